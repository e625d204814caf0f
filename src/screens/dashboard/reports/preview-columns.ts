import type { FileColumn } from '#src/files/table-file.ts'

/** The usual width of a character, and the space beside a cell and beside the table, in pixels. */
const character = 7.6
const space = 12
const sides = 28
/** Longer texts are cut, so that names don't push out the other columns. */
const longestText = 11

export interface PreviewColumn extends FileColumn {
  texts: string[]
}

/** A heading breaks between its words. */
const longestWord = (text: string): number =>
  Math.max(...text.split(' ').map(({ length }) => length))

function widthOf({ header, kind, texts }: PreviewColumn): number {
  const longest = Math.max(0, ...texts.map(({ length }) => length))
  const shown = kind === 'text' ? Math.min(longest, longestText) : longest
  return Math.max(longestWord(header), shown) * character + space
}

const isAmount = ({ kind }: FileColumn) => kind === 'money'

/** Writes the currency before the amount, instead of in a column of its own. */
function withCurrency(columns: readonly PreviewColumn[]): PreviewColumn[] {
  const currency = columns.find(({ header }) => header === 'Currency')
  const amount = columns.find(isAmount)
  if (!currency || !amount) return [...columns]
  return columns
    .filter((column) => column !== currency)
    .map((column) =>
      column === amount
        ? { ...column, texts: column.texts.map((text, at) => `${currency.texts[at]} ${text}`) }
        : column,
    )
}

/**
 * Returns the columns that fit into a width: the first and the first amount, then as many of the others as there is
 * room for, in their order. Where not all fit, the amount has its currency.
 */
export function fittingColumns(
  columns: readonly PreviewColumn[],
  width: number,
): { shown: PreviewColumn[]; others: PreviewColumn[] } {
  const room = width - sides
  const whole = columns.reduce((sum, column) => sum + widthOf(column), 0)
  if (whole <= room) return { shown: [...columns], others: [] }
  const merged = withCurrency(columns)
  const amount = merged.find(isAmount)
  const isFirst = (column: PreviewColumn) => column === merged[0] || column === amount
  let left = room - merged.filter(isFirst).reduce((sum, column) => sum + widthOf(column), 0)
  const shown = merged.filter((column) => {
    if (isFirst(column)) return true
    const isRoom = widthOf(column) <= left
    if (isRoom) left -= widthOf(column)
    return isRoom
  })
  return { shown, others: merged.filter((column) => !shown.includes(column)) }
}
