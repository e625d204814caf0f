import { expect, noServer, test } from '#tests/support/platform-test.ts'

test.use({ allowedProblems: noServer })

test('the landing page works whole without a server', async ({ page, ownServer }) => {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), {
      timeout: 30_000,
    })
    .toBe('activated')
  await ownServer.kill()
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/scroll-smooth/)

  await page.locator('#demo button[type=submit]').click()
  await expect(page.getByText('Payment Successful')).toBeVisible()

  await page.getByRole('button', { name: 'Contact Sales' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Rudo Chikomo')
  await page.getByRole('dialog').getByLabel('Email').fill('rudo@karibaboats.co.zw')
  await page.getByRole('dialog').getByLabel('Phone').fill('+263 77 000 0001')
  await page.getByRole('dialog').getByLabel('Message').fill('We rent out boats.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message is with the sales team.')).toBeVisible()

  const email = page.getByRole('contentinfo').getByLabel('Email')
  await email.fill('rudo@karibaboats.co.zw')
  await email.press('Enter')
  await expect(page.getByText('is subscribed to our product news.')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})
