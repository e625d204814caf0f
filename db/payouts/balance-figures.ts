import { demoMerchantId, type MerchantId } from '../common.ts'
import { always } from '../days.ts'
import { heldFrom } from '../disputes/rules.ts'
import type { Dispute } from '../disputes/schemas.ts'
import {
  isEnteredSinceSeed,
  isSettledSinceSeed,
  type Ledger,
  type LedgerRow,
  rowsIn,
} from '../ledger/rows.ts'
import { byCurrency, type Currency, inUsd } from '../money.ts'
import { failedFirst, hasSucceeded } from '../payments/rules.ts'
import type { OpeningFigure } from '../settings/schemas.ts'
import { movementsOf } from './movements.ts'

/** A merchant's balance in one currency, in minor units of it. Nothing is converted. */
export interface Balance {
  /**
   * The amount that could be paid out now: payments less fees, refunds, payouts and holds. Negative
   * after a refund or a dispute of money that was already paid out.
   */
  available: number
  /** The part of the balance held for disputed card payments. */
  held: number
  /** The amount that pending payments would add, less their fees. */
  pending: number
  /** The total that has arrived, less its fees. */
  paidOut: number
  /** Payouts in progress: their number, and the amount they take from the balance. */
  payoutsPending: { count: number; amount: number }
}

/** A merchant's two balances. */
export type Balances = Record<Currency, Balance>

/** The figures of a balance that are single amounts. */
export type BalanceAmount = Exclude<keyof Balance, 'payoutsPending'>

/** Returns what both balances are together, in minor units of USD at the sample rate. */
export const totalInUsd = (balances: Balances, of: BalanceAmount): number =>
  balances.USD[of] + inUsd(balances.ZWL[of], 'ZWL')

interface Since {
  opening: readonly OpeningFigure[]
  disputes: readonly Dispute[]
}

/** Returns the figure that a balance opens with; undefined in a currency without one. */
export const openingIn = (
  opening: readonly OpeningFigure[],
  currency: Currency,
  id: OpeningFigure['id'],
): number | undefined =>
  opening.find((figure) => figure.id === id && figure.currency === currency)?.amount

/** Returns the balances of a merchant before any row, and a function that adds one. */
function openBook(merchantId: MerchantId, { opening, disputes }: Since) {
  const total = byCurrency((currency): Balance => {
    const held = heldFrom(disputes, merchantId, currency)
    return {
      available: (openingIn(opening, currency, 'balance-available') ?? 0) - held,
      held,
      pending: openingIn(opening, currency, 'balance-pending') ?? 0,
      paidOut: openingIn(opening, currency, 'total-paid-out') ?? 0,
      payoutsPending: { count: 0, amount: 0 },
    }
  })
  /** Whether no opening figures cover the past of a currency. */
  const whole = byCurrency((currency) => opening.every((each) => each.currency !== currency))

  function add(row: LedgerRow): void {
    const { type, status, amount, fee, currency } = row
    const balance = total[currency]
    const isWhole = whole[currency]
    for (const movement of movementsOf(row))
      if (isWhole || movement.isSinceSeed) balance.available += movement.amount

    const isNew = isWhole || isEnteredSinceSeed(row)
    const settledSince = status !== 'pending' && (isWhole || isSettledSinceSeed(row))
    if (type === 'payment') {
      if (isNew && status === 'pending') balance.pending += amount - fee
      // A payment that failed before it was paid was never pending.
      if (!isNew && settledSince && !failedFirst(row)) balance.pending -= amount - fee
    } else if (type === 'payout') {
      if (hasSucceeded(row) && settledSince) balance.paidOut += amount - fee
      if (status === 'pending') {
        balance.payoutsPending.count += 1
        balance.payoutsPending.amount += amount
      }
    }
  }
  return { total, add }
}

/**
 * Computes a merchant's two balances: in a currency with opening figures, these, which cover
 * everything before seeding, plus the ledger since then, regardless of the clock; in one without, the
 * whole ledger. Amounts held for disputes are taken off. OUT-1.
 */
export function balances(
  ledger: Ledger,
  merchantId: MerchantId,
  opening: readonly OpeningFigure[] = [],
  disputes: readonly Dispute[] = [],
): Balances {
  const { total, add } = openBook(merchantId, { opening, disputes })
  rowsIn(ledger, always, { merchantId }).forEach(add)
  return total
}

/** The demo merchant alone has opening figures. */
const openingFor = (merchantId: MerchantId, opening: readonly OpeningFigure[]) =>
  merchantId === demoMerchantId ? opening : []

/** Returns any merchant's balances. */
export const balancesOf = (
  ledger: Ledger,
  merchantId: MerchantId,
  { opening, disputes }: Since,
): Balances => balances(ledger, merchantId, openingFor(merchantId, opening), disputes)

/**
 * Returns the balances of every merchant with a transaction, in one pass over the ledger. ADM-2.
 */
export function allBalances(
  ledger: Ledger,
  { opening, disputes }: Since,
): Map<MerchantId, Balances> {
  const merchants = new Map<MerchantId, ReturnType<typeof openBook>>()
  for (const row of ledger.rows) {
    const { merchantId } = row
    let book = merchants.get(merchantId)
    if (!book) {
      book = openBook(merchantId, { opening: openingFor(merchantId, opening), disputes })
      merchants.set(merchantId, book)
    }
    book.add(row)
  }
  return new Map(Array.from(merchants, ([id, { total }]) => [id, total]))
}
