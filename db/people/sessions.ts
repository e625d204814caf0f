import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from '../common.ts'

/** Someone who asked for a call from the sales team on the landing page. */
export const lead = v.object({
  id: v.pipe(v.string(), v.regex(/^LD-\d+$/)),
  name: shortText,
  email: shortText,
  phone: shortText,
  message: v.pipe(v.string(), v.maxLength(1000)),
  createdAt: instant,
})

/** An address that gets the newsletter: the address itself, in lower case, is the id, so that it is there once. */
export const subscriber = v.object({ id: shortText, createdAt: instant })

/** Who is signed in on this device: one row, or none. Without one the demo's own personas act. */
export const session = v.object({
  id: v.literal('current'),
  name: shortText,
  email: shortText,
  merchantId,
  startedAt: instant,
  /** The demo acts as them: nobody has signed in, so nobody is signed out for being idle. */
  acting: v.optional(v.boolean()),
})
export type Session = v.InferOutput<typeof session>

/** Failed sign-ins with an address; the lower-case address is the id. */
export const signInAttempts = v.object({
  id: shortText,
  wrong: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Until when the address can't sign in; null while it can. */
  lockedUntil: v.nullable(instant),
})
export type SignInAttempts = v.InferOutput<typeof signInAttempts>

/** What the presenter has set in the demo controls: one row. */
export const demoSettings = v.object({
  id: v.literal('demo'),
  /** Buttons say what they would do, and change nothing. */
  dryRun: v.boolean(),
  /** The next call to a simulated service fails, once. */
  failNext: v.boolean(),
  /** The administrator whom the console acts as; the one signed in, or the demo's, when left out. */
  adminId: v.optional(readableId('AU')),
})
export type DemoSettings = v.InferOutput<typeof demoSettings>

/** How long an address can't sign in once it has tried too often: this demo's choice. */
export const lockMinutes = 15

/** Any six digits sign in, but for these: they stand for a code that was mistyped. */
export const wrongSampleCode = '000000'

/**
 * Returns when an address's lock ends, as ISO text; null if it can sign in. A lock ending later
 * than possible was set before the clock was corrected, and doesn't count.
 */
export function lockedAt(row: SignInAttempts | undefined, now: string): string | null {
  if (!row?.lockedUntil) return null
  const left = Date.parse(row.lockedUntil) - Date.parse(now)
  return left > 0 && left <= lockMinutes * 60_000 ? row.lockedUntil : null
}
