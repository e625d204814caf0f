import type { Page } from 'playwright/test'
import { approve, askByPhone, openLink } from '#tests/support/payer.ts'
import { expect, noServer, settled, test } from '#tests/support/platform-test.ts'
import { turnTo } from '#tests/support/tabs.ts'

test.use({ allowedProblems: noServer })

/** Uses the landing page as a visitor does. */
async function useLandingPage(page: Page) {
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/scroll-smooth/)

  await page.locator('#demo button[type=submit]').click()
  await expect(page.getByText('Payment Successful')).toBeVisible()

  await page.getByRole('button', { name: 'Contact Sales' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Rudo Chikomo')
  await page.getByRole('dialog').getByLabel('Email').fill('rudo@karibaboats.example')
  await page.getByRole('dialog').getByLabel('Phone').fill('+263 77 000 0001')
  await page.getByRole('dialog').getByLabel('Message').fill('We rent out boats.')
  await page.getByRole('button', { name: 'Save message' }).click()
  await expect(page.getByRole('dialog', { name: 'Message saved' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const email = page.getByRole('contentinfo').getByLabel('Email')
  await email.fill('rudo@karibaboats.example')
  await email.press('Enter')
  await expect(page.getByText('is subscribed to our product news.')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
}

/** Makes a payment with the payer, the merchant and the console in three tabs. */
async function payInThreeTabs(payer: Page) {
  const context = payer.context()
  const merchant = await context.newPage()
  await merchant.goto('/dashboard/payments/transactions')
  await settled(merchant)
  const admin = await context.newPage()
  await admin.goto('/super-admin/payments/transactions')
  await settled(admin)
  await turnTo(payer)
  const rowOf = (tab: Page) => tab.getByRole('row').filter({ hasText: 'Zodwa Mahlangu' })
  await openLink(payer)
  await askByPhone(payer, { name: 'Zodwa Mahlangu' })
  await approve(payer)
  await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await expect(rowOf(merchant)).toContainText('Successful')
  await expect(rowOf(admin)).toContainText('Completed')
  await expect(rowOf(admin)).toContainText('$18.00')
  await expect(
    merchant.getByRole('button', { name: 'Notifications, 1 unread', exact: true }),
  ).toBeVisible()
}

test('who came to the landing page has all of it without a server, and can pay a link there', async ({
  page,
  ownServer,
}) => {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')
  await ownServer.kill()
  await test.step('the landing page works whole', () => useLandingPage(page))
  await test.step('a link is paid, and its merchant and the console see it at once', () =>
    payInThreeTabs(page))
})
