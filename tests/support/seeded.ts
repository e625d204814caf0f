import type { PaidDatabase } from '#db/database.ts'
import { rowsByTable } from '#db/demo/seed-database.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import type { TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { loadScenario } from '#seed/scenarios.ts'

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

/** Writes rows into a new database. */
export async function writeRows(db: PaidDatabase, rows: TableRows): Promise<void> {
  const all = rowsByTable(rows, 0)
  const names = keptTables.filter((name) => all[name]?.length)
  await db.transaction('rw', names, async () => {
    for (const name of names) await db.table(name).bulkAdd(all[name] ?? [])
  })
}
