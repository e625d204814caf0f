import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

interface Props {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** The navigation as a drawer from the left, on screens without room for a sidebar. */
export function NavDrawer({ open, onClose, label, children }: Props) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label={label}
      place="items-stretch"
      className="relative flex w-72 max-w-[85vw] flex-col overflow-y-auto overscroll-contain border-r border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-sheet transition-[translate] duration-(--t-slow) ease-lay data-closed:-translate-x-full data-leave:duration-(--t-base) data-leave:ease-lift"
    >
      {children}
      <IconButton
        label="Close"
        icon={<X aria-hidden />}
        onClick={onClose}
        className="absolute! top-2.5 right-2"
      />
    </Modal>
  )
}
