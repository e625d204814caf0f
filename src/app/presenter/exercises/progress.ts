import type { Table } from 'dexie'
import { networkName } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { cameByItself } from '#db/payments/rules.ts'
import type { TableRows } from '#db/tables.ts'
import { checksOf, type Exercise } from '#seed/exercises.ts'
import { isCounted, meets } from '#seed/meets-check.ts'
import type { Check } from '#seed/read-check.ts'
import { type Lack, whyNot } from '#seed/why-not.ts'

interface Row {
  id: string
}

/** Returns the exercise as it starts from rows: which of them its check would count already. */
export function begin(
  exercise: Exercise,
  rows: TableRows,
  { now, restarts }: { now: Date; restarts: number },
): RunningExercise {
  const counted = (check: Check) =>
    (rows[check.table] as Row[]).filter((row) => isCounted(check, row)).map(({ id }) => id)
  return {
    id: exercise.id,
    startedAt: now.toISOString(),
    before: Object.fromEntries(checksOf(exercise).map((check) => [check.line, counted(check)])),
    hints: 0,
    restarts,
  }
}

/** Returns the rows that a check counts, by the id that it names where it names one. */
async function rowsFor(db: PaidDatabase, check: Check): Promise<Row[]> {
  const table = db[check.table] as unknown as Table<Row, string>
  const named = check.where.find(({ field, is }) => field === 'id' && is === '=')
  const rows = named
    ? await table.where('id').equals(String(named.value)).toArray()
    : await table.toArray()
  return rows.filter((row) => isCounted(check, row))
}

/** Returns the log since the start, without what the networks did. */
const linesSince = async (db: PaidDatabase, { startedAt }: Pick<RunningExercise, 'startedAt'>) =>
  (await db.activityLog.where('timestamp').aboveOrEqual(startedAt).toArray()).filter(
    ({ user }) => user !== networkName,
  )

/** Returns whether the platform's staff did in the console what is not the console's to do. */
async function isByStaff(
  db: PaidDatabase,
  { side, acts }: Pick<Exercise, 'side' | 'acts'>,
  running: Pick<RunningExercise, 'startedAt'>,
): Promise<boolean> {
  if (side === 'console') return false
  const staff = new Set((await db.adminUsers.toArray()).map(({ name }) => name))
  const lines = await linesSince(db, running)
  return lines.some(({ user, action }) => staff.has(user) && acts.includes(action))
}

/** Returns whether each step's check holds, counting only what was added since the start. */
export async function stepsDone(
  db: PaidDatabase,
  exercise: Exercise,
  running: Pick<RunningExercise, 'before' | 'startedAt'>,
): Promise<boolean[]> {
  const { before } = running
  const holds = async (check: Check) => {
    const old = new Set(before[check.line])
    const rows = await rowsFor(db, check)
    return meets(
      check,
      rows.filter(({ id }) => !old.has(id)),
    )
  }
  if (await isByStaff(db, exercise, running))
    return exercise.steps.map(({ checks }) => checks.length === 0)
  return Promise.all(
    exercise.steps.map(async ({ checks }) => (await Promise.all(checks.map(holds))).every(Boolean)),
  )
}

/**
 * Returns, for each step, what the lines of its check that don't hold yet lack. It is told on request
 * only, since it says what is there.
 */
export async function stepLacks(
  db: PaidDatabase,
  exercise: Exercise,
  running: Pick<RunningExercise, 'before' | 'startedAt'>,
): Promise<Lack[][]> {
  const { before, startedAt } = running
  if (await isByStaff(db, exercise, running))
    return exercise.steps.map(({ checks }) => (checks.length > 0 ? [{ kind: 'by-staff' }] : []))
  const lackOf = async (check: Check) => {
    const rows = await (db[check.table] as unknown as Table<Row, string>).toArray()
    return whyNot(check, { rows, before: new Set(before[check.line]), startedAt })
  }
  return Promise.all(
    exercise.steps.map(async ({ checks }) =>
      (await Promise.all(checks.map(lackOf))).filter((lack) => lack !== null),
    ),
  )
}

/** Returns whether all checks of an exercise hold. */
export const isSolved = (exercise: Exercise, done: readonly boolean[]): boolean =>
  exercise.steps.every(({ checks }, at) => checks.length === 0 || done[at])

/** What the log says of somebody who only looked. */
const looks = new Set(['Showed payment code', 'Viewed invoice', 'Logged in', 'Logged out'])

/**
 * Returns how many actions in the log since the start don't belong to the exercise, leaving out those that changed nothing or
 * happened by themselves.
 */
export async function countWrongTurns(
  db: PaidDatabase,
  { acts }: Pick<Exercise, 'acts'>,
  running: Pick<RunningExercise, 'startedAt'>,
): Promise<number> {
  const lines = await linesSince(db, running)
  const others = lines.filter(({ action }) => !acts.includes(action) && !looks.has(action))
  const paid = others.flatMap(({ action, after }) =>
    action === 'Paid payment link' ? [String(after?.['transaction'])] : [],
  )
  const payments = await db.transactions.bulkGet(paid)
  return others.length - payments.filter((each) => each && cameByItself(each)).length
}
