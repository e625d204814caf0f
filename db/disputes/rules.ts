import type { MerchantId } from '../common.ts'
import type { Currency } from '../money.ts'
import { isCard, isMobileMoney } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Dispute } from './schemas.ts'

type Row = Pick<Transaction, 'type' | 'status' | 'paymentMethod' | 'settlesAt'>

/** Returns why a transaction can't have a case, as the end of "TX-10 is …"; null if it can. */
export function notACase({ type, status, paymentMethod, settlesAt }: Row): string | null {
  if (type !== 'payment') return `a ${type}`
  if (!isMobileMoney(paymentMethod)) return 'not paid by mobile money'
  if (status !== 'failed' && status !== 'pending') return status
  return settlesAt === undefined ? null : 'still being processed'
}

/**
 * Returns whether a transaction can be disputed: a payment by an international card that is not
 * fully refunded.
 */
export const isDisputable = ({
  type,
  status,
  paymentMethod,
}: Pick<Transaction, 'type' | 'status' | 'paymentMethod'>): boolean =>
  type === 'payment' && status === 'successful' && isCard(paymentMethod)

/** Returns whether its amount is held from the merchant. */
export const isUndecided = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === 'evidence' || status === 'review'

/** Returns the disputed amount held from a merchant's balance in a currency, in minor units of it. */
export const heldFrom = (
  disputes: readonly Dispute[],
  merchantId: MerchantId,
  currency: Currency,
): number =>
  disputes
    .filter((row) => row.merchantId === merchantId && row.currency === currency && isUndecided(row))
    .reduce((sum, { amount }) => sum + amount, 0)
