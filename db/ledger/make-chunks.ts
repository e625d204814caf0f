import { currencies } from '../money.ts'
import {
  paymentMethodIds,
  type Transaction,
  transactionNumber,
  transactionStatuses,
  transactionTypes,
} from '../payments/schemas.ts'
import {
  chunkSize,
  Dictionary,
  failedFirst,
  searchText,
  settledAt,
  type ColumnChunk,
} from './chunk.ts'

/** Converts rows into a chunk. Throws on an id that is not a transaction's. */
export function toChunk(id: number, rows: readonly Transaction[]): ColumnChunk {
  const merchants = new Dictionary()
  const customers = new Dictionary()
  const links = new Dictionary([''])
  return {
    id,
    number: Uint32Array.from(rows, (row) => transactionNumber(row.id)),
    date: Float64Array.from(rows, ({ date }) => Date.parse(date)),
    settled: Float64Array.from(rows, settledAt),
    failedFirst: Uint8Array.from(rows, failedFirst),
    amount: Float64Array.from(rows, ({ amount }) => amount),
    fee: Float64Array.from(rows, ({ fee }) => fee),
    customerFee: Float64Array.from(rows, ({ customerFee = 0 }) => customerFee),
    refunded: Float64Array.from(rows, ({ refunded }) => refunded),
    status: Uint8Array.from(rows, ({ status }) => transactionStatuses.indexOf(status)),
    type: Uint8Array.from(rows, ({ type }) => transactionTypes.indexOf(type)),
    currency: Uint8Array.from(rows, ({ currency }) => currencies.indexOf(currency)),
    method: Uint8Array.from(rows, ({ paymentMethod }) => paymentMethodIds.indexOf(paymentMethod)),
    merchant: Uint16Array.from(rows, ({ merchantId }) => merchants.code(merchantId)),
    customer: Uint16Array.from(rows, ({ customer }) => customers.code(customer)),
    link: Uint16Array.from(rows, ({ linkId }) => links.code(linkId ?? '')),
    merchants: merchants.names,
    customers: customers.names,
    links: links.names,
    texts: rows.map(searchText).join('\n'),
  }
}

/** Converts rows into chunks of limited size. */
export function* chunksOf(rows: readonly Transaction[]): Generator<ColumnChunk, void, undefined> {
  for (let start = 0; start < rows.length; start += chunkSize)
    yield toChunk(start / chunkSize + 1, rows.slice(start, start + chunkSize))
}
