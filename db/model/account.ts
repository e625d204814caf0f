import * as v from 'valibot'
import { currency, instant, readableId, shortText } from './common.ts'

/** A person's own settings: the e-mail address in lower case is the id. What is left out is as it was at first. */
export const account = v.object({
  id: shortText,
  createdAt: instant,
  phone: v.optional(shortText),
  /** A small square picture, made on the device. */
  picture: v.optional(v.object({ mime: shortText, bytes: v.instance(ArrayBuffer) })),
  /** Kinds of notification by the ways in which they are wanted. */
  notifications: v.optional(v.record(shortText, v.array(v.picklist(['app', 'email', 'sms'])))),
  twoFactor: v.optional(
    v.object({
      /** Base32, as an authenticator takes it. */
      secret: shortText,
      confirmedAt: instant,
      /** SHA-256 as hex of each recovery code that is left. */
      recovery: v.array(shortText),
    }),
  ),
  passwordChangedAt: v.optional(instant),
  figures: v.optional(v.picklist(['en-GB', 'en-US', 'de-DE', 'fr-FR'])),
  weekStart: v.optional(v.picklist(['monday', 'sunday'])),
  currency: v.optional(currency),
})
export type Account = v.InferOutput<typeof account>

/** A device on which a person is signed in, as their settings list it. */
export const device = v.object({
  id: readableId('DV'),
  accountId: shortText,
  name: shortText,
  town: shortText,
  lastSeenAt: instant,
  /** The one in hand. */
  current: v.boolean(),
})
export type Device = v.InferOutput<typeof device>
