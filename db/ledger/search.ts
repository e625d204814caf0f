import type { MerchantId } from '../common.ts'
import type { Ledger } from './load-ledger.ts'
import type { Columns } from './columns.ts'

/** Normalizes text for a search: lower case, single spaces. */
export const searchable = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

interface Search {
  ledger: Ledger
  needle: string
  merchantNames: ReadonlyMap<MerchantId, string> | undefined
  /** 1 for each row that matches. */
  matches: Uint8Array
}

/** The last search is cached, because the next query usually differs only in page or filter. */
let last: Search | null = null

const lowerNames = new WeakMap<Columns, string[]>()

function customerMatches(columns: Columns, needle: string): Uint8Array {
  const lower = lowerNames.get(columns) ?? []
  lowerNames.set(columns, lower)
  const { names } = columns.customers
  for (let code = lower.length; code < names.length; code += 1)
    lower.push(searchable(names[code] ?? ''))
  return Uint8Array.from(lower, (name) => (name.includes(needle) ? 1 : 0))
}

/**
 * Returns the rows that a search finds, 1 or 0 by position: in id, customer, account and reference,
 * and in the merchant's name when names are given.
 */
export function searchLedger(
  ledger: Ledger,
  text: string,
  merchantNames?: ReadonlyMap<MerchantId, string>,
): Uint8Array {
  const needle = searchable(text)
  if (last?.ledger === ledger && last.merchantNames === merchantNames && last.needle === needle)
    return last.matches
  const { columns } = ledger
  const { customer, merchant } = columns.column
  const byCustomer = customerMatches(columns, needle)
  const byMerchant = Uint8Array.from(columns.merchants.names, (id) =>
    searchable(merchantNames?.get(id) ?? '').includes(needle) ? 1 : 0,
  )
  const matches = new Uint8Array(columns.size)
  for (let at = 0; at < columns.size; at += 1)
    matches[at] = (byCustomer[customer[at] ?? 0] ?? 0) | (byMerchant[merchant[at] ?? 0] ?? 0)
  columns.texts.mark(needle, matches)
  last = { ledger, needle, merchantNames, matches }
  return matches
}
