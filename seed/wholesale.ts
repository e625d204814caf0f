import { momentOn, startOfDay, startOfMonth } from '#db/days.ts'
import { inUsd, zwlPerUsd } from '#db/money.ts'
import { settlementTime } from '#db/payouts/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { hasSucceeded, isTaken } from '#db/payments/rules.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { accountOf, type ChargedDraft, type Draft } from './history.ts'
import { randomFrom } from '#db/random.ts'
import type { Customer, Written } from './written-rows.ts'

// The demo merchant's wholesale orders. How many there are and what they cost is chosen so that the
// rows of the sample add up to the specification's figures, on whatever day it is opened.

/** The figures that the sample adds up to, in minor units of USD. */
export type TargetFigures = Omit<Written['targetFigures'][number], 'id' | 'merchantId'>

/** This month's fees as a percentage of its payments. */
const feeRate = 2.4
/** The largest order, in minor units of USD: less than a merchant that is not approved may take. */
const largest = 400_00
/** The full months before this one in the year of fees, and the orders in USD in each. */
const monthsBefore = 11
const ordersPerMonth = 2
/** The methods with the lowest and with the usual fee that take ZWL. */
const [cheap, usual] = ['bank', 'ecocash'] as const

/** What orders are made of. */
export interface Terms {
  merchant: Pick<Merchant, 'id' | 'name'>
  now: Date
  customers: readonly Customer[]
  ruleOf: (method: PaymentMethodId) => FeeRule
  bearFee: (draft: Draft) => ChargedDraft
  /** Adds when payments are settled. */
  settled: (rows: readonly ChargedDraft[]) => readonly ChargedDraft[]
}

/** The fee of a payout. */
export type PayoutFee = Pick<ChargedDraft, 'date' | 'currency' | 'fee'>

type Order = Pick<Draft, 'currency' | 'paymentMethod'> & { date: Date }
/** Makes an order of an amount into a row. */
type Priced = (amount: number) => ChargedDraft

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)
const feeIn = (row: PayoutFee): number => inUsd(row.fee, row.currency)
const usdIn = (fees: readonly PayoutFee[]): number =>
  sumOf(fees, ({ currency, fee }) => (currency === 'USD' ? fee : 0))
const amountIn = (row: ChargedDraft): number => inUsd(row.amount, row.currency)
const netOf = ({ amount, fee }: ChargedDraft): number => amount - fee

/** Returns a function that makes orders of the merchant's wholesale customers. */
function ordersOf(key: string, { merchant: { id: merchantId }, customers, bearFee }: Terms) {
  const random = randomFrom(`${merchantId} wholesale ${key}`)
  let made = 0
  const order = ({ date, ...rest }: Order): Priced => {
    const place = Math.floor(random() * customers.length)
    const customer = customers[place]
    if (!customer) throw new RangeError('Wholesale orders need customers')
    const draft = {
      ...rest,
      id: `${merchantId} wholesale ${key} ${(made += 1)}`,
      merchantId,
      date: date.toISOString(),
      customer: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      status: 'successful',
      type: 'payment',
      account: accountOf(customer, place, rest.paymentMethod),
      reference: `Wholesale ${2000 + Math.floor(random() * 7000)}`,
    } as const
    return (amount) => bearFee({ ...draft, amount })
  }
  return { order, random }
}

const [opens, closes] = [8 * 60, 16 * 60]

/** Returns moments spread over a period, within office hours where it has any. */
const momentsIn = (from: number, before: number, count: number, random: () => number): Date[] =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + random()) / count
    const moment = new Date(from + Math.floor((before - from) * share))
    const inHours = momentOn(moment, 0, opens + Math.floor((closes - opens) * random()))
    return inHours.getTime() >= from && inHours.getTime() < before ? inHours : moment
  })

/** Splits a total into parts that differ a little, in steps; the last is what the others leave. */
function split(total: number, count: number, step: number, random: () => number): number[] {
  const parts: number[] = []
  let left = total
  for (let rest = count; rest > 1; rest -= 1) {
    const part = Math.round(((left / rest) * (0.85 + random() * 0.3)) / step) * step
    parts.push(part)
    left -= part
  }
  return count > 0 ? [...parts, left] : []
}

/** Returns the row with the smallest amount of which a figure that rises by single units is the wanted one. */
function pricedFor(
  wanted: number,
  about: number,
  priced: Priced,
  of: (row: ChargedDraft) => number,
) {
  let amount = Math.max(1, Math.round(about))
  while (amount > 1 && of(priced(amount)) >= wanted) amount -= 1
  while (of(priced(amount)) < wanted) amount += 1
  return priced(amount)
}

/** Returns orders in USD that add up to a total after their fees. */
function ordersInUsd(
  key: string,
  wanted: number,
  dates: (random: () => number) => Date[],
  terms: Terms,
) {
  const { order, random } = ordersOf(key, terms)
  const moments = dates(random)
  const parts = split(wanted, moments.length, 50, random)
  return moments.map((date, at) => {
    const priced = order({ date, currency: 'USD', paymentMethod: 'zimswitch' })
    const net = parts[at] ?? 0
    return pricedFor(net, net, priced, netOf)
  })
}

