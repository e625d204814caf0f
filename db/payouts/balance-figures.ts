import type { MerchantId } from '../common.ts'
import { always } from '../days.ts'
import { type Dispute, heldFrom } from '../disputes/schemas.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { codeOf, feeInUsd, isEnteredSinceSeed, isSettledSinceSeed, scan } from '../ledger/scan.ts'
import { inUsd } from '../money.ts'
import { demoMerchantId } from '../people/persona-queries.ts'
import type { OpeningFigure } from '../settings/schemas.ts'

/** In minor units of USD. */
export interface Balances {
  /** The amount that could be paid out now: payments less fees, refunds, payouts and holds. */
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

/**
 * Computes a merchant's balances: the opening figures, which cover everything before seeding, plus
 * the ledger since then, regardless of the clock, less amounts held for disputes. A business
 * without opening figures counts its whole ledger. OUT-1.
 */
export function balances(
  ledger: Ledger,
  merchantId: MerchantId,
  opening: readonly OpeningFigure[] = [],
  disputes: readonly Dispute[] = [],
): Balances {
  const { columns } = ledger
  const { column } = columns
  const openingOf = (id: OpeningFigure['id']) => {
    const figure = opening.find((each) => each.id === id)
    return figure ? inUsd(figure.amount, figure.currency) : 0
  }
  const isWhole = opening.length === 0
  const held = heldFrom(disputes, merchantId)
  const total: Balances = {
    available: openingOf('balance-available') - held,
    held,
    pending: openingOf('balance-pending'),
    paidOut: openingOf('total-paid-out'),
    payoutsPending: { count: 0, amount: 0 },
  }
  scan(ledger, { merchantId }, always, (at) => {
    const status = column.status[at]
    const isNew = isWhole || isEnteredSinceSeed(columns, at)
    const isPending = status === codeOf.pending
    const isPaid = status === codeOf.successful || status === codeOf.refunded
    const settledSince = isWhole ? !isPending : isSettledSinceSeed(columns, at)
    const usd = column.usd[at] ?? 0
    const net = usd - feeInUsd(columns, at)
    const type = column.type[at]
    if (type === codeOf.payment) {
      if (isPaid && settledSince) total.available += net
      if (isNew && isPending) total.pending += net
      // A payment that failed before it was paid was never pending.
      if (!isNew && settledSince && column.failedFirst[at] === 0) total.pending -= net
    } else if (type === codeOf.refund) {
      if (isNew && isPaid) total.available -= usd
    } else if (type === codeOf.payout) {
      // A payout leaves the balance on request and returns to it if it fails.
      if (isNew && (isPaid || isPending)) total.available -= usd
      if (!isNew && settledSince && !isPaid) total.available += usd
      if (isPaid && settledSince) total.paidOut += net
      if (isPending) {
        total.payoutsPending.count += 1
        total.payoutsPending.amount += usd
      }
    } else if (isPaid && settledSince) total.available += usd
  })
  return total
}

/** Returns any merchant's balances; only the demo merchant has opening figures. */
export const balancesOf = (
  ledger: Ledger,
  merchantId: MerchantId,
  { opening, disputes }: { opening: readonly OpeningFigure[]; disputes: readonly Dispute[] },
): Balances => balances(ledger, merchantId, merchantId === demoMerchantId ? opening : [], disputes)
