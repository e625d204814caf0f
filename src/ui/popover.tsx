import { useInteractions } from '@floating-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useBeside } from './use-beside.ts'
import { useListKeys } from './use-list-keys.ts'

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
  /** The place of the chosen option. */
  chosen?: number | undefined
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
  chosen,
  children,
}: Props) {
  const { context, ref, style, dismiss } = useBeside(anchor, onClose, { align, matchWidth })
  const { getFloatingProps } = useInteractions([...useListKeys(context, chosen), dismiss])

  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      role={role}
      aria-label={label}
      {...getFloatingProps({
        onKeyDown({ key }: KeyboardEvent) {
          if (key !== 'Tab') return
          // Tab goes on from the anchor.
          anchor.focus()
          onClose()
        },
        onClick: (event) => event.stopPropagation(),
      })}
      style={style}
      className="fixed inset-auto z-50 m-0 min-w-54 animate-appear overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-text shadow-menu outline-none"
    >
      {children}
    </div>
  )
}
