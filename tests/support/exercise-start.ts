import type { TableRows } from '#db/tables.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { merchantId } from './exercise-acts.ts'
import { seeded } from './seeded.ts'

const seededAt = new Date('2026-11-21T12:00:00Z')

/**
 * Returns the rows of a start that exercises act on: of the transactions, those in a case or a dispute and the demo
 * merchant's of a month, without its payouts, so that there is a balance.
 */
export function exerciseStart(scenario?: ScenarioId): TableRows {
  const rows = seeded(seededAt, scenario)
  const matters = new Set([...rows.cases, ...rows.disputes].map((each) => each.transactionId))
  const transactions = rows.transactions.filter(
    (row) =>
      matters.has(row.id) ||
      (row.merchantId === merchantId && row.type !== 'payout' && row.date > '2026-10-21'),
  )
  return { ...rows, transactions, notifications: [] }
}
