import type { Table } from 'dexie'
import { addDays } from 'date-fns/addDays'
import { latestTry } from './apps/rules.ts'
import type { PaidDatabase } from './database.ts'
import type { Act } from './define-action.ts'
import { evidenceDays } from './disputes/schemas.ts'
import { latestWait } from './payments/test-accounts.ts'
import { anyBank, nextAutomaticRun, payoutTimes } from './payouts/rules.ts'
import { nextReportAt } from './reports/moments.ts'
import { nextRenewals } from './settings/plan-queries.ts'
import type { Row, TableName } from './tables.ts'

type Tables = 'reportSchedules' | 'payoutSettings' | 'payouts' | 'disputes' | 'merchants'

/** The rows of one kind that fall due at a time, and the action that does what is due. */
export interface DueRound {
  /**
   * Lists the ids of the rows that are due at an instant; of one that is past already (`isPast`), without those that are
   * later than a clock allows, because they may have been entered since.
   */
  listDue: (db: PaidDatabase, now: string, isPast?: boolean) => Promise<string[]>
  /**
   * Lists times at which rows fall due, in milliseconds, the first of them at least; 0 for one that is
   * unreadable, or later than the clock allows since it was corrected.
   */
  times: (db: PaidDatabase, now: Date) => Promise<number[]>
  /** Returns the first time after one instant and up to another; null or undefined if there is none. */
  firstBetween: (
    db: PaidDatabase,
    after: string,
    until: string,
  ) => Promise<string | null | undefined>
  /** Recalculates times that a fast clock, since corrected, set too far ahead; returns how many. */
  reschedule?: (act: Act<Tables>, now: Date) => Promise<number>
}

const milliseconds = (at: string | undefined) => Date.parse(at ?? '') || 0

interface Indexed<R, Field extends string> {
  rows: (db: PaidDatabase) => Table<R, string>
  at: Field
}
type Timed<Field extends string> = { [field in Field]?: string | undefined }

/**
 * Rows that wait for a moment at most: a later time means that the clock was set back, and is due.
 * `mayWait` are those that may wait longer.
 */
function waiting<Field extends string, R extends Timed<Field>>({
  rows,
  at,
  latest,
  isPatient = () => false,
}: Indexed<R, Field> & {
  latest: (now: string) => string
  /** Returns whether a row may wait longer. */
  isPatient?: (row: R) => boolean
}): DueRound {
  const tooLate = (db: PaidDatabase, now: string) =>
    rows(db)
      .where(at)
      .above(latest(now))
      .and((row) => !isPatient(row))
  return {
    async listDue(db, now, isPast) {
      const [past, late] = await Promise.all([
        rows(db).where(at).belowOrEqual(now).primaryKeys(),
        isPast ? [] : tooLate(db, now).primaryKeys(),
      ])
      return [...past, ...late]
    },
    async times(db, now) {
      const [first, late] = await Promise.all([
        rows(db).orderBy(at).first(),
        tooLate(db, now.toISOString()).count(),
      ])
      if (first?.[at] === undefined) return []
      return [late > 0 ? 0 : milliseconds(first[at])]
    },
    firstBetween: firstByIndex({ rows, at }),
  }
}

const firstByIndex =
  <Field extends string, R extends Timed<Field>>({ rows, at }: Indexed<R, Field>) =>
  async (db: PaidDatabase, after: string, until: string) =>
    (await rows(db).where(at).between(after, until, false, true).first())?.[at]

interface Scheduled<K extends Tables & TableName, Field extends string> {
  table: K
  at: Field
  /** Returns a row with its times recalculated from now; null if they are possible. */
  corrected: (row: Row<K>, now: Date) => Row<K> | null
  /** The name of the row in the log, its merchant, and the time that the log notes. */
  inLog: (row: Row<K>, act: Act<Tables>) => Promise<[name: string, merchantId: string, at: string]>
}

/** Rows with a schedule or a deadline, which is recalculated if a clock change put it too far ahead. */
function scheduled<Field extends string, K extends Tables & TableName>({
  table,
  at,
  corrected,
  inLog,
}: Scheduled<K, Field>): DueRound {
  const rows = (db: PaidDatabase) => db.table<Row<K> & Timed<Field>, string>(table)
  return {
    listDue: (db, now) => rows(db).where(at).belowOrEqual(now).primaryKeys(),
    times: async (db, now) =>
      (await rows(db).orderBy(at).toArray()).map((row) =>
        corrected(row, now) ? 0 : milliseconds(row[at]),
      ),
    firstBetween: firstByIndex({ rows, at }),
    async reschedule(act, now) {
      let count = 0
      const ahead = act.db[table].where(at).above(now.toISOString())
      for (const before of await ahead.toArray()) {
        const after = corrected(before, now)
        if (!after) continue
        count += 1
        await act.put(table, after)
        const [target, merchantId, next] = await inLog(after, act)
        const [, , was] = await inLog(before, act)
        await act.log({
          action: 'Rescheduled after clock change',
          target,
          type: 'system',
          merchantId,
          before: { next: was },
          after: { next },
        })
      }
      return count
    },
  }
}

