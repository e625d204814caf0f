import type { MerchantId } from '../common.ts'
import type { Period } from '../days.ts'
import { type Ledger, type LedgerRow, rowsIn } from '../ledger/rows.ts'
import { type ConvertedPart, type Currency, currencies } from '../money.ts'
import { customerFeeInUsd, earnedInUsd, isRefund, isTaken } from './rules.ts'
import { type PaymentMethodId, paymentMethodIds } from './schemas.ts'

/** In minor units of USD. */
const moneyMeasures = ['volume', 'fees', 'customerFees', 'refunded'] as const
type MoneyMeasure = (typeof moneyMeasures)[number]

/** Each money measure is followed by the ZWL in it. */
const measures = [
  ...moneyMeasures.flatMap((name) => [name, `${name}Zwl`, `${name}FromZwl`] as const),
  'payments',
  'failed',
  'pending',
] as const

/**
 * Totals of some transactions, in minor units of USD at the sample rate: `volume` is customers'
 * payments, refunded later or not, `fees` the platform's revenue from them, of which customers paid
 * `customerFees` on top of the volume, `refunded` the money returned; `volumeZwl` is the part in ZWL
 * in its minor units, `volumeFromZwl` what that adds to it. The others count payments: successful,
 * failed and pending.
 */
export type Sums = Record<(typeof measures)[number], number>

/** Returns the ZWL in one of the money totals. */
export const zwlOf = (sums: Sums, name: MoneyMeasure): ConvertedPart => ({
  amount: sums[`${name}Zwl`],
  adds: sums[`${name}FromZwl`],
})

export const noSums: Sums = Object.fromEntries(measures.map((name) => [name, 0])) as Sums

const newSums = (): Sums => ({ ...noSums })

/** The transactions entered in a period: in total, and by what they have in common. */
export interface Tally {
  total: Sums
  steps: Sums[]
  methods: Record<PaymentMethodId, Sums>
  currencies: Record<Currency, Sums>
  /** By hour of the device's day. */
  hours: Sums[]
  /** Of the merchants that have any. */
  merchants: Map<MerchantId, Sums>
  customers: number
}

/** Adds an amount in minor units of USD, which is `own` in the row's currency. */
function addMoney(sums: Sums, name: MoneyMeasure, usd: number, own: number, isZwl: boolean): void {
  sums[name] += usd
  if (!isZwl) return
  sums[`${name}Zwl`] += own
  sums[`${name}FromZwl`] += usd
}

/** Adds a row to sums, if it is a payment or a refund. */
function addRow(sums: Sums, row: LedgerRow): void {
  const { usd, amount, fee, customerFee = 0 } = row
  const isZwl = row.currency === 'ZWL'
  if (isTaken(row)) {
    sums.payments += 1
    addMoney(sums, 'volume', usd, amount, isZwl)
    addMoney(sums, 'fees', earnedInUsd(row), fee + customerFee, isZwl)
    addMoney(sums, 'customerFees', customerFeeInUsd(row), customerFee, isZwl)
  } else if (isRefund(row)) addMoney(sums, 'refunded', usd, amount, isZwl)
  else if (row.type === 'payment' && row.status === 'failed') sums.failed += 1
  else if (row.type === 'payment' && row.status === 'pending') sums.pending += 1
}

/** Returns a function that gives the hour of an instant on the device's clock, for instants in order. */
function hourOf(): (instant: number) => number {
  let [hour, ends] = [0, -Infinity]
  return (instant) => {
    // A quarter of an hour is the smallest step between time zones.
    if (instant >= ends) {
      hour = new Date(instant).getHours()
      ends = instant - (instant % 900_000) + 900_000
    }
    return hour
  }
}

/** Rows per task, few enough that a slow phone stays responsive. */
const slice = 4_000

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

const sumsOf = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, newSums()])) as Record<Key, Sums>

/**
 * Totals a period's transactions in one pass, 4,000 rows a task. `starts` are the starts of the
 * steps, followed by the end of the last one. ADM-1.
 */
export async function tally(
  ledger: Ledger,
  period: Period,
  starts: readonly number[],
): Promise<Tally> {
  const tallied: Tally = {
    total: newSums(),
    steps: starts.slice(1).map(newSums),
    methods: sumsOf(paymentMethodIds),
    currencies: sumsOf(currencies),
    hours: Array.from({ length: 24 }, newSums),
    merchants: new Map(),
    customers: 0,
  }
  const customers = new Set<string>()
  const hourAt = hourOf()
  let step = 0
  function count(row: LedgerRow): void {
    const { instant, merchantId } = row
    // The rows are oldest first.
    while (step < starts.length - 2 && instant >= (starts[step + 1] ?? Infinity)) step += 1
    let merchant = tallied.merchants.get(merchantId)
    if (!merchant) tallied.merchants.set(merchantId, (merchant = newSums()))
    addRow(merchant, row)
    addRow(tallied.total, row)
    addRow(tallied.methods[row.paymentMethod], row)
    addRow(tallied.currencies[row.currency], row)
    const [ofStep, ofHour] = [tallied.steps[step], tallied.hours[hourAt(instant)]]
    if (ofStep) addRow(ofStep, row)
    if (ofHour) addRow(ofHour, row)
    if (isTaken(row)) customers.add(row.customer)
  }
  const rows = rowsIn(ledger, period)
  for (let first = 0; first < rows.length; first += slice) {
    if (first > 0) await nextTask()
    rows.slice(first, first + slice).forEach(count)
  }
  return { ...tallied, customers: customers.size }
}

/** Adds several sums. */
export const addedSums = (all: readonly Sums[]): Sums =>
  Object.fromEntries(
    measures.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]),
  ) as Sums

/**
 * Returns the percentage of finished payments that succeeded, with one decimal; null if none
 * finished.
 */
export const successRate = ({
  payments: paidCount,
  failed: failedCount,
}: Pick<Sums, 'payments' | 'failed'>): number | null =>
  paidCount + failedCount === 0
    ? null
    : Math.round((paidCount / (paidCount + failedCount)) * 1000) / 10

/** Returns fees as a percentage of volume with two decimals; null if nothing was paid. */
export const takeRate = ({ fees: taken, volume: whole }: Sums): number | null =>
  whole === 0 ? null : Math.round((taken / whole) * 10_000) / 100
