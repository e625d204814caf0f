import { currentDate } from '#db/clock.ts'
// Proves REP-3.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { putTransactions, ledgerTables } from '#db/ledger/put-transactions.ts'
import { eventRow, webhookRow } from '#tests/support/app-rows.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { scheduleRow } from '#tests/support/money-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { doDueActs } from './do-due-acts.ts'
import { makeDueReports } from './make-due-reports.ts'

// The real module writes in a worker, which Node does not have.
vi.mock(import('#src/files/make-file.ts'), () => ({
  makeFile: async ({ head, rows }) => ({
    file: new Blob([JSON.stringify(await rows(0, head.total))]),
  }),
}))

afterEach(() => void vi.useRealTimers())

const actor = { name: 'Paid', ip: '127.0.0.1' }
const monday = (date: number, minutes = 0) => new Date(2026, 10, date, 6, minutes)

test('a payment that is under way when the weekly report is made is in the next one, and in none twice', async () => {
  // Only the date, because the database waits with timers.
  vi.useFakeTimers({ toFake: ['Date'] })
  const { db } = await smallWorld()
  await db.transactions.clear()
  await db.reportSchedules.add(
    scheduleRow({
      template: 'weekly-revenue',
      frequency: 'weekly',
      time: '06:00',
      weekday: 'Monday',
      format: 'csv',
      nextAt: monday(16).toISOString(),
    }),
  )
  const put = (number: number, entered: Date, settled: Date | null) => {
    const pending = { status: 'pending', at: entered.toISOString() } as const
    const paid = settled && ({ status: 'successful', at: settled.toISOString() } as const)
    return db.transaction('rw', ledgerTables, () =>
      putTransactions(
        db,
        paymentRow(number, {
          merchantId,
          date: entered.toISOString(),
          status: paid ? 'successful' : 'pending',
          history: paid ? [pending, paid] : [pending],
        }),
      ),
    )
  }
  async function report(now: Date) {
    vi.setSystemTime(now)
    const [made] = await makeDueReports(db, actor, currentDate().toISOString())
    const file = await db.files.get(made?.report?.id ?? '')
    return [...new TextDecoder().decode(file?.bytes).matchAll(/TX-\d+/g)].map(([id]) => id)
  }
  await put(20, monday(12), monday(12, 1))
  await put(21, monday(16, -1), null)
  expect(await report(monday(16))).toEqual(['TX-20'])
  await put(21, monday(16, -1), monday(16, 1))
  await put(22, monday(18), monday(18, 1))
  expect(await report(monday(23))).toEqual(['TX-22', 'TX-21'])
})

test('a round that fails holds up no report, and says so for another try', async () => {
  // Missing in Node.
  vi.stubGlobal('reportError', vi.fn())
  onTestFinished(() => void vi.unstubAllGlobals())
  const { db } = await smallWorld()
  await db.reportSchedules.add(scheduleRow({ nextAt: '2026-11-20T08:00:00.000Z' }))
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
