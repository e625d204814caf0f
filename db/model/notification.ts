import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, shortText } from './common.ts'
import { transactionId } from './transaction.ts'

/** What a merchant is told of: a customer has paid one of its links. Its number is that of the payment. */
export const notification = v.object({
  id: v.pipe(v.string(), v.regex(/^N-\d{1,9}$/)),
  merchantId,
  kind: v.picklist(['link-paid']),
  transactionId,
  customer: shortText,
  amount: v.pipe(minorUnits, v.minValue(1)),
  currency,
  linkName: shortText,
  createdAt: instant,
  readAt: v.nullable(instant),
})
export type Notification = v.InferOutput<typeof notification>
