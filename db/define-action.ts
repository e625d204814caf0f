import * as v from 'valibot'
import { ActionError, type Action, type ActionContext } from './action.ts'
import type { PaidDatabase, Part, StoredTable } from './database.ts'
import type { LogEntry } from './log/schemas.ts'
import { tableSchemas, type Row, type TableName } from './tables.ts'
import { shortened } from './common.ts'
import { readAsStored } from './readable.ts'
import { writeLog } from './log/write-log.ts'
import { getAdminPersona, getMerchantPersona } from './people/persona-queries.ts'
import type { Permission } from './people/person.ts'

/** The tables that every act holds: its line in the log, and the next readable ids. */
const ownTables = ['activityLog', 'counters'] as const
type OwnTable = (typeof ownTables)[number]

/** The tables that say who acts, and what that person is granted. */
const personTables = [
  'sessions',
  'merchants',
  'teamMembers',
  'users',
  'userGroups',
  'adminUsers',
  'roles',
  'demoSettings',
] as const

/** What an act works with, inside its transaction. The compiler holds it to the tables that it named. */
export interface Act<T extends StoredTable> extends Omit<ActionContext, 'db'> {
  db: Part<T | OwnTable>
  /** The row of an id. Throws `not-found`. */
  get: <K extends T & TableName>(table: K, id: string) => Promise<Row<K>>
  /** Writes a row, new or in place of the one before. Throws `invalid`, with the reason, where its schema refuses it. */
  put: <K extends T & TableName>(table: K, row: Row<K>, reason?: string) => Promise<Row<K>>
  /** Adds the act's line to the log, by the actor or in another's name. */
  log: (entry: LogEntry, by?: string) => Promise<void>
}

/** A refusal of what was typed or asked for, with the reason as the person reads it. */
export const invalid = (reason?: string): ActionError =>
  new ActionError('invalid', reason ?? 'Its schema refuses the row.', reason ? { reason } : {})

/** A row as the schema of its table makes it. Throws `invalid` with the reason. */
export function checkRow<K extends TableName>(table: K, row: Row<K>, reason?: string): Row<K> {
  const schema: v.GenericSchema = tableSchemas[table]
  const checked = v.safeParse(schema, row)
  if (!checked.success) throw invalid(reason)
  return checked.output as Row<K>
}

function actOf({ db, actor, now }: ActionContext): Act<StoredTable> {
  const tableOf = <K extends TableName>(name: K) => db.table<Row<K>, string>(name)
  return {
    db,
    actor,
    now,
    async get(table, id) {
      const row = await tableOf(table).get(id)
      if (!row) throw new ActionError('not-found', `There is no ${id} in ${table}.`)
      return row
    },
    async put(table, row, reason) {
      const checked = checkRow(table, row, reason)
      await tableOf(table).put(checked)
      return checked
    },
    log: (entry, by = actor.name) => writeLog({ db, actor: { ...actor, name: by }, now }, entry),
  }
}

/**
 * Holds an act against what the database grants whoever acts: a screen may be behind, or not know yet. Throws
 * `not-permitted`.
 */
async function checkPermitted(
  { db, actor }: ActionContext,
  needs: Permission | null,
): Promise<void> {
  const { side } = actor
  if (needs === null || side === 'system') return
  const persona =
    side === 'team'
      ? await getMerchantPersona(db)
      : side === 'staff'
        ? await getAdminPersona(db)
        : null
  if (persona?.may.includes(needs)) return
  const who = persona?.role ?? actor.role ?? actor.name
  throw new ActionError('not-permitted', `${who} may not do it: ${needs}.`, { needs, who })
}

/** An action's input as its schema makes it. Throws `invalid`, with the reason where the schema has words for it. */
function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  // Valibot's own messages are not for people.
  const checked = v.safeParse(schema, input, { message: '' })
  if (!checked.success) throw invalid(checked.issues[0].message || undefined)
  return checked.output
}

interface Definition<T extends StoredTable, Schema extends v.GenericSchema> {
  /** What whoever acts must be granted; null where anybody may, such as a customer who pays. */
  permission: Permission | null
  tables: readonly T[]
  input: Schema
}

/**
 * Makes an action: `run` checks, changes and logs in one read-write transaction over `tables`, of which nothing stays
 * when it throws. Inside it await the database alone. Throws `not-permitted` where whoever acts is not granted its
 * `permission`, and `invalid` where `input` refuses what it is given.
 */
