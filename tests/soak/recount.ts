import type { Row, TableRows } from '#db/tables.ts'

// What the figures on screens must be, counted again from the stored rows. Written from the requirements, without the
// app's own code, so that a mistake there is not repeated here.

type Transaction = Row<'transactions'>
type Currency = Transaction['currency']

/** The newest transaction of the sample data: later ones were entered on this device. */
const lastOfSample = 88_214

/** Returns the number in a readable id; NaN for none. */
export const numberOf = (id: string): number => Number(/(\d+)$/.exec(id)?.[1] ?? Number.NaN)

export const isEntered = ({ id }: Pick<Transaction, 'id'>): boolean => numberOf(id) > lastOfSample

/** Converts minor units to those of US dollars at 17.5 ZWL each, rounded half up, in whole numbers throughout. */
export const dollars = (amount: number, currency: Currency): number =>
  currency === 'USD' ? amount : Math.floor((4 * amount + 35) / 70)

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

const isDone = ({ status }: Transaction) => status === 'successful' || status === 'refunded'
export const isTaken = (row: Transaction): boolean => row.type === 'payment' && isDone(row)
const isGivenBack = (row: Transaction) => row.type === 'refund' && row.status === 'successful'

const value = ({ amount, currency }: { amount: number; currency: Currency }) =>
  dollars(amount, currency)

/** What is in a balance, in minor units of its currency. */
export interface Balance {
  available: number
  pending: number
  paidOut: number
  held: number
}

const gross = ({ amount }: { amount: number }) => amount
const onlyUsd = ({ amount, currency }: Transaction) => (currency === 'USD' ? amount : 0)
const net = ({ amount, fee }: Transaction) => amount - fee

/** Counts a merchant's balance in a currency at an instant. OUT-1. */
export function balanceOf(
  rows: TableRows,
  merchantId: string,
  currency: Currency,
  now: number,
): Balance {
  const isIn = (row: { currency: Currency }) => row.currency === currency
  const own = rows.transactions.filter((row) => row.merchantId === merchantId && isIn(row))
  const held = sum(
    rows.disputes.filter(
      (row) =>
        row.merchantId === merchantId &&
        isIn(row) &&
        (row.status === 'evidence' || row.status === 'review'),
    ),
    gross,
  )
  const settles = ({ availableAt = '' }: Transaction) => Date.parse(availableAt) > now
  const paid = own.filter((row) => row.type === 'payment' && isDone(row))
  const refunds = own.filter(isGivenBack)
  const payouts = own.filter(({ type }) => type === 'payout')
  const adjustments = own.filter((row) => row.type === 'adjustment' && isDone(row))
  const pending = sum(paid.filter(settles), net) - sum(refunds.filter(settles), gross)
  return {
    available:
      sum(paid, net) +
      sum(adjustments, gross) -
      sum(refunds, gross) -
      sum(
        payouts.filter((row) => isDone(row) || row.status === 'pending'),
        gross,
      ) -
      held -
      pending,
    pending,
    paidOut: sum(payouts.filter(isDone), net),
    held,
  }
}

/** Zimbabwe is two hours ahead of UTC all year; the engines run there. */
const zone = 2 * 3_600_000
const day = 24 * 3_600_000

/** Returns the start of the day `later` days after that of an instant, in milliseconds. */
export const startOfDay = (instant: number, later = 0): number =>
  Math.floor((instant + zone) / day) * day - zone + later * day

/** Returns what time it is in the app, in milliseconds: the device's, and as far ahead as the clock was moved. */
export const timeIn = ({ demoSettings }: TableRows): number =>
  Date.now() + (demoSettings[0]?.clock?.ahead ?? 0)

/** The figures of the merchant's home: the last 30 days, in minor units of US dollars. HOME-1. */
export function homeOf(rows: TableRows, merchantId: string, now: number) {
  const own = rows.transactions.filter((row) => {
    const at = Date.parse(row.date)
    return row.merchantId === merchantId && at >= startOfDay(now, -29) && at <= now
  })
  const taken = own.filter(isTaken)
  return {
    revenue: sum(taken, onlyUsd) - sum(own.filter(isGivenBack), onlyUsd),
    transactions: own.length,
    customers: new Set(taken.map(({ customer }) => customer)).size,
  }
}

/** A submitted application that is not decided. */
export const waitsForDecision = ({
  approvalStatus,
  submittedDate,
  resubmittedAt,
}: TableRows['merchants'][number]): boolean =>
  approvalStatus === 'UNDER_REVIEW' ||
  (approvalStatus === 'PENDING' && (submittedDate ?? resubmittedAt) !== undefined)

/** The figures of the console's overview: everything taken in the last 30 days, in minor units of US dollars. ADM-1. */
export function platformOf({ transactions, merchants }: TableRows, now: number) {
  const taken = transactions.filter((row) => {
    const at = Date.parse(row.date)
    return isTaken(row) && at >= startOfDay(now, -29) && at < startOfDay(now, 1)
  })
  return {
    volume: sum(taken, value),
    fees: sum(
      taken,
      (row) => dollars(row.fee, row.currency) + dollars(row.customerFee ?? 0, row.currency),
    ),
    active: merchants.filter(({ status }) => status === 'active').length,
    waiting: merchants.filter(waitsForDecision).length,
  }
}
