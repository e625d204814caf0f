/** Returns a generator of numbers from 0 up to 1, deterministic for a key (FNV-1a hash, mulberry32). */
export function randomFrom(key: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1)
    state = Math.imul(state ^ key.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns eight hex digits for a number from 0 up to 1. */
export const eightHexDigits = (share: number): string =>
  Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
