import type { MerchantId } from '../common.ts'
import type { Currency } from '../money.ts'
import { isCard, isProcessing } from '../payments/rules.ts'
import { isMobileMoney } from '../payments/wallets.ts'
import type { Transaction } from '../payments/schemas.ts'
import { wasDebited } from '../payments/test-accounts.ts'
import type { Dispute, PaymentCase } from './schemas.ts'

type Row = Pick<Transaction, 'type' | 'status' | 'paymentMethod' | 'settlesAt' | 'awaitsCustomer'>

/** Returns why a transaction can't have a case, as the end of "TX-10 is …"; null if it can. */
export function notACase({ type, status, paymentMethod, ...times }: Row): string | null {
  if (type !== 'payment') return `a ${type}`
  if (!isMobileMoney(paymentMethod)) return 'not paid by mobile money'
  if (status !== 'failed' && status !== 'pending') return status
  return isProcessing(times) ? 'still being processed' : null
}

/**
 * Returns whether a payment's customer was charged although its merchant has received nothing. It isn't one to ask for
 * again, until its case returned the money. DSP-2.
 */
export const isChargedOnly = (
  { type, status, failureReason }: Pick<Transaction, 'type' | 'status' | 'failureReason'>,
  paymentCase: Pick<PaymentCase, 'status'> | null | undefined,
): boolean =>
  type === 'payment' &&
  status === 'failed' &&
  wasDebited(failureReason) &&
  paymentCase?.status !== 'refunded'

/** The time within which staff look at a new case, in milliseconds. */
const caseTarget = 24 * 60 * 60 * 1000

/** Returns by when staff look at a case, as ISO text in UTC. Not in the specification. */
export const caseDueAt = ({ openedAt }: Pick<PaymentCase, 'openedAt'>): string =>
  new Date(Date.parse(openedAt) + caseTarget).toISOString()

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

/** Returns whether a dispute waits for its merchant's evidence at an instant (ms). */
export const awaitsEvidence = (
  { status, dueAt }: Pick<Dispute, 'status' | 'dueAt'>,
  now: number,
): boolean => status === 'evidence' && Date.parse(dueAt) > now

/** Returns the disputed amount held from a merchant's balance in a currency, in minor units of it. */
export const heldFrom = (
  disputes: readonly Dispute[],
  merchantId: MerchantId,
  currency: Currency,
): number =>
  disputes
    .filter((row) => row.merchantId === merchantId && row.currency === currency && isUndecided(row))
    .reduce((sum, { amount }) => sum + amount, 0)
