import { demoMerchantId } from '#db/common.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import { linkLimits } from '#db/links/rules.ts'
import { type Currency, inCurrency, inUsd } from '#db/money.ts'
import { isCard } from '#db/payments/rules.ts'
import { slugOf } from '#db/text/slug.ts'
import { accountOf } from './history.ts'
import { readMoment } from './moments.ts'
import { type Cast, isPerson } from './prospect-people.ts'
import type { Trade } from './read-trades.ts'
import type { Sales } from './written-fields.ts'
import type { Customer, Written } from './written-rows.ts'

type Link = Written['paymentLinks'][number]
type Payment = Written['transactions'][number]

/** The usual limit of a single payment before approval, in minor units of USD. */
const usualLimit = 500_00

/** Returns the limit of a single payment, which lets every item be paid, in minor units of USD. */
export function limitFor({ items, currency }: DemoBusiness): number {
  const prices = items.map(({ amount }) => inUsd(amount, currency))
  const dearest = prices.reduce((a, b) => Math.max(a, b), 0)
  return Math.max(usualLimit, Math.ceil(dearest / usualLimit) * usualLimit)
}

/** Returns how the business sells, besides what and how often. */
const mannerOf = ({ currency }: DemoBusiness, { sales }: Trade): Omit<Sales, 'perWeek'> => ({
  weekdays: sales.weekdays,
  reference: sales.reference,
  returns: sales.returns,
  ...(currency === 'ZWL' && { zwlShare: 0.8 }),
})

/** Returns how much the business sells without a link. */
export const shopSales = (business: DemoBusiness, trade: Trade): Sales => ({
  ...mannerOf(business, trade),
  perWeek: trade.sales.perWeek,
  from: trade.sales.from,
  to: trade.sales.to,
  hours: trade.sales.hours,
})

/** Converts a name into the last part of a link's address, unlike those that are taken. */
function pathFor(name: string, otherwise: string, taken: Set<string>): string {
  const path = slugOf(name, 50) || otherwise
  let free = path
  for (let number = 2; taken.has(free); number += 1) free = `${path}-${number}`
  taken.add(free)
  return free
}

/** Cuts a text to a length, between characters. */
function cut(text: string, length: number): string {
  const characters = [...text]
  while (characters.join('').length > length) characters.pop()
  return characters.join('').trimEnd()
}

/** The share of all payments that each item's link gets, best seller first, and the other links. */
const shares = [0.32, 0.2, 0.16, 0.12, 0.1, 0.1]
const [anyShare, pastShare] = [0.15, 0.3]
/** About how many weeks a link has had, and how many visits a payment takes. */
const [weeks, visits] = [22, 2.6]

/** Returns numbers for links: those of the sample's own links first, then new ones. */
function numbersFor({ paymentLinks }: Written, count: number): string[] {
  const own = paymentLinks.filter(({ merchantId }) => merchantId === demoMerchantId)
  const last = paymentLinks.reduce((most, { id }) => Math.max(most, Number(id)), 0)
  const fresh = Array.from({ length: count }, (_, at) => String(last + 1 + at))
  return [...own.map(({ id }) => id), ...fresh].slice(0, count)
}

interface LinkTerms {
  trade: Trade
  cast: Cast
  now: Date
}

