import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'
import { setDryRun, setFailNext } from './actions.ts'
import { getDemoSettings } from './queries.ts'

test('dry run is kept beside the presenter’s other setting, and leaves no log row', async () => {
  const db = memoryDatabase()
  const context = contextFor(db)
  expect((await getDemoSettings(db)).dryRun).toBe(false)
  await setFailNext(context, true)
  await setDryRun(context, true)
  expect(await getDemoSettings(db)).toMatchObject({ dryRun: true, failNext: true })
  await setDryRun(context, false)
  expect(await getDemoSettings(db)).toMatchObject({ dryRun: false, failNext: true })
  expect(await db.activityLog.count()).toBe(0)
})
