import type { Table } from 'dexie'
import { networkName } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { cameByItself } from '#db/payments/rules.ts'
import type { TableName, TableRows } from '#db/tables.ts'
import { checksOf, type Exercise, type Step } from '#seed/exercises.ts'
import { isCounted, meets } from '#seed/meets-check.ts'
import type { Check } from '#seed/read-check.ts'
import { type Lack, whyNot } from '#seed/why-not.ts'
import { freeTexts, type Row, type SomeRows, valueAt } from './by-hand.ts'
import {
  changedOf,
  madeOf,
  countsNow,
  finalTables,
  goneOf,
  isAsking,
  isPast,
  kindsOf,
  type LeftOver,
  leftOver,
  marksOf,
  type Started,
} from './left-over.ts'

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
  const checks = checksOf(exercise)
  const counted = (check: Check) =>
    (rows[check.table] as Row[]).filter((row) => isCounted(check, row)).map(({ id }) => id)
  return {
    id: exercise.id,
    startedAt: now.toISOString(),
    before: {
      ...Object.fromEntries(checks.map((check) => [check.line, counted(check)])),
      ...marksOf(checks, rows),
    },
    hints: 0,
    restarts,
    ...(trial && { trial }),
    ...(inTest && { inTest }),
  }
}

/** Returns all rows of a table. Payments are in memory, where each change leaves them current: there are thousands. */
export const rowsOf = async (db: PaidDatabase, table: TableName): Promise<readonly Row[]> =>
  table === 'transactions'
    ? (await loadLedger(db)).rows
    : (db[table] as unknown as Table<Row, string>).toArray()

