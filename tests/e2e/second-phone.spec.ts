// Proves LINK-6.
import type { Locator, Page } from 'playwright/test'
import { anotherPhone } from '#tests/support/another-phone.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { fillLinkForm, linkForm, openLinkForm } from '#tests/support/link-form.ts'
import { approve, askByPhone } from '#tests/support/payer.ts'
import { linkRow } from '#tests/support/rows.ts'

/** Takes a picture of a code and chooses it on the other phone. */
async function hold(code: Locator, to: Page) {
  await expect(code).toBeVisible()
  const buffer = await code.screenshot()
  await expect(to.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  const picture = { name: 'code.png', mimeType: 'image/png', buffer }
  await to.getByLabel('Picture of the code', { exact: true }).setInputFiles(picture)
}

/** Returns whether the page's headers allow the camera. */
const allowsCamera = (page: Page) =>
  page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (name: string) => boolean }
    }
    return featurePolicy.allowsFeature('camera')
  })

test(
  'a phone that shares nothing with the seller’s pays by pictures of codes, and the payment lands once',
  { tag: '@core' },
  async ({ page: seller, goTo, browser, baseURL }) => {
    await goTo('payment-links')
    expect(await allowsCamera(seller)).toBe(false)
    await openLinkForm(seller)
    await fillLinkForm(seller, { name: 'Loaf of bread', amount: '1.00' })
    await linkForm(seller).getByRole('button', { name: 'Create Link' }).click()
    const request = seller.getByRole('img', { name: 'QR code for Loaf of bread' })
    await expect(request).toBeVisible()

    const { page: payer, problems, close } = await anotherPhone(browser, baseURL ?? '')
    await payer.goto('/pay-here')
    expect(await allowsCamera(payer)).toBe(true)
    await hold(request, payer)
    await expect(payer.getByRole('heading', { name: 'Loaf of bread' })).toBeVisible()
    await expect(payer.getByText('Vumba Coffee Roasters')).toBeVisible()
    await askByPhone(payer)
    await approve(payer)
    await payer.clock.runFor(2500)
    await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    await payer.reload()
    const proof = payer.getByRole('img', { name: 'Proof of payment' })

    await seller.getByRole('button', { name: 'Scan payment' }).click()
    await expect(seller.getByRole('heading', { name: 'Scan payment' })).toBeVisible()
    expect(await allowsCamera(seller)).toBe(true)
    await hold(proof, seller)
    await expect(seller.getByRole('heading', { name: 'Payment recorded' })).toBeVisible()
    await expect(seller.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()

    await test.step('the same code again changes nothing', async () => {
      await seller.getByRole('button', { name: 'Scan another' }).click()
      await hold(proof, seller)
      await expect(seller.getByText(/^This payment is already recorded as TX-\d+\.$/)).toBeVisible()
    })
    await test.step('the link’s figures have moved once', async () => {
      await seller.getByRole('link', { name: 'Links' }).click()
      await settled(seller)
      expect(await allowsCamera(seller)).toBe(false)
      await expect(linkRow(seller, 'Loaf of bread')).toContainText('1 paid, $1.00')
    })
    await test.step('the customer’s phone counts it nowhere', async () => {
      await payer.goto('/dashboard/payments/links')
      await settled(payer)
      await expect(linkRow(payer, 'Loaf of bread')).toHaveCount(0)
      await expect(payer.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    })
    await close()
    expect(problems).toEqual([])
  },
)
