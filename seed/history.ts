import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { type Currency, zwlPerUsd } from '#db/money.ts'
import { daysSinceMonday, momentOn } from '#db/days.ts'
import { answerTime, isCard, payerReference } from '#db/payments/rules.ts'
import type { PaymentMethodId, Transaction } from '#db/payments/schemas.ts'
import { maskAccount } from '#db/payments/test-accounts.ts'
import { usualPrefix } from '#db/payments/wallets.ts'
import { eightHexDigits, randomFrom } from '#db/random.ts'
import type { Customer } from './written-rows.ts'

export const historyDays = 180

/** A shop or payment link with its usual weekly sales. */
export interface Seller {
  /** The seed of its own random numbers, so that changing one seller leaves the others unchanged. */
  key: string
  merchantId: string
  linkId?: string
  perWeek: number
  /** The smallest and largest sale in minor units, of USD unless the currency is fixed. Equal for a fixed price. */
  from: number
  to: number
  currency?: Currency
  /** Opening and closing time, in hours of the day. */
  hours: readonly [number, number]
  /** How busy each day is, from Monday; 1 is a usual day. */
  weekdays?: readonly number[]
  /** The share of its sales in ZWL, from 0 to 1, unless the currency is fixed. */
  zwlShare?: number
  /** The word before the number of a sale that no link was paid for. */
  reference?: string
  /** The reasons for refunds. */
  returns?: readonly string[]
  since: string
  until: string | null
  /** How many days of sales it has, unless those are 180. */
  days?: number
}

/** A row without its fee, refunded total and number; the id only distinguishes drafts. */
export type Draft = Omit<Transaction, 'fee' | 'refunded'>

/** A row with its fee. */
export type ChargedDraft = Draft & { fee: number }

/** Monday to Sunday: Saturdays are the busiest, Sundays the quietest. */
const usualWeek = [0.9, 0.85, 0.9, 1, 1.25, 1.6, 0.5]

const methods: readonly [PaymentMethodId, number][] = [
  ['ecocash', 0.44],
  ['onemoney', 0.14],
  ['zimswitch', 0.12],
  ['visa', 0.09],
  ['innbucks', 0.08],
  ['mastercard', 0.06],
  ['bank', 0.04],
  ['omari', 0.03],
]
const failures = [
  'The PIN prompt was not answered',
  'Insufficient funds in the wallet',
  'The customer cancelled',
]
const declined = 'The card was declined'
const missing = 'The transfer did not arrive'
const usualReturns = ['Goods returned', 'Order cancelled', 'Paid twice']

/** Returns a payment method, as often as it is used. */
export function pickMethod(share: number): PaymentMethodId {
  let left = share
  for (const [method, weight] of methods) if ((left -= weight) < 0) return method
  return 'ecocash'
}

function reasonFor(method: PaymentMethodId, share: number): string {
  if (method === 'bank') return missing
  if (isCard(method) || method === 'zimswitch') return declined
  return failures[Math.floor(share * failures.length)] ?? missing
}

/** Returns a customer's masked phone or card number, always the same one. */
export function accountOf({ phone }: Customer, place: number, method: PaymentMethodId): string {
  const prefix = usualPrefix(method)
  const handset = maskAccount(phone)
  if (prefix && handset.startsWith(prefix)) return handset
  const digits = String((place * 7919 + method.length * 1301 + 2117) % 10_000).padStart(4, '0')
  return `${prefix ? `${prefix} ***` : '****'} ${digits}`
}

/** Returns how busy a day is: wages are paid around the end of the month. */
function monthEnd(day: Date): number {
  const last = getDaysInMonth(day)
  return day.getDate() <= 2 || day.getDate() >= last - 2 ? 1.4 : 1
}

/** Returns an amount within a seller's bounds, favoring small ones, in steps of 50 cents or ten ZWL. */
export function pickAmount(
  { from, to }: Pick<Seller, 'from' | 'to'>,
  share: number,
  rate: number,
  step: number,
): number {
  const exact = (from + (to - from) * share ** 2.2) * rate
  return from === to ? exact : Math.max(step, Math.floor(exact / step) * step)
}

