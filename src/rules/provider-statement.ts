import { type Currency, currencyName } from '#db/money.ts'
import { mostStatementLines, type StatementLine } from '#db/disputes/statement-lines.ts'
import { formatCount } from '#db/text/format.ts'
import { csvRows, type CsvRow as Row } from './csv-rows.ts'
import {
  currencyOf,
  dateOrderOf,
  type DateOrder,
  type DecimalSign,
  decimalSignOf,
  readAmount,
  readDate,
} from './statement-cells.ts'
import {
  cellsBy,
  findColumns,
  missingColumns,
  plainCell as plain,
  type StatementCells as Cells,
  statusMoved,
} from './statement-columns.ts'

/** The largest accepted file, in bytes. */
export const largestStatement = 2 * 1_048_576

/** A line of the file that is no payment, or can't be read. */
export interface UnreadLine {
  /** Its line in the file, from 1. */
  number: number
  /** What is written in it. */
  text: string
  /** Why, as a sentence. */
  why: string
  /** It may be a payment: titles and totals are not. */
  mayBePayment: boolean
  /** The reference that it gives; may be empty. */
  reference: string
}

export type ReadStatement =
  | {
      lines: StatementLine[]
      unread: UnreadLine[]
      /** The names of columns that aren't read. */
      ignored: readonly string[]
      error?: undefined
    }
  | {
      error: string
      /** The file can be read once it is known which currency it is in, which it names nowhere. */
      asksCurrency?: boolean
    }

/**
 * Decodes a file of text as Excel and providers save it: UTF-8, UTF-16 with or without a mark, else
 * Windows' western letters. Other files keep their zero bytes, by which `readStatement` knows them.
 */
export function statementText(bytes: Uint8Array): string {
  const decode = (label: string) => new TextDecoder(label).decode(bytes)
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode('utf-16le')
  if (first === 0xfe && second === 0xff) return decode('utf-16be')
  // Column names have letters whose other byte is zero.
  if (first !== 0 && second === 0 && bytes[3] === 0) return decode('utf-16le')
  if (first === 0 && second !== 0 && bytes[2] === 0) return decode('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252')
  }
}

/** The rows above which column names are looked for: titles, periods and addresses stand there. */
const mostTitles = 50

const columnsIn = ({ cells }: Row): number => findColumns(cells).at.size

/** Finds the row with the column names, and the separator by which it has most of them. */
function tableOf(text: string) {
  const tables = [',', ';', '\t', '|'].map((separator) => {
    const rows = csvRows(text, separator)
    const found = rows.slice(0, mostTitles).map(columnsIn)
    const most = Math.max(0, ...found)
    return { rows, most, head: found.indexOf(most) }
  })
  return tables.reduce((best, table) => (table.most > best.most ? table : best))
}

/** A line that sums up others. */
const total = /^(?:(?:grand|sub)[ -]?)?totals?\b|^(?:opening|closing) balance\b|^balance (?:b|c)/i

const quoted = (text: string) => `“${text.slice(0, 20)}”`

/** Returns why a line is no payment or can't be read; null for a line that can. */
function whyUnread(
  cells: Cells,
  row: Row,
  read: ReturnType<typeof readAmount>,
): Omit<UnreadLine, 'number' | 'text' | 'reference'> | null {
  const aside = (why: string) => ({ why, mayBePayment: false })
  const wrong = (why: string) => ({ why, mayBePayment: true })
  if (row.isOpen) return wrong('A quote (") isn’t closed. Add or remove it in the file.')
  const isAside = cells.account === '' || cells.date === ''
  if (isAside && row.cells.some((cell) => total.test(plain(cell))))
    return aside('A total, not a payment.')
  if (columnsIn(row) > 2) return aside('Column names.')
  const moved = statusMoved(cells.status)
  if (moved === false) return aside(`The status is ${quoted(cells.status)}: no money moved.`)
  if (moved === null) return wrong(`The status ${quoted(cells.status)} isn’t known.`)
  if (read.error === 'missing') return isAside ? aside('No amount.') : wrong('No amount.')
  if (read.error === 'unclear')
    return wrong(
      `The amount ${quoted(cells.amount)} may have decimals or thousands. Write it as 1234.50.`,
    )
  if (read.error)
    return wrong(`The amount ${quoted(cells.amount)} must be a number, such as 18.00.`)
  if (read.minor === 0) return aside('The amount is 0.00: no money moved.')
  const currency = currencyOf(cells.currency)
  if (cells.currency !== '' && !currency)
    return wrong(`The currency ${quoted(cells.currency)} must be USD or ${currencyName('ZWL')}.`)
  if (!currency && !read.unit) return wrong(`No currency. Write USD or ${currencyName('ZWL')}.`)
  if (currency && read.unit && currency !== read.unit)
    return wrong(
      `The amount ${quoted(cells.amount)} is in another currency than ${currencyName(currency)}.`,
    )
  return null
}

