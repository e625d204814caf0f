import * as v from 'valibot'
import { instant, longText, merchantId, readableId, shortText } from './common.ts'

/** What the platform's staff wrote down about a merchant; the merchant never sees it. */
export const merchantNote = v.object({
  id: readableId('MN'),
  merchantId,
  text: v.pipe(longText, v.minLength(1)),
  author: shortText,
  createdAt: instant,
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type MerchantNote = v.InferOutput<typeof merchantNote>
