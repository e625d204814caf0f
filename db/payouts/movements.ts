import type { LedgerRow } from '../ledger/rows.ts'
import type { Currency } from '../money.ts'
import { hasSucceeded } from '../payments/rules.ts'

/** What a transaction moves in its merchant's balance. */
export type MovementKind = 'payments' | 'refunds' | 'fees' | 'payouts' | 'adjustments'

/** Returns whether what a transaction moves is still pending at an instant, because its payment is not settled. OUT-1. */
export const isUnsettled = (
  { available, availableAt }: Pick<LedgerRow, 'available' | 'availableAt'>,
  now: Date,
): boolean => availableAt !== undefined && available > now.getTime()

/** One movement of a balance; `amount` in minor units of its currency, negative when it leaves. */
export interface Movement {
  kind: MovementKind
  amount: number
  currency: Currency
  /** When it counts in the available balance, in milliseconds. */
  instant: number
}

/**
 * Returns what a transaction moves in its merchant's balance: a payment and its fee when it is
 * settled, a refund when requested, but not before its payment, a payout when requested, and one that
 * fails when it comes back. OUT-1.
 */
export function movementsOf(row: LedgerRow): Movement[] {
  const { type, status, amount, fee, currency } = row
  const at = (instant: number) => ({ currency, instant })
  const [entered, settled, available] = [at(row.instant), at(row.settled), at(row.available)]
  switch (type) {
    case 'payment':
      if (!hasSucceeded(row)) return []
      return [
        { kind: 'payments', amount, ...available },
        { kind: 'fees', amount: -fee, ...available },
      ]
    case 'refund':
      return hasSucceeded(row) ? [{ kind: 'refunds', amount: -amount, ...available }] : []
    case 'payout':
      return [
        { kind: 'payouts', amount: -amount, ...entered },
        ...(status === 'failed' ? [{ kind: 'payouts', amount, ...settled } as const] : []),
      ]
    case 'adjustment':
      return hasSucceeded(row) ? [{ kind: 'adjustments', amount, ...settled }] : []
  }
}
