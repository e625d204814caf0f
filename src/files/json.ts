import { fileMimes } from '#db/files/file-type.ts'
import { jsonCell } from './cell-text.ts'
import {
  currencyOfRow,
  type FileColumn,
  type FilePlan,
  type FileRows,
  type FileWriter,
} from './table-file.ts'

/** The format version, for programs that read the file. */
const jsonSchema = 'paid.report/2'

/** Returns a column's key in the rows: `Transaction ID` is `transactionId`. */
function jsonKey(header: string): string {
  const words = header.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/** Returns a function that makes an object of a row. */
function objectsOf(columns: readonly FileColumn[]) {
  const keys = columns.map(({ header }) => jsonKey(header))
  const currencyAt = currencyOfRow(columns)
  return (row: FileRows[number]) =>
    Object.fromEntries(
      columns.map((column, at) => [
        keys[at],
        jsonCell(row[at] ?? '', column, row[currencyAt] ?? ''),
      ]),
    )
}

/** Terms whose values stand beside them as programs read them. */
const dated = ['Period', 'Generated']

/**
 * Writes one object: schema, title, period, columns, sums, and one object per row, each on its own line. Money is in
 * minor units with its currency, as in the API.
 */
export function jsonWriter({ columns, head }: FilePlan): FileWriter {
  const { title, period, generatedAt, facts, sums = [] } = head
  const object = objectsOf(columns)
  const told = facts.filter(([term]) => !(period && dated.includes(term)))
  const start = {
    schema: jsonSchema,
    title,
    ...(period && { period }),
    ...(generatedAt !== undefined && { generatedAt }),
    about: Object.fromEntries(told.map(([term, value]) => [jsonKey(term), value])),
    columns: columns.map(({ header, kind }) => ({ key: jsonKey(header), header, kind })),
    totals: sums.map(object),
  }
  const parts = [`${JSON.stringify(start).slice(0, -1)},"rows":[`]
  let before = '\n'
  return {
    add: (rows) => {
      let text = ''
      for (const row of rows) {
        text += before + JSON.stringify(object(row))
        before = ',\n'
      }
      parts.push(text)
    },
    finish: () => new Blob([...parts, '\n]}\n'], { type: fileMimes.json }),
  }
}
