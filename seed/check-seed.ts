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
export const checkSeed = (now: Date): string[] => [
  ...mistakesOf(() => loadSeed(now)),
  ...mistakesOf(() => sampleInvoices(now)),
  ...mistakesOf(() => readTrades()),
  ...scenarioTexts.flatMap(({ id }) => mistakesOf(() => loadScenario(now, id))),
]
