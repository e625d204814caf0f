import * as v from 'valibot'
import { ActionError, type Action, type Declaration, type DeclaredAction } from './action.ts'
import { isSame } from './common.ts'
import { type Act, declare, defineAction, invalid, readRow } from './define-action.ts'
import type { LogEntry } from './log/schemas.ts'
import type { Row, TableName } from './tables.ts'

/** What is never undone: money, the log, and who is signed in. */
type UndoableTable = Exclude<TableName, 'transactions' | 'activityLog' | 'counters'>

/** A row that an action wrote: as it was and as it became; null where there is none. */
interface Change<R> {
  before: R | null
  after: R | null
}
interface RowChange extends Change<{ id: string }> {
  table: UndoableTable
}

/** Names an action and the rows it wrote, for `undo`. */
export interface UndoToken {
  action: string
  changes: RowChange[]
}

/** The result of an action that can be undone. */
export interface Undoable<Result> {
  result: Result
  undo: UndoToken
}

/** Refuses to undo a change of what has that name, because something has changed since. */
export const cannotUndo = (name: string): ActionError =>
  new ActionError('cannot-undo', `${name} has changed since.`, { name })

/** The change of a row that the action changed or removed. */
interface OwnChange<R> extends Change<R> {
  before: R
}

/** What the undo of an action says, and checks beside the rows that it puts back. */
interface Undo<K extends UndoableTable> {
  /** The table of what the action is about. */
  of: K
  /** Its name, for a refusal. */
  name: (change: OwnChange<Row<K>>) => string
  /** The log entry, by the first of its rows and their number; left out for the presenter's acts. */
  log?: (
    change: OwnChange<Row<K>>,
    act: Act<UndoableTable>,
    count: number,
  ) => LogEntry | Promise<LogEntry>
  /**
   * Returns a row of it as it fits what has changed beside it. Throws `cannotUndo` if another row has
   * taken its place.
   */
  fit?: (row: Row<K>, act: Act<UndoableTable>) => Row<K> | Promise<Row<K>>
}

/** Returns an act that notes each row it writes, once, in `changes`. */
function noting<T extends UndoableTable>(act: Act<T>, changes: RowChange[]): Act<T> {
  const note = (change: RowChange) => {
    const id = (change.before ?? change.after)?.id
    const earlier = changes.find(
      ({ table, before, after }) => table === change.table && (before ?? after)?.id === id,
    )
    if (earlier) earlier.after = change.after
    else changes.push(change)
  }
  const remove: Act<T>['remove'] = async (table, id) => {
    const before = await act.remove(table, id)
    note({ table, before, after: null })
    return before
  }
  return {
    ...act,
    remove,
    async put(table, row, ...reason) {
      const before = (await act.find(table, row.id)) ?? null
      const after = await act.put(table, row, ...reason)
      // The session of a person who is removed goes on as someone else's.
      if (table !== 'sessions') note({ table, before, after })
      return after
    },
    async removeAny(table, ids) {
      for (const id of ids) if (await act.find(table, id)) await remove(table, id)
    },
  }
}

const anyRow = v.nullable(v.looseObject({ id: v.string() }))

/** Throws `cannotUndo` if a row is no longer as the action left it. */
async function checkUnchanged(
  act: Act<UndoableTable>,
  { table, before, after }: RowChange,
  name: string,
): Promise<void> {
  const id = (before ?? after)?.id ?? ''
  const present = (await act.find(table, id)) ?? null
  if (!isSame(present, after) || (after !== null && after.id !== id)) throw cannotUndo(name)
}

/** Throws `cannotUndo` if the merchant of a row is gone. */
async function checkOwner(act: Act<UndoableTable>, row: object, name: string): Promise<void> {
  if (!('merchantId' in row) || typeof row.merchantId !== 'string') return
  if (!(await act.find('merchants', row.merchantId))) throw cannotUndo(name)
}

/** Defines how one action is undone, with that action's permission. */
function undoing<K extends UndoableTable>(
  permission: Declaration['permission'],
  tables: readonly UndoableTable[],
  { of, name: nameOf, log, fit }: Undo<K>,
): Action<RowChange[], void> {
  const run = async (act: Act<UndoableTable>, changes: RowChange[]) => {
    // What an action removes it is about; what it changes beside that is not.
    const removes = changes.some(({ table, after }) => table === of && after === null)
    const isOwn = ({ table, before, after }: RowChange) =>
      table === of && before !== null && (after === null || !removes)
    const own = changes.filter(isOwn).map(({ before, after }) => ({
      before: readRow(of, before),
      after: after && readRow(of, after),
    }))
    const [first] = own
    if (!first) throw invalid()
    const name = nameOf(first)
    for (const each of changes) await checkUnchanged(act, each, name)
    for (const { before } of own) await checkOwner(act, before, name)
    for (const each of changes)
      if (!isOwn(each)) {
        const { table, before, after } = each
        if (before) await act.put(table, readRow(table, before))
        else if (after) await act.remove(table, after.id)
      }
    for (const { before } of own) await act.put(of, fit ? await fit(before, act) : before)
    if (log) await act.log(await log(first, act, own.length))
  }
  const change = v.object({ table: v.picklist(tables), before: anyRow, after: anyRow })
  const all: readonly UndoableTable[] = [...tables, 'merchants']
  return defineAction('undo', {
    permission,
    refuses: ['cannot-undo'],
    tables: all,
    input: v.array(change),
    run,
  })
}

const undoOf = new Map<string, Action<RowChange[], void>>()

/**
 * Defines an action that `undo` takes back: its result has the rows that it wrote with `put`,
 * `remove` and `removeAny`, as they were and as they became.
 */
export function defineUndoable<
  T extends UndoableTable,
  Schema extends v.GenericSchema,
  Result,
  K extends T,
>(
  name: string,
  {
    tables,
    input,
    run,
    undo,
    ...declaration
  }: Declaration & {
    tables: readonly T[]
    input: Schema
    run: (act: Act<T>, input: v.InferOutput<Schema>) => Promise<Result>
    undo: Undo<K>
  },
): DeclaredAction<v.InferInput<Schema>, Undoable<Result>> {
  undoOf.set(name, undoing(declaration.permission, tables, undo))
  return defineAction(name, {
    ...declaration,
    tables,
    input,
    run: async (act, given) => {
      const changes: RowChange[] = []
      const result = await run(noting(act, changes), given)
      return { result, undo: { action: name, changes } }
    },
  })
}

/**
 * Undoes an action: puts the rows it wrote back as they were. Refuses if one of them has changed since,
 * their merchant is gone, or something else has taken their place; with `not-permitted` as the action
 * itself would, though it declares no permission; and with `invalid` for rows that its tables do not take.
 */
export const undo = declare(
  'undo',
  { permission: null, refuses: ['cannot-undo'] },
  async (context, { action, changes }: UndoToken): Promise<void> => {
    const act = undoOf.get(action)
    if (!act) throw invalid()
    return act(context, changes)
  },
)
