import type { MerchantId } from './common.ts'
import type { Columns } from './ledger/columns.ts'
import type { Ledger } from './ledger/load-ledger.ts'
import { searchLedger } from './ledger/search.ts'
import { type LedgerRow, rowsAt } from './payments/ledger-queries.ts'

export interface WordSearch {
  /** In any order; each must match id, customer, account, reference, merchant's name or amount. */
  words: readonly string[]
  /** The merchant; all merchants if omitted. */
  merchantId?: MerchantId | undefined
  /** Pass the same map to consecutive searches. */
  merchantNames?: ReadonlyMap<MerchantId, string> | undefined
  limit: number
}

const amountForm = /^\$?((?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2}|(?<=\$)\d[\d,]*)$/

/**
 * Parses a search word with a point or dollar sign as an amount in minor units; undefined if it is
 * not one.
 */
export function amountInWord(word: string): number | undefined {
  const figure = amountForm.exec(word)?.[1]
  return figure === undefined ? undefined : Math.round(Number(figure.replaceAll(',', '')) * 100)
}

function markAmounts({ column, size }: Columns, minor: number, matches: Uint8Array): Uint8Array {
  const marked = matches.slice()
  for (let at = 0; at < size; at += 1) if (column.amount[at] === minor) marked[at] = 1
  return marked
}

/**
 * Returns the position of the row whose full id is among the words, such as TX-88; -1 if there is
 * none.
 */
function named({ column, size }: Columns, words: readonly string[]): number {
  const number = words.map((word) => /^tx-(\d+)$/.exec(word)?.[1]).find(Boolean)
  return number === undefined ? -1 : column.number.subarray(0, size).indexOf(Number(number))
}

/**
 * Finds up to `limit` transactions matching all lower-case words: an exact id first, then newest.
 * It works in memory, within milliseconds at any length.
 */
export function findByWords(
  ledger: Ledger,
  { words, merchantId, merchantNames, limit }: WordSearch,
): LedgerRow[] {
  const { columns } = ledger
  const merchant = merchantId === undefined ? -1 : columns.merchants.find(merchantId)
  if (words.length === 0 || (merchantId !== undefined && merchant === -1)) return []
  const matches = words.map((word) => {
    const found = searchLedger(ledger, word, merchantNames)
    const minor = amountInWord(word)
    return minor === undefined ? found : markAmounts(columns, minor, found)
  })
  const isFound = (at: number) =>
    (merchant === -1 || columns.column.merchant[at] === merchant) &&
    matches.every((each) => each[at] === 1)
  const first = named(columns, words)
  const positions = first !== -1 && isFound(first) ? [first] : []
  const order = columns.order()
  for (let place = order.length - 1; place >= 0 && positions.length < limit; place -= 1) {
    const at = order[place] ?? 0
    if (at !== first && isFound(at)) positions.push(at)
  }
  return rowsAt(ledger, Uint32Array.from(positions))
}
