import * as v from 'valibot'
import {
  ActionError,
  type Action,
  type ActionContext,
  type DeclaredAction,
  type Declaration,
} from './action.ts'
import type { PaidDatabase, Part } from './database.ts'
import type { LogEntry } from './log/schemas.ts'
import { tableSchemas, type Row, type TableName } from './tables.ts'
import { shortened } from './common.ts'
import { readAsStored } from './readable.ts'
import { writeLog } from './log/write-log.ts'
import { getAdminPersona, getMerchantPersona } from './people/persona-queries.ts'
import { type BySide, neededBy, type Permission } from './people/person.ts'
import type { InvalidReason } from './refusals.ts'

/** The tables of every action: its log entry and the next readable ids. */
const ownTables = ['activityLog', 'counters'] as const
type OwnTable = (typeof ownTables)[number]

/** The tables that identify the actor and their permissions. */
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

/** The context of an action inside its transaction; types restrict it to the declared tables. */
export interface Act<T extends TableName> extends Omit<ActionContext, 'db'> {
  db: Part<T | OwnTable>
  find: <K extends T>(table: K, id: string) => Promise<Row<K> | undefined>
  /** Returns a row. Throws `not-found`. */
  get: <K extends T>(table: K, id: string) => Promise<Row<K>>
  /** Inserts or replaces a row. Throws `invalid`, with the reason, if its schema refuses it. */
  put: <K extends T>(
    table: K,
    row: Row<K>,
    reason?: InvalidReason,
    details?: Record<string, string>,
  ) => Promise<Row<K>>
  /** Deletes a row and returns it. Throws `not-found`. */
  remove: <K extends T>(table: K, id: string) => Promise<Row<K>>
  /** Deletes those of the rows that exist. */
  removeAny: <K extends T>(table: K, ids: readonly string[]) => Promise<void>
  /** Adds the action's log entry, by the actor or by another name. */
  log: (entry: LogEntry, by?: string) => Promise<void>
}

/** Returns an `invalid` refusal of input, with a reason and the values that its message names. */
export const invalid = (
  reason?: InvalidReason,
  details: Record<string, string> = {},
): ActionError =>
  new ActionError('invalid', reason ?? 'The row does not match its schema.', {
    ...details,
    ...(reason && { reason }),
  })

/** Returns an `invalid` refusal in the words of a field's own rule. */
export const invalidText = (text: string): ActionError => new ActionError('invalid', text, { text })

/** Returns anything as a row, as the table's schema parses it. Throws `invalid` with the reason. */
export function readRow<K extends TableName>(
  table: K,
  value: unknown,
  reason?: InvalidReason,
  details?: Record<string, string>,
): Row<K> {
  const schema: v.GenericSchema = tableSchemas[table]
  const checked = v.safeParse(schema, value)
  if (!checked.success) throw invalid(reason, details)
  return checked.output as Row<K>
}

/** Returns a row as its table's schema parses it. Throws `invalid` with the reason. */
export const checkRow = <K extends TableName>(
  table: K,
  row: Row<K>,
  reason?: InvalidReason,
  details?: Record<string, string>,
): Row<K> => readRow(table, row, reason, details)

function actOf({ db, actor, now }: ActionContext): Act<TableName> {
  const tableOf = <K extends TableName>(name: K) => db.table<Row<K>, string>(name)
  const find: Act<TableName>['find'] = (table, id) => tableOf(table).get(id)
  const get: Act<TableName>['get'] = async (table, id) => {
    const row = await find(table, id)
    if (!row) throw new ActionError('not-found', `There is no ${id} in ${table}.`)
    return row
  }
  return {
    db,
    actor,
    now,
    find,
    get,
    async put(table, row, reason, details) {
      const checked = checkRow(table, row, reason, details)
      await tableOf(table).put(checked)
      return checked
    },
    async remove(table, id) {
      const row = await get(table, id)
      await tableOf(table).delete(id)
      return row
    },
    removeAny: (table, ids) => tableOf(table).bulkDelete([...ids]),
    log: (entry, by = actor.name) => writeLog({ db, actor: { ...actor, name: by }, now }, entry),
  }
}

