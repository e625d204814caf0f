import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { place } from './place.ts'
import { roveOnKeyDown } from './rove.ts'

interface Props {
  /** What it belongs to and hangs from. */
  anchor: HTMLElement
  onClose: () => void
  align: 'start' | 'end'
  matchWidth?: boolean
  role: 'menu' | 'listbox'
  /** The id by which the anchor names it. */
  id: string
  label: string
  children: ReactNode
}

/** The box of a menu or a list of options: arrow keys move in it, Escape, Tab and a press elsewhere close it. */
export function Popover({
  anchor,
  onClose,
  align,
  matchWidth = false,
  role,
  id,
  label,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const release = place(anchor, element, { placement: `bottom-${align}`, gap: 6, matchWidth })
    const first = element.querySelector('[data-item][data-autofocus], [data-item]')
    const chosen = element.querySelector('[data-item][data-autofocus]') ?? first
    if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true })
    chosen?.scrollIntoView({ block: 'nearest' })
    const pressElsewhere = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return
      if (!element.contains(event.target) && !anchor.contains(event.target)) close.current()
    }
    document.addEventListener('pointerdown', pressElsewhere, true)
    return () => {
      release()
      document.removeEventListener('pointerdown', pressElsewhere, true)
    }
  }, [anchor, align, matchWidth])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Escape' && event.key !== 'Tab') {
      roveOnKeyDown(event)
      return
    }
    // Escape must not close the dialog around it as well; Tab goes on from the anchor.
    if (event.key === 'Escape') event.stopPropagation()
    anchor.focus()
    onClose()
  }

  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      role={role}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      className="fixed inset-auto z-50 m-0 min-w-54 animate-appear overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-text shadow-menu outline-none"
    >
      {children}
    </div>
  )
}
