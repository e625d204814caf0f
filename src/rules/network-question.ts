import { networkOfWallet, otherNetwork, type WalletId } from '#db/payments/wallets.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { networkEnglish, type NetworkWords } from '#db/text/payer-words/form-english.ts'
import { parseMobile } from '#db/text/phone-number.ts'
import { methodTiles } from './transactions.ts'

export interface TypedNumber {
  method: PaymentMethodId
  /** As typed. */
  number: string
  /** The number that its wallet keeps, as `keptNumber` writes it; empty if nobody was asked. */
  kept: string
}

export interface NetworkQuestion {
  text: string
  /** The wallet to switch to, if one takes the number. */
  wallet: WalletId | null
}

/** Returns the answer that a number stays with a wallet. It holds for this number and wallet alone. */
export const keptNumber = ({ method, number }: Omit<TypedNumber, 'kept'>): string =>
  `${method} ${parseMobile(number).number ?? ''}`

/**
 * Asks about a number of another network than its wallet's, as soon as it is whole; null if there is nothing to ask or it
 * was answered. LINK-8.
 */
export function networkQuestion(
  typed: TypedNumber,
  disabled: readonly PaymentMethodId[] = [],
  words: NetworkWords = networkEnglish,
): NetworkQuestion | null {
  const { method, number, kept } = typed
  const other = kept === keptNumber(typed) ? null : otherNetwork(method, number, disabled)
  if (!other) return null
  const { network, wallet } = other
  const next = wallet
    ? words.payBy(methodTiles[wallet].name)
    : words.has(methodTiles[method].name, networkOfWallet(method) ?? '')
  return { text: `${words.looksLike(network)} ${next}`, wallet }
}
