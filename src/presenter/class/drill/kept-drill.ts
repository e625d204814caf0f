import * as v from 'valibot'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings, getSeededAt } from '#db/demo/queries.ts'
import { getMerchantLedger } from '#db/payments/ledger-queries.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { drillMessages } from '#src/rules/messages/exercises.ts'
import { seedRows } from '#src/seeding/seeder.ts'
import { drillExercise, type ExerciseResult } from '../exercises/results/kept-results.ts'
import { type Context, replaceDemo } from '../../demo/snapshots/replace-demo.ts'
import type { Shop } from './compose.ts'
import { markOf } from './drill-code.ts'
import { mistakesIn, type Round, round, scoreOf } from './judge.ts'

/** Who this phone is: the customer or the till of two phones, or the till with customers of its own. */
const parts = ['customer', 'till', 'alone'] as const
export type Part = (typeof parts)[number]

/*
 * A drill is kept in the browser's storage, as results are: the camera's page is always loaded anew, and a payment that
 * is looked up leads to another page.
 */
const keptDrill = v.object({
  part: v.picklist(parts),
  /** The mark of the payments that it is about. */
  mark: v.string(),
  /** Draws its customers. */
  seed: v.string(),
  /** The messages of a drill alone, in their order. */
  messages: v.array(v.string()),
  /** The payments that the customer's messages were made of. */
  used: v.array(v.string()),
  rounds: v.array(round),
  /** The message that is to be decided. */
  shown: v.nullable(v.string()),
  ended: v.boolean(),
})
export type KeptDrill = v.InferOutput<typeof keptDrill>

/** The drill on this device; null if none was begun. */
export const drill = keptAs<KeptDrill | null>(keptKeys.drill, v.nullable(keptDrill), () => null)

/** Returns a drill that begins with the payments of a mark. */
export const newDrill = (part: Part, mark: string, over: Partial<KeptDrill> = {}): KeptDrill => ({
  part,
  mark,
  seed: newAttemptId(),
  messages: [],
  used: [],
  rounds: [],
  shown: null,
  ended: false,
  ...over,
})

/** The shop of a drill, and the mark of its payments. */
export interface MarkedShop extends Omit<Shop, 'now'> {
  seededAt: Date
  mark: string
}

/** Returns the shop whose dashboard is open, for the drill; undefined without data. */
export async function getDrillShop(db: PaidDatabase): Promise<MarkedShop | undefined> {
  const [{ ledger, merchantId }, seededAt] = await Promise.all([
    getMerchantLedger(db),
    getSeededAt(db),
  ])
  const merchant = await db.merchants.get(merchantId)
  if (!merchant || !seededAt) return undefined
  const { name } = merchant
  return { ledger, merchantId, name, seededAt, mark: markOf(seededAt, ledger, merchantId) }
}

const hour = 3_600_000

/** Returns the full hour by the device's time: phones that begin within it have the same payments. */
const thisHour = (): Date => new Date(Math.floor(toDeviceTime(currentTime()) / hour) * hour)

/** The mark of the drill's payments, as long as no other data took their place. */
const dataMark = keptAs<string | null>(keptKeys.drillData, v.nullable(v.string()), () => null, {
  as: 'text',
})

/**
 * Puts the sample's payments as of an instant in place of everything, unless they are what is there, with Undo; resolves to
 * their mark, or null if it did not. DEMO-26.
 */
export async function loadPayments(context: Context, at = thisHour()): Promise<string | null> {
  const { db } = context
  const before = dataMark.read()
  const present = await getDrillShop(db)
  const { exercise } = await getDemoSettings(db)
  const isDrills = present !== undefined && present.mark === before && !exercise
  if (isDrills && present.seededAt.getTime() === at.getTime()) return present.mark
  const done = await replaceDemo(
    context,
    {
      here: drillMessages.started,
      elsewhere: drillMessages.startedElsewhere,
      wouldSay: drillMessages.wouldStart,
    },
    async () => {
      const rows = await seedRows({}, at)
      return runAction(
        'remakeDemo',
        { rows, keepAs: newAttemptId(), ...(!isDrills && { before: 'the drill' }) },
        context,
      )
    },
  )
  if (!done) return null
  const mark = (await getDrillShop(db))?.mark ?? null
  dataMark.tryWrite(mark)
  return mark
}

/** The fewest customers of a drill that counts as solved. */
const enough = 5

/** Returns a drill as a result that travels with those of the exercises. DEMO-26. */
export function resultOf(rounds: readonly Round[], at: number): ExerciseResult {
  const { right, of, seconds } = scoreOf(rounds)
  return {
    id: drillExercise.id,
    at: Math.floor(at / 1000),
    seconds,
    hints: 0,
    wrongTurns: of - right,
    restarts: 0,
    outcome: right === of && of >= enough ? 'solved' : 'tried',
    lacks: mistakesIn(rounds).slice(0, 3),
    score: { right, of },
  }
}
