interface Layer {
  box: HTMLElement
  /** The part of the page that it was opened from. */
  ground: HTMLElement
}

/** The layers that are open, the topmost last. */
const stack: Layer[] = []
let covered = new Set<HTMLElement>()

/** The topmost layer that is open. */
export const topLayer = (): HTMLElement | undefined => stack.at(-1)?.box

function setCovered(part: HTMLElement, is: boolean): void {
  part.inert = is
  // What lies below is hidden from those who hear it by older readers as well.
  if (is) part.setAttribute('aria-hidden', 'true')
  else part.removeAttribute('aria-hidden')
}

/** The page keeps its place, and its width where a scroll bar goes. */
function setScrolls(scrolls: boolean): void {
  const page = document.documentElement
  const bar = innerWidth - page.clientWidth
  page.style.overflow = scrolls ? '' : 'hidden'
  page.style.paddingRight = scrolls || bar <= 0 ? '' : `${bar}px`
}

function settle(): void {
  const below = new Set(stack.flatMap(({ box, ground }) => [box, ground]))
  const top = topLayer()
  if (top) below.delete(top)
  for (const part of covered) if (!below.has(part)) setCovered(part, false)
  for (const part of below) if (!covered.has(part)) setCovered(part, true)
  if (covered.size > 0 !== below.size > 0) setScrolls(below.size === 0)
  covered = below
}

/** Lays one over all that is open: nothing below it can be reached until the returned function takes it away. */
export function layOver(box: HTMLElement, ground: HTMLElement): () => void {
  const layer = { box, ground }
  stack.push(layer)
  settle()
  return () => {
    stack.splice(stack.indexOf(layer), 1)
    settle()
  }
}
