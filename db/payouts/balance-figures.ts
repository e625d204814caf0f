import type { MerchantId } from '../common.ts'
import { always } from '../days.ts'
import { type Dispute, heldFrom } from '../disputes/schemas.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import {
  addZwl,
  codeOf,
  feeInUsd,
  isEnteredSinceSeed,
  isSettledSinceSeed,
  scan,
} from '../ledger/scan.ts'
import { type ConvertedPart, inUsd, lessPart, nothingConverted } from '../money.ts'
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
  /** The ZWL in these balances. */
  zwl: Record<'available' | 'pending' | 'paidOut', ConvertedPart>
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
    available: openingOf('balance-available') - held.amount,
    held: held.amount,
    pending: openingOf('balance-pending'),
    paidOut: openingOf('total-paid-out'),
    zwl: {
      available: lessPart(nothingConverted(), held.zwl),
      pending: nothingConverted(),
      paidOut: nothingConverted(),
    },
    payoutsPending: { count: 0, amount: 0 },
  }
  /** Adds a row's amount to a balance or subtracts it, with its fee the other way if it bears one. */
  function count(to: keyof Balances['zwl'], at: number, sign: 1 | -1, bearsFee: boolean): void {
    const minus = sign === 1 ? -1 : 1
    total[to] += sign * (column.usd[at] ?? 0)
    addZwl(total.zwl[to], columns, at, 'amount', sign)
    if (!bearsFee) return
    total[to] += minus * feeInUsd(columns, at)
    addZwl(total.zwl[to], columns, at, 'fee', minus)
  }
  scan(ledger, { merchantId }, always, (at) => {
    const status = column.status[at]
    const isNew = isWhole || isEnteredSinceSeed(columns, at)
    const isPending = status === codeOf.pending
    const isPaid = status === codeOf.successful || status === codeOf.refunded
    const settledSince = isWhole ? !isPending : isSettledSinceSeed(columns, at)
    const type = column.type[at]
    if (type === codeOf.payment) {
      if (isPaid && settledSince) count('available', at, 1, true)
      if (isNew && isPending) count('pending', at, 1, true)
      // A payment that failed before it was paid was never pending.
      if (!isNew && settledSince && column.failedFirst[at] === 0) count('pending', at, -1, true)
    } else if (type === codeOf.refund) {
      if (isNew && isPaid) count('available', at, -1, false)
    } else if (type === codeOf.payout) {
      // A payout leaves the balance on request and returns to it if it fails.
      if (isNew && (isPaid || isPending)) count('available', at, -1, false)
      if (!isNew && settledSince && !isPaid) count('available', at, 1, false)
      if (isPaid && settledSince) count('paidOut', at, 1, true)
      if (isPending) {
        total.payoutsPending.count += 1
        total.payoutsPending.amount += column.usd[at] ?? 0
      }
    } else if (isPaid && settledSince) count('available', at, 1, false)
  })
  return total
}

/** Returns any merchant's balances; only the demo merchant has opening figures. */
export const balancesOf = (
  ledger: Ledger,
  merchantId: MerchantId,
  { opening, disputes }: { opening: readonly OpeningFigure[]; disputes: readonly Dispute[] },
): Balances => balances(ledger, merchantId, merchantId === demoMerchantId ? opening : [], disputes)
