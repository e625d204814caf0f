// Proves DEMO-17.
import type { Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'
import { unfoldOfTrainer } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const arriving = (page: Page) => page.getByRole('button', { name: /payments are arriving/ })
const countOf = async (page: Page) => (await ledgerOf(page)).length

/** How many windows let customers pay, and how many wait to. */
const drivers = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held, pending].map((all) => all.filter(({ name }) => name === 'paid-busy-day').length)
  })

test('payments arrive by themselves in one of two tabs, also after a reload, until they are paused and stopped', async ({
  page,
  context,
}) => {
  await page.goto(`${pathTo('trainer')}?scenario=busy-saturday`)
  await settled(page)
  const question = page.getByRole('alertdialog', { name: 'Load Busy Saturday?' })
  await question.getByRole('button', { name: 'Load' }).click()
  await expect(page.getByText('Busy Saturday loaded')).toBeVisible()
  await expect(arriving(page)).toBeVisible()
  await unfoldOfTrainer(page, 'What happens next')
  await page.getByRole('button', { name: 'Rush' }).click()
  await expect(page.getByText(/^About fifteen a minute/)).toBeVisible()
  const before = await countOf(page)
  await expect.poll(() => drivers(page)).toEqual([1, 0])
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return countOf(page)
    })
    .toBeGreaterThan(before)

  await page.reload()
  await settled(page)
  await expect(arriving(page)).toBeVisible()
  const other = await openTab(context, pathTo('dashboard'))
  await expect(arriving(other)).toBeVisible()
  await expect.poll(() => drivers(page)).toEqual([1, 1])

  await turnTo(page)
  await unfoldOfTrainer(page, 'What happens next')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused.')).toBeVisible()
  await expect(arriving(other)).toHaveCount(0)
  await expect.poll(() => drivers(page)).toEqual([0, 0])
  const paused = await countOf(page)
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: 'One payment now' }).click()
  await expect.poll(() => countOf(page)).toBe(paused + 1)

  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(arriving(page)).toBeVisible()
  await page.getByRole('button', { name: 'Reset to seed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to seed' }).click()
  await expect(page.getByText('Sample data restored')).toBeVisible()
  await expect(arriving(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start payments' })).toBeVisible()
})
