import type { MerchantId } from '../common.ts'
import { always } from '../days.ts'
import { heldFrom } from '../disputes/rules.ts'
import type { Dispute } from '../disputes/schemas.ts'
import { type Ledger, type LedgerRow, rowsIn } from '../ledger/rows.ts'
import { byCurrency, type Currency, inUsd } from '../money.ts'
import { hasSucceeded } from '../payments/rules.ts'
import { isUnsettled, movementsOf } from './movements.ts'

/** A merchant's balance in one currency, in minor units of it. Nothing is converted. */
export interface Balance {
  /**
   * The amount that could be paid out now: payments less fees, refunds, payouts and holds. Negative
   * after a refund or a dispute of money that was already paid out.
   */
  available: number
  /** The part of the balance held for disputed card payments. */
  held: number
  /** What was paid and is not settled yet, less its fees and refunds. */
  pending: number
  /** The total that has arrived, less its fees. */
  paidOut: number
  /** Payouts in progress: their number, and the amount they take from the balance. */
  payoutsPending: { count: number; amount: number }
}

/** A merchant's two balances. */
export type Balances = Record<Currency, Balance>

/** Returns all that is a merchant's in one currency: what it could pay out, what is pending, and what is held. */
export const balanceInAll = ({ available, pending, held }: Balance): number =>
  available + pending + held

/** The figures of a balance that are single amounts. */
export type BalanceAmount = Exclude<keyof Balance, 'payoutsPending'>

/** Returns what both balances are together, in minor units of USD at the sample rate. */
export const totalInUsd = (balances: Balances, of: BalanceAmount): number =>
  balances.USD[of] + inUsd(balances.ZWL[of], 'ZWL')

interface Moment {
  disputes: readonly Dispute[]
  now: Date
}

/** Returns the balances of a merchant before any row, and a function that adds one. */
function openBook(merchantId: MerchantId, { disputes, now }: Moment) {
  const total = byCurrency((currency): Balance => {
    const held = heldFrom(disputes, merchantId, currency)
    return {
      available: 0 - held,
      held,
      pending: 0,
      paidOut: 0,
      payoutsPending: { count: 0, amount: 0 },
    }
  })

  function add(row: LedgerRow): void {
    const { type, status, amount, fee, currency } = row
    const balance = total[currency]
    const isPending = isUnsettled(row, now)
    for (const movement of movementsOf(row))
      balance[isPending ? 'pending' : 'available'] += movement.amount
    if (type !== 'payout') return
    if (hasSucceeded(row)) balance.paidOut += amount - fee
    if (status === 'pending') {
      balance.payoutsPending.count += 1
      balance.payoutsPending.amount += amount
    }
  }
  return { total, add }
}

/**
 * Computes a merchant's two balances at an instant, from its rows in each currency. Amounts held for
 * disputes are taken off. OUT-1.
 */
export function balancesOf(ledger: Ledger, merchantId: MerchantId, at: Moment): Balances {
  const { total, add } = openBook(merchantId, at)
  rowsIn(ledger, always, { merchantId }).forEach(add)
  return total
}

/** Returns when the next of a merchant's payments is settled, in milliseconds; null where none is pending. OUT-1. */
export function nextSettlement(ledger: Ledger, merchantId: MerchantId, now: Date): number | null {
  let next = Infinity
  for (const { merchantId: own, available } of ledger.rows)
    if (own === merchantId && available > now.getTime() && available < next) next = available
  return next === Infinity ? null : next
}

/**
 * Returns the balances of every merchant with a transaction, in one pass over the ledger. ADM-2.
 */
export function allBalances(ledger: Ledger, at: Moment): Map<MerchantId, Balances> {
  const merchants = new Map<MerchantId, ReturnType<typeof openBook>>()
  for (const row of ledger.rows) {
    const book = merchants.get(row.merchantId) ?? openBook(row.merchantId, at)
    merchants.set(row.merchantId, book)
    book.add(row)
  }
  return new Map(Array.from(merchants, ([id, { total }]) => [id, total]))
}
