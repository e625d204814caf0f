import { fillEmpty } from '#db/demo/seed-database.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { loadScenario } from '#seed/scenarios.ts'
import { loadProspect } from '#seed/prospect.ts'
import { SeedError } from '#seed/seed-error.ts'
import { ChangesError, readChanges, writeChanges } from '../presenter/snapshots/state-changes.ts'
import type { SeedAnswer, SeedRequest } from './seeder.ts'

type RowsRequest = Extract<SeedRequest, { now: Date }>

function rowsOf({ now, of: { prospect, scenario } = {} }: RowsRequest) {
  if (scenario) return loadScenario(now, scenario)
  return prospect ? loadProspect(now, prospect) : loadSeed(now)
}

async function answer(request: SeedRequest): Promise<SeedAnswer> {
  try {
    if ('writeChanges' in request) return { changes: writeChanges(request.writeChanges) }
    if ('readChanges' in request) return { snapshot: readChanges(request.readChanges) }
    const rows = rowsOf(request)
    return request.give === 'rows' ? { rows } : { filled: await fillEmpty(rows) }
  } catch (error) {
    if (error instanceof ChangesError) return { problem: error.problem }
    return error instanceof SeedError ? { mistakes: error.mistakes } : { error }
  }
}

addEventListener('message', ({ data }: MessageEvent<SeedRequest>) => {
  void answer(data).then((given) => {
    postMessage(given)
    close()
  })
})
