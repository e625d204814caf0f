import type { Table } from 'dexie'
import * as v from 'valibot'
import { shortened } from '../common.ts'
import { type Act, checkRow, defineAction } from '../define-action.ts'
import { ledgerTables, putTransactions, removeTransactions } from '../ledger/put-transactions.ts'
import type { UnreadableRow } from '../left-out.ts'
import { localCurrencyNames } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import { type NextPayment, nextPayments } from '../payments/test-accounts.ts'
import { areMendable, isReadable, readAsStored } from '../readable.ts'
import { type CheckedTable, checkedTables, type MendableTable, type Row } from '../tables.ts'
import { getDemoSettings } from './queries.ts'
import { type Fault, fault, faultPlaces } from './schemas.ts'
import type { Part } from '../database.ts'

/**
 * Turns dry run on or off, in which buttons describe their action and change nothing. It is the
 * presenter's setting, so it isn't in the platform's activity log.
 */
export const setDryRun = defineAction('setDryRun', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.boolean(),
  run: async ({ db, put }, dryRun) =>
    put('demoSettings', { ...(await getDemoSettings(db)), dryRun }),
})

/**
 * Arms what goes wrong next; null disarms it. It is the presenter's setting, so it isn't in the
 * platform's activity log.
 */
export const setFault = defineAction('setFault', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.nullable(fault),
  run: async ({ db, put }, armed) => {
    const { fault: _before, ...settings } = await getDemoSettings(db)
    return put('demoSettings', { ...settings, ...(armed && { fault: armed }) })
  },
})

/**
 * Sets what people read for the local currency, in every tab. It is the presenter's setting, so it isn't in the
 * platform's activity log. DEMO-30.
 */
export const setLocalCurrency = defineAction('setLocalCurrency', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.picklist(localCurrencyNames),
  run: async ({ db, put }, localCurrency) =>
    put('demoSettings', { ...(await getDemoSettings(db)), localCurrency }),
})

/**
 * Offers the drafts of other languages at the checkout, in every tab, or only English. It is the presenter's setting, so
 * it isn't in the platform's activity log. DEMO-31.
 */
export const setPayerDrafts = defineAction('setPayerDrafts', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.boolean(),
  run: async ({ db, put }, payerDrafts) =>
    put('demoSettings', { ...(await getDemoSettings(db)), payerDrafts }),
})

/**
 * Chooses what the customer does with the next payment of a link; null approves it. It is the
 * presenter's setting, so it isn't in the platform's activity log.
 */
export const setNextPayment = defineAction('setNextPayment', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.nullable(v.picklist(nextPayments)),
  run: async ({ db, put }, next) => {
    const { nextPayment: _before, ...settings } = await getDemoSettings(db)
    return put('demoSettings', { ...settings, ...(next && { nextPayment: next }) })
  },
})

/**
 * Returns what the customer does with the payment that is being made, and approves those after it;
 * undefined when it is approved. Call it inside the payment's transaction.
 */
export async function takeNextPayment({
  db,
  put,
}: Act<'demoSettings'>): Promise<NextPayment | undefined> {
  const { nextPayment, ...settings } = await getDemoSettings(db)
  if (nextPayment) await put('demoSettings', settings)
  return nextPayment
}

/**
 * Returns what goes wrong with this act, and disarms it, so that only one of two simultaneous acts
 * meets it; null if nothing does.
 */
export const takeFault = defineAction('takeFault', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.array(v.picklist(faultPlaces)),
  run: async ({ db, put }, places): Promise<Fault | null> => {
    const { fault: armed, ...settings } = await getDemoSettings(db)
    if (!armed || !places.includes(armed.at)) return null
    await put('demoSettings', settings)
    return armed
  },
})

/** Deletes unreadable rows, unless they have become readable since. Returns how many it deleted. */
export const removeUnreadable = defineAction('removeUnreadable', {
  permission: null,
  refuses: [],
  tables: [...checkedTables, ...ledgerTables],
  input: v.custom<readonly UnreadableRow[]>(areMendable),
  run: async ({ db, log }, rows) => {
    readAsStored()
    const found = await Promise.all(
      rows.map(async (row) => ({ ...row, stored: await checkedTable(db, row.table).get(row.id) })),
    )
    const gone = found.filter(({ table, stored }) => stored && !isReadable(table, stored))
    if (gone.length === 0) return 0
    const ledger = gone.filter(({ table }) => table === 'transactions').map(({ id }) => id)
    if (ledger.length > 0) await removeTransactions(db, ledger)
    for (const { table, id } of gone)
      if (table !== 'transactions') await checkedTable(db, table).delete(id)
    const ids = gone.map(({ id }) => id).join(', ')
    await log({ action: 'Removed unreadable rows', target: shortened(ids), type: 'system' })
    return gone.length
  },
})

/** A row of the sample data and its table. */
export interface SeedRow {
  table: MendableTable
  row: Row<MendableTable>
}

/**
 * Replaces unreadable rows with their rows in the sample data; readable rows stay. Returns how many
 * it restored.
 */
export const putBackRows = defineAction('putBackRows', {
  permission: null,
  refuses: [],
  tables: [...checkedTables, ...ledgerTables],
  input: v.custom<readonly SeedRow[]>(areMendable),
  run: async ({ db, log }, rows) => {
    readAsStored()
    const back: string[] = []
    for (const { table, row } of rows) {
      const stored = await checkedTable(db, table).get(row.id)
      if (!stored || isReadable(table, stored)) continue
      const checked = checkRow(table, row)
      if (table === 'transactions') await putTransactions(db, checked as Transaction)
      else await checkedTable(db, table).put(checked)
      back.push(row.id)
    }
    if (back.length > 0)
      await log({
        action: 'Restored sample rows',
        target: shortened(back.join(', ')),
        type: 'system',
      })
    return back.length
  },
})

/** Returns a table by name, with untyped rows. */
const checkedTable = (db: Part<CheckedTable>, name: CheckedTable): Table<object, string> =>
  db[name] as unknown as Table<object, string>
