import type { Transaction } from '../model/transaction.ts'
import { currencies, methods, statuses, types } from '../ledger/chunk.ts'
import type { Columns } from '../ledger/columns.ts'
import type { Ledger } from '../ledger/load-ledger.ts'

/** What a table, an export or a card shows of a transaction. */
export type LedgerRow = Pick<
  Transaction,
  | 'id'
  | 'merchantId'
  | 'date'
  | 'customer'
  | 'amount'
  | 'currency'
  | 'fee'
  | 'paymentMethod'
  | 'status'
  | 'type'
  | 'linkId'
>

/** What was last asked for of a ledger, by position. */
const given = new WeakMap<Columns, Map<number, LedgerRow>>()

function isSame(row: LedgerRow, other: LedgerRow): boolean {
  const entries = Object.entries(row)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => other[key as keyof LedgerRow] === value)
  )
}

/**
 * The rows at some positions, such as a page of what was found. One that has not changed since it was last asked for is
 * the same object again, so that it need not be drawn again.
 */
export function rowsAt({ columns }: Ledger, positions: Uint32Array): LedgerRow[] {
  const { column, merchants, customers, links } = columns
  const before = given.get(columns)
  const rows = Array.from(positions, (at) => {
    const linkId = links.names[column.link[at] ?? 0]
    const row: LedgerRow = {
      id: `TX-${column.number[at]}`,
      merchantId: merchants.names[column.merchant[at] ?? 0] ?? '',
      date: new Date(column.date[at] ?? 0).toISOString(),
      customer: customers.names[column.customer[at] ?? 0] ?? '',
      amount: column.amount[at] ?? 0,
      currency: currencies[column.currency[at] ?? 0] ?? 'USD',
      fee: column.fee[at] ?? 0,
      paymentMethod: methods[column.method[at] ?? 0] ?? 'ecocash',
      status: statuses[column.status[at] ?? 0] ?? 'pending',
      type: types[column.type[at] ?? 0] ?? 'payment',
      ...(linkId && { linkId }),
    }
    const known = before?.get(at)
    return known && isSame(known, row) ? known : row
  })
  given.set(columns, new Map(rows.map((row, index) => [positions[index] ?? 0, row])))
  return rows
}

/** The ids at some positions: what "select all that match" selects. */
export function idsAt({ columns }: Ledger, positions: Uint32Array): string[] {
  return Array.from(positions, (at) => `TX-${columns.column.number[at]}`)
}
