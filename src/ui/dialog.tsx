import type { ReactNode } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** Runs after the closing animation. */
  onClosed?: () => void
  /** The dialog has its own address, which Back leaves. */
  hasAddress?: boolean
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons of equal width, the primary one last. */
  footer?: ReactNode
  /** Whether what it covers of the page's frame is said at its foot; not where its own buttons are what comes next. */
  hasFoot?: boolean
  /** Centered, or along the right edge. */
  variant?: 'dialog' | 'drawer'
  size?: 'sm' | 'md' | 'lg' | 'xl'
  role?: 'dialog' | 'alertdialog'
}

/**
 * A dialog in the center (or a drawer on the right); a sheet from the bottom edge on phones. Its frame loads when the
 * first of all dialogs opens.
 */
export const Dialog = lazyDialog<DialogProps>(
  async () => (await import('./dialog-panel.tsx')).DialogPanel,
  { keepsState: true },
)
