import { useInteractions } from '@floating-ui/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { useBeside } from './use-beside.ts'

interface Props {
  /** What it belongs to and hangs from. */
  anchor: HTMLElement
  onClose: () => void
  label: string
  children: ReactNode
}

/** A small form beside its button: the page stays in use, Escape and a press elsewhere close it. */
export function PopoverDialog({ anchor, onClose, label, children }: Props) {
  const { box, ref, style, dismiss } = useBeside(anchor, onClose, { align: 'end' })
  const { getFloatingProps } = useInteractions([dismiss])

  // Floating UI's manager of the focus would be 5 KB gzip for this and for the blur.
  useLayoutEffect(() => {
    box?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [box])

  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={label}
      {...getFloatingProps()}
      onBlur={({ relatedTarget }) => {
        // Tab leads out of it at its end: it closes behind.
        if (relatedTarget instanceof Node && !box?.contains(relatedTarget)) onClose()
      }}
      style={style}
      className="fixed inset-auto z-50 m-0 w-90 animate-appear overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-5 text-text shadow-menu outline-none"
    >
      {children}
    </div>
  )
}
