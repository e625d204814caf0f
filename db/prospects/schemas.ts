import * as v from 'valibot'
import { currency, instant, longText, minorUnits, percent, shortText } from '../common.ts'
import { parseDay } from '../days.ts'
import { maxAmount } from '../money.ts'
import { paymentMethodId } from '../payments/schemas.ts'

/** Where a prospect comes from: the contact form, the newsletter, or the presenter's own hand. */
const prospectSources = ['contact', 'newsletter', 'added'] as const

const amount = v.pipe(minorUnits, v.minValue(0), v.maxValue(maxAmount))
const share = v.pipe(percent, v.minValue(0), v.maxValue(100))

/** The most payments or payouts a month that an offer is made for. */
const mostAMonth = 1_000_000

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostAMonth))

/** What an offer is reckoned from: a month of the prospect's business, and what they pay today. */
export const offerTerms = v.strictObject({
  currency,
  /** What customers pay in a month, in minor units of the currency. */
  takings: v.pipe(amount, v.minValue(1)),
  payments: v.pipe(count, v.minValue(1)),
  /** Payouts to their bank in a month. */
  payouts: count,
  /** The share of the takings by each method, in percent; together 100. */
  mix: v.record(paymentMethodId, share),
  /** What they pay now; null if they don't say. Fixed fees and sums are in minor units. */
  today: v.nullable(
    v.variant('by', [
      v.strictObject({ by: v.literal('rate'), percentage: share, fixedFee: amount }),
      v.strictObject({ by: v.literal('sum'), sum: amount }),
    ]),
  ),
})

/** A day of the device's calendar, `2026-11-21`. */
const day = v.pipe(
  v.string(),
  v.check((text) => parseDay(text) !== null),
)

/** Somebody who may become a merchant. Prospects stay on this device: nothing else that is stored or sent has them. */
export const prospect = v.object({
  id: v.pipe(shortText, v.minLength(1)),
  name: shortText,
  business: shortText,
  phone: shortText,
  email: shortText,
  source: v.picklist(prospectSources),
  /** Asked for product news. */
  newsletter: v.boolean(),
  note: longText,
  nextStep: shortText,
  nextOn: v.nullable(day),
  /** By the device's clock. */
  createdAt: instant,
  /** What their last offer was made from. */
  offer: v.optional(offerTerms),
})
export type Prospect = v.InferOutput<typeof prospect>
