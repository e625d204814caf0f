import type { Table } from 'dexie'
import { networkName } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { cameByItself } from '#db/payments/rules.ts'
import type { TableRows } from '#db/tables.ts'
import { checksOf, type Exercise } from '#seed/exercises.ts'
import { isCounted, meets } from '#seed/meets-check.ts'
import type { Check } from '#seed/read-check.ts'

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

/** Returns whether each step's check holds, counting only what was added since the start. */
export async function stepsDone(
  db: PaidDatabase,
  exercise: Exercise,
  { before }: Pick<RunningExercise, 'before'>,
): Promise<boolean[]> {
  const holds = async (check: Check) => {
    const old = new Set(before[check.line])
    const rows = await rowsFor(db, check)
    return meets(
      check,
      rows.filter(({ id }) => !old.has(id)),
    )
  }
  return Promise.all(
    exercise.steps.map(async ({ checks }) => (await Promise.all(checks.map(holds))).every(Boolean)),
  )
}

/** Returns whether all checks of an exercise hold. */
export const isSolved = (exercise: Exercise, done: readonly boolean[]): boolean =>
  exercise.steps.every(({ checks }, at) => checks.length === 0 || done[at])

/** Returns how many actions in the log since the start don't belong to the exercise, nor happened by themselves. */
export async function countWrongTurns(
  db: PaidDatabase,
  { acts }: Pick<Exercise, 'acts'>,
  { startedAt }: Pick<RunningExercise, 'startedAt'>,
): Promise<number> {
  const lines = await db.activityLog.where('timestamp').aboveOrEqual(startedAt).toArray()
  const others = lines.filter(({ user, action }) => user !== networkName && !acts.includes(action))
  const paid = others.flatMap(({ action, after }) =>
    action === 'Paid payment link' ? [String(after?.['transaction'])] : [],
  )
  const payments = await db.transactions.bulkGet(paid)
  return others.length - payments.filter((each) => each && cameByItself(each)).length
}
