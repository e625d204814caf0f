import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { DueActs } from './database-gate.tsx'

test('a payment that can’t be read is set aside and named, and the others settle', async () => {
  const db = emptyDatabase()
  const waiting = (number: number, ms: number) => ({
    ...paymentRow(number, { status: 'pending' }),
    settlesAt: new Date(Date.now() + ms).toISOString(),
  })
  await db
    .table<unknown>('transactions')
    .bulkAdd([{ ...waiting(10, -1000), amount: 'ten' }, waiting(11, -500), waiting(12, 3_600_000)])
  const screen = await render(
    <DatabaseContext value={db}>
      <DueActs />
    </DatabaseContext>,
  )
  await expect.element(screen.getByText('TX-10 could not be read and was skipped.')).toBeVisible()
  const statuses = async () => (await db.transactions.toArray()).map(({ status }) => status)
  await expect.poll(statuses).toEqual(['pending', 'successful', 'successful'])
})

test('R45 a payment settles although the clock is set back while it waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const db = emptyDatabase()
  const settlesAt = new Date(Date.now() + 2_000).toISOString()
  await db.transactions.add({ ...paymentRow(10, { status: 'pending' }), settlesAt })
  await render(
    <DatabaseContext value={db}>
      <DueActs />
    </DatabaseContext>,
  )
  vi.setSystemTime(Date.now() - 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  const status = async () => (await db.transactions.get('TX-10'))?.status
  await expect.poll(status).toBe('successful')
})