/** Rows whose times are computed from each of them. */
const computed = (
  list: (db: PaidDatabase, now: Date) => Promise<[id: string, at: number][]>,
): DueRound => ({
  async listDue(db, now) {
    const all = await list(db, new Date(now))
    return all.filter(([, at]) => at <= Date.parse(now)).map(([id]) => id)
  },
  times: async (db, now) => (await list(db, now)).map(([, at]) => at),
  async firstBetween(db, after, until) {
    const all = await list(db, new Date(until))
    // An unreadable time is due at once, and not on the way.
    const moments = all.flatMap(([, at]) => (at > 0 ? [new Date(at).toISOString()] : []))
    return moments.filter((at) => at > after && at <= until).sort()[0]
  },
})

/** A request on a non-business day may arrive some hours after one made the next morning. */
const leeway = 86_400_000

/**
 * Everything that falls due by itself, by the action that does it, in the order in which that is done.
 * Reports come last, and are generated before their action stores them.
 */
export const dueRounds = {
  settleDue: waiting({
    rows: (db) => db.transactions,
    at: 'settlesAt',
    latest: latestWait,
    isPatient: ({ awaitsCustomer }) => awaitsCustomer === true,
  }),
  // An unreadable expiry is past, so that the link is set aside.
  expireLinks: computed(async ({ paymentLinks }) =>
    (await paymentLinks.toArray()).flatMap(({ id, status, expiresAt }) =>
      status === 'expired' || expiresAt === null ? [] : [[id, milliseconds(expiresAt)]],
    ),
  ),
  movePayouts: scheduled({
    table: 'payouts',
    at: 'movesAt',
    corrected(payout, now) {
      const { movesAt, leavesAt, arrivesAt, status } = payout
      if (movesAt === undefined) return null
      // Later than the slowest one that is requested or sent now.
      const slowest = payoutTimes('basic', now.toISOString(), anyBank)
      const by =
        status === 'pending'
          ? Date.parse(movesAt) - Date.parse(slowest.leavesAt)
          : Date.parse(movesAt) - Date.parse(slowest.arrivesAt) - leeway
      if (!(by > 0)) return null
      const sooner = (instant: string) => new Date(Date.parse(instant) - by).toISOString()
      return {
        ...payout,
        leavesAt: sooner(leavesAt),
        arrivesAt: sooner(arrivesAt),
        movesAt: sooner(movesAt),
      }
    },
    inLog: async ({ id, merchantId, movesAt = '' }) => [id, merchantId, movesAt],
  }),
  reviewDueDisputes: scheduled({
    table: 'disputes',
    at: 'movesAt',
    corrected(dispute, now) {
      const dueAt = addDays(now, evidenceDays).toISOString()
      const { movesAt } = dispute
      return movesAt !== undefined && movesAt > dueAt ? { ...dispute, dueAt, movesAt: dueAt } : null
    },
    inLog: async ({ id, merchantId, dueAt }) => [id, merchantId, dueAt],
  }),
  makeAutomaticPayouts: scheduled({
    table: 'payoutSettings',
    at: 'nextAt',
    corrected(settings, now) {
      if (settings.every === 'none' || settings.nextAt === undefined) return null
      const nextAt = nextAutomaticRun(settings.every, now)
      return settings.nextAt > nextAt ? { ...settings, nextAt } : null
    },
    inLog: async ({ id, nextAt = '' }, { db }) => [
      (await db.merchants.get(id))?.name ?? id,
      id,
      nextAt,
    ],
  }),
  settleTestPayments: waiting({
    rows: (db) => db.testPayments,
    at: 'settlesAt',
    latest: latestWait,
  }),
  renewPlans: computed(async (db, now) => [...(await nextRenewals(db, now))]),
  deliverEvents: waiting({ rows: (db) => db.webhookEvents, at: 'nextAt', latest: latestTry }),
  makeDueReport: scheduled({
    table: 'reportSchedules',
    at: 'nextAt',
    corrected(schedule, now) {
      const nextAt = nextReportAt(schedule, now).toISOString()
      return schedule.nextAt > nextAt ? { ...schedule, nextAt } : null
    },
    inLog: async ({ name, merchantId, nextAt }) => [name, merchantId, nextAt],
  }),
} satisfies Partial<Record<string, DueRound>>
