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
  /** What could be paid out now: payments less fees, refunds, payouts and what is held. */
  available: number
  /** What of the balance is held while card payments are disputed. */
  held: number
  /** What payments still under way would bring, less their fees. */
  pending: number
  /** What has arrived, less what that cost. */
  paidOut: number
  /** Payouts on their way: how many, and what they take from the balance. */
  payoutsPending: { count: number; amount: number }
}

/**
 * Computes a merchant's balances: the opening figures, which cover everything before seeding, plus
 * the ledger since, whatever the clock said, less disputed amounts held. A business without opening
 * figures counts its whole ledger. Spec §9.
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
      // What had failed before it was paid was never under way.
      if (!isNew && settledSince && column.failedFirst[at] === 0) total.pending -= net
    } else if (type === codeOf.refund) {
      if (isNew && isPaid) total.available -= usd
    } else if (type === codeOf.payout) {
      // It leaves the balance when it is asked for, and comes back if it fails.
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
