import { networkOfWallet, otherNetwork, type WalletId } from '#db/payments/wallets.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { parseMobile } from '#db/text/phone-number.ts'
import { methodTiles } from './transactions.ts'

/** The error at a number whose question is not answered yet. */
export const questionUnanswered = 'Choose the wallet for this number'

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
): NetworkQuestion | null {
  const { method, number, kept } = typed
  const other = kept === keptNumber(typed) ? null : otherNetwork(method, number, disabled)
  if (!other) return null
  const { network, wallet } = other
  const looksLike = `This looks like ${network === 'Econet' ? 'an' : 'a'} ${network} number.`
  const next = wallet
    ? `Pay by ${methodTiles[wallet].name}?`
    : `${methodTiles[method].name} has ${networkOfWallet(method)} numbers.`
  return { text: `${looksLike} ${next}`, wallet }
}