/** Returns one link for each item, one for any amount, and one that has expired. */
export function linksFor(
  written: Written,
  business: DemoBusiness,
  { trade, cast, now }: LinkTerms,
): Link[] {
  const { currency, items, name } = business
  const numbers = numbersFor(written, items.length + 2)
  const others = written.paymentLinks.filter(({ merchantId }) => merchantId !== demoMerchantId)
  const taken = new Set(others.map(({ path }) => path))
  const priceOf = (item: Trade['past']) => (currency === 'USD' ? item.usd : item.zwl)
  const usual = trade.items.map(priceOf).sort((a, b) => a - b)
  const median = usual[Math.floor(usual.length / 2)] ?? 1
  const whole = shares.slice(0, items.length).reduce((sum, each) => sum + each, 0)
  const at = (moment: string) => readMoment(moment, now) ?? ''

  const link = (place: number, what: Pick<Link, 'name' | 'amount'>, share: number): Link => {
    // Dearer things than usual are sold less often.
    const often = trade.linksPerWeek * share * Math.min(1, median / (what.amount ?? median))
    const perWeek = Math.max(0.2, Math.round(often * 10) / 10)
    return {
      ...what,
      id: numbers[place] ?? '',
      merchantId: demoMerchantId,
      description: trade.items.find((item) => item.name === what.name)?.description ?? '',
      currency,
      path: pathFor(what.name, `${trade.id}-${place + 1}`, taken),
      // The best seller first: lists begin with the newest.
      createdAt: at(`-${100 + place * 8}d 10:15`),
      status: 'active',
      draft: false,
      views: Math.ceil(perWeek * weeks * visits) + 12,
      expiresAt: null,
      createdBy: cast.people[place % 2]?.name ?? '',
      sales: { ...mannerOf(business, trade), perWeek },
    }
  }
  const limits = linkLimits({ amount: null, currency }, limitFor(business))
  const any = link(items.length, { name: cut(`Pay ${name}`, 80), amount: null }, anyShare)
  const past = { name: trade.past.name, amount: priceOf(trade.past) }
  const inRange = (usd: number) =>
    Math.min(Math.max(inCurrency(usd, 'USD', currency), limits.min), limits.max)
  const each = items.map((item, place) => link(place, item, (shares[place] ?? 0) / whole))
  const anyAmount = {
    ...any,
    ...(any.sales && {
      sales: { ...any.sales, from: inRange(trade.sales.from), to: inRange(trade.sales.to) },
    }),
  }
  return [
    ...each,
    anyAmount,
    {
      ...link(items.length + 1, past, pastShare),
      description: trade.past.description,
      createdAt: at('-164d 09:05'),
      status: 'expired',
      expiresAt: at('-118d 23:59'),
    },
  ]
}

/** The steps of amounts, in minor units. */
const steps: Record<Currency, number> = { USD: 50, ZWL: 10_00 }

/**
 * Returns the sample's payments of the last days as the business's own: the same moments, methods and
 * outcomes, with its customers and references, and amounts that are usual for it.
 */
export function recentFor(
  written: Written,
  business: DemoBusiness,
  { trade, customers }: { trade: Trade; customers: readonly Customer[] },
): Payment[] {
  const own = written.transactions.filter(({ merchantId }) => merchantId === demoMerchantId)
  const amounts = own.map(({ amount, currency }) => inUsd(amount, currency))
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  const free = [...customers]
  const buyers = new Map<string, Customer>()
  /** Returns who takes the place of a customer of the sample. */
  const buyerOf = ({ customer, customerEmail }: Payment): Customer | undefined => {
    const wanted = customerEmail === undefined
    const place = free.findIndex((each) => isPerson(each) === wanted)
    const next = buyers.has(customer) ? undefined : free.splice(place, 1)[0]
    if (next) buyers.set(customer, next)
    return buyers.get(customer)
  }
  const rounded = (amount: number, currency: Currency) =>
    Math.max(steps[currency], Math.round(amount / steps[currency]) * steps[currency])

  const paid = (row: Payment): Payment => {
    const { customerEmail: _email, customerPhone: _phone, ...same } = row
    const buyer = buyerOf(row)
    const paysInOwnCurrency = !isCard(row.paymentMethod) && business.currency === 'ZWL'
    const currency =
      paysInOwnCurrency || row.linkId !== undefined ? business.currency : row.currency
    const share = (inUsd(row.amount, row.currency) - from) / (to - from)
    const usual = trade.sales.from + share * (trade.sales.to - trade.sales.from)
    return {
      ...same,
      currency,
      amount:
        row.linkId === undefined
          ? rounded(inCurrency(usual, 'USD', currency), currency)
          : (business.items[0]?.amount ?? 0),
      customer: buyer?.name ?? row.customer,
      account: buyer ? accountOf(buyer, customers.indexOf(buyer), row.paymentMethod) : row.account,
      reference: row.reference.replace(/^Order/, trade.sales.reference),
    }
  }
  const payments = own.filter(({ type }) => type === 'payment').map(paid)
  const refunds = own.filter(({ type }) => type === 'refund')
  return [
    ...payments,
    ...refunds.flatMap((row, at): Payment[] => {
      const before = own.find(({ id }) => id === row.refundOf)
      const payment = payments.find(({ id }) => id === row.refundOf)
      if (!before || !payment) return []
      const { customer, currency, account, amount } = payment
      const part = rounded((amount * row.amount) / before.amount, currency)
      const { returns } = trade.sales
      return [
        {
          ...row,
          customer,
          currency,
          account,
          amount: Math.min(amount, part),
          reference: returns[at % returns.length] ?? '',
        },
      ]
    }),
  ]
}
