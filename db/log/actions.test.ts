import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { expect, test } from 'vitest'
import { exportActivityLog } from './actions.ts'

const asked = { what: 'Last 7 days', format: 'csv', entries: 12 }

test('an export of the log is in the log', async () => {
  const db = memoryDatabase()
  expect(await exportActivityLog(contextFor(db), asked)).toEqual(asked)
  expect(await db.activityLog.toArray()).toMatchObject([
    {
      action: 'Exported activity log',
      target: 'Last 7 days',
      type: 'report',
      after: { format: 'csv', entries: 12 },
    },
  ])
})

test('one of nothing is refused', async () => {
  const db = memoryDatabase()
  await refuses({ db }, 'invalid', () =>
    exportActivityLog(contextFor(db), { ...asked, entries: 0 }),
  )
})
