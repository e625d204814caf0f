import type { KeyboardEvent } from 'react'

type Axis = 'vertical' | 'horizontal'

const moves: Record<string, Axis | 'both'> = {
  ArrowDown: 'vertical',
  ArrowUp: 'vertical',
  ArrowRight: 'horizontal',
  ArrowLeft: 'horizontal',
  Home: 'both',
  End: 'both',
}

/** Where a key leads in a list that goes round; undefined for a key that doesn't move. */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  axis: Axis,
): number | undefined {
  const move = moves[key]
  if (count === 0 || move === undefined || (move !== 'both' && move !== axis)) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = key === 'ArrowDown' || key === 'ArrowRight'
  if (index < 0) return forward ? 0 : count - 1
  return (index + (forward ? 1 : -1) + count) % count
}

/** The next text that begins with a letter, looked for after the present one and round. */
export function indexByLetter(letter: string, texts: readonly string[], index: number): number {
  const wanted = letter.toLocaleLowerCase()
  for (let step = 1; step <= texts.length; step++) {
    const at = (index + step) % texts.length
    if (texts[at]?.trim().toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}

/** Arrow keys, Home, End and first letters move the focus among the items of a menu or list of options. */
export function roveOnKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')]
  const index = items.findIndex((item) => item === document.activeElement)
  const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey
  const next = letter
    ? indexByLetter(
        event.key,
        items.map((item) => item.textContent ?? ''),
        index,
      )
    : nextIndex(event.key, index, items.length, 'vertical')
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}
