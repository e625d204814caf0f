import { fillEmpty } from '#db/demo/seed-database.ts'
import type { TableRows } from '#db/model/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import type { SeedAnswer, SeedRequest } from './seeder.ts'

let making: Promise<TableRows> = Promise.reject(new Error('The sample data was not asked for.'))
making.catch(() => undefined)

async function answer(give: 'filled' | 'rows'): Promise<SeedAnswer> {
  try {
    const rows = await making
    return give === 'rows' ? { rows } : { filled: await fillEmpty(rows) }
  } catch (error) {
    return { error }
  }
}

addEventListener('message', ({ data }: MessageEvent<SeedRequest>) => {
  if ('make' in data) making = (async () => loadSeed(data.make))()
  else void answer(data.give).then((given) => postMessage(given))
})