/** Returns the rows among which are those that a check counts, by the id that it names where it names one. */
async function rowsFor(db: PaidDatabase, check: Check): Promise<readonly Row[]> {
  const named = check.where.find(({ field, is }) => field === 'id' && is === '=')
  if (!named) return rowsOf(db, check.table)
  const table = db[check.table] as unknown as Table<Row, string>
  return table.where('id').equals(String(named.value)).toArray()
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

/** Returns what was changed by hand beside what an exercise asks for, and is still there. */
async function findLeftOver(
  db: PaidDatabase,
  exercise: Pick<Exercise, 'steps'>,
  started: Started,
): Promise<LeftOver[]> {
  const checks = checksOf(exercise)
  const tables = kindsOf(checks)
  const rows = await Promise.all(tables.map(async (table) => [table, await rowsOf(db, table)]))
  const left = leftOver(checks, started, Object.fromEntries(rows) as SomeRows)
  return Promise.all(
    left.map(async ({ merchantId, ...each }) => {
      const owner = merchantId && (await db.merchants.get(merchantId))?.name
      return owner ? { ...each, name: `${each.name} (${owner})` } : each
    }),
  )
}

/** Returns the step at which it is said that something else of a table was changed: the last that asks for its rows. */
const stepFor = (steps: readonly Step[], table: TableName): number =>
  steps.findLastIndex(({ checks, or = [] }) =>
    [...checks, ...or.flat()].some((check) => check.table === table && isAsking(check)),
  )

/**
 * Returns whether each step is done: its check holds, or the lines of another way to it, counting only what was added since
 * the start, and nothing else of its kind was changed. DEMO-15.
 */
export async function stepsDone(
  db: PaidDatabase,
  exercise: Exercise,
  running: Started,
): Promise<boolean[]> {
  const { steps } = exercise
  const holds = async (check: Check) =>
    meets(
      check,
      (await rowsFor(db, check)).filter((row) => countsNow(check, running, row)),
    )
  const allHold = async (checks: readonly Check[]) =>
    (await Promise.all(checks.map(holds))).every(Boolean)
  if (await isByStaff(db, exercise, running)) return steps.map(({ checks }) => checks.length === 0)
  const done = await Promise.all(
    steps.map(async ({ checks, or = [] }) =>
      (await Promise.all([checks, ...or].map(allHold))).some(Boolean),
    ),
  )
  if (steps.some(({ checks }, at) => checks.length > 0 && done[at]))
    for (const { table } of await findLeftOver(db, exercise, running))
      done[stepFor(steps, table)] = false
  return done
}

/** Returns what each step's lines lack, whoever acted; on request, payments that came by themselves count as made. */
async function lacksOfSteps(
  db: PaidDatabase,
  exercise: Exercise,
  { before, startedAt }: Started,
  { withArrived = false } = {},
): Promise<Lack[][]> {
  const asMade = (row: Row & { date?: string; attemptId?: string }): Row =>
    cameByItself(row) && String(row.date) >= startedAt
      ? Object.assign({}, row, { attemptId: '' })
      : row
  const lackOf = async (check: Check): Promise<Lack | null> => {
    const rows = await (db[check.table] as unknown as Table<Row, string>).toArray()
    const lack = whyNot(check, {
      rows: withArrived ? rows.map(asMade) : rows,
      before: new Set(before[check.line]),
      startedAt,
      gone: new Set(goneOf(check.table, { before }, rows)),
      changed: new Set(changedOf(check.table, { before }, rows)),
      made: new Set(madeOf(check.table, { before }, rows)),
    })
    const isTooMuch = lack?.kind === 'too-many' || (lack?.kind === 'part' && lack.is > lack.wanted)
    const stays = rows.some(
      (row) => isPast(check.table, row) && countsNow(check, { before, startedAt }, row),
    )
    return lack && isTooMuch && (stays || finalTables.has(check.table))
      ? { ...lack, isFinal: true }
      : lack
  }
  const lacksOf = async (checks: readonly Check[]) =>
    (await Promise.all(checks.map(lackOf))).filter((lack) => lack !== null)
  const left = await findLeftOver(db, exercise, { before, startedAt })
  return Promise.all(
    exercise.steps.map(async ({ checks, or = [] }, at) => {
      const ways = await Promise.all([checks, ...or].map(lacksOf))
      const [own = []] = ways
      const others = left.filter(({ table }) => stepFor(exercise.steps, table) === at)
      const isFinal = others.some((each) => each.isFinal)
      if (ways.some((lacks) => lacks.length === 0))
        return others.length === 0 ? [] : [tooMany(others)]
      return isFinal ? own.map((lack) => ({ ...lack, isFinal: true as const })) : own
    }),
  )
}

/** Returns what was left beside what was asked for as what a line lacks. */
const tooMany = (others: readonly LeftOver[]): Lack => ({
  kind: 'too-many',
  names: others.map(({ name }) => name),
  wanted: 0,
  ...(others.some(({ isFinal }) => isFinal) && { isFinal: true }),
})

/**
 * Returns, for each step, what the lines of its check that don't hold yet lack. It is told on request
 * only, since it says what is there.
 */
export async function stepLacks(
  db: PaidDatabase,
  exercise: Exercise,
  running: Started,
): Promise<Lack[][]> {
  if (await isByStaff(db, exercise, running))
    return exercise.steps.map(({ checks }) =>
      checks.length > 0 ? [{ kind: 'by-staff', isFinal: true }] : [],
    )
  return lacksOfSteps(db, exercise, running)
}

const areAll = (lacks: readonly Lack[][], is: (lack: Lack) => boolean): boolean =>
  lacks.flat().every(is)

/** Returns whether lines lack nothing but that less had been done. */
const isMore = (lacks: readonly Lack[]): boolean => lacks.every(({ kind }) => kind === 'too-many')

/** Returns whether lines lack nothing but other words in a text that somebody wrote. */
const isWording = (lacks: readonly Lack[]): boolean =>
  lacks.every(
    (lack) =>
      lack.kind === 'too-many' ||
      (lack.kind === 'differs' &&
        lack.wrong.every(({ field, contains }) => contains && freeTexts.has(field))),
  )

/** Why a check doesn't decide whether an exercise was solved. */
const unclear = {
  'by-staff': 'Done in the console, by Paid’s staff',
  arrived: 'Paid by an automatic payment',
  more: 'Done, with changes outside the task',
  wording: 'Done, in other words than the check looks for',
} as const

/**
 * Returns how an exercise that is left ended, and what was missing. It is to be reviewed where all that it asks for is
 * there, but the platform's staff did it, a payment came by itself, more of its kind was done, or a text says it in other
 * words. DEMO-15.
 */
export async function judge(
  db: PaidDatabase,
  exercise: Exercise,
  running: Started,
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
        : isWording(whoever.flat())
          ? unclear.wording
          : undefined
  return why === undefined
    ? { outcome: 'tried', lacks }
    : { outcome: 'review', lacks: whoever, why }
}

/** Returns the free texts that somebody wrote where lines ask for one: a check finds a fact in them, and can't judge the rest. */
export async function writtenTexts(
  db: PaidDatabase,
  exercise: Pick<Exercise, 'steps'>,
  started: Started,
): Promise<string[]> {
  const asking = checksOf(exercise).filter(
    (check) => isAsking(check) && check.where.some(({ field }) => freeTexts.has(field)),
  )
  const texts = await Promise.all(
    asking.map(async (check) => {
      const rows = (await rowsFor(db, check)).filter((row) => countsNow(check, started, row))
      const fields = check.where.map(({ field }) => field).filter((field) => freeTexts.has(field))
      return rows.flatMap((row) => fields.map((field) => valueAt(row, field)))
    }),
  )
  return [...new Set(texts.flat())].filter((text) => typeof text === 'string')
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
