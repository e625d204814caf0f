import { readExercises } from './exercises.ts'
import { loadSeed } from './load-seed.ts'
import { readTrades } from './read-trades.ts'
import { SeedError } from './seed-error.ts'
import { loadScenario, scenarioTexts } from './scenarios.ts'
import { sampleInvoices } from './sample-invoices.ts'

function mistakesOf(work: () => unknown): readonly string[] {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof SeedError) return error.mistakes
    throw error
  }
}

/** Lists the mistakes in the files of the sample data as of an instant, each naming file, row and field. */
export function checkSeed(now: Date): string[] {
  const inRows = mistakesOf(() => loadSeed(now))
  // Each scenario would repeat the mistakes in the rows that it builds on.
  const inScenarios =
    inRows.length > 0
      ? []
      : scenarioTexts.flatMap(({ id }) => mistakesOf(() => loadScenario(now, id)))
  return [
    ...inRows,
    ...mistakesOf(() => sampleInvoices(now)),
    ...mistakesOf(() => readTrades()),
    ...mistakesOf(() => readExercises()),
    ...inScenarios,
  ]
}