/**
 * Checks the actor's permission in the database, since a screen may be out of date. Throws
 * `not-permitted`, or `person-missing` if the actor is not stored.
 */
async function checkPermitted(
  { db, actor }: ActionContext,
  permission: Permission | BySide | null,
): Promise<void> {
  const { side } = actor
  const needs = neededBy(side, permission)
  if (needs === null || side === 'system') return
  const persona =
    side === 'team'
      ? await getMerchantPersona(db)
      : side === 'staff'
        ? await getAdminPersona(db)
        : null
  // Nobody lacks a permission where there is nobody: the browser has deleted the data (R57).
  if (!persona && (await db.merchants.count()) === 0)
    throw new ActionError('person-missing', 'The acting person is not stored.')
  if (persona?.may.includes(needs)) return
  const who = persona?.role ?? actor.role ?? actor.name
  throw new ActionError('not-permitted', `${who} lacks the permission ${needs}.`, { needs, who })
}

/**
 * Returns an action's input as its schema parses it. Throws `invalid`, with a reason if the schema
 * has one.
 */
function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, input, { message: '' })
  if (checked.success) return checked.output
  const { message } = checked.issues[0]
  throw message ? invalidText(message) : invalid()
}

interface Definition<T extends TableName, Schema extends v.GenericSchema> extends Declaration {
  tables: readonly T[]
  input: Schema
}

/** Returns whether an action declares a refusal. Every action may refuse its input or its actor. */
function declares({ refuses, invalid: reasons = [] }: Declaration, error: ActionError): boolean {
  const { code } = error
  const reason = error.details['reason']
  if (code === 'invalid')
    return reason === undefined || reasons.some((declared) => declared === reason)
  return code === 'not-permitted' || code === 'person-missing' || refuses.includes(code)
}

/** Gives an action its declaration, and reports a refusal that it does not declare. */
export function declare<Input, Result>(
  name: string,
  { permission, refuses, invalid: reasons = [] }: Declaration,
  act: Action<Input, Result>,
): DeclaredAction<Input, Result> {
  const declaration = { permission, refuses, invalid: reasons }
  const checked: Action<Input, Result> = async (context, input) => {
    try {
      return await act(context, input)
    } catch (error) {
      if (error instanceof ActionError && !declares(declaration, error))
        console.error(
          `${name} refuses with ${error.code} (${error.message}), which it does not declare.`,
        )
      throw error
    }
  }
  return Object.assign(checked, declaration)
}

interface Run<T extends TableName, Schema extends v.GenericSchema, Result> extends Definition<
  T,
  Schema
> {
  run: (act: Act<T>, input: v.InferOutput<Schema>) => Promise<Result>
}

/**
 * Defines an action: who may perform it, why it refuses, and `run`, which checks, changes and logs
 * in one read-write transaction over `tables`, which rolls back if it throws. Inside it, await only
 * the database. The action throws `not-permitted` if the actor lacks the permission and `invalid` if
 * `input` refuses its input.
 */
export function defineAction<T extends TableName, Schema extends v.GenericSchema, Result>(
  name: string,
  { tables, input, run, ...declaration }: Run<T, Schema, Result>,
): DeclaredAction<v.InferInput<Schema>, Result> {
  const { permission } = declaration
  const asked = permission === null ? [] : personTables
  return declare(name, declaration, (context, given) =>
    // Dexie tracks only promises awaited in an async function.
    context.db.transaction('rw', [...tables, ...ownTables, ...asked], async () => {
      await checkPermitted(context, permission)
      return run(actOf(context), checkInput(input, given))
    }),
  )
}

/**
 * Defines an action that first computes asynchronous values that a transaction cannot await, such
 * as a hash: `prepare` converts the input for `run`, which rechecks anything that may have changed
 * since.
 */
