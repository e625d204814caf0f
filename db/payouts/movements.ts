import { isEnteredSinceSeed, isSettledSinceSeed, type LedgerRow } from '../ledger/rows.ts'
import type { Currency } from '../money.ts'
import { hasSucceeded } from '../payments/rules.ts'

/** What a transaction moves in its merchant's balance. */
export type MovementKind = 'payments' | 'refunds' | 'fees' | 'payouts' | 'adjustments'

/** One movement of a balance; `amount` in minor units of its currency, negative when it leaves. */
export interface Movement {
  kind: MovementKind
  amount: number
  currency: Currency
  /** In milliseconds. */
  instant: number
  /** Whether it came after seeding, regardless of the clock. */
  isSinceSeed: boolean
}

/**
 * Returns what a transaction moves in its merchant's balance: a payment and its fee when it
 * succeeds, a refund and a payout when requested, and a payout that fails when it comes back. OUT-1.
 */
export function movementsOf(row: LedgerRow): Movement[] {
  const { type, status, amount, fee, currency } = row
  const entered = { currency, instant: row.instant, isSinceSeed: isEnteredSinceSeed(row) }
  const settled = { currency, instant: row.settled, isSinceSeed: isSettledSinceSeed(row) }
  switch (type) {
    case 'payment':
      if (!hasSucceeded(row)) return []
      return [
        { kind: 'payments', amount, ...settled },
        { kind: 'fees', amount: -fee, ...settled },
      ]
    case 'refund':
      return hasSucceeded(row) ? [{ kind: 'refunds', amount: -amount, ...entered }] : []
    case 'payout':
      return [
        { kind: 'payouts', amount: -amount, ...entered },
        ...(status === 'failed' ? [{ kind: 'payouts', amount, ...settled } as const] : []),
      ]
    case 'adjustment':
      return hasSucceeded(row) ? [{ kind: 'adjustments', amount, ...settled }] : []
  }
}
