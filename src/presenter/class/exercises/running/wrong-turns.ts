import type { PaidDatabase } from '#db/database.ts'
import type { Currency } from '#db/money.ts'
import type { ActivityLogEntry, LoggedValue } from '#db/log/schemas.ts'
import type { TableName } from '#db/tables.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { checksOf, type Exercise } from '#seed/exercises.ts'
import { fits } from '#seed/meets-check.ts'
import type { Check } from '#seed/read-check.ts'
import { isCurrency } from '#seed/why-not.ts'
import { type Row, valueAt } from './by-hand.ts'
import { countsNow, goneRows, idsAtStart, isAsking, kindsOf, type Started } from './left-over.ts'
import { actsSince, rowsOf } from './progress.ts'

/** What the log says of somebody who only looked. */
const looks = new Set(['Showed payment code', 'Viewed invoice', 'Logged in', 'Logged out'])

/** What the log calls the fields of checks, where it isn't their own name. */
const loggedAs: Readonly<Record<string, string>> = {
  'least.USD': 'least',
  'least.ZWL': 'leastZwl',
  memberIds: 'members',
}

/** Fields that are on their way to what a check asks for. */
const passing = new Set(['status', 'approvalStatus', 'draft', 'enabled', 'refunded'])

/** A row of the tables that an exercise asks for. */
interface Known {
  table: TableName
  row: Row
  /** The lines that count it now. */
  by: Check[]
  /** It was made since the start. */
  isNew: boolean
}

/** What an act logged of a row that a check asks to be otherwise. */
interface Difference {
  field: string
  value: LoggedValue
  currency: unknown
}

/** An act that did not belong to the exercise, or was done to something else, or with other values. */
export interface WrongTurn {
  action: string
  target: string
  /** What was otherwise than asked for. */
  difference?: Difference
  /** It is known only by the act that put it right. */
  isMended?: true
  /** The payment that it was about. */
  payment?: Pick<Transaction, 'amount' | 'currency' | 'paymentMethod'>
  /** The amount that was logged. */
  amount?: { amount: number; currency: Currency }
}

/** Returns what a row is called in the log. */
const namesOf = (row: Row): unknown[] =>
  ['id', 'name', 'number', 'paymentMethod'].map((field) => valueAt(row, field))

/** Returns whether a line of the log names a row. */
function isNamed({ target, after, merchantId }: ActivityLogEntry, { table, row }: Known): boolean {
  const made = after?.['transaction'] ?? after?.['report']
  if (typeof made === 'string') return [row.id, valueAt(row, 'transactionId')].includes(made)
  // They are their business's own, and have its id.
  if (table === 'payoutSettings') return row.id === merchantId
  return namesOf(row).includes(target)
}

/** The names of people, by the ids by which a check names them. */
type People = ReadonlyMap<unknown, string>

/** Returns the first of what is logged of a row that differs from what a check asks of it; what is still open does not. */
function differenceOf(
  logged: ActivityLogEntry['after'],
  { where }: Check,
  people: People,
): Difference | undefined {
  const currency = where.find(({ field }) => field === 'currency')?.value
  return where
    .filter(({ field, is }) => !passing.has(field) && (is === '=' || is === 'has'))
    .flatMap(({ field, is, value: asked }): Difference[] => {
      const value = logged?.[loggedAs[field] ?? field] ?? ''
      const isWanted =
        value === '' || fits({ value }, { field: 'value', is, value: people.get(asked) ?? asked })
      return isWanted ? [] : [{ field, value, currency }]
    })[0]
}

/** Returns what is logged of a row that a line of a check wants on none; a line that excepts the row says nothing of it. */
const unwantedIn = (
  logged: ActivityLogEntry['after'],
  row: Row,
  { where }: Check,
): Difference | undefined => {
  const isExcepted = where.some((each) => each.field === 'id' && !fits(row, each))
  if (isExcepted) return undefined
  return where.flatMap(({ field, is, value: asked }): Difference[] => {
    const value = logged?.[loggedAs[field] ?? field]
    const isThere = value !== undefined && fits({ value }, { field: 'value', is, value: asked })
    return isThere ? [{ field, value, currency: undefined }] : []
  })[0]
}

/** Returns the name of what a line says was made, if no line of a check asks for one of that name. */
function otherName(line: ActivityLogEntry, checks: readonly Check[]): Difference | undefined {
  const names = checks.flatMap(({ where }) => where.filter(({ field }) => field === 'name'))
  const isOther = names.every((each) => !fits({ name: line.target }, each))
  return names.length > 0 && isOther && line.after && !line.before
    ? { field: 'name', value: line.target, currency: undefined }
    : undefined
}

