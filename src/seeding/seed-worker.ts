import { fillEmpty } from '#db/demo/seed-database.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { SeedError } from '#seed/seed-error.ts'
import type { readySign, SeedAnswer, SeedRequest } from './seeder.ts'

type RowsRequest = Extract<SeedRequest, { now: Date }>

/** A first visit waits for the sample alone: the rest comes when it is asked for. */
async function rowsOf({ now, of: { prospect, scenario } = {} }: RowsRequest) {
  if (scenario) return (await import('#seed/scenarios.ts')).loadScenario(now, scenario)
  if (prospect) return (await import('#seed/prospect.ts')).loadProspect(now, prospect)
  return loadSeed(now)
}

type ChangesRequest = Exclude<SeedRequest, RowsRequest>

async function changesOf(request: ChangesRequest): Promise<SeedAnswer> {
  const state = await import('./state-changes.ts')
  try {
    return 'writeChanges' in request
      ? { changes: state.writeChanges(request.writeChanges) }
      : { snapshot: state.readChanges(request.readChanges) }
  } catch (error) {
    if (error instanceof state.ChangesError) return { problem: error.problem }
    throw error
  }
}

async function answer(request: SeedRequest): Promise<SeedAnswer> {
  try {
    if (!('now' in request)) return await changesOf(request)
    const rows = await rowsOf(request)
    return request.give === 'rows' ? { rows } : { filled: await fillEmpty(rows) }
  } catch (error) {
    return error instanceof SeedError ? { mistakes: error.mistakes } : { error }
  }
}

addEventListener('message', ({ data }: MessageEvent<SeedRequest>) => {
  void answer(data).then((given) => {
    postMessage(given)
    close()
  })
})

postMessage('ready' satisfies typeof readySign)
