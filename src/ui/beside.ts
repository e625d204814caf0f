import { flip, offset, shift, size } from '@floating-ui/react'

/** How a box lies beside what it belongs to: a little apart, within the window, and scrolling where it is too high. */
export const beside = (matchWidth = false) => [
  offset(6),
  flip({ padding: 8 }),
  shift({ padding: 8 }),
  size({
    padding: 8,
    apply({ rects, availableHeight, elements: { floating } }) {
      floating.style.maxHeight = `${Math.max(availableHeight, 120)}px`
      if (matchWidth) floating.style.minWidth = `${rects.reference.width}px`
    },
  }),
]

/** Shows a box above everything else, dialogs included, without leaving its place in the page. */
export function putOnTop(box: HTMLElement | null): void {
  if (box?.isConnected && 'showPopover' in box) box.showPopover()
}
