import type { MerchantFee } from './fee.ts'
import { zwlPerUsd } from './money.ts'
import { isCard } from './transaction-codes.ts'
import type { Transaction } from './transaction.ts'

/** Methods that the merchant's fee table (spec §9) leaves out: a percentage and no fixed part. */
const unlisted: Partial<Record<Transaction['paymentMethod'], number>> = { bank: 1.5, omari: 2.5 }

/**
 * What a payment costs the merchant, in minor units of its own currency, rounded half up once at the end and never
 * more than the payment itself. A pending or failed payment carries it too: it is what it will or would have cost.
 * Only payments bear a fee. Spec §9.
 */
export function feeOf(
  table: readonly MerchantFee[],
  {
    type,
    amount,
    currency,
    paymentMethod,
  }: Pick<Transaction, 'type' | 'amount' | 'currency' | 'paymentMethod'>,
): number {
  if (type !== 'payment') return 0
  const row = table.find(({ id }) => id === (isCard(paymentMethod) ? 'cards' : paymentMethod))
  const percentage = row?.percentage ?? unlisted[paymentMethod] ?? 0
  const fixed = (row?.fixedFee ?? 0) * (currency === 'ZWL' ? zwlPerUsd : 1)
  // Percents in ten-thousandths keep the sum whole, so that the half is exact.
  const tenThousandths = amount * Math.round(percentage * 100) + fixed * 10_000
  return Math.min(amount, Math.floor((tenThousandths + 5_000) / 10_000))
}
