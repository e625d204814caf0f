import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { stopClock } from '#tests/support/component-clock.ts'
import { setKiosk } from '#src/data/kiosk.ts'
import { startWaitingVersion } from '#src/data/waiting-version.ts'
import { askForUpdates, offerUpdate } from './service-worker.ts'

const hour = 60 * 60_000

/** Asks on a page whose clock stands still. */
function asking(answer: () => Promise<void> = async () => undefined) {
  const runFor = stopClock()
  const home = location.href
  onTestFinished(() => {
    history.replaceState(null, '', home)
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const update = vi.fn(answer)
  askForUpdates({ update })
  return { runFor, asked: () => update.mock.calls.length }
}

function see(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page that stays in sight asks for a new version each hour', async () => {
  const { runFor, asked } = asking()
  await runFor(hour - 1)
  expect(asked()).toBe(0)
  for (const count of [1, 2, 3]) {
    await runFor(hour)
    expect(asked()).toBe(count)
  }
})

test('one that is hidden does not, but asks as soon as it is seen again after an hour', async () => {
  const { runFor, asked } = asking()
  see('hidden')
  await runFor(3 * hour)
  expect(asked()).toBe(0)
  see('visible')
  expect(asked()).toBe(1)
  see('hidden')
  see('visible')
  expect(asked()).toBe(1)
})

test('it asks when another screen is shown, once for several in a row, and without a network too', async () => {
  const { runFor, asked } = asking(async () => {
    throw new TypeError('No network.')
  })
  navigate('/dashboard')
  expect(asked()).toBe(1)
  navigate('/dashboard/users')
  expect(asked()).toBe(1)
  await runFor(10_000)
  // A filter in the address is no other screen.
  navigate('/dashboard/users?q=Rudo', { replace: true })
  expect(asked()).toBe(1)
  navigate('/super-admin')
  expect(asked()).toBe(2)
  // An hour from the last time.
  await runFor(hour - 60_000)
  expect(asked()).toBe(2)
  await runFor(120_000)
  expect(asked()).toBe(3)
})

test('a kiosk’s visitors are not offered a new version: it starts when the kiosk starts over', async () => {
  onTestFinished(() => setKiosk(null))
  setKiosk({ minutes: 2, snapshotId: null, salt: 'a', pinHash: 'b', wrong: 0, waitUntil: 0 })
  const offer = page.getByText('A new version is ready.')
  const start = vi.fn()
  offerUpdate(start)
  expect(start).not.toHaveBeenCalled()
  startWaitingVersion()
  startWaitingVersion()
  expect(start).toHaveBeenCalledTimes(1)

  setKiosk(null)
  offerUpdate(start)
  await expect.element(offer).toBeVisible()
  expect(offer.elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Reload' }).click()
  expect(start).toHaveBeenCalledTimes(2)
})
