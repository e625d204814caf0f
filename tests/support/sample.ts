import type { PaidDatabase } from '#db/database.ts'
import { rowsByTable } from '#db/demo/seed-database.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import type { TableName, TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { loadScenario } from '#seed/scenarios.ts'
import { seedTime } from './load-seed-with.ts'

const made = new Map<string, TableRows>()

/**
 * Returns the sample or a scenario as of an instant, made by the first test of a process that asks for it. All tests
 * share its rows, which are frozen.
 */
export function seeded(now: Date, scenario?: ScenarioId): TableRows {
  const key = `${now.toISOString()} ${scenario}`
  const known = made.get(key)
  if (known) return known
  const rows = scenario ? loadScenario(now, scenario) : loadSeed(now)
  for (const table of Object.values(rows)) for (const row of table) Object.freeze(row)
  made.set(key, rows)
  return rows
}

/** Returns copies of the sample's rows of some tables, or of all, as of `seedTime`. */
export function sampleRows(): TableRows
export function sampleRows<T extends TableName>(...tables: T[]): Pick<TableRows, T>
export function sampleRows(...tables: TableName[]): Partial<TableRows> {
  const all: Partial<TableRows> = seeded(seedTime)
  if (tables.length === 0) return structuredClone(all)
  return structuredClone(Object.fromEntries(tables.map((table) => [table, all[table]])))
}

/** Writes rows of some tables, or of all that have any, into a database in which these are empty. */
export async function writeRows(
  db: PaidDatabase,
  rows: TableRows,
  ...tables: TableName[]
): Promise<void> {
  const all = rowsByTable(rows, 0)
  const names = tables.length > 0 ? tables : keptTables.filter((name) => all[name]?.length)
  await db.transaction('rw', names, async () => {
    for (const name of names) await db.table(name).bulkAdd(all[name] ?? [])
  })
}

/** Writes the sample's rows of some tables, or of all, into a database in which these are empty. */
export const writeSample = (db: PaidDatabase, ...tables: TableName[]): Promise<void> =>
  writeRows(db, seeded(seedTime), ...tables)

const near = new Set(['M-001', 'M-002'])

/**
 * Returns the sample with a tenth of its payments, for tests that write it or replace it and don't look at its figures:
 * those of two merchants in the four weeks before `seedTime`, and those that other rows name.
 */
export function littleSample(since = '2026-10-24'): TableRows {
  const { transactions, payouts, notifications, ...others } = sampleRows()
  const news = notifications.filter(({ createdAt }) => createdAt > since)
  const paidOut = payouts.filter(({ requestedAt }) => requestedAt > since)
  const named = new Set(JSON.stringify([others, news, paidOut]).match(/TX-\d+/g))
  const isKept = ({ id, merchantId, date }: { id: string; merchantId: string; date: string }) =>
    named.has(id) || (near.has(merchantId) && date > since)
  const kept = transactions.filter(isKept)
  // A refund without its payment, or a payment without its refund, would be a mistake.
  const ids = new Set(kept.flatMap(({ id, refundOf }) => [id, refundOf ?? id]))
  return {
    ...others,
    notifications: news,
    payouts: paidOut,
    transactions: transactions.filter(({ id, refundOf = id }) => ids.has(id) || ids.has(refundOf)),
  }
}

const exerciseTime = new Date('2026-11-21T12:00:00Z')

/**
 * Returns the rows of a start that exercises act on: of the transactions, those in a case or a dispute and the demo
 * merchant's of a month, without its payouts, so that there is a balance.
 */
export function exerciseStart(scenario?: ScenarioId): TableRows {
  const rows = seeded(exerciseTime, scenario)
  const matters = new Set([...rows.cases, ...rows.disputes].map((each) => each.transactionId))
  const transactions = rows.transactions.filter(
    (row) =>
      matters.has(row.id) ||
      (row.merchantId === 'M-001' && row.type !== 'payout' && row.date > '2026-10-21'),
  )
  return { ...rows, transactions, notifications: [] }
}
