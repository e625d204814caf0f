import { currencies, inUsd } from '../money.ts'
import {
  paymentMethodIds,
  type Transaction,
  transactionNumber,
  transactionStatuses,
  transactionTypes,
} from '../payments/schemas.ts'
import { Dictionary, failedFirst, searchText, settledAt, type ColumnChunk } from './chunk.ts'
import { radixSort } from './radix-sort.ts'
import { SearchTexts } from './search-texts.ts'

const numeric = {
  number: Uint32Array,
  date: Float64Array,
  settled: Float64Array,
  failedFirst: Uint8Array,
  amount: Float64Array,
  /** The amount in minor units of USD. */
  usd: Float64Array,
  fee: Float64Array,
  customerFee: Float64Array,
  refunded: Float64Array,
  status: Uint8Array,
  type: Uint8Array,
  currency: Uint8Array,
  method: Uint8Array,
  merchant: Uint16Array,
  customer: Uint32Array,
  link: Uint32Array,
}
type Numeric = { [Name in keyof typeof numeric]: InstanceType<(typeof numeric)[Name]> }
type Values = { [Name in keyof typeof numeric]: number }
const names = Object.keys(numeric) as (keyof typeof numeric)[]

function grown<Name extends keyof Numeric>(
  { columns, room }: { columns: Numeric; room: number },
  name: Name,
): void {
  const wider = new numeric[name](room)
  wider.set(columns[name])
  Object.assign(columns, { [name]: wider })
}

/**
 * The whole ledger in memory, one column per field and one position per row: counts, searches,
 * sorts and totals without touching the database. Money in minor units, instants in milliseconds;
 * codes index the lists of chunk.ts and `merchants`, `customers` and `links`.
 */
export class Columns {
  size = 0
  column: Numeric
  readonly texts = new SearchTexts()
  readonly merchants = new Dictionary()
  readonly customers = new Dictionary()
  readonly links = new Dictionary([''])
  #room = 0
  #order = new Uint32Array(0)
  #ordered = 0

  constructor() {
    this.column = Object.fromEntries(names.map((name) => [name, new numeric[name](0)])) as Numeric
  }

  #makeRoom(rows: number): void {
    if (this.size + rows <= this.#room) return
    this.#room = Math.max(this.size + rows, Math.ceil(this.#room * 1.5), 2_000)
    for (const name of names) grown({ columns: this.column, room: this.#room }, name)
  }

  /** Adds a chunk of new rows. */
  addChunk(chunk: ColumnChunk): void {
    const count = chunk.number.length
    if (count === 0) return
    this.#makeRoom(count)
    const { column, size } = this
    for (const name of [
      'number',
      'date',
      'settled',
      'amount',
      'fee',
      'customerFee',
      'refunded',
    ] as const)
      column[name].set(chunk[name], size)
    for (const name of ['failedFirst', 'status', 'type', 'currency', 'method'] as const)
      column[name].set(chunk[name], size)
    const translate = (
      from: Uint16Array,
      own: string[],
      to: Uint32Array | Uint16Array,
      all: Dictionary,
    ) => {
      const codes = own.map((name) => all.code(name))
      for (let row = 0; row < count; row += 1) to[size + row] = codes[from[row] ?? 0] ?? 0
    }
    translate(chunk.merchant, chunk.merchants, column.merchant, this.merchants)
    translate(chunk.customer, chunk.customers, column.customer, this.customers)
    translate(chunk.link, chunk.links, column.link, this.links)
    for (let at = size; at < size + count; at += 1)
      column.usd[at] = inUsd(column.amount[at] ?? 0, currencies[column.currency[at] ?? 0] ?? 'USD')
    this.texts.add(chunk.texts, count)
    this.size += count
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Transaction): void {
    const number = transactionNumber(row.id)
    const found = this.column.number.subarray(0, this.size).indexOf(number)
    if (found === -1) this.#makeRoom(1)
    const at = found === -1 ? this.size : found
    const date = Date.parse(row.date)
    if (found !== -1 && this.column.date[at] !== date) this.#ordered = 0
    const values: Values = {
      number,
      date,
      settled: settledAt(row),
      failedFirst: failedFirst(row),
      amount: row.amount,
      usd: inUsd(row.amount, row.currency),
      fee: row.fee,
      customerFee: row.customerFee ?? 0,
      refunded: row.refunded,
      status: transactionStatuses.indexOf(row.status),
      type: transactionTypes.indexOf(row.type),
      currency: currencies.indexOf(row.currency),
      method: paymentMethodIds.indexOf(row.paymentMethod),
      merchant: this.merchants.code(row.merchantId),
      customer: this.customers.code(row.customer),
      link: this.links.code(row.linkId ?? ''),
    }
    for (const name of names) this.column[name][at] = values[name]
    if (found === -1) this.texts.add(searchText(row), 1)
    else this.texts.replace(at, searchText(row))
    if (found === -1) this.size += 1
  }

  /** Returns all positions, oldest row first, rows of one instant by number. Don't modify it. */
  order(): Uint32Array {
    const { date, number } = this.column
    if (this.#order.length < this.size) {
      const wider = new Uint32Array(this.#room)
      wider.set(this.#order.subarray(0, this.#ordered))
      this.#order = wider
    }
    const order = this.#order.subarray(0, this.size)
    // New rows, usually just the newest, are sorted separately and merged from the end.
    const added = new Uint32Array(this.size - this.#ordered)
    for (let at = 0; at < added.length; at += 1) added[at] = this.#ordered + at
    if (added.length > 1) {
      radixSort(added, number)
      radixSort(added, date)
    }
    const isLater = (one: number, other: number) =>
      ((date[one] ?? 0) - (date[other] ?? 0) || (number[one] ?? 0) - (number[other] ?? 0)) > 0
    let old = this.#ordered - 1
    let place = this.size - 1
    for (let at = added.length - 1; at >= 0; place -= 1) {
      const next = added[at] ?? 0
      const last = order[old] ?? 0
      if (old >= 0 && isLater(last, next)) {
        order[place] = last
        old -= 1
      } else {
        order[place] = next
        at -= 1
      }
    }
    this.#ordered = this.size
    return order
  }

  /** Returns the positions of a period, oldest first. */
  between(from: number, before: number): Uint32Array {
    const order = this.order()
    const { date } = this.column
    /** Returns how many rows are older than an instant. */
    const older = (instant: number) => {
      let low = 0
      let high = order.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((date[order[middle] ?? 0] ?? 0) < instant) low = middle + 1
        else high = middle
      }
      return low
    }
    return order.subarray(older(from), older(before))
  }
}
