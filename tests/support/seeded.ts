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
