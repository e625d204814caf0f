import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from './common.ts'

/**
 * What would have been sent: an e-mail or a text message. Nothing leaves the device; the demo controls show the outbox.
 */
export const message = v.object({
  id: readableId('OB'),
  /** Left out for what the platform writes to its own staff. */
  merchantId: v.optional(merchantId),
  channel: v.picklist(['email', 'sms']),
  to: v.pipe(v.array(shortText), v.minLength(1)),
  subject: shortText,
  /** An invoice's notes are a part of it. */
  body: v.pipe(v.string(), v.maxLength(4000)),
  /** The name of the file that would be attached. */
  attachment: v.optional(shortText),
  /** The address that its button would open, on this site. */
  link: v.optional(v.object({ label: shortText, path: shortText })),
  createdAt: instant,
})
export type Message = v.InferOutput<typeof message>
