import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, readableId, shortText } from './common.ts'
import { plan } from './merchant.ts'

export const billingPeriod = v.picklist(['monthly', 'yearly'])

/** What a merchant pays for its plan, and until when it has: its id is the merchant's. */
export const subscription = v.object({
  id: merchantId,
  plan,
  period: billingPeriod,
  currency,
  /** The days that are paid for. */
  from: instant,
  until: instant,
})
export type Subscription = v.InferOutput<typeof subscription>

/** The invoice of a change of plan, kept as it was. */
export const planInvoice = v.object({
  id: readableId('PI'),
  merchantId,
  plan,
  period: billingPeriod,
  currency,
  /** Each in minor units; what is given back is below zero. */
  lines: v.array(v.object({ text: shortText, amount: minorUnits })),
  total: minorUnits,
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PlanInvoice = v.InferOutput<typeof planInvoice>