export function definePrepared<
  T extends TableName,
  Schema extends v.GenericSchema,
  Prepared,
  Result,
>(
  name: string,
  {
    input,
    prepare,
    ...definition
  }: Definition<T, Schema> & {
    prepare: (context: ActionContext, input: v.InferOutput<Schema>) => Promise<Prepared>
    run: (act: Act<T>, prepared: Prepared) => Promise<Result>
  },
): DeclaredAction<v.InferInput<Schema>, Result> {
  const act = defineAction(name, { ...definition, input: v.custom<Prepared>(() => true) })
  return declare(name, definition, async (context, given) => {
    await checkPermitted(context, definition.permission)
    return act(context, await prepare(context, checkInput(input, given)))
  })
}

/** Defines an action that calls `refused`, in a separate transaction, to record a refusal. */
export function defineAttempt<Input, Result>(
  attempt: DeclaredAction<Input, Result>,
  refused: (context: ActionContext, input: Input, error: ActionError) => Promise<void>,
): DeclaredAction<Input, Result> {
  const { permission, refuses, invalid: reasons } = attempt
  const recorded: Action<Input, Result> = async (context, input) => {
    try {
      return await attempt(context, input)
    } catch (error) {
      if (error instanceof ActionError) await refused(context, input, error)
      throw error
    }
  }
  return Object.assign(recorded, { permission, refuses, invalid: reasons })
}

/** The outcome of a round: the results, and the ids that were set aside. */
export interface Round<Result> {
  done: Result[]
  setAside: string[]
}

/** Says that the time of a round is past already; see `DueRound`. */
export interface PastRound {
  isPast: boolean
}

/** Accepts any id, because invalid rows may be due too. */
const dueId = v.custom<string>(() => true)

/**
 * Defines an action that processes all rows that its round has due, each in its own transaction so
 * that none blocks the others; `one` processes one, or returns null if another tab was first.
 * An invalid row is passed to `setAside`, which stops it from being due again and returns whether
 * it was still due; the result names it. Any other failure, such as a full device, is thrown after
 * the remaining rows.
 */
export function defineRound<T extends TableName, Result>(
  name: string,
  {
    due,
    one,
    setAside,
    ...definition
  }: Omit<Definition<T, v.GenericSchema>, 'input'> & {
    due: { listDue: (db: PaidDatabase, now: string, isPast?: boolean) => Promise<string[]> }
    one: (act: Act<T>, id: string) => Promise<Result | null>
    setAside: (act: Act<T>, id: string) => Promise<boolean>
  },
): DeclaredAction<PastRound | void, Round<Result>> {
  const doOne = defineAction(name, {
    ...definition,
    input: dueId,
    run: async (act: Act<T>, id) => {
      // Reads unreadable rows too, to set them aside.
      readAsStored()
      return one(act, id)
    },
  })
  const setOneAside = defineAction(name, {
    ...definition,
    input: dueId,
    run: async (act: Act<T>, id) => {
      readAsStored()
      const isAside = await setAside(act, id)
      // The id itself may be invalid.
      const target = shortened(String(id))
      if (isAside) await act.log({ action: 'Skipped unreadable row', target, type: 'system' })
      return isAside
    },
  })
  const round: Action<PastRound | void, Round<Result>> = async (context, past) => {
    const ended: Round<Result> = { done: [], setAside: [] }
    const failures: unknown[] = []
    for (const id of await due.listDue(context.db, context.now, past?.isPast)) {
      try {
        const result = await doOne(context, id)
        if (result !== null) ended.done.push(result)
      } catch (error) {
        if (!(error instanceof ActionError) || error.code !== 'invalid') failures.push(error)
        else if (await setOneAside(context, id)) ended.setAside.push(String(id))
      }
    }
    if (failures.length > 0) throw failures[0]
    return ended
  }
  return declare(name, definition, round)
}
