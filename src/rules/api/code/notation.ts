import type { Json } from './api-call.ts'

/** The rules by which a language writes values. */
export interface Notation {
  text: (text: string) => string
  words: { true: string; false: string; null: string }
  object: readonly [open: string, close: string]
  list: readonly [open: string, close: string]
  /** The key of an entry with its separator, such as `"amount": `. */
  name: (name: string) => string
  indent: string
}

/** Writes a value in a language, one entry per line, indented from `depth`. */
export function write(value: Json, notation: Notation, depth = 0): string {
  if (value === null) return notation.words.null
  if (typeof value === 'boolean') return notation.words[value ? 'true' : 'false']
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return notation.text(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? notation.list : notation.object
  const lines = isList
    ? value.map((each: Json) => write(each, notation, depth + 1))
    : Object.entries(value).map(
        ([name, each]) => notation.name(name) + write(each, notation, depth + 1),
      )
  if (lines.length === 0) return open + close
  const inside = lines.map((line) => `${notation.indent.repeat(depth + 1)}${line},\n`)
  return `${open}\n${inside.join('')}${notation.indent.repeat(depth)}${close}`
}
