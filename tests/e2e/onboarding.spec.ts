import type { Page } from 'playwright/test'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

function swipe(page: Page, from: number, to: number) {
  return page.locator('main').evaluate(
    (main, [start, end]) => {
      const finger = { pointerType: 'touch', bubbles: true, clientY: 300 }
      main.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: start }))
      main.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: end }))
    },
    [from, to] as const,
  )
}

test('Skip leads to the dashboard, and Back does not return', async ({ page, goTo }) => {
  await goTo('login')
  await goTo('onboarding')
  await button(page, 'Skip').click()
  await expect(page).toHaveURL(/\/dashboard/)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('Previous and the arrow keys go back and forth, and stop at the ends', async ({
  page,
  goTo,
}) => {
  await goTo('onboarding')
  await button(page, 'Next').click()
  await button(page, 'Previous').click()
  await expect(title(page)).toHaveText('Welcome')
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toHaveText('Welcome')
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText("You're All Set")
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toHaveText('Real-time Analytics')
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('a swipe turns the slide, a short or a steep one does not', async ({ page, goTo }) => {
  await goTo('onboarding')
  await swipe(page, 300, 100)
  await expect(title(page)).toHaveText('Accept Payments')
  await swipe(page, 200, 180)
  await expect(title(page)).toHaveText('Accept Payments')
  await swipe(page, 100, 300)
  await expect(title(page)).toHaveText('Welcome')
})

test('a double click on what has just changed does not leave', async ({ page, goTo }) => {
  await goTo('onboarding')
  await button(page, 'Next').click()
  await button(page, 'Previous').dblclick()
  await expect(title(page)).toHaveText('Welcome')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await button(page, 'Next').dblclick()
  await expect(title(page)).toHaveText("You're All Set")
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('it is remembered as done, and can be played again', async ({ page, goTo }) => {
  const doneAt = async () => {
    const merchants = await storedRows(page, 'merchants')
    return merchants.find(({ id }) => id === 'M-001')?.onboardedAt
  }
  await goTo('business')
  expect(await doneAt()).toBeUndefined()
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByText('Replay onboarding').click()
  await expect(title(page)).toHaveText('Welcome')
  await button(page, 'Skip').click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect.poll(doneAt).toMatch(/^2026-11-21T/)
  const first = await doneAt()

  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByText('Replay onboarding').click()
  await button(page, 'Skip').click()
  await settled(page)
  expect(await doneAt()).toBe(first)
})
