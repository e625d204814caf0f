import { expect, test, vi } from 'vitest'
import { eventRow, webhookRow } from '#tests/support/app-rows.ts'
import { scheduleRow } from '#tests/support/money-rows.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { doDueActs } from './do-due-acts.ts'

// The real one writes in a worker, which is only in a browser.
vi.mock(import('#src/screens/shared/exports/make-file.ts'), () => ({
  makeFile: async () => new Blob(['rows']),
}))

// Node has none.
vi.stubGlobal('reportError', vi.fn())

test('a round that fails holds up no report, and says so for another try', async () => {
  const { db } = await smallWorld()
  const due = '2026-11-20T08:00:00.000Z'
  await db.reportSchedules.add(scheduleRow({ nextAt: due }))
  await db.webhooks.add(webhookRow())
  await db.webhookEvents.add(eventRow())
  db.webhookEvents.hook('updating', () => {
    throw new Error('No room')
  })
  await expect(doDueActs(db)).rejects.toThrow('No room')
  expect((await db.webhookEvents.get('EV-01'))?.status).toBe('waiting')
  const [schedule] = await db.reportSchedules.toArray()
  expect(Date.parse(schedule?.nextAt ?? '')).toBeGreaterThan(Date.now())
})
