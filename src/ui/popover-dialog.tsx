import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { place } from './place.ts'

interface Props {
  /** What it belongs to and hangs from. */
  anchor: HTMLElement
  onClose: () => void
  label: string
  children: ReactNode
}

/** A small form beside its button: the page stays in use, Escape and a press elsewhere close it. */
export function PopoverDialog({ anchor, onClose, label, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const release = place(anchor, element, { placement: 'bottom-end', gap: 6 })
    element.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
    const pressElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || element.contains(target) || anchor.contains(target)) return
      close.current()
    }
    document.addEventListener('pointerdown', pressElsewhere, true)
    return () => {
      release()
      document.removeEventListener('pointerdown', pressElsewhere, true)
    }
  }, [anchor])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    anchor.focus()
    onClose()
  }

  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // Tab leads out of it at its end: it closes behind.
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) onClose()
      }}
      className="fixed inset-auto z-50 m-0 w-90 animate-appear overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-5 text-text shadow-menu outline-none"
    >
      {children}
    </div>
  )
}
