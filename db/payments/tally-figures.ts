import type { Period } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { codeOf, customerFeeInUsd, earnedInUsd, isRefundAt, isTakenAt } from '../ledger/scan.ts'
import { type ConvertedPart, currencies } from '../money.ts'
import { paymentMethodIds } from './schemas.ts'

/** In minor units of USD. */
const moneyMeasures = ['volume', 'fees', 'customerFees', 'refunded'] as const
type MoneyMeasure = (typeof moneyMeasures)[number]

/** In the order of the codes below: each money measure is followed by the ZWL in it. */
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

/** The transactions entered in a period: in total, and by several codes. */
export interface Tally {
  total: Sums
  steps: Sums[]
  /** By `paymentMethodIds`. */
  methods: Sums[]
  /** By `currencies`. */
  currencies: Sums[]
  /** By hour of the device's day. */
  hours: Sums[]
  /** By the ledger's merchants. */
  merchants: Sums[]
  customers: number
}

const zwl = currencies.indexOf('ZWL')

/** Rows per step, few enough that a slow phone stays responsive. */
const slice = 4_000

const width = measures.length
const codeIn = (name: keyof Sums) => measures.indexOf(name)
const [volume, fees] = [codeIn('volume'), codeIn('fees')]
const [customerFees, refunded] = [codeIn('customerFees'), codeIn('refunded')]
const [payments, failed, pending] = [codeIn('payments'), codeIn('failed'), codeIn('pending')]

const sumsAt = (sums: Float64Array, code: number): Sums =>
  Object.fromEntries(measures.map((name, at) => [name, sums[code * width + at] ?? 0])) as Sums

const allSums = (sums: Float64Array): Sums[] =>
  Array.from({ length: sums.length / width }, (_, code) => sumsAt(sums, code))

export const noSums: Sums = sumsAt(new Float64Array(width), 0)

const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/**
 * Totals a period's transactions in one pass over the columns, yielding every 4,000 rows. `starts`
 * are the starts of the steps, followed by the end of the last one. ADM-1.
 */
export async function tally(
  { columns }: Ledger,
  { from, before }: Period,
  starts: readonly number[],
): Promise<Tally> {
  const { column } = columns
  // Copied, because new rows change the order but not the positions.
  const positions = columns.between(from, before).slice()
  // All sums share one column, one group after another, so that a row only adds to each and
  // allocates nothing.
  const counts = [
    1,
    starts.length - 1,
    paymentMethodIds.length,
    currencies.length,
    24,
    columns.merchants.names.length,
  ]
  const firsts = counts.map((_, group) =>
    counts.slice(0, group).reduce((sum, count) => sum + count * width, 0),
  )
  const sums = new Float64Array(counts.reduce((sum, count) => sum + count, 0) * width)
  const groups = counts.map((count, group) =>
    sums.subarray(firsts[group], (firsts[group] ?? 0) + count * width),
  )
  const places = Float64Array.from(firsts)
  const paid = new Uint8Array(columns.customers.names.length)
  let step = 0
  let [hour, hourEnds] = [0, -Infinity]

  function place(group: number, code: number): void {
    places[group] = (firsts[group] ?? 0) + code * width
  }
  function add(measure: number, value: number): void {
    for (const first of places) {
      const at = first + measure
      sums[at] = (sums[at] ?? 0) + value
    }
  }
  /** Adds an amount, which is `own` in the row's currency. */
  function addMoney(measure: number, usd: number, own: number, isZwl: boolean): void {
    add(measure, usd)
    if (!isZwl) return
    add(measure + 1, own)
    add(measure + 2, usd)
  }

  function count(at: number): void {
    const date = column.date[at] ?? 0
    // The rows are oldest first.
    while (step < starts.length - 2 && date >= (starts[step + 1] ?? Infinity)) step += 1
    if (date >= hourEnds) {
      const instant = new Date(date)
      hour = instant.getHours()
      hourEnds = date - (date % 900_000) + 900_000
    }
    place(1, step)
    place(2, column.method[at] ?? 0)
    place(3, column.currency[at] ?? 0)
    place(4, hour)
    place(5, column.merchant[at] ?? 0)
    const usd = column.usd[at] ?? 0
    const amount = column.amount[at] ?? 0
    const isZwl = column.currency[at] === zwl
    if (isTakenAt(columns, at)) {
      addMoney(volume, usd, amount, isZwl)
      add(payments, 1)
      const customerFee = column.customerFee[at] ?? 0
      addMoney(fees, earnedInUsd(columns, at), (column.fee[at] ?? 0) + customerFee, isZwl)
      addMoney(customerFees, customerFeeInUsd(columns, at), customerFee, isZwl)
      paid[column.customer[at] ?? 0] = 1
    } else if (isRefundAt(columns, at)) addMoney(refunded, usd, amount, isZwl)
    else if (column.type[at] !== codeOf.payment) return
    else if (column.status[at] === codeOf.failed) add(failed, 1)
    else if (column.status[at] === codeOf.pending) add(pending, 1)
  }

  for (let first = 0; first < positions.length; first += slice) {
    if (first > 0) await breath()
    positions.subarray(first, first + slice).forEach(count)
  }
  const [total = [], steps = [], methods = [], byCurrency = [], hours = [], merchants = []] =
    groups.map(allSums)
  return {
    total: total[0] ?? noSums,
    steps,
    methods,
    currencies: byCurrency,
    hours,
    merchants,
    customers: paid.reduce((sum, one) => sum + one, 0),
  }
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
