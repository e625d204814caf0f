import { Dialog, DialogBackdrop, DialogPanel, TransitionChild } from '@headlessui/react'
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useBackToClose } from './history-layers.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Once it has left the screen. */
  onClosed?: (() => void) | undefined
  /** It is at an address of its own, which Back leaves. */
  hasAddress?: boolean
  role?: 'dialog' | 'alertdialog'
  'aria-label'?: string
  /** Where the panel stands on the screen. */
  place: string
  /** How the panel looks; `data-closed` and `data-leave` say how it comes and goes. */
  className: string
  panel?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** A panel over the page, which is out of reach until Escape, Back or a press beside the panel closes it. */
export function Modal({
  open,
  onClose,
  onClosed,
  hasAddress = false,
  role = 'dialog',
  place,
  className,
  panel,
  children,
  ...named
}: Props) {
  useBackToClose(open && !hasAddress, onClose)
  // Drawn closed first: one that begins open would neither come in nor take the page below out of reach.
  const [isUsed, setUsed] = useState(false)
  const [isReady, setReady] = useState(false)
  useLayoutEffect(() => {
    if (open) setUsed(true)
    setReady(open && isUsed)
  }, [open, isUsed])
  if (!isUsed) return null
  return (
    <Dialog
      {...named}
      open={open && isReady}
      role={role}
      onClose={onClose}
      // A press in it is none on the row that it was opened from.
      onClick={(event) => event.stopPropagation()}
      // Nothing that a finger pulls at in it moves the page below; what scrolls in it still does.
      className="fixed inset-0 z-50 touch-pinch-zoom outline-none"
    >
      <DialogBackdrop
        transition
        className="absolute inset-0 bg-scrim transition-opacity duration-(--t-base) data-closed:opacity-0"
      />
      <div className={`absolute inset-0 flex ${place}`}>
        <TransitionChild {...(onClosed && { afterLeave: onClosed })}>
          <DialogPanel ref={panel ?? null} className={className}>
            {children}
          </DialogPanel>
        </TransitionChild>
      </div>
    </Dialog>
  )
}
