import { demoMerchantId, type MerchantId } from '../common.ts'
import { always } from '../days.ts'
import { heldFrom } from '../disputes/rules.ts'
import type { Dispute } from '../disputes/schemas.ts'
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
  /** The ZWL in these balances. */
  zwl: Record<'available' | 'held' | 'pending' | 'paidOut' | 'payoutsPending', ConvertedPart>
}

type Balance = 'available' | 'pending' | 'paidOut'

interface Since {
  opening: readonly OpeningFigure[]
  disputes: readonly Dispute[]
}

/** Returns a merchant's balances before any transaction is added. */
function startOf(merchantId: MerchantId, { opening, disputes }: Since): Balances {
  const openingOf = (id: OpeningFigure['id']) => {
    const figure = opening.find((each) => each.id === id)
    return figure ? inUsd(figure.amount, figure.currency) : 0
  }
  const held = heldFrom(disputes, merchantId)
  return {
    available: openingOf('balance-available') - held.amount,
    held: held.amount,
    pending: openingOf('balance-pending'),
    paidOut: openingOf('total-paid-out'),
    payoutsPending: { count: 0, amount: 0 },
    zwl: {
      available: lessPart(nothingConverted(), held.zwl),
      held: held.zwl,
      pending: nothingConverted(),
      paidOut: nothingConverted(),
      payoutsPending: nothingConverted(),
    },
  }
}

/** Adds the row at a position to its merchant's balances, `isWhole` where no opening figures cover the past. */
function addRow(total: Balances, columns: Ledger['columns'], at: number, isWhole: boolean): void {
  const { column } = columns
  const status = column.status[at]
  const isNew = isWhole || isEnteredSinceSeed(columns, at)
  const isPending = status === codeOf.pending
  const isPaid = status === codeOf.successful || status === codeOf.refunded
  const settledSince = isWhole ? !isPending : isSettledSinceSeed(columns, at)
  const type = column.type[at]
  /** Adds the amount to a balance, or subtracts it. */
  function add(to: Balance, sign: 1 | -1): void {
    total[to] += sign * (column.usd[at] ?? 0)
    addZwl(total.zwl[to], columns, at, 'amount', sign)
  }
  /** Adds the amount less its fee to a balance, or subtracts it. */
  function addNet(to: Balance, sign: 1 | -1): void {
    add(to, sign)
    total[to] -= sign * feeInUsd(columns, at)
    addZwl(total.zwl[to], columns, at, 'fee', sign === 1 ? -1 : 1)
  }
  if (type === codeOf.payment) {
    if (isPaid && settledSince) addNet('available', 1)
    if (isNew && isPending) addNet('pending', 1)
    // A payment that failed before it was paid was never pending.
    if (!isNew && settledSince && column.failedFirst[at] === 0) addNet('pending', -1)
  } else if (type === codeOf.refund) {
    if (isNew && isPaid) add('available', -1)
  } else if (type === codeOf.payout) {
    // A payout leaves the balance on request and returns to it if it fails.
    if (isNew && (isPaid || isPending)) add('available', -1)
    if (!isNew && settledSince && !isPaid) add('available', 1)
    if (isPaid && settledSince) addNet('paidOut', 1)
    if (isPending) {
      total.payoutsPending.count += 1
      total.payoutsPending.amount += column.usd[at] ?? 0
      addZwl(total.zwl.payoutsPending, columns, at)
    }
  } else if (isPaid && settledSince) add('available', 1)
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
  const total = startOf(merchantId, { opening, disputes })
  scan(ledger, { merchantId }, always, (at) =>
    addRow(total, ledger.columns, at, opening.length === 0),
  )
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
  const { columns } = ledger
  const merchants = columns.merchants.names.map((id) => {
    const own = openingFor(id, opening)
    return { id, isWhole: own.length === 0, total: startOf(id, { opening: own, disputes }) }
  })
  scan(ledger, {}, always, (at) => {
    const merchant = merchants[columns.column.merchant[at] ?? 0]
    if (merchant) addRow(merchant.total, columns, at, merchant.isWhole)
  })
  return new Map(merchants.map(({ id, total }) => [id, total]))
}
