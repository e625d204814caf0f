import * as v from 'valibot'
import { currencies } from './money.ts'
import { visible, visibleLines } from './text/typed-text.ts'

/** A whole number of minor units (cents); never a fraction, never Infinity. */
export const minorUnits = v.pipe(v.number(), v.safeInteger())

export const currency = v.picklist(currencies)

/** An instant as an ISO string in UTC, such as `2026-11-21T12:14:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** Readable ids: a prefix and a number, such as `TX-88214` or `M-014`. */
export const readableId = (prefix: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}-\\d{1,9}$`)))

export const merchantId = readableId('M')
export type MerchantId = v.InferOutput<typeof merchantId>

/** The merchant that the demo is about: its dashboard opens when no one is signed in. */
export const demoMerchantId: MerchantId = 'M-001'

const mostOfShortText = 200

export const shortText = v.pipe(v.string(), v.maxLength(mostOfShortText))
/**
 * Returns the text cut to the length of a short text, for values such as the target of a log entry.
 */
export const shortened = (text: string): string => text.slice(0, mostOfShortText)

export const longText = v.pipe(v.string(), v.maxLength(2000))

/** A line of text in an action's input, as `visible` keeps it. R48. */
export const typedLine = v.pipe(v.string(), v.transform(visible))

/** Several lines of text in an action's input, as `visibleLines` keeps them. R48. */
export const typedLines = v.pipe(v.string(), v.transform(visibleLines))

/** A small picture, made on the device. */
export const picture = v.object({ mime: shortText, bytes: v.instance(ArrayBuffer) })
export type Picture = v.InferOutput<typeof picture>

/** Files that aren't taken as documents, but named where they are refused. RULE-2. */
export type ForeignKind =
  | 'heic'
  | 'avif'
  | 'webp'
  | 'gif'
  | 'tiff'
  | 'bmp'
  | 'svg'
  | 'html'
  | 'rtf'
  | 'odt'
  | 'pages'
  | 'excel'
  | 'powerpoint'
  | 'zip'
  | 'locked-office'

/** A percentage as people write it: 2.5 means 2.5%. Unbounded (ADM-7). */
export const percent = v.pipe(v.number(), v.finite())

/** Returns a value as JSON that does not depend on the order of its fields. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each instanceof Object && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** Returns whether two values are the same, whatever the order of their fields: an update that changes nothing isn't logged. */
export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other)
