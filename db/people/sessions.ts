import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from '../common.ts'
import { nextPayments } from '../payments/test-accounts.ts'
import {
  busyDay,
  demoBusiness,
  fault,
  movedClock,
  pitch,
  runningExercise,
} from '../demo/schemas.ts'
import { localCurrencyNames } from '../money.ts'
import { atMost } from '../text/format.ts'

/**
 * The person signed in on this device: at most one row. Without one, the demo's own personas act.
 */
export const session = v.object({
  id: v.literal('current'),
  name: shortText,
  email: shortText,
  merchantId,
  startedAt: instant,
  /** Set when the demo acts as them: nobody has signed in, so there is no idle timeout. */
  acting: v.optional(v.boolean()),
})
export type Session = v.InferOutput<typeof session>

/** Failed sign-ins with an address; the lower-case address is the id. */
export const signInAttempts = v.object({
  id: shortText,
  wrong: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The end of the address's lock; null while it can sign in. */
  lockedUntil: v.nullable(instant),
})
export type SignInAttempts = v.InferOutput<typeof signInAttempts>

/** The longest note for one screen, in characters. */
export const longestNote = 2000

/** What the presenter says on each screen, by its id, and how long they took for each at the last rehearsal. */
export const talk = v.object({
  notes: v.record(shortText, v.pipe(v.string(), v.maxLength(longestNote, atMost(longestNote)))),
  /** The screens in the order of the talk; the usual one if omitted. */
  order: v.optional(v.pipe(v.array(shortText), v.maxLength(100))),
  rehearsal: v.optional(
    v.object({
      endedAt: instant,
      /** In milliseconds. */
      times: v.record(shortText, v.pipe(v.number(), v.minValue(0))),
    }),
  ),
})
export type Talk = v.InferOutput<typeof talk>

/** The presenter's settings in the demo controls: one row. */
export const demoSettings = v.object({
  id: v.literal('demo'),
  /** Buttons describe their action and change nothing. */
  dryRun: v.boolean(),
  /** What goes wrong next, once; nothing if omitted. */
  fault: v.optional(fault),
  /** What the customer does with the next payment of a link; approves it when left out. */
  nextPayment: v.optional(v.picklist(nextPayments)),
  /** The administrator acting in the console; if omitted, the one signed in or the demo's. */
  adminId: v.optional(readableId('AU')),
  /** The business that the demo was made for; the sample's own if omitted. */
  business: v.optional(demoBusiness),
  /** What people read for the local currency; ZWL if omitted. */
  localCurrency: v.optional(v.picklist(localCurrencyNames)),
  /** The checkout offers languages that are still drafts; it doesn't if omitted. */
  payerDrafts: v.optional(v.boolean()),
  /** Payments arrive by themselves; none do if omitted. */
  busyDay: v.optional(busyDay),
  exercise: v.optional(runningExercise),
  pitch: v.optional(pitch),
  /** The time that the presenter moved; the device's if omitted. */
  clock: v.optional(movedClock),
  talk: v.optional(talk),
})
export type DemoSettings = v.InferOutput<typeof demoSettings>

/** The length of a lock after too many failed attempts: this demo's choice. */
export const lockMinutes = 15

/** The sample of a mistyped code; any other six digits sign in. */
export const wrongSampleCode = '000000'

/**
 * Returns when an address's lock ends, as ISO text; null if it can sign in. A lock that ends later
 * than possible was set before the clock was corrected, and doesn't count.
 */
export function lockedAt(row: SignInAttempts | undefined, now: string): string | null {
  if (!row?.lockedUntil) return null
  const left = Date.parse(row.lockedUntil) - Date.parse(now)
  return left > 0 && left <= lockMinutes * 60_000 ? row.lockedUntil : null
}