export function defineAction<T extends StoredTable, Schema extends v.GenericSchema, Result>({
  permission,
  tables,
  input,
  run,
}: Definition<T, Schema> & {
  run: (act: Act<T>, input: v.InferOutput<Schema>) => Promise<Result>
}): Action<v.InferInput<Schema>, Result> {
  const act = async (context: ActionContext, given: v.InferInput<Schema>) => {
    const asked = permission === null ? [] : personTables
    // Dexie follows what an async function awaits, and no other's promise.
    return context.db.transaction('rw', [...tables, ...ownTables, ...asked], async () => {
      await checkPermitted(context, permission)
      return run(actOf(context), checkInput(input, given))
    })
  }
  return Object.assign(act, { permission })
}

/**
 * Makes an action that first finds what a transaction can't wait for, such as a hash: `prepare` turns the input into
 * what `run` is given, which checks anew what may have changed since.
 */
export function definePrepared<
  T extends StoredTable,
  Schema extends v.GenericSchema,
  Prepared,
  Result,
>({
  permission,
  tables,
  input,
  prepare,
  run,
}: Definition<T, Schema> & {
  prepare: (context: ActionContext, input: v.InferOutput<Schema>) => Promise<Prepared>
  run: (act: Act<T>, prepared: Prepared) => Promise<Result>
}): Action<v.InferInput<Schema>, Result> {
  const act = defineAction({
    permission,
    tables,
    input: v.custom<Prepared>(() => true),
    run,
  })
  return Object.assign(
    async (context: ActionContext, given: v.InferInput<Schema>) => {
      await checkPermitted(context, permission)
      return act(context, await prepare(context, checkInput(input, given)))
    },
    { permission },
  )
}

/** Makes an action of which something is kept, in a transaction of its own, where it is refused: `refused` does that. */
export function defineAttempt<Input, Result>(
  attempt: Action<Input, Result>,
  refused: (context: ActionContext, input: Input, error: ActionError) => Promise<void>,
): Action<Input, Result> {
  const act = async (context: ActionContext, input: Input) => {
    try {
      return await attempt(context, input)
    } catch (error) {
      if (error instanceof ActionError) await refused(context, input, error)
      throw error
    }
  }
  return Object.assign(act, { permission: attempt.permission })
}

/** What came of a round: the results of what was done, and the ids of what was set aside. */
export interface Round<Result> {
  done: Result[]
  setAside: string[]
}

/** A row that its schema refuses may be due, too: its id can be anything. */
const dueId = v.custom<string>(() => true)

/**
 * Makes an action of all that has fallen due: each row is done in a transaction of its own, so that none holds up the
 * others. `due` lists their ids; `one` does one, or gives null when it isn't due any more, since another tab was first.
 * A row that its schema refuses is set aside with `setAside`, so that it is not due again, and is named in the result;
 * it gives whether it still was due. Any other failure, such as a full device, is thrown after the others are done.
 */
export function defineRound<T extends StoredTable, Result>({
  permission,
  tables,
  due,
  one,
  setAside,
}: Omit<Definition<T, v.GenericSchema>, 'input'> & {
  due: (db: PaidDatabase, now: string) => Promise<string[]>
  one: (act: Act<T>, id: string) => Promise<Result | null>
  setAside: (act: Act<T>, id: string) => Promise<boolean>
}): Action<void, Round<Result>> {
  const doOne = defineAction({
    permission,
    tables,
    input: dueId,
    run: async (act: Act<T>, id) => {
      // One that would be left out is to be set aside.
      readAsStored()
      return one(act, id)
    },
  })
  const setOneAside = defineAction({
    permission,
    tables,
    input: dueId,
    run: async (act: Act<T>, id) => {
      readAsStored()
      const isAside = await setAside(act, id)
      // It may be the id that is refused.
      const target = shortened(String(id))
      if (isAside) await act.log({ action: 'Set aside what can’t be read', target, type: 'system' })
      return isAside
    },
  })
  const act = async (context: ActionContext) => {
    const round: Round<Result> = { done: [], setAside: [] }
    const failures: unknown[] = []
    for (const id of await due(context.db, context.now)) {
      try {
        const result = await doOne(context, id)
        if (result !== null) round.done.push(result)
      } catch (error) {
        if (!(error instanceof ActionError) || error.code !== 'invalid') failures.push(error)
        else if (await setOneAside(context, id)) round.setAside.push(String(id))
      }
    }
    if (failures.length > 0) throw failures[0]
    return round
  }
  return Object.assign(act, { permission })
}
