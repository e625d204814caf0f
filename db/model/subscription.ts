import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, readableId, shortText } from './common.ts'
import { plan } from './merchant.ts'

export const billingPeriod = v.picklist(['monthly', 'yearly'])
export type BillingPeriod = v.InferOutput<typeof billingPeriod>

const term = {
  plan,
  period: billingPeriod,
  currency,
  /** The day on which its first period begins; each next one follows by itself. */
  from: instant,
}

/** A plan as it is paid for. */
export type PlanTerm = v.InferOutput<v.ObjectSchema<typeof term, undefined>>

/** How a merchant pays for its plan: its id is the merchant's. */
export const subscription = v.object({
  id: merchantId,
  ...term,
  /** What the day of the last change began with: going back to it on that day puts its paid days back. */
  before: v.optional(v.object({ ...term, day: shortText })),
})
export type Subscription = v.InferOutput<typeof subscription>

const money = { currency, amount: minorUnits }

/** The invoice of a change of plan, or of a period that followed by itself, kept as it was. What is given back is below zero. */
export const planInvoice = v.object({
  id: readableId('PI'),
  merchantId,
  plan,
  period: billingPeriod,
  /** The days that are paid for with it. */
  from: instant,
  until: instant,
  lines: v.array(v.object({ text: shortText, ...money })),
  /** One for each currency: what was paid in the other one is given back in that. */
  totals: v.array(v.object(money)),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PlanInvoice = v.InferOutput<typeof planInvoice>
export type PlanLine = PlanInvoice['lines'][number]
export type PlanTotal = PlanInvoice['totals'][number]
