import { currencies } from '../money.ts'
import {
  paymentMethodIds,
  type Transaction,
  transactionStatuses,
  type TransactionStep,
  transactionTypes,
} from '../payments/schemas.ts'

/** The most rows in a chunk. */
export const chunkSize = 5_000

/**
 * Up to 5,000 transactions as columns: a derived copy of their rows from which the ledger loads in a fraction of the
 * time. Codes into `merchants`, `customers` and `links` are this chunk's own.
 */
export interface ColumnChunk {
  id: number
  number: Uint32Array
  /** Milliseconds since 1970. */
  date: Float64Array
  /** The time of its final state, paid or failed; NaN while it is pending. */
  settled: Float64Array
  /** 1 if it was paid after it had failed. */
  failedFirst: Uint8Array
  amount: Float64Array
  fee: Float64Array
  /** The customer's fee on top of the amount; 0 if there is none. */
  customerFee: Float64Array
  /** The refunded part of a payment so far. */
  refunded: Float64Array
  status: Uint8Array
  type: Uint8Array
  currency: Uint8Array
  method: Uint8Array
  merchant: Uint16Array
  customer: Uint16Array
  link: Uint16Array
  merchants: string[]
  customers: string[]
  /** The first is '', for rows without a link. */
  links: string[]
  /** The searchable text besides the customer, in lower case, one line per row. */
  texts: string
}

const kinds = {
  number: Uint32Array,
  date: Float64Array,
  settled: Float64Array,
  failedFirst: Uint8Array,
  amount: Float64Array,
  fee: Float64Array,
  customerFee: Float64Array,
  refunded: Float64Array,
  status: Uint8Array,
  type: Uint8Array,
  currency: Uint8Array,
  method: Uint8Array,
  merchant: Uint16Array,
  customer: Uint16Array,
  link: Uint16Array,
} as const

/** Returns whether each code is less than the count. */
const within = (codes: Uint8Array | Uint16Array, count: number): boolean =>
  codes.every((code) => code < count)

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Returns whether a chunk's columns are consistent: valid codes, and a text for each row. */
function isMeant(chunk: ColumnChunk): boolean {
  return (
    within(chunk.merchant, chunk.merchants.length) &&
    within(chunk.customer, chunk.customers.length) &&
    within(chunk.link, chunk.links.length) &&
    within(chunk.status, transactionStatuses.length) &&
    within(chunk.type, transactionTypes.length) &&
    within(chunk.currency, currencies.length) &&
    within(chunk.method, paymentMethodIds.length) &&
    (chunk.number.length === 0 || linesOf(chunk.texts) === chunk.number.length)
  )
}

/**
 * Returns whether a stored chunk is complete and consistent: a value per row in every column, all
 * names and texts, and no invalid code, which would assign its rows to another merchant.
 */
export function isWhole(chunk: ColumnChunk): boolean {
  const rows = (chunk.number as Uint32Array | undefined)?.length
  const columns = Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)['number']][]
  const lists = ['merchants', 'customers', 'links'] as const
  return (
    columns.every(([name, kind]) => chunk[name] instanceof kind && chunk[name].length === rows) &&
    lists.every(
      (name) => Array.isArray(chunk[name]) && chunk[name].every((each) => typeof each === 'string'),
    ) &&
    typeof chunk.texts === 'string' &&
    isMeant(chunk)
  )
}

/** Assigns numbers to names in order of appearance. */
export class Dictionary {
  readonly names: string[] = []
  readonly #codes = new Map<string, number>()

  constructor(first: readonly string[] = []) {
    for (const name of first) this.code(name)
  }

  /** Returns the number of a name, assigning one to a new name. */
  code(name: string): number {
    let code = this.#codes.get(name)
    if (code === undefined) {
      code = this.names.length
      this.names.push(name)
      this.#codes.set(name, code)
    }
    return code
  }

  /** Returns the number of a name, or -1 if no row has it. */
  find(name: string): number {
    return this.#codes.get(name) ?? -1
  }
}

/** Returns a row's line of search text: its id, account and reference. */
export function searchText({ id, account, reference }: Transaction): string {
  return `${id}\t${account}\t${reference}`.replace(/[\n\r]/g, ' ').toLowerCase()
}

/** Returns when a row reached its final state, in milliseconds; NaN while it is pending. */
export function settledAt({ status, date, history }: Transaction): number {
  if (status === 'pending') return Number.NaN
  const first = history?.find((each) => each.status !== 'pending')
  // A failed payment can be credited later by a case; a refunded one has been paid.
  const paid = status === 'failed' ? undefined : history?.find(isPaidStep)
  return Date.parse((paid ?? first)?.at ?? date)
}

const isPaidStep = (step: TransactionStep) => step.status === 'successful'

/** Returns 1 if a row was paid after it had failed, otherwise 0. */
export function failedFirst({ status, history }: Transaction): 0 | 1 {
  const first = history?.find((each) => each.status !== 'pending')
  return status !== 'failed' && first?.status === 'failed' && history?.some(isPaidStep) ? 1 : 0
}