/** Returns whether a payment is none of those that lines name by their reference. */
function isOtherPayment(payment: Transaction | undefined, asking: readonly Check[]): boolean {
  const named = asking
    .filter(({ table }) => table === 'transactions')
    .flatMap(({ where }) => where.filter(({ field, is }) => field === 'reference' && is === '='))
  return payment !== undefined && named.length > 0 && !named.some((each) => fits(payment, each))
}

/** Returns the rows of the tables that an exercise asks for, also those that are gone. */
async function knownRows(db: PaidDatabase, exercise: Exercise, running: Started): Promise<Known[]> {
  const checks = checksOf(exercise)
  const of = async (table: TableName): Promise<Known[]> => {
    const old = new Set(idsAtStart(table, running))
    const own = checks.filter((check) => check.table === table && isAsking(check))
    const rows = await rowsOf(db, table)
    return [...rows, ...goneRows(checks, table, running, rows)].map((row) => ({
      table,
      row,
      by: own.filter((check) => countsNow(check, running, row)),
      isNew: old.size > 0 && !old.has(row.id),
    }))
  }
  return (await Promise.all(kindsOf(checks).map(of))).flat()
}

/** Returns the payment that a line of the log is about. */
async function paymentOf(
  db: PaidDatabase,
  { after }: ActivityLogEntry,
): Promise<Transaction | undefined> {
  const id = after?.['transaction']
  return typeof id === 'string' ? db.transactions.get(id) : undefined
}

/**
 * Returns the wrong turns since the start: acts that don't belong to the exercise, and of those that do, the ones that were
 * done to something else or with other values. What was put right stays one, and putting it right is none; nor is what
 * only looks, or came by itself. DEMO-15.
 */
export async function findWrongTurns(
  db: PaidDatabase,
  exercise: Exercise,
  running: Started,
): Promise<WrongTurn[]> {
  const { side, acts } = exercise
  const lines = (await actsSince(db, running)).filter(({ action }) => !looks.has(action))
  const known = await knownRows(db, exercise, running)
  const people: People = new Map((await db.teamMembers.toArray()).map(({ id, name }) => [id, name]))
  const checks = checksOf(exercise)
  const asking = checks.filter(isAsking)
  const isUnderWay = known.some(({ by }) => by.length > 0)
  /** The ids of rows with which something went wrong. */
  const wrong = new Set<string>()
  const found: WrongTurn[] = []
  for (const line of lines) {
    const payment = await paymentOf(db, line)
    // Nobody was charged.
    if (line.action === 'Paid payment link' && payment?.status === 'failed') continue
    const named = known.filter((each) => isNamed(line, each))
    // The console's acts are about a business, whose papers they may name.
    const isOfBusiness = ({ row }: Known) =>
      line.merchantId === (valueAt(row, 'merchantId') ?? row.id)
    const about = named.length > 0 || side !== 'console' ? named : known.filter(isOfBusiness)
    const right = about.filter(({ by }) => by.length > 0)
    /** How what is logged differs from each line that counts the row. */
    const differs = (logged: ActivityLogEntry['after'], rows: readonly Known[]) => {
      const own = rows.filter((each) => named.includes(each))
      const all = own.flatMap(({ by }) => by.map((check) => differenceOf(logged, check, people)))
      const unwanted = own.flatMap(({ table, row }) =>
        checks
          .filter((check) => check.table === table && !isAsking(check))
          .flatMap((check) => unwantedIn(logged, row, check) ?? []),
      )
      return (all.every(Boolean) ? all[0] : undefined) ?? unwanted[0]
    }
    const after = differs(line.after, right)
    const key = (right[0] ?? about[0])?.row.id
    if (key !== undefined && wrong.has(key) && !after) {
      // It is put right, or more is done to something else.
      if (right.length > 0) wrong.delete(key)
      continue
    }
    const before = differs(
      line.before,
      right.filter(({ isNew }) => isNew),
    )
    const isIn = acts.includes(line.action)
    const other = isIn && about.length === 0 ? otherName(line, asking) : undefined
    const isElsewhere =
      (isUnderWay && about.length > 0 && right.length === 0) || isOtherPayment(payment, asking)
    const difference = after ?? before ?? other
    if (isIn && !difference && !isElsewhere) continue
    if (key !== undefined && (after || right.length === 0)) wrong.add(key)
    const { action, target } = line
    const [amount, currency] = [
      line.after?.['amount'] ?? line.after?.['total'],
      line.after?.['currency'],
    ]
    found.push({
      action,
      target,
      ...(difference && { difference }),
      ...(before && !after && { isMended: true }),
      ...(payment && { payment }),
      ...(typeof amount === 'number' && isCurrency(currency) && { amount: { amount, currency } }),
    })
  }
  return found
}
