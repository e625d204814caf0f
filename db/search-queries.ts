import type { MerchantId } from './common.ts'
import type { Ledger, LedgerRow } from './ledger/rows.ts'
import { searchIn } from './ledger/search.ts'
import { currencies, localSpelling } from './money.ts'
import { parsePrice } from './text/amount.ts'

export interface WordSearch {
  /** In any order; each must match id, customer, account, reference, merchant's name or amount. */
  words: readonly string[]
  /** The merchant; all merchants if omitted. */
  merchantId?: MerchantId | undefined
  merchantNames?: ReadonlyMap<MerchantId, string> | undefined
  limit: number
}

const signOfAmount = new RegExp(`[.,$]|usd|${localSpelling}`, 'i')

/**
 * Parses a search word as an amount in minor units: one with decimals or a currency, in any style
 * that an amount field takes. Undefined for any other word, such as a plain number.
 */
export function amountInWord(word: string): number | undefined {
  if (!/\d/.test(word) || !signOfAmount.test(word)) return undefined
  const [typed] = currencies
    .map((currency) => parsePrice(word, currency))
    .filter(({ error }) => error === undefined)
  return typed?.minor
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
