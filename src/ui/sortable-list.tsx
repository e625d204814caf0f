import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useDragOrder } from './use-drag-order.ts'

interface Props<Item> {
  /** The name of the list, such as "Lines". */
  label: string
  items: readonly Item[]
  /** A stable key for an item. */
  itemKey: (item: Item) => string
  /** The accessible name of an item. */
  itemName: (item: Item, index: number) => string
  /** Moves an item between two indexes: `moved` returns the new list. */
  onMove: (from: number, to: number) => void
  /** Renders an item; `controls` are the elements that move it. `index` is its index before a drag. */
  children: (item: Item, index: number, controls: ReactNode) => ReactNode
  className?: string
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * A short list that a person can reorder: by dragging a row's grip, with the two buttons that appear at a pressed or
 * focused grip, with an arrow key on it, or with Alt and an arrow key anywhere in the row. The new position is
 * announced.
 */
export function SortableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  onMove,
  children,
  className = '',
}: Props<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const focused = useRef<Element | null>(null)
  const { dragged, order, grab } = useDragOrder(list, move)

  // Moving a row in the DOM drops its focus.
  useLayoutEffect(() => {
    const element = focused.current
    focused.current = null
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus()
  })

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    focused.current = document.activeElement
    onMove(from, to)
    setAnnouncement(`${itemName(item, from)}, now ${to + 1} of ${items.length}`)
  }

  function onKey(event: KeyboardEvent, at: number, needsAlt: boolean) {
    const step = steps[event.key]
    if (step === undefined || event.altKey !== needsAlt) return
    event.preventDefault()
    move(at, at + step)
  }

  function controls(item: Item, at: number) {
    const name = itemName(item, at)
    return (
      <span className="group/grip relative flex flex-none">
        <button
          type="button"
          aria-label={`Drag ${name}, or press an arrow key`}
          onPointerDown={(event) => {
            // Not every browser does so by itself.
            event.currentTarget.focus({ preventScroll: true })
            grab(at)(event)
          }}
          onKeyDown={(event) => onKey(event, at, false)}
          className="grid size-target flex-none cursor-grab touch-none place-items-center rounded-control text-subtle hover:bg-hover active:cursor-grabbing [&_svg]:size-5"
        >
          <GripVertical aria-hidden />
        </button>
        <span
          // The focus stays at the grip, and the buttons with it.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-y-0 right-full z-10 hidden rounded-control bg-raised shadow-menu group-focus-within/grip:flex in-data-dragged:hidden"
        >
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp aria-hidden />}
            aria-disabled={at === 0}
            className="aria-disabled:text-subtle aria-disabled:opacity-40"
            onClick={() => move(at, at - 1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown aria-hidden />}
            aria-disabled={at === items.length - 1}
            className="aria-disabled:text-subtle aria-disabled:opacity-40"
            onClick={() => move(at, at + 1)}
          />
        </span>
      </span>
    )
  }

  return (
    <>
      <ol ref={list} aria-label={label} className={className}>
        {order(items.length).map((at) => {
          const item = items[at]
          if (item === undefined) return null
          return (
            <li
              key={itemKey(item)}
              data-at={at}
              data-dragged={at === dragged || undefined}
              onKeyDown={(event) => onKey(event, at, true)}
              className="data-dragged:relative data-dragged:rounded-control data-dragged:bg-selected data-dragged:outline-2 data-dragged:outline-focus data-dragged:select-none"
            >
              {children(item, at, controls(item, at))}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
