// Proves DEMO-13.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { currentTime, setAhead } from '#db/clock.ts'
import { notePassed } from '#db/demo/clock-actions.ts'
import { getClock, getDemoSettings } from '#db/demo/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { contextNow } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { PillButton } from '../../shared/pill-button.tsx'
import { ClockCard } from './clock-card.tsx'

afterEach(() => setAhead(0))

const day = 86_400_000

async function open() {
  const db = emptyDatabase()
  await db.seedMarks.put({ id: 'seed', seededAt: '2026-11-20T08:00:00.000Z', version: 1 })
  await page.viewport(360, 740)
  await render(
    <DatabaseContext value={db}>
      <ClockCard />
    </DatabaseContext>,
  )
  return db
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('each step moves the clock forward, and adds up', async () => {
  const db = await open()
  await expect.element(page.getByText('The time of this device')).toBeVisible()
  for (const [name, by] of [
    ['+1 hour', day / 24],
    ['+1 day', day],
    ['+1 week', 7 * day],
  ] as const) {
    const { ahead = 0 } = (await getClock(db)) ?? {}
    await button(name).click()
    await expect.poll(async () => (await getClock(db))?.ahead).toBe(ahead + by)
    setAhead(ahead + by)
  }
  await expect.element(page.getByText('Catching up', { exact: false })).toBeVisible()
  await expect.element(button('Back to now')).toBeDisabled()
  await componentAxe()
  const { ahead = 0 } = (await getClock(db)) ?? {}
  await notePassed(contextNow(db, visitor), { ahead, passed: null })
  await expect.element(button('Back to now')).toBeEnabled()
})

test('a date has to be later, and keeps the time of day', async () => {
  const db = await open()
  await button('Move').click()
  await expect.element(page.getByText('Choose a date')).toBeVisible()
  const field = page.getByLabelText('Or to a date')
  await field.fill('2020-01-01')
  await button('Move').click()
  await expect.element(page.getByText('Choose a later date')).toBeVisible()
  expect((await getDemoSettings(db)).clock).toBeUndefined()
  const to = new Date(currentTime() + 10 * day)
  await field.fill(to.toISOString().slice(0, 10))
  await button('Move').click()
  await expect.poll(async () => (await getClock(db))?.ahead).toBeGreaterThan(9 * day)
  expect((await getClock(db))?.ahead).toBeLessThan(11 * day)
})

test('without the state before, there is no way back, and it says what to do', async () => {
  const db = await open()
  await button('+1 day').click()
  await expect.element(page.getByText('Catching up', { exact: false })).toBeVisible()
  await db.snapshots.clear()
  await expect.element(button('Back to now')).toBeDisabled()
  await expect.element(page.getByText(/isn’t on this device/)).toBeVisible()
})

test('on a phone the pill shows the moved time in place of the name, and says both', async () => {
  await page.viewport(360, 740)
  await render(<PillButton who="Tendai Moyo" clock="Dec 5" />)
  const pill = page.getByRole('button', { name: /^Demo controls.*Tendai.*clock moved:\s*Dec 5/ })
  await expect.element(pill).toBeVisible()
  expect(pill.element().getBoundingClientRect().width).toBeLessThan(120)
})
