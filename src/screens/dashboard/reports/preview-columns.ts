import type { FileColumn } from '#src/files/table-file.ts'

/** The usual width of a character and the space beside a cell, in pixels. */
const character = 7.6
const space = 20

/** A heading breaks between its words. */
const longestWord = (text: string): number =>
  Math.max(...text.split(' ').map(({ length }) => length))

/**
 * Returns the indexes of the columns that fit into a width: the first and the first amount, then as many of the others
 * as there is room for, in their order.
 */
export function fittingColumns(
  columns: readonly FileColumn[],
  texts: readonly (readonly string[])[],
  width: number,
): number[] {
  const amount = columns.findIndex(({ kind }) => kind === 'money')
  const first = amount > 0 ? [0, amount] : [0]
  const others = columns.map((_, at) => at).filter((at) => !first.includes(at))
  let left = width
  return [...first, ...others]
    .filter((at) => {
      const longest = Math.max(
        longestWord(columns[at]?.header ?? ''),
        ...texts.map((row) => row[at]?.length ?? 0),
      )
      const needed = longest * character + space
      if (needed > left && !first.includes(at)) return false
      left -= needed
      return true
    })
    .sort((a, b) => a - b)
}
