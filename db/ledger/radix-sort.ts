const bits = 11
const digits = 1 << bits
const mask = digits - 1

/**
 * The digits of the sort: two for the lower half of a key, three for the upper, as 32-bit integers.
 */
const half = 1 << (2 * bits)

/** Sorts `from` into `to` by one digit of a half. */
function sortByDigit(from: Uint32Array, to: Uint32Array, halves: Uint32Array, shift: number): void {
  const starts = new Uint32Array(digits + 1)
  for (const position of from) {
    const next = (((halves[position] ?? 0) >>> shift) & mask) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let digit = 1; digit < digits; digit += 1)
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0)
  for (const position of from) {
    const digit = ((halves[position] ?? 0) >>> shift) & mask
    const place = starts[digit] ?? 0
    to[place] = position
    starts[digit] = place + 1
  }
}

/**
 * Sorts positions by their keys, smallest first, keeping the order of equal ones; in place. Keys are whole
 * numbers. A hundred thousand take a few milliseconds where a comparing sort takes a frame or more.
 */
export function radixSort(positions: Uint32Array, keys: Float64Array | Uint32Array): void {
  let least = Infinity
  let most = -Infinity
  for (const position of positions) {
    const key = keys[position] ?? 0
    if (key < least) least = key
    if (key > most) most = key
  }
  const lower = new Uint32Array(keys.length)
  const upper = new Uint32Array(keys.length)
  for (const position of positions) {
    const key = (keys[position] ?? 0) - least
    const above = Math.floor(key / half)
    upper[position] = above
    lower[position] = key - above * half
  }
  let from: Uint32Array = positions
  let to: Uint32Array = new Uint32Array(positions.length)
  for (let digit = 0; (most - least) / digits ** digit >= 1; digit += 1) {
    sortByDigit(from, to, digit < 2 ? lower : upper, bits * (digit < 2 ? digit : digit - 2))
    const sorted = to
    to = from
    from = sorted
  }
  if (from !== positions) positions.set(from)
}
