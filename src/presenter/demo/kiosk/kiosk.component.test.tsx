// Proves DEMO-18.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DatabaseContext } from '#src/data/database-context.ts'
import { runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { DeviceTab } from '#src/screens/dashboard/account/device-tab.tsx'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { memberRow } from '#tests/support/team-rows.ts'
import { ShellStrip } from '../../frame/shell-strips.tsx'
import { DemoPill } from '../../frame/demo-pill.tsx'
import { KioskCard } from './kiosk-card.tsx'
import { fillScreen, startOver, useScreenKept } from './kiosk-watch.tsx'
import { getKiosk, type Kiosk, setKiosk } from '#src/data/kiosk.ts'
import { LeaveKiosk } from './kiosk.tsx'

const kiosk: Kiosk = {
  minutes: 2,
  snapshotId: null,
  salt: 'ab',
  pinHash: 'cd',
  wrong: 0,
  waitUntil: 0,
}
withSmallSample()
afterEach(() => setKiosk(null))

/** Puts something in place of what a browser has, until the test ends. */
function stub(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(target, name))
}

function Kept() {
  useScreenKept()
  return null
}

test('the screen is kept on while the page is visible, asked for again when it is back, and released at the end', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  stub(navigator, 'wakeLock', { request })
  const { unmount } = await render(<Kept />)
  await expect.poll(() => request.mock.calls).toEqual([['screen']])
  stub(document, 'visibilityState', 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => release.mock.calls.length).toBe(1)
  expect(request).toHaveBeenCalledTimes(1)
  stub(document, 'visibilityState', 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => request.mock.calls.length).toBe(2)
  await unmount()
  await expect.poll(() => release.mock.calls.length).toBe(2)
})

test('a refused wake lock, and a browser without one, are no error', async () => {
  const request = vi.fn(async () => {
    throw new DOMException('Low battery.', 'NotAllowedError')
  })
  stub(navigator, 'wakeLock', { request })
  const { unmount } = await render(<Kept />)
  await expect.poll(() => request.mock.calls.length).toBe(1)
  await unmount()
})

test('the next press fills the screen, once; where the browser can’t or won’t, nothing happens', async () => {
  const fill = vi.fn(async () => {
    throw new TypeError('Not now.')
  })
  stub(document.documentElement, 'requestFullscreen', fill)
  stub(document, 'fullscreenEnabled', true)
  const { unmount } = await render(<Kept />)
  expect(fill).not.toHaveBeenCalled()
  document.body.click()
  expect(fill).toHaveBeenCalledTimes(1)
  stub(document, 'fullscreenElement', document.documentElement)
  document.body.click()
  expect(fill).toHaveBeenCalledTimes(1)
  stub(document, 'fullscreenElement', null)
  await unmount()
  document.body.click()
  expect(fill).toHaveBeenCalledTimes(1)
  stub(document, 'fullscreenEnabled', false)
  void fillScreen()
  expect(fill).toHaveBeenCalledTimes(1)
})

test('visitors are offered neither the demo controls, nor the strips of a payment and of an exercise', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.add(memberRow())
  await db.paymentLinks.add(linkRow())
  await db.transactions.add({ ...paymentRow(10), linkId: '1042', attemptId: 'p-1' })
  const shown = async (exercise = false) => {
    await db.demoSettings.put({
      id: 'demo',
      dryRun: false,
      ...(exercise && {
        exercise: {
          id: 'payout',
          startedAt: '2026-11-21T12:00:00.000Z',
          hints: 0,
          restarts: 0,
          before: {},
        },
      }),
    })
    return render(
      standAt('/pay/vumba-blend-1kg?payment=p-1').within(
        <DatabaseContext value={db}>
          <DemoPill />
          <DeviceTab />
          <ShellStrip area="checkout" />
        </DatabaseContext>,
      ),
    )
  }
  const ways = () => [
    page.getByRole('button', { name: 'Open demo controls' }),
    page.getByRole('button', { name: 'See the shop’s side' }),
  ]
  const exercise = page.getByRole('region', { name: 'Exercise' })

  const first = await shown()
  for (const way of ways()) await expect.element(way).toBeVisible()
  setKiosk(kiosk)
  for (const way of ways()) await expect.element(way).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Leave kiosk' })).toBeVisible()
  await first.unmount()

  setKiosk(null)
  await shown(true)
  await expect.element(exercise).toBeVisible()
  setKiosk(kiosk)
  await expect.element(exercise).not.toBeInTheDocument()
})

