import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linkLog } from '#db/log/chain.ts'
import { getLastActivity, listSnapshots } from '#db/demo/queries.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { offerToday } from './old-dates.ts'

test.each(['2020-11-21T12:14:00.000Z', '2031-02-03T12:14:00.000Z'])(
  'a demo that ended at %s is kept, and moved to today by one press',
  async (last) => {
    const db = emptyDatabase()
    const line = {
      id: 'A-0001',
      user: 'Tendai Moyo',
      ip: '10.0.0.1',
      timestamp: last,
      action: 'Signed in',
      target: 'Dashboard',
      type: 'system',
    } as const
    await db.activityLog.bulkAdd(linkLog([line]))
    await db.seedMarks.add({ id: 'seed', version: 1, seededAt: last })
    const asked = page.getByText(/^The demo’s dates end on /)
    await offerToday(db, last)
    await offerToday(db, last)
    await expect.element(asked).toBeVisible()
    expect((await listSnapshots(db)).map(({ createdAt }) => createdAt)).toEqual([last])

    await page.getByRole('button', { name: 'Move dates to today' }).click()
    const today = new Date().toISOString().slice(0, 10)
    await expect.poll(async () => (await getLastActivity(db))?.slice(0, 10)).toBe(today)
    await expect.element(asked).not.toBeInTheDocument()
  },
)
