import type { Table } from 'dexie'
import { networkName } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
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
  {
    now,
    restarts,
    trial = false,
    inTest = false,
  }: { now: Date; restarts: number; trial?: boolean; inTest?: boolean },
): RunningExercise {
  const counted = (check: Check) =>
    (rows[check.table] as Row[]).filter((row) => isCounted(check, row)).map(({ id }) => id)
  return {
    id: exercise.id,
    startedAt: now.toISOString(),
    before: Object.fromEntries(checksOf(exercise).map((check) => [check.line, counted(check)])),
    hints: 0,
    restarts,
    ...(trial && { trial }),
    ...(inTest && { inTest }),
  }
}

/** Returns the rows among which are those that a check counts, by the id that it names where it names one. */
async function rowsFor(db: PaidDatabase, check: Check): Promise<readonly Row[]> {
  const table = db[check.table] as unknown as Table<Row, string>
  const named = check.where.find(({ field, is }) => field === 'id' && is === '=')
  if (named) return table.where('id').equals(String(named.value)).toArray()
  // Payments are in memory, where each change leaves them current: there are thousands.
  if (check.table === 'transactions') return (await loadLedger(db)).rows
  return table.toArray()
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
      rows.filter((row) => !old.has(row.id) && isCounted(check, row)),
    )
  }
  if (await isByStaff(db, exercise, running))
    return exercise.steps.map(({ checks }) => checks.length === 0)
  return Promise.all(
    exercise.steps.map(async ({ checks }) => (await Promise.all(checks.map(holds))).every(Boolean)),
  )
}

/** Returns what each step's lines lack, whoever acted; on request, payments that came by themselves count as made. */
async function lacksOfSteps(
  db: PaidDatabase,
  exercise: Exercise,
  { before, startedAt }: Pick<RunningExercise, 'before' | 'startedAt'>,
  { withArrived = false } = {},
): Promise<Lack[][]> {
  const asMade = (row: Row & { date?: string; attemptId?: string }): Row =>
    cameByItself(row) && String(row.date) >= startedAt
      ? Object.assign({}, row, { attemptId: '' })
      : row
  const lackOf = async (check: Check) => {
    const rows = await (db[check.table] as unknown as Table<Row, string>).toArray()
    return whyNot(check, {
      rows: withArrived ? rows.map(asMade) : rows,
      before: new Set(before[check.line]),
      startedAt,
    })
  }
  return Promise.all(
    exercise.steps.map(async ({ checks }) =>
      (await Promise.all(checks.map(lackOf))).filter((lack) => lack !== null),
    ),
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
  if (await isByStaff(db, exercise, running))
    return exercise.steps.map(({ checks }) => (checks.length > 0 ? [{ kind: 'by-staff' }] : []))
  return lacksOfSteps(db, exercise, running)
}

const areAll = (lacks: readonly Lack[][], is: (lack: Lack) => boolean): boolean =>
  lacks.flat().every(is)

/** Returns whether lines lack nothing but that less had been done, other than another amount of the one thing. */
const isMore = (lacks: readonly Lack[]): boolean =>
  lacks.some(({ kind }) => kind === 'too-many') &&
  lacks.every((lack) => lack.kind === 'too-many' || (lack.kind === 'part' && lack.is > lack.wanted))

/** Why a check doesn't decide whether an exercise was solved. */
const unclear = {
  'by-staff': 'Done in the console, by Paid’s staff',
  arrived: 'Paid by an automatic payment',
  more: 'Done, with changes outside the task',
} as const

/**
 * Returns how an exercise that is left ended, and what was missing. It is to be reviewed where all that it asks for is
 * there, but the platform's staff did it, a payment came by itself, or more of its kind was done. DEMO-15.
 */
export async function judge(
  db: PaidDatabase,
  exercise: Exercise,
  running: Pick<RunningExercise, 'before' | 'startedAt'>,
): Promise<{ outcome: 'solved' | 'tried' | 'review'; lacks: Lack[][]; why?: string }> {
  const lacks = await stepLacks(db, exercise, running)
  if (areAll(lacks, () => false)) return { outcome: 'solved', lacks }
  const whoever = await lacksOfSteps(db, exercise, running)
  const arrived = await lacksOfSteps(db, exercise, running, { withArrived: true })
  const why = areAll(whoever, () => false)
    ? unclear['by-staff']
    : areAll(arrived, () => false)
      ? unclear.arrived
      : isMore(whoever.flat())
        ? unclear.more
        : undefined
  return why === undefined
    ? { outcome: 'tried', lacks }
    : { outcome: 'review', lacks: whoever, why }
}

/** Returns whether all checks of an exercise hold; one without a check, which is not finished, is never solved. */
export const isSolved = (exercise: Exercise, done: readonly boolean[]): boolean =>
  checksOf(exercise).length > 0 &&
  exercise.steps.every(({ checks }, at) => checks.length === 0 || done[at])

/** Returns the log since the start, without what happened by itself. */
export async function actsSince(
  db: PaidDatabase,
  running: Pick<RunningExercise, 'startedAt'>,
): Promise<ActivityLogEntry[]> {
  const lines = await linesSince(db, running)
  const paidIn = ({ action, after }: ActivityLogEntry) =>
    action === 'Paid payment link' ? [String(after?.['transaction'])] : []
  const payments = await db.transactions.bulkGet(lines.flatMap(paidIn))
  const byThemselves = new Set(
    payments.flatMap((each) => (each && cameByItself(each) ? [each.id] : [])),
  )
  return lines.filter((line) => !paidIn(line).some((id) => byThemselves.has(id)))
}

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
  const lines = await actsSince(db, running)
  return lines.filter(({ action }) => !acts.includes(action) && !looks.has(action)).length
}