interface FileForms {
  order: DateOrder
  decimal: DecimalSign
}

function readRow(
  row: Row,
  cells: Cells,
  { order, decimal }: FileForms,
): StatementLine | UnreadLine {
  const { number } = row
  const read = readAmount(cells.amount, decimal)
  const why = whyUnread(cells, row, read)
  const currency = currencyOf(cells.currency) ?? (read.error ? undefined : read.unit)
  if (why || read.error || !currency)
    return {
      number,
      text: row.cells.map(plain).filter(Boolean).join(', ').slice(0, 120),
      reference: cells.reference,
      ...(why ?? { why: 'This line can’t be read.', mayBePayment: true }),
    }
  return {
    number,
    receipt: cells.receipt,
    reference: cells.reference,
    ...readDate(cells.date, order),
    dateText: cells.date,
    account: cells.account,
    amount: read.minor,
    currency,
  }
}

/** How the files of Excel begin: XLSX, and the older XLS. */
const workbooks = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0']

/**
 * Parses a provider's statement into lines with amounts in minor units, and the lines that are no
 * payments or can't be read, each with its number and why. Columns are separated by commas,
 * semicolons, tabs or bars; titles may stand above their names. Returns the error as a sentence for a
 * file without any line that can be read. `currency` is that of a file that names none. R50.
 */
export function readStatement(text: string, currency?: Currency): ReadStatement {
  const bare = text.replace(/^\ufeff/, '')
  if (bare.trim() === '') return { error: 'This file is empty.' }
  if (workbooks.some((start) => bare.startsWith(start)))
    return { error: 'This is an Excel workbook. Save it as CSV, and choose that file.' }
  if (bare.includes('\0') || bare.includes('\ufffd'))
    return { error: 'This isn’t a text file. Choose a CSV file.' }
  const { rows, most, head } = tableOf(bare)
  const titles = rows[head]
  if (most === 0 || !titles)
    return { error: 'This isn’t a statement. Choose a CSV file with column names.' }
  const isFilled = ({ cells }: Row) => cells.some((cell) => plain(cell) !== '')
  const body = rows.slice(head + 1).filter(isFilled)
  const written = findColumns(titles.cells)
  const hasUnit = (row: Row) => {
    const amount = readAmount(cellsBy(written, row.cells).amount, 'open')
    return amount.error === undefined && amount.unit !== undefined
  }
  const isNamed = !missingColumns(written).includes('Currency') || body.some(hasUnit)
  const columns = isNamed ? written : { ...written, unit: currency }
  const missing = missingColumns(columns)
  if (missing.some((column) => column !== 'Currency')) {
    const found = titles.cells.map(plain).filter(Boolean).join(', ').slice(0, 200)
    return {
      error: `Line ${titles.number} is missing the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}. Found: ${found}.`,
    }
  }
  if (!isNamed && currency === undefined && body.length > 0)
    return { error: 'The file doesn’t name its currency. Choose it.', asksCurrency: true }
  if (body.length > mostStatementLines)
    return { error: `A statement can have up to ${formatCount(mostStatementLines)} lines.` }
  const read = body.map((row) => ({ row, cells: cellsBy(columns, row.cells) }))
  const forms = {
    order: dateOrderOf(read.map(({ cells }) => cells.date)),
    decimal: decimalSignOf(read.map(({ cells }) => cells.amount)),
  }
  const lines: StatementLine[] = []
  const unread: UnreadLine[] = rows
    .slice(0, head)
    .filter((row) => isFilled(row) && !/^sep=/i.test(row.cells.join('')))
    .map(({ number, cells }) => ({
      number,
      text: cells.map(plain).filter(Boolean).join(', ').slice(0, 120),
      why: 'Above the column names.',
      mayBePayment: false,
      reference: '',
    }))
  for (const { row, cells } of read) {
    const line = readRow(row, cells, forms)
    if ('why' in line) unread.push(line)
    else lines.push(line)
  }
  if (lines.length > 0) return { lines, unread, ignored: columns.ignored }
  const [first] = unread.filter(({ mayBePayment }) => mayBePayment)
  return {
    error: first ? `Line ${first.number}: ${first.why}` : 'The statement has no payments.',
  }
}
