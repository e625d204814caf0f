import { searchable } from '#db/text/search-text.ts'

export interface Entry {
  page: string
  heading: string
  /** Path and fragment. */
  to: string
  text: string
}

const plain = searchable

/** Scores a word: where it matches counts more than how often. Null if it does not match. */
function fit(word: string, { page, heading, text }: Entry): number | null {
  const starts = (words: string) =>
    plain(words)
      .split(/[^\p{L}\p{N}]+/u)
      .some((each) => each.startsWith(word))
  if (starts(heading)) return 8
  if (plain(heading).includes(word)) return 6
  if (starts(page)) return 4
  if (starts(text)) return 2
  return plain(`${page} ${text}`).includes(word) ? 1 : null
}

/** Returns the parts that contain every typed word, best first, at most `most`. */
export function findParts(entries: readonly Entry[], typed: string, most = 8): Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = entries.flatMap((entry) => {
    const fits = words.map((word) => fit(word, entry))
    if (fits.includes(null)) return []
    return { entry, points: fits.reduce<number>((sum, each) => sum + (each ?? 0), 0) }
  })
  return found
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ entry }) => entry)
}
