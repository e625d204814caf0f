import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from './common.ts'

/** The ways in which a person can be told of something. */
export const notificationWays = ['app', 'email', 'sms'] as const
const way = v.picklist(notificationWays)
export type NotificationWay = v.InferOutput<typeof way>

/** How figures part their thousands: `1,284.50`, `1 284.50` or `1284.50`. The point is as amounts are typed. */
export const figureStyles = ['comma', 'space', 'plain'] as const
const figureStyle = v.picklist(figureStyles)
export type FigureStyle = v.InferOutput<typeof figureStyle>

export const weekStarts = ['monday', 'sunday'] as const
const weekStart = v.picklist(weekStarts)
export type WeekStart = v.InferOutput<typeof weekStart>

/** In which currency totals also say what they come to about; `none` where they stand as they are. */
export const displayCurrencies = ['none', 'USD', 'ZWL'] as const
const displayCurrency = v.picklist(displayCurrencies)
export type DisplayCurrency = v.InferOutput<typeof displayCurrency>

/** What an authenticator app shares with this device. */
export const twoFactor = v.object({
  /** Base32, as an authenticator takes it. */
  secret: shortText,
  confirmedAt: instant,
  /** SHA-256 as hex of each recovery code that is left. */
  recovery: v.array(shortText),
  /** The half minute of the last code that signed in: a code does so once. */
  lastStep: v.optional(v.pipe(v.number(), v.safeInteger())),
})
export type TwoFactor = v.InferOutput<typeof twoFactor>

/** A small square picture, made on the device. */
export const picture = v.object({ mime: shortText, bytes: v.instance(ArrayBuffer) })
export type Picture = v.InferOutput<typeof picture>

/** A person's own settings: the e-mail address in lower case is the id. What is left out is as it was at first. */
export const account = v.object({
  id: shortText,
  merchantId,
  createdAt: instant,
  phone: v.optional(shortText),
  picture: v.optional(picture),
  /** The ways wanted for each kind of notification; in the app alone for one that is not named. */
  notifications: v.optional(v.record(shortText, v.array(way))),
  twoFactor: v.optional(twoFactor),
  passwordChangedAt: v.optional(instant),
  figures: v.optional(figureStyle),
  weekStart: v.optional(weekStart),
  displayCurrency: v.optional(displayCurrency),
})
export type Account = v.InferOutput<typeof account>

/** Another device on which a person is signed in. Nothing leaves this one, so each is a sample that they added. */
export const device = v.object({
  id: readableId('DV'),
  accountId: shortText,
  name: shortText,
  town: shortText,
  signedInAt: instant,
})
export type Device = v.InferOutput<typeof device>

/** The ways in which a person wants to be told of a kind. */
export const waysFor = (
  account: Pick<Account, 'notifications'> | undefined,
  kind: string,
): readonly NotificationWay[] => account?.notifications?.[kind] ?? ['app']

/** The id of the account of an e-mail address. */
export const accountIdOf = (email: string): string => email.trim().toLowerCase()
