import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'
import { setDryRun, setFault } from './actions.ts'
import { getDemoSettings } from './queries.ts'

test('dry run is kept beside the presenter’s other setting, and leaves no log row', async () => {
  const db = memoryDatabase()
  const context = contextFor(db)
  expect((await getDemoSettings(db)).dryRun).toBe(false)
  await setFault(context, { at: 'sign-in', how: 'fails' })
  await setDryRun(context, true)
  expect(await getDemoSettings(db)).toMatchObject({
    dryRun: true,
    fault: { at: 'sign-in', how: 'fails' },
  })
  await setDryRun(context, false)
  expect(await getDemoSettings(db)).toMatchObject({
    dryRun: false,
    fault: { at: 'sign-in', how: 'fails' },
  })
  expect(await db.activityLog.count()).toBe(0)
})
