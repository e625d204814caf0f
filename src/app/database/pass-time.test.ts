// Proves DEMO-13.
import { addDays } from 'date-fns/addDays'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAhead } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { moveClock } from '#db/demo/clock-actions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { replaceAll, resetToSeed } from '#db/demo/replace-all.ts'
import { keptTables, replacedTables } from '#db/demo/snapshot-text.ts'
import { getDueAfter } from '#db/due-queries.ts'
import { checkLogChain } from '#db/log/queries.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { contextNow } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { doDueActs } from './do-due-acts.ts'

// The real module writes in a worker, which Node does not have.
vi.mock(import('#src/files/make-file.ts'), () => ({
  makeFile: async ({ head, rows }) => ({
    file: new Blob([JSON.stringify(await rows(0, head.total))]),
  }),
}))

// Missing in Node.
beforeEach(() => void vi.stubGlobal('reportError', vi.fn()))
afterEach(() => {
  setAhead(0)
  vi.unstubAllGlobals()
})

const day = 86_400_000
const until = addDays(seedTime, 30).toISOString()

async function seeded(): Promise<PaidDatabase> {
  const db = memoryDatabase()
  await resetToSeed(db, loadSeed(seedTime))
  await doDueActs(db)
  return db
}

const move = (db: PaidDatabase, days: number) =>
  moveClock(contextNow(db, visitor), { by: days * day, keepAs: 'before' })

/** Returns the rows of all tables but the settings and what has the bytes of files. */
async function rowsOf(db: PaidDatabase) {
  const names = keptTables.filter((name) => name !== 'demoSettings' && name !== 'files')
  const rows = await Promise.all(names.map(async (name) => [name, await db[name].toArray()]))
  return Object.fromEntries(rows)
}

test('a month at once leaves the same rows as the same month day by day', { timeout: 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: seedTime })
  const [once, daily] = [await seeded(), await seeded()]
  const t0 = performance.now()
  const log = await once.activityLog.count()
  await move(once, 30)
  await doDueActs(once)
  console.log('month', performance.now() - t0, (await once.activityLog.count()) - log)
  setAhead(0)
  for (let passed = 0; passed < 30; passed += 1) {
    await move(daily, 1)
    await doDueActs(daily)
  }
  expect(await rowsOf(once)).toEqual(await rowsOf(daily))
})