/** Returns today's orders, which the pending balance lacks. */
function ordersToday(wanted: number, terms: Terms): ChargedDraft[] {
  const midnight = startOfDay(terms.now)
  const passed = terms.now.getTime() - midnight
  const dates = (random: () => number) =>
    momentsIn(midnight + passed * 0.3, midnight + passed * 0.4, Math.ceil(wanted / largest), random)
  return ordersInUsd('today', wanted, dates, terms)
}

/** Returns the orders in USD of the months before, which the available balance and the payouts lack. */
function ordersBefore(wanted: number, terms: Terms): ChargedDraft[] {
  const dates = (random: () => number) =>
    Array.from({ length: monthsBefore }, (_, index) =>
      startOfMonth(terms.now, index - monthsBefore),
    )
      .map((month) => [startOfDay(month, 2), startOfDay(month, 25)] as const)
      .flatMap(([from, before]) => momentsIn(from, before, ordersPerMonth, random))
  return ordersInUsd('before', wanted, dates, terms)
}

/** Returns orders in ZWL, of about a total, which a month's fees lack; both in minor units of USD. */
function ordersInMonth(
  key: string,
  { fees, total }: { fees: number; total: number },
  [from, before]: readonly [number, number],
  terms: Terms,
): ChargedDraft[] {
  const { order, random } = ordersOf(key, terms)
  // The larger the part that costs the usual fee, the higher the fees of the whole.
  const { percentage: low } = terms.ruleOf(cheap)
  const { percentage: high, fixedFee } = terms.ruleOf(usual)
  const partFor = (count: number) =>
    (fees - fixedFee * count - (total * low) / 100) / ((high - low) / 100)
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const count = counts.find((each) => partFor(each) <= each * largest) ?? counts.length
  const usualPart = Math.max(0, partFor(count))
  const cheapPart = usualPart > 0 ? Math.max(0, total - usualPart) : (fees * 100) / low
  const parts = [
    ...split(cheapPart, Math.ceil(cheapPart / largest), 50, random).map((usd) => ({
      usd,
      by: cheap,
    })),
    ...split(usualPart, usualPart > 0 ? count : 0, 50, random).map((usd) => ({ usd, by: usual })),
  ]
  const dates = momentsIn(from, before, parts.length, random)
  let left = fees
  return parts.map(({ usd, by }, at) => {
    const priced = order({ date: dates[at] ?? terms.now, currency: 'ZWL', paymentMethod: by })
    const about = Math.max(1, Math.round((usd * zwlPerUsd) / 1000)) * 1000
    const row = at === parts.length - 1 ? pricedFor(left, about, priced, feeIn) : priced(about)
    left -= feeIn(row)
    return row
  })
}

/** Returns what a row moves in the merchant's balance in USD, once it is settled, in minor units. */
export function movedBy(row: ChargedDraft): number {
  if (row.currency !== 'USD' || !hasSucceeded(row)) return 0
  if (row.type === 'payment') return netOf(row)
  return row.type === 'adjustment' ? row.amount : -row.amount
}

/**
 * Returns the wholesale orders with which a merchant's rows add up to the figures, if its payouts
 * add up to theirs and cost it some fees. DEMO-2.
 */
export function wholesale(
  rows: readonly ChargedDraft[],
  targets: TargetFigures,
  payoutFees: readonly PayoutFee[],
  terms: Terms,
): ChargedDraft[] {
  const { now } = terms
  const unsettled = new Set(
    rows
      .filter((row) => isTaken(row) && now.getTime() - Date.parse(row.date) < settlementTime)
      .map(({ id }) => id),
  )
  const pending = sumOf(
    rows.filter(({ id, refundOf }) => unsettled.has(refundOf ?? id)),
    movedBy,
  )
  const settled = sumOf(rows, movedBy) - pending
  const orders = [
    ...ordersToday(targets.pending - pending, terms),
    ...ordersBefore(targets.available + targets.paidOut + usdIn(payoutFees) - settled, terms),
  ]
  const all = [...rows, ...orders].filter(isTaken)
  const yearBefore = split(
    targets.yearFees - targets.monthFees,
    monthsBefore,
    1,
    randomFrom('year'),
  )
  const months = [...yearBefore, targets.monthFees].map((wanted, index) => {
    const from = startOfMonth(now, index - monthsBefore).getTime()
    const end = startOfMonth(now, index - monthsBefore + 1).getTime()
    const before = Math.min(end, now.getTime() + 1)
    const isIn = ({ date }: { date: string }) =>
      Date.parse(date) >= from && Date.parse(date) < before
    const own = all.filter(isIn)
    const fees = wanted - sumOf(payoutFees.filter(isIn), feeIn) - sumOf(own, feeIn)
    const total = (wanted * 100) / feeRate - sumOf(own, amountIn)
    // On the days before today, unless the month begins with it.
    const midnight = startOfDay(now)
    const place = [from, from < midnight ? Math.min(end, midnight) : before] as const
    return ordersInMonth(`month ${index}`, { fees, total }, place, terms)
  })
  return [...orders, ...months.flat()]
}
