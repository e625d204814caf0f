export interface CsvRow {
  /** The line that it begins on, from 1. */
  number: number
  cells: string[]
  /** A quote opens a cell that nothing closes: its cells are as they stand, quotes included. */
  isOpen: boolean
}

/** The most lines that one cell may have: an address has a few. */
const mostLinesOfCell = 20

type SomeLines = readonly string[]

/** Returns the row that begins on a line and the line after it; null if one of its quotes isn't closed. */
function closedRow(lines: SomeLines, first: number, separator: string) {
  const cells: string[] = []
  let at = first
  let rest = lines[at] ?? ''
  for (;;) {
    if (rest.startsWith('"')) {
      let cell = ''
      let inside = rest.slice(1)
      let end = /^[^"]*(?:""[^"]*)*"(?!")/.exec(inside)
      while (!end) {
        at += 1
        if (at >= lines.length || at - first >= mostLinesOfCell) return null
        cell += `${inside}\n`
        inside = lines[at] ?? ''
        end = /^[^"]*(?:""[^"]*)*"(?!")/.exec(inside)
      }
      cells.push((cell + end[0].slice(0, -1)).replaceAll('""', '"'))
      rest = inside.slice(end[0].length).trimStart()
      if (rest === '') return { cells, after: at + 1 }
      if (!rest.startsWith(separator)) return null
      rest = rest.slice(separator.length)
      continue
    }
    const end = rest.indexOf(separator)
    cells.push(end < 0 ? rest : rest.slice(0, end))
    if (end < 0) return { cells, after: at + 1 }
    rest = rest.slice(end + separator.length)
  }
}

/**
 * Splits the text of a CSV file into rows, of which a quoted cell may run over several lines. A quote that is not closed
 * costs its own line alone: without a row of its own, everything up to the next quote would be one cell. So would the
 * lines between two quotes that have lost their others, which have as many cells as the row that would swallow them.
 */
export function csvRows(text: string, separator: string): CsvRow[] {
  const lines = text.split(/\r\n|\r|\n/)
  const rows: CsvRow[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const row = closedRow(lines, at, separator)
    const swallowed = row ? lines.slice(at + 1, row.after - 1) : []
    const isOpen =
      !row || swallowed.some((each) => each.split(separator).length >= row.cells.length)
    rows.push({ number: at + 1, cells: isOpen ? line.split(separator) : row.cells, isOpen })
    at = isOpen ? at + 1 : row.after
  }
  return rows
}
