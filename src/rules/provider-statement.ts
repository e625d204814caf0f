import { dsvFormat } from 'd3-dsv'
import { currencies } from '#db/money.ts'
import { mostStatementLines, type StatementLine } from '#db/disputes/reconcile.ts'
import { parseAmount } from './amount.ts'
import { formatCount } from './format.ts'

/** The columns of a provider's statement, in any order. */
export const statementColumns = [
  { name: 'Receipt', holds: 'the provider’s transaction number' },
  { name: 'Reference', holds: 'our transaction ID or reference, optional' },
  { name: 'Date', holds: 'payment date and time, such as 2026-11-21 14:14' },
  { name: 'Account', holds: 'phone number, full or as 077 *** 5555' },
  { name: 'Amount', holds: 'such as 18.00' },
  { name: 'Currency', holds: 'USD or ZWL' },
] as const

/** The largest accepted file, in bytes. */
export const largestStatement = 2 * 1_048_576

type Read = { lines: StatementLine[]; error?: undefined } | { error: string }

const names = statementColumns.map(({ name }) => name.toLowerCase())

/** Spreadsheets put an apostrophe before text that could be taken for a formula. */
const plain = (cell: string | undefined): string => (cell ?? '').trim().replace(/^'/, '')

/** Finds the columns in the header row; returns an error that names missing ones. */
function places(head: readonly string[]): number[] | string {
  const found = head.map((cell) => plain(cell).toLowerCase())
  const missing = statementColumns.filter(({ name }) => !found.includes(name.toLowerCase()))
  if (missing.length === names.length)
    return 'This isn’t a statement. Choose a CSV file with column names in the first line.'
  if (missing.length > 0)
    return `The first line is missing the column ${missing.map(({ name }) => name).join(', ')}.`
  return names.map((name) => found.indexOf(name))
}

function readLine(cells: readonly string[], number: number): StatementLine | string {
  const [receipt = '', reference = '', date = '', account = '', typed = '', unit = ''] = cells
  const currency = currencies.find((each) => each === unit.toUpperCase())
  const amount = parseAmount(typed, currency ?? 'USD')
  if (amount.error !== undefined)
    return `Line ${number}: the amount “${typed.slice(0, 20)}” must be a number, such as 18.00.`
  if (!currency) return `Line ${number}: the currency “${unit.slice(0, 20)}” must be USD or ZWL.`
  return { receipt, reference, date: Date.parse(date), account, amount: amount.minor, currency }
}

/**
 * Parses a provider's statement, separated by commas or semicolons, into lines with amounts in minor units, or returns
 * the error as a sentence.
 */
export function readStatement(text: string): Read {
  const bare = text.replace(/^\ufeff/, '')
  if (bare.trim() === '') return { error: 'This file is empty.' }
  if (bare.includes('\0') || bare.includes('\ufffd'))
    return { error: 'This isn’t a text file. Choose a CSV file.' }
  const [first = ''] = bare.split('\n', 1)
  const [head = [], ...rows] = dsvFormat(first.includes(';') ? ';' : ',').parseRows(bare)
  const at = places(head)
  if (typeof at === 'string') return { error: at }
  const lines: StatementLine[] = []
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue
    if (lines.length === mostStatementLines)
      return { error: `A statement can have up to ${formatCount(mostStatementLines)} lines.` }
    const line = readLine(
      at.map((place) => plain(row[place])),
      index + 2,
    )
    if (typeof line === 'string') return { error: line }
    lines.push(line)
  }
  return lines.length === 0 ? { error: 'The statement has no payments.' } : { lines }
}
