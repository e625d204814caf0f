/** The least width of a visible part, and the overlap of neighbors, in pixels. */
const least = 18
const overlap = 6

/**
 * Returns the start and end of each part in pixels, proportional to the values. Parts too narrow to see are widened at
 * the expense of the others.
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
