import type { MerchantId } from './common.ts'
import type { Ledger, LedgerRow } from './ledger/rows.ts'
import { searchIn } from './ledger/search.ts'
import { type Currency, currencies, localSpelling } from './money.ts'
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

interface TypedAmount {
  /** In minor units. */
  minor: number
  /** Both where the word names none. */
  currencies: readonly Currency[]
}

/**
 * Parses a search word as an amount in minor units: one with decimals or a currency, in any style
 * that an amount field takes. A currency beside the figure restricts it to that currency. Undefined
 * for any other word, such as a plain number.
 */
function amountInWord(word: string): TypedAmount | undefined {
  if (!/\d/.test(word) || !signOfAmount.test(word)) return undefined
  const read = currencies.flatMap((currency) => {
    const { minor } = parsePrice(word, currency)
    return minor === undefined ? [] : [{ minor, currency }]
  })
  const [first] = read
  return first && { minor: first.minor, currencies: read.map(({ currency }) => currency) }
}

/** Returns whether a search word is the amount of a row, in its currency. */
export function isAmountOf(word: string): (row: Pick<LedgerRow, 'amount' | 'currency'>) => boolean {
  const typed = amountInWord(word)
  return ({ amount, currency }) => amount === typed?.minor && typed.currencies.includes(currency)
}

/** Returns whether a row has a word in a field that is searched, or the amount that the word is. */
function hasWord(
  word: string,
  merchantNames: WordSearch['merchantNames'],
): (row: LedgerRow) => boolean {
  const isFound = searchIn(word, merchantNames)
  const isAmount = isAmountOf(word)
  return (row) => isAmount(row) || isFound(row)
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
