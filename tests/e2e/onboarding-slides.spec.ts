import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'

const titles = [
  'Welcome',
  'Accept Payments',
  'Create Payment Links',
  'Invoicing Made Simple',
  'Real-time Analytics',
  "You're All Set",
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('six slides in their order, with the progress, stand up to axe and lead to the dashboard', async ({
  page,
  goTo,
}) => {
  await goTo('onboarding')
  const bar = page.getByRole('progressbar')
  for (const [index, name] of titles.entries()) {
    await expect(title(page)).toHaveText(name)
    await expect(bar).toHaveAttribute('aria-valuenow', String(index + 1))
    await expect(bar).toHaveAttribute('aria-valuemax', '6')
    await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
    await expect(button(page, 'Skip')).toHaveCount(index === 0 ? 1 : 0)
    await expect(button(page, 'Previous')).toHaveCount(index === 0 ? 0 : 1)
    await axe(page)
    if (index < 5) await button(page, 'Next').click()
  }
  await expect(button(page, 'Next')).toHaveCount(0)
  await button(page, 'Get Started').click()
  await expect(page).toHaveURL(/\/dashboard/)
})
