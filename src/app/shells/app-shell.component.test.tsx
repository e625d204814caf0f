import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { leftOut } from '#db/left-out.ts'
import { pathTo } from '#routes/paths.ts'
import { arrival } from '#src/data/arrival.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { setMode } from '#src/data/mode.ts'
import { Banner } from '#src/ui/banner.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { ArrivalStrip } from '../arrivals/arrivals.tsx'
import { AppShell } from './app-shell.tsx'
import { TestBar } from './test-mode.tsx'

const unreadable = { table: 'paymentLinks', id: '1042' } as const

test.each([360, 1280])(
  'at %i px all that the frame can say at once stands one below the other, and nothing is covered',
  async (width) => {
    await page.viewport(width, 900)
    setMode('test')
    leftOut.note(unreadable.table, unreadable)
    arrival.set({ payments: [paymentRow(7)], seq: 1 })
    onTestFinished(async () => {
      setMode('live')
      leftOut.forget([unreadable])
      arrival.set(null)
      await page.viewport(360, 740)
    })
    const db = emptyDatabase()
    await db.merchants.add(waitingMerchant())
    await db.demoSettings.put({
      id: 'demo',
      dryRun: false,
      exercise: {
        id: 'payout',
        startedAt: '2026-11-21T12:00:00.000Z',
        hints: 0,
        restarts: 0,
        before: {},
      },
      clock: { ahead: 86_400_000, keptAs: 'before', passed: '2026-11-21T13:00:00.000Z' },
    })
    await render(
      standAt(pathTo('business')).within(
        <DatabaseContext value={db}>
          <AppShell
            area="dashboard"
            place="Vumba Coffee Roasters"
            footer={() => null}
            actions={null}
            news={<ArrivalStrip />}
            notices={
              <>
                <Banner tone="bad" title="Your business is suspended">
                  Reply to our email to resolve this.
                </Banner>
                <TestBar />
              </>
            }
          >
            <h1>Business</h1>
          </AppShell>
        </DatabaseContext>,
      ),
    )
    const inOrder = [
      page.getByRole('banner'),
      page.getByRole('region', { name: 'Exercise' }),
      page.getByRole('region', { name: 'Unreadable rows' }),
      page.getByText('Catching up', { exact: false }),
      page.getByText('Your business is suspended'),
      page.getByRole('region', { name: 'Test mode' }),
      page.getByRole('heading', { name: 'Business', exact: true }),
    ]
    for (const each of inOrder) await expect.element(each).toBeVisible()
    const boxes = inOrder.map((each) => each.element().getBoundingClientRect())
    for (const [at, box] of boxes.entries()) {
      expect(box.top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    const sum = page.getByText('+$45.00')
    await expect.element(sum).toBeVisible()
    expect(sum.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(boxes[0]?.bottom ?? 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await componentAxe()
  },
)

test('while a moved clock catches up, every screen says up to when its figures go, until it is through', async () => {
  await page.viewport(360, 740)
  const db = emptyDatabase()
  const frame = (area: 'dashboard' | 'console') =>
    standAt('/').within(
      <DatabaseContext value={db}>
        <AppShell area={area} place="Today" footer={() => null} actions={null}>
          <h1>No payments yet today</h1>
        </AppShell>
      </DatabaseContext>,
    )
  const moved = { ahead: 86_400_000, keptAs: 'before' }
  const passedAt = (passed?: string) =>
    db.demoSettings.put({
      id: 'demo',
      dryRun: false,
      clock: { ...moved, ...(passed && { passed }) },
    })
  await passedAt('2025-11-21T13:00:00.000Z')
  const { rerender } = await render(frame('dashboard'))
  const said = page.getByText('Figures aren’t final yet.')
  await expect.element(page.getByText(/^Catching up: Nov 21, 2025, /)).toBeVisible()
  await expect.element(said).toBeVisible()
  expect(said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    page.getByRole('heading', { name: 'No payments yet today' }).element().getBoundingClientRect()
      .top,
  )
  await passedAt('2025-11-22T13:00:00.000Z')
  await expect.element(page.getByText(/^Catching up: Nov 22, 2025, /)).toBeVisible()
  await rerender(frame('console'))
  await expect.element(said).toBeVisible()
  await passedAt()
  await expect.element(said).not.toBeInTheDocument()
})
