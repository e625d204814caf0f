const digits = 2048

/**
 * Sorts positions by their keys, smallest first, keeping the order of equal ones; in place. Keys are whole numbers,
 * 0 or more. A hundred thousand take a few milliseconds where a comparing sort takes a frame or more.
 */
export function radixSort(positions: Uint32Array, keys: Float64Array | Uint32Array): void {
  let least = Infinity
  let most = -Infinity
  for (const position of positions) {
    const key = keys[position] ?? 0
    if (key < least) least = key
    if (key > most) most = key
  }
  let from: Uint32Array = positions
  let to: Uint32Array = new Uint32Array(positions.length)
  const starts = new Uint32Array(digits)
  for (let unit = 1; unit <= most - least; unit *= digits) {
    const digitOf = (position: number) =>
      Math.floor(((keys[position] ?? 0) - least) / unit) % digits
    starts.fill(0)
    for (const position of from) {
      const digit = digitOf(position)
      starts[digit] = (starts[digit] ?? 0) + 1
    }
    let start = 0
    for (let digit = 0; digit < digits; digit += 1) {
      const count = starts[digit] ?? 0
      starts[digit] = start
      start += count
    }
    for (const position of from) {
      const digit = digitOf(position)
      const place = starts[digit] ?? 0
      to[place] = position
      starts[digit] = place + 1
    }
    const sorted = to
    to = from
    from = sorted
  }
  if (from !== positions) positions.set(from)
}
