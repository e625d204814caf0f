import type { TableRows } from '#db/model/tables.ts'

/** What the worker is told: to make the rows as of an instant, then what to do with them. It answers the latter. */
export type SeedRequest = { make: Date } | { give: 'filled' | 'rows' }
export type SeedAnswer = { filled: boolean } | { rows: TableRows } | { error: unknown }

interface Seeder {
  /** Fills the empty database, which is there; says whether it was empty still. */
  fill: () => Promise<boolean>
  rows: () => Promise<TableRows>
  stop: () => void
}

/** Begins to make the sample data beside the page, which stays free to draw; it does one thing with them. */
export function startSeeder(now: Date): Seeder {
  const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<SeedAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SeedAnswer>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'The sample data did not load.'))
  })
  // It may fail before anyone asks.
  answer.catch(() => undefined)
  const tell = (request: SeedRequest) => worker.postMessage(request)
  tell({ make: now })

  async function ask(give: 'filled' | 'rows'): Promise<SeedAnswer> {
    tell({ give })
    try {
      const given = await answer
      if ('error' in given) throw given.error
      return given
    } finally {
      worker.terminate()
    }
  }
  return {
    fill: async () => {
      const given = await ask('filled')
      return 'filled' in given && given.filled
    },
    rows: async () => {
      const given = await ask('rows')
      if (!('rows' in given)) throw new Error('The sample data did not come.')
      return given.rows
    },
    stop: () => worker.terminate(),
  }
}
