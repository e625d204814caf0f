import type { MerchantId } from './common.ts'
import type { Ledger, LedgerRow } from './ledger/rows.ts'
import { searchIn } from './ledger/search.ts'

export interface WordSearch {
  /** In any order; each must match id, customer, account, reference, merchant's name or amount. */
  words: readonly string[]
  /** The merchant; all merchants if omitted. */
  merchantId?: MerchantId | undefined
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

/** Returns whether a row has a word in a field that is searched, or the amount that the word is. */
function hasWord(
  word: string,
  merchantNames: WordSearch['merchantNames'],
): (row: LedgerRow) => boolean {
  const isFound = searchIn(word, merchantNames)
  const minor = amountInWord(word)
  return (row) => row.amount === minor || isFound(row)
}

/**
 * Finds up to `limit` transactions matching all lower-case words: one whose full id is among them,
 * such as tx-88, then the newest. It works in memory.
 */
export function findByWords(
  ledger: Ledger,
  { words, merchantId, merchantNames, limit }: WordSearch,
): LedgerRow[] {
  if (words.length === 0) return []
  const tests = words.map((word) => hasWord(word, merchantNames))
  const isFound = (row: LedgerRow) =>
    (merchantId === undefined || row.merchantId === merchantId) && tests.every((has) => has(row))
  const id = words.find((word) => /^tx-\d+$/.test(word))?.toUpperCase()
  const named = id === undefined ? undefined : ledger.rows.find((row) => row.id === id)
  const found = named && isFound(named) ? [named] : []
  for (let at = ledger.rows.length - 1; at >= 0 && found.length < limit; at -= 1) {
    const row = ledger.rows[at]
    if (row && row !== named && isFound(row)) found.push(row)
  }
  return found
}
