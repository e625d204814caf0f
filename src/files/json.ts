import { jsonCell } from './cell-text.ts'
import { fileMimes, type FilePlan, type FileWriter } from './table-file.ts'

/** The format version, for programs that read the file. */
const jsonSchema = 'paid.report/1'

/** Returns a column's key in the rows: `Transaction ID` is `transactionId`. */
function jsonKey(header: string): string {
  const words = header.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/**
 * Writes one object: schema, title, columns, totals, and one object per row, each on its own line. Money is decimal
 * text, so that no program rounds it.
 */
export function jsonWriter({ columns, head }: FilePlan): FileWriter {
  const keys = columns.map(({ header }) => jsonKey(header))
  const start = {
    schema: jsonSchema,
    title: head.title,
    about: Object.fromEntries(head.facts.map(([term, value]) => [jsonKey(term), value])),
    totals: Object.fromEntries(head.totals.map(([term, value]) => [jsonKey(term), value])),
    columns: columns.map(({ header, kind }, at) => ({ key: keys[at], header, kind })),
  }
  const parts = [`${JSON.stringify(start).slice(0, -1)},"rows":[`]
  let before = '\n'
  return {
    add: (rows) => {
      let text = ''
      for (const row of rows) {
        const cells = row.map((cell, at) => [keys[at], jsonCell(cell, columns[at]?.kind ?? 'text')])
        text += before + JSON.stringify(Object.fromEntries(cells))
        before = ',\n'
      }
      parts.push(text)
    },
    finish: () => new Blob([...parts, '\n]}\n'], { type: fileMimes.json }),
  }
}
