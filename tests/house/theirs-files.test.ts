// Proves DEMO-9.
import { beforeAll, expect, test } from 'vitest'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { readTrades } from '#seed/read-trades.ts'
import { loadProspect } from '#seed/prospect.ts'
import { filesOf } from '#tests/support/files-of-ledger.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { seeded } from '#tests/support/sample.ts'
import { inventedBusinesses } from '#tests/support/theirs.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const trades = readTrades()
const marksOfTheSample = /vumba|tendai moyo|tendai@/i

let sample: Record<string, string>
beforeAll(async () => {
  const db = memoryDatabase()
  await resetToSeed(db, seeded(now))
  sample = await filesOf(db, now)
})

test('the sample’s files name the sample’s business, so that the search below can find it', () => {
  expect(Object.keys(sample).length).toBeGreaterThan(8)
  expect(Object.values(sample).some((text) => marksOfTheSample.test(text))).toBe(true)
})

test.each(inventedBusinesses)(
  'no file of the demo for $name has another’s name',
  async (business) => {
    const db = memoryDatabase()
    await resetToSeed(db, loadProspect(now, { business, trade: trades[business.trade] }))
    const files = await filesOf(db, now)
    expect(Object.entries(files).filter(([, text]) => marksOfTheSample.test(text))).toEqual([])
    expect(Object.values(files).join('\n')).toContain(business.name)
    await resetToSeed(db, seeded(now))
    expect((await getDemoSettings(db)).business).toBe(undefined)
    expect(await filesOf(db, now)).toEqual(sample)
  },
)
