import { fillEmpty } from '#db/demo/seed-database.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { loadTheirs } from '#seed/theirs.ts'
import { SeedError } from '#seed/seed-error.ts'
import type { SeedAnswer, SeedRequest } from './seeder.ts'

async function answer({ now, give, theirs }: SeedRequest): Promise<SeedAnswer> {
  try {
    const rows = theirs ? loadTheirs(now, theirs) : loadSeed(now)
    return give === 'rows' ? { rows } : { filled: await fillEmpty(rows) }
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
