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
import { addZwl, type ConvertedPart, inUsd, lessPart, nothingConverted } from '../money.ts'
import { failedFirst, hasSucceeded } from '../payments/rules.ts'
import type { OpeningFigure } from '../settings/schemas.ts'
import { movementsOf } from './movements.ts'

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

/**
 * Adds a row to its merchant's balances, `isWhole` where no opening figures cover the past. Each
 * amount and fee is converted by itself, as a figure of either is.
 */
function addRow(total: Balances, row: LedgerRow, isWhole: boolean): void {
  const { type, status, amount, fee, currency } = row
  function add(to: Balance, minor: number): void {
    total[to] += inUsd(minor, currency)
    addZwl(total.zwl[to], minor, currency)
  }
  for (const movement of movementsOf(row))
    if (isWhole || movement.isSinceSeed) add('available', movement.amount)

  const isNew = isWhole || isEnteredSinceSeed(row)
  const settledSince = status !== 'pending' && (isWhole || isSettledSinceSeed(row))
  if (type === 'payment') {
    const net = (sign: 1 | -1) => {
      add('pending', sign * amount)
      add('pending', -sign * fee)
    }
    if (isNew && status === 'pending') net(1)
    // A payment that failed before it was paid was never pending.
    if (!isNew && settledSince && !failedFirst(row)) net(-1)
  } else if (type === 'payout') {
    if (hasSucceeded(row) && settledSince) {
      add('paidOut', amount)
      add('paidOut', -fee)
    }
    if (status === 'pending') {
      total.payoutsPending.count += 1
      total.payoutsPending.amount += inUsd(amount, currency)
      addZwl(total.zwl.payoutsPending, amount, currency)
    }
  }
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
  for (const row of rowsIn(ledger, always, { merchantId })) addRow(total, row, opening.length === 0)
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
  const merchants = new Map<MerchantId, { isWhole: boolean; total: Balances }>()
  for (const row of ledger.rows) {
    let merchant = merchants.get(row.merchantId)
    if (!merchant) {
      const own = openingFor(row.merchantId, opening)
      merchant = {
        isWhole: own.length === 0,
        total: startOf(row.merchantId, { opening: own, disputes }),
      }
      merchants.set(row.merchantId, merchant)
    }
    addRow(merchant.total, row, merchant.isWhole)
  }
  return new Map(Array.from(merchants, ([id, { total }]) => [id, total]))
}
