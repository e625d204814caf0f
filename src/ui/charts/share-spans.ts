/** The narrowest part that is still seen, and how far each lies over the one before it, in pixels. */
const least = 18
const overlap = 6

/**
 * Where the parts of a bar begin and end, in pixels: as wide as their values are to each other, but none so narrow that
 * it can't be seen; what those take more is taken from the others.
 */
export function shareSpans(values: readonly number[], width: number): [number, number][] {
  const room = width + overlap * (values.length - 1)
  let narrow = new Set<number>()
  let unit = 0
  for (;;) {
    const wide = values.filter((_, at) => !narrow.has(at))
    unit = (room - least * narrow.size) / wide.reduce((sum, value) => sum + value, 0)
    const more = new Set(values.flatMap((value, at) => (value * unit < least ? [at] : [])))
    if (more.size <= narrow.size) break
    narrow = more
  }
  let from = 0
  return values.map((value, at) => {
    const to = from + (narrow.has(at) ? least : value * unit)
    const span: [number, number] = [from, to]
    from = to - overlap
    return span
  })
}
