import type { Plugin } from 'vite'

/** Where the app writes and reads: a file, the words before which a wait belongs, and the words with it. */
const places: [file: string, words: string, withWait: string][] = [
  ['src/data/run-action.ts', '  return actions\n', '  await late(1)\n  return actions\n'],
  ['src/data/use-query.ts', 'await query(db) }', 'await query(db).finally(() => late(0.2)) }'],
]

/**
 * Makes each action begin that many milliseconds late, and each query answer a fifth of it, whatever a test does with
 * the clock. A test that reads what was written, or what is shown, without waiting for it then fails each time.
 */
export function late(milliseconds: number): Plugin {
  return {
    name: 'late',
    enforce: 'pre',
    transform(code, id) {
      const place = places.find(([file]) => id.split('?')[0]?.endsWith(file))
      if (!place) return undefined
      const [file, words, withWait] = place
      if (!code.includes(words)) throw new Error(`${file} has no “${words.trim()}”.`)
      return `${code.replace(words, withWait)}
        const later = globalThis.setTimeout
        const late = (part) => new Promise((resolve) => later(resolve, part * ${milliseconds}))`
    },
  }
}
