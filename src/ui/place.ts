import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  size,
  type Placement,
} from '@floating-ui/react'

interface Options {
  placement: Placement
  /** Between the two, in pixels. */
  gap: number
  /** At least as wide as what it belongs to. */
  matchWidth?: boolean
}

/** Lays a box beside what it belongs to, within the window, and keeps it there; the returned function stops that. */
export function place(
  anchor: Element,
  box: HTMLElement,
  { placement, gap, matchWidth = false }: Options,
): () => void {
  // Above everything else, dialogs included, without leaving its place in the page.
  if (box.isConnected && 'showPopover' in box) box.showPopover()
  const fit = size({
    padding: 8,
    apply({ rects, availableHeight }) {
      box.style.maxHeight = `${Math.max(availableHeight, 120)}px`
      if (matchWidth) box.style.minWidth = `${rects.reference.width}px`
    },
  })
  return autoUpdate(anchor, box, () => {
    void computePosition(anchor, box, {
      strategy: 'fixed',
      placement,
      middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8 }), fit],
    }).then(({ x, y }) => {
      box.style.left = `${x}px`
      box.style.top = `${y}px`
    })
  })
}