/** Returns the id of the attempt that made a payment, whose own generator leaves the others as they are. */
const attemptOf = (id: string): string => eightHexDigits(randomFrom(`${id} attempt`)())

/** Returns one sale and, occasionally, its refund. */
function sale(
  seller: Seller,
  random: () => number,
  id: string,
  present: string,
  customers: readonly Customer[],
  when: (daysLater: number, share: number) => Date,
): Draft[] {
  const wanted = pickMethod(random())
  const place = Math.floor(random() ** 1.4 * customers.length)
  const customer = customers[place]
  if (!customer) return []
  const currency =
    seller.currency ?? (!isCard(wanted) && random() < (seller.zwlShare ?? 0.24) ? 'ZWL' : 'USD')
  const paymentMethod = currency === 'ZWL' && isCard(wanted) ? 'ecocash' : wanted
  const rate = currency === 'ZWL' && !seller.currency ? zwlPerUsd : 1
  const amount = pickAmount(seller, random(), rate, currency === 'ZWL' ? 1000 : 50)
  const date = when(0, (random() + random()) / 2).toISOString()
  const fate = random()
  // Who doesn't answer for a day doesn't pay.
  const isWaiting = Date.parse(present) - Date.parse(date) < answerTime && fate < 0.2
  const status = fate < 0.035 ? 'failed' : isWaiting ? 'pending' : 'successful'
  const failureReason = reasonFor(paymentMethod, random())
  const payment: Draft = {
    id,
    merchantId: seller.merchantId,
    date,
    customer: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    amount,
    currency,
    paymentMethod,
    status,
    type: 'payment',
    account: accountOf(customer, place, paymentMethod),
    reference: seller.linkId
      ? payerReference(attemptOf(id))
      : `${seller.reference ?? 'Order'} ${1000 + Math.floor(random() * 9000)}`,
    ...(seller.linkId && { linkId: seller.linkId }),
    ...(status === 'failed' && { failureReason }),
  }
  if (status !== 'successful' || random() > 0.04) return [payment]
  const { linkId: _link, ...same } = payment
  const returns = seller.returns ?? usualReturns
  const refund: Draft = {
    ...same,
    id: `${id} refund`,
    date: when(1 + Math.floor(random() * 3), random()).toISOString(),
    amount: random() < 0.3 ? Math.ceil(amount / 2) : amount,
    type: 'refund',
    reference: returns[Math.floor(random() * returns.length)] ?? '',
    refundOf: id,
  }
  return [payment, refund]
}

/**
 * Yields a seller's sales and refunds of the last 180 days, or of its own number of them. Each day's rows depend on the week's age
 * and the weekday, so seeding on another day of the same week gives the same past.
 */
export function* history(
  seller: Seller,
  now: Date,
  customers: readonly Customer[],
): Generator<Draft, void, undefined> {
  const { hours, weekdays = usualWeek, days = historyDays } = seller
  const [opens, closes] = hours
  const present = now.toISOString()
  const last = seller.until !== null && seller.until < present ? seller.until : present
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const fromMonday = daysSinceMonday(now) - ago
    const weekday = ((fromMonday % 7) + 7) % 7
    const weeksAgo = (weekday - fromMonday) / 7
    const cell = `${seller.key} ${weeksAgo} ${weekday}`
    const random = randomFrom(cell)
    const growth = 1.15 - weeksAgo * 0.012
    const usual = (seller.perWeek / 7) * (weekdays[weekday] ?? 1) * growth
    const count = Math.floor(usual * monthEnd(momentOn(now, -ago)) + random())
    const when = (daysLater: number, share: number) =>
      momentOn(now, daysLater - ago, Math.floor((opens + (closes - opens) * share) * 60))
    for (let index = 0; index < count; index += 1) {
      const rows = sale(seller, random, `${cell} ${index}`, present, customers, when)
      const [payment] = rows
      if (payment && payment.date >= seller.since) yield* rows.filter(({ date }) => date <= last)
    }
  }
}
