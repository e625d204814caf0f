import * as v from 'valibot'
import { currency, instant, longText, minorUnits, shortText } from '../common.ts'
import { color } from '../merchants/schemas.ts'
import { maxAmount } from '../money.ts'
import { atMost } from '../text/format.ts'
import { visible } from '../text/typed-text.ts'

/** The kinds of business that the demo can be made for; each has a file in seed/trades. */
export const tradeIds = [
  'bakery',
  'butchery',
  'car-repair',
  'clothing',
  'farm-produce',
  'grocery',
  'hardware',
  'lodge',
  'pharmacy',
  'phone-repair',
  'restaurant',
  'salon',
  'school',
  'transport',
  /** Any other, whose suggestions fit most. */
  'other',
] as const
export type TradeId = (typeof tradeIds)[number]

/** The lengths of a demo business's texts, in characters. */
export const demoLengths = { least: 2, name: 80, item: 60, town: 40, owner: 60 } as const
export const mostItems = 6

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => visible(typed).replace(/\s+/g, ' ')),
    v.minLength(demoLengths.least, 'Use at least 2 letters or digits'),
    v.maxLength(most, atMost(most)),
  )

/** Something that a demo business sells, in minor units of the business's currency. */
const demoItem = v.strictObject({
  name: text(demoLengths.item),
  amount: v.pipe(minorUnits, v.minValue(1), v.maxValue(maxAmount)),
})
export type DemoItem = v.InferOutput<typeof demoItem>

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The business that the demo is made for, without its logo, which only a snapshot carries. */
export const demoBusiness = v.strictObject({
  name: text(demoLengths.name),
  trade: v.picklist(tradeIds),
  town: text(demoLengths.town),
  owner: v.pipe(text(demoLengths.owner), v.regex(/\p{L}/u)),
  currency,
  items: v.pipe(v.array(demoItem), v.minLength(1), v.maxLength(mostItems)),
  accent: v.optional(color),
})
export type DemoBusiness = v.InferOutput<typeof demoBusiness>

/** How quickly payments arrive by themselves on a busy day. */
export const paces = ['slow', 'normal', 'rush'] as const
export type Pace = (typeof paces)[number]

/** A day on which customers pay the demo merchant's links by themselves. */
export const busyDay = v.object({ pace: v.picklist(paces), paused: v.boolean() })
/** The exercise that somebody works on, which is checked against the data. */
export const runningExercise = v.object({
  /** Its id in seed/exercises.json, or of the trainer's own. */
  id: shortText,
  startedAt: instant,
  /** The ids of the rows that each line of its check would have counted at the start. */
  before: v.record(v.string(), v.array(v.string())),
  /** How many hints were shown. */
  hints: count,
  /** How often it was started over. */
  restarts: count,
  /** Set once it is solved. */
  solved: v.optional(v.object({ at: instant, wrongTurns: count })),
  /** Its author tries it, so it can't be solved, and has no result. */
  trial: v.optional(v.literal(true)),
  /** It is one of a test, so its result is never practice. */
  inTest: v.optional(v.literal(true)),
})
export type RunningExercise = v.InferOutput<typeof runningExercise>

/** The grades of an exercise, from one act to a piece of work. */
export const grades = [1, 2, 3] as const
/** Whose work an exercise is, and so where it begins. */
export const exerciseSides = ['merchant', 'console', 'customer'] as const

/** The most steps of an exercise, lines of a step's check, hints and acts, and the longest title in characters. */
export const exerciseLimits = { steps: 12, lines: 12, hints: 3, acts: 20, title: 70 } as const

/**
 * An exercise that the trainer wrote on this device, finished or not: whether it can be started is for
 * `readExercises` of the seed to say. DEMO-15.
 */
export const ownExercise = v.object({
  /** As short as the ids of the results' codes. */
  id: v.pipe(v.string(), v.regex(/^own-[a-z0-9-]{1,20}$/)),
  grade: v.picklist(grades),
  side: v.picklist(exerciseSides),
  /** The scenario that it starts from; the sample data without. */
  scenario: v.optional(shortText),
  title: v.pipe(v.string(), v.maxLength(exerciseLimits.title)),
  text: longText,
  steps: v.pipe(
    v.array(
      v.object({
        text: shortText,
        check: v.pipe(v.array(shortText), v.maxLength(exerciseLimits.lines)),
      }),
    ),
    v.maxLength(exerciseLimits.steps),
  ),
  hints: v.pipe(v.array(shortText), v.maxLength(exerciseLimits.hints)),
  acts: v.pipe(v.array(shortText), v.maxLength(exerciseLimits.acts)),
  /** When it was saved last, by the device. */
  savedAt: instant,
})
export type OwnExercise = v.InferOutput<typeof ownExercise>

/** A pitch under way: what of it no other row says. */
export const pitch = v.object({
  startedAt: instant,
  /** When the demo was made for the prospect, as a new shop; omitted until it is. */
  sceneAt: v.optional(instant),
  /** When the merchant's side was opened after the payment. */
  seenAt: v.optional(instant),
  /** When the merchant's side showed the approval. */
  approvalSeenAt: v.optional(instant),
  /** Put aside, to be taken up again. */
  left: v.optional(v.boolean()),
})
export type Pitch = v.InferOutput<typeof pitch>

/** Where something can go wrong next: with an act of a kind, or because the device is full. */
export const faultPlaces = ['sign-in', 'payment', 'payout', 'upload', 'report', 'storage'] as const
export type FaultPlace = (typeof faultPlaces)[number]

/** What goes wrong next, once. */
export const fault = v.strictObject({
  at: v.picklist(faultPlaces),
  how: v.picklist(['fails', 'hangs', 'slow']),
})
export type Fault = v.InferOutput<typeof fault>

/** The farthest that the time can be moved, in days. */
export const farthestMove = 366

/** By how much the presenter moved the time ahead of the device's clock. */
export const movedClock = v.strictObject({
  /** In milliseconds. */
  ahead: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(1),
    v.maxValue(farthestMove * 86_400_000, `At most ${farthestMove} days ahead`),
  ),
  /** The id of the snapshot of the state before. */
  keptAs: shortText,
  /** The time up to which everything that fell due is done; omitted when all of it is. */
  passed: v.optional(instant),
})
export type MovedClock = v.InferOutput<typeof movedClock>

/** The name of a kept state. */
export const snapshotName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name'),
  v.maxLength(80, atMost(80)),
)

/**
 * What takes the place of everything many times in a row, such as one exercise after another: the state before the first
 * is kept beside those that it leaves itself.
 */
export const keptBefore = v.picklist(['the exercises', 'the drill', 'the kiosk'])
export type KeptBefore = v.InferOutput<typeof keptBefore>

/** The whole state of the demo at an instant, kept so that it can be loaded again. */
export const snapshot = v.object({
  id: v.pipe(shortText, v.minLength(1)),
  /** The business that the demo showed. */
  name: shortText,
  /** That business, unless it was the sample's own. */
  business: v.optional(demoBusiness),
  createdAt: instant,
  /** Taken by an act that replaced everything, and removed once there are newer ones. */
  automatic: v.boolean(),
  /** What took its place. */
  before: v.optional(keptBefore),
  /** The number of bytes before compression. */
  size: count,
  /** The number of bytes that it takes on this device. */
  stored: count,
})
export type Snapshot = v.InferOutput<typeof snapshot>

/** The bytes of a snapshot, under its id: a list of snapshots reads none of them. */
export const snapshotBytes = v.object({
  id: snapshot.entries.id,
  bytes: v.instance(ArrayBuffer),
  encoding: v.optional(v.literal('gzip')),
})
