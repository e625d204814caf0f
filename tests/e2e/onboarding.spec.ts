// Proves AUTH-5.
import type { Page } from 'playwright/test'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('Skip leads to the dashboard, and Back does not return', async ({ page, goTo }) => {
  await goTo('login')
  await goTo('onboarding')
  await button(page, 'Skip').click()
  await expect(page).toHaveURL(/\/dashboard/)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test(
  'it leads to the dashboard, is remembered as done, and can be played again',
  { tag: '@core' },
  async ({ page, goTo }) => {
    const doneAt = async () => {
      const merchants = await storedRows(page, 'merchants')
      return merchants.find(({ id }) => id === 'M-001')?.onboardedAt
    }
    await goTo('business')
    expect(await doneAt()).toBeUndefined()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByText('Replay onboarding').click()
    await expect(title(page)).toHaveText('Welcome')
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
    await button(page, 'Get Started').click()
    await expect(page).toHaveURL(/\/dashboard/)
    await expect.poll(doneAt).toMatch(/^2026-11-21T/)
    const first = await doneAt()

    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByText('Replay onboarding').click()
    await button(page, 'Skip').click()
    await settled(page)
    expect(await doneAt()).toBe(first)
  },
)
