import * as v from 'valibot'
import { instant, longText, minorUnits, percent, shortText } from '#db/common.ts'
import { either, shown } from './mistakes.ts'

// The fields of the files. Stricter than the tables, because a person edits them: an unknown field is
// a typing mistake, and names and addresses can't be empty.

/** A row or a part of one. */
export const row = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? `is not a field here. Use ${either(Object.keys(entries))}`
      : issue.message,
  )

export const text = (pattern: RegExp, what: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, ({ input }) => `${shown(input)} is not ${what}`),
  )

export const words = v.pipe(shortText, v.minLength(1))
export const sentencesField = v.pipe(longText, v.minLength(1))
/** An address that no mail can reach: `.example` is nobody's. */
export const email = v.pipe(
  shortText,
  v.email(),
  v.endsWith('.example', 'must end in ".example", which belongs to nobody'),
)
export const phone = text(/^\+?[\d ]{9,20}$/, 'a phone number such as "+263 77 123 4567"')
export const price = v.pipe(minorUnits, v.minValue(1))
export const shareField = v.pipe(percent, v.minValue(0), v.maxValue(100))

const hour = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24))
const busy = v.pipe(v.number(), v.minValue(0), v.maxValue(10))
const seven = v.tuple([busy, busy, busy, busy, busy, busy, busy])

/** How much a merchant or link sells, from which its history is generated. */
export const sales = row({
  perWeek: v.pipe(v.number(), v.minValue(0.1), v.maxValue(500)),
  from: v.exactOptional(price),
  to: v.exactOptional(price),
  hours: v.exactOptional(v.tuple([hour, hour])),
  weekdays: v.exactOptional(seven),
  zwlShare: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  reference: v.exactOptional(words),
  returns: v.exactOptional(v.pipe(v.array(words), v.minLength(1))),
  until: v.exactOptional(instant),
  /** How far back it goes, unless that is 180 days. */
  days: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(400))),
})
export type Sales = v.InferOutput<typeof sales>