test('it starts over with the sample data, also when its snapshot has been deleted', async () => {
  const db = emptyDatabase()
  await fillWithSample(db)
  const names = (await db.paymentLinks.toArray()).map(({ name }) => name)
  for (const snapshotId of [null, 'gone']) {
    await db.paymentLinks.clear()
    await startOver({ snapshotId })
    expect((await db.paymentLinks.toArray()).map(({ name }) => name)).toEqual(names)
  }
})

test.each(['the sample data', 'a snapshot'])(
  'started with %s, it keeps what was there, however often it starts over, and its end offers that',
  async (start) => {
    const db = emptyDatabase()
    await fillWithSample(db)
    await runAction('keepSnapshot', { id: 'kept', name: 'The shop' }, { db, actor: visitor })
    await db.paymentLinks.clear()
    stub(document, 'fullscreenEnabled', false)
    const card = await render(
      <DatabaseContext value={db}>
        <KioskCard />
      </DatabaseContext>,
    )
    await page.getByRole('button', { name: 'Start kiosk' }).click()
    if (start === 'a snapshot') {
      await page.getByRole('button', { name: /^Starts with/ }).click()
      await page.getByRole('option', { name: 'The shop' }).click()
    }
    await page.getByLabelText('PIN to leave').fill('2580')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect.poll(getKiosk).not.toBe(null)
    await card.unmount()
    const begun = getKiosk() ?? kiosk
    expect(begun.snapshotId).toBe(start === 'a snapshot' ? 'kept' : null)
    expect(await db.paymentLinks.count()).toBeGreaterThan(0)
    await startOver(begun)
    await startOver(begun)

    await render(standAt('/').within(<LeaveKiosk />))
    await page.getByRole('button', { name: 'Leave kiosk' }).click()
    await page.getByLabelText('PIN').fill('2580')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('button', { name: 'Restore data' }).click()
    await expect.element(page.getByText(/^Back to .*, before the kiosk$/)).toBeVisible()
    expect(await db.paymentLinks.count()).toBe(0)
  },
)

test('a kiosk of an earlier version, whose PIN has another hash, is off', () => {
  setKiosk(kiosk)
  const { pinHash: hash, ...rest } = kiosk
  localStorage.setItem('paid-kiosk', JSON.stringify({ ...rest, hash }))
  dispatchEvent(new StorageEvent('storage', { key: 'paid-kiosk' }))
  expect(getKiosk()).toBe(null)
})

test('R51 a snapshot of the evening is today’s on the next morning, and nothing in it is in the future', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const db = emptyDatabase()
  vi.setSystemTime(new Date('2026-11-23T20:00:00'))
  await db.seedMarks.put({ id: 'seed', seededAt: '2026-11-20T08:00:00.000Z', version: 1 })
  await db.merchants.add(waitingMerchant())
  const times = ['2026-11-22T18:20:00', '2026-11-23T09:00:00', '2026-11-23T19:59:00']
  for (const [at, time] of times.entries())
    await db.transactions.add(paymentRow(at, { date: new Date(time).toISOString() }))
  await runAction('keepSnapshot', { id: 'kept', name: 'The shop' }, { db, actor: visitor })

  vi.setSystemTime(new Date('2026-11-24T07:30:00'))
  await startOver({ snapshotId: 'kept' })
  const dates = (await db.transactions.orderBy('date').toArray()).map(({ date }) => new Date(date))
  expect(dates.map((date) => date.getDate())).toEqual([23, 24, 24])
  expect(dates[0]).toEqual(new Date('2026-11-23T18:20:00'))
  expect(dates.every((date) => date <= new Date())).toBe(true)
})
