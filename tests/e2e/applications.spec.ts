// Proves API-1.
import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { approve, askByPhone, openLink, settle } from '#tests/support/payer.ts'
import { pressTwice } from '#tests/support/press.ts'

/** Creates the first app; returns its secret test key. */
async function createApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create First App' }).click()
  const form = page.getByRole('dialog', { name: 'Create App' })
  await form.getByLabel('App name').fill('Web shop')
  await pressTwice(form.getByRole('button', { name: 'Create App' }))
  const secrets = page.getByRole('dialog', { name: 'Your secret keys' })
  const key = secrets.getByText(/^sk_test_[A-Za-z0-9]{24}$/)
  await expect(key).toBeVisible()
  await expect(secrets.getByText(/^sk_live_[A-Za-z0-9]{24}$/)).toBeVisible()
  const text = await key.innerText()
  await secrets.getByRole('button', { name: 'I have copied them' }).click()
  await expect(page.getByRole('heading', { name: 'Web shop', level: 1 })).toBeVisible()
  return text
}

async function addAddress(page: Page, url: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add webhook' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add webhook' })
  await form.getByRole('radio', { name: kind, exact: true }).click()
  await form.getByLabel('URL', { exact: true }).fill(url)
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('heading', { name: url })).toBeVisible()
}

test('an app is told of a real payment, again where its address fails, and once more by hand', async ({
  page,
  goTo,
}) => {
  await goTo('applications')
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  await createApp(page)
  await addAddress(page, 'https://fail.shop.example/paid', 'Live events')
  await openLink(page)
  await askByPhone(page)
  await approve(page)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Paid', exact: true })).toBeVisible()

  await goTo('applications')
  await page.getByRole('button', { name: /^Web shop/ }).click()
  await page.getByRole('button', { name: /^View EV-/ }).click()
  const event = page.getByRole('dialog', { name: 'EV-01' })
  await expect(event.getByText('Response 500').first()).toBeVisible()
  await expect(event.getByText(/^Next attempt at/)).toBeVisible()
  await expect(event.getByText(/Paid-Signature: t=\d{10},v1=[0-9a-f]{64}/)).toBeVisible()
  await expect(event.getByText(/"type": "payment.succeeded"/)).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(event.getByText('Response 500').nth(1)).toBeVisible()
  await event.getByRole('button', { name: 'Resend' }).click()
  await expect(event.getByText('Response 500').nth(2)).toBeVisible()
})

test.describe('without signal', () => {
  // Without a service worker, as here, scripts requested while offline fail to load.
  test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a test key that is revoked is refused by the sandbox from then on', async ({
    page,
    context,
    goTo,
  }) => {
    await goTo('applications')
    const key = await createApp(page)
    await goTo('sandbox-payments')
    await page.getByLabel('Secret key').fill(key)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('201 Created').first()).toBeVisible()

    await page.goto('/dashboard/applications/APP-01')
    await page.getByRole('button', { name: /^Actions for sk_test_/ }).click()
    await page.getByRole('button', { name: 'Revoke', exact: true }).click()
    const asks = page.getByRole('alertdialog', { name: 'Revoke this key?' })
    await asks.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Key revoked')).toBeVisible()
    await goTo('sandbox-payments')
    await page.getByLabel('Secret key').fill(key)
    // The actions load once the page is idle.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeAttached()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('401 Unauthorized').first()).toBeVisible()
    await expect(page.getByText(/"code": "key_invalid"/)).toBeVisible()
    await context.setOffline(false)
  })
})
