import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { expect, test } from 'vitest'
import { downloadFigures } from './platform-actions.ts'

const file = { title: 'Revenue by day', range: 'Oct 23 to Nov 21, 2026', rows: 30 }

test('who took figures as a file is written down', async () => {
  const db = memoryDatabase()
  const context = contextFor(db)
  await downloadFigures(context, file)
  expect(await db.activityLog.toArray()).toMatchObject([
    {
      user: context.actor.name,
      action: 'Downloaded figures',
      target: 'Revenue by day',
      type: 'report',
      after: { range: 'Oct 23 to Nov 21, 2026', rows: 30 },
    },
  ])
})

test('a file without a row is no file', async () => {
  const db = memoryDatabase()
  await refuses({ db }, 'invalid', () => downloadFigures(contextFor(db), { ...file, rows: 0 }))
})
