import { searchable } from '#db/ledger/search.ts'

/** More than these say nothing more about what is meant. */
const mostWords = 6

/** What was typed as a search compares it: its words in lower case, each once. */
export const wordsOf = (typed: string): string[] =>
  [...new Set(searchable(typed).split(' ').filter(Boolean))].slice(0, mostWords)

export interface Match {
  /** 4 it is what was typed, 3 it begins with that, 2 a word of it begins so, 1 it is somewhere within, 0 nowhere. */
  rank: number
  /** The words that are not in it. */
  left: string[]
}

const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** How well a word stands in a text, from 2 to 0. */
export function standing(text: string, word: string): number {
  let best = 0
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isWordChar(text[at - 1])) return 2
    best = 1
  }
  return best
}

/** How words are found in the texts of one thing, given in lower case: each in any of them, in any order. */
export function match(words: readonly string[], texts: readonly string[]): Match {
  const phrase = words.join(' ')
  const standings = words.map((word) => Math.max(...texts.map((text) => standing(text, word))))
  const left = words.filter((_, place) => standings[place] === 0)
  if (texts.includes(phrase)) return { rank: 4, left }
  if (left.length === 0 && texts.some((text) => text.startsWith(phrase))) return { rank: 3, left }
  const found = standings.filter((each) => each > 0)
  return { rank: found.length === 0 ? 0 : Math.min(...found), left }
}

/** Whether each of some words begins a word of a label, such as "refund" in "Process Refund". */
export const names = (label: string, words: readonly string[]): boolean =>
  words.every((word) => standing(searchable(label), word) === 2)
