import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { fillLinkForm, linkForm, makeLink } from '#tests/support/link-form.ts'
import { approve, askByPhone, openLink } from '#tests/support/payer.ts'
import { chooseAction } from '#tests/support/rows.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const customer = 'Zodwa Mahlangu'
const visible = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByText(text).locator('visible=true').first()

test(
  'the payer, the merchant and the console see one payment, at once, in three tabs',
  { tag: '@core' },
  async ({ page: payer, context }) => {
    const merchant = await openTab(context, '/dashboard/payments/transactions')
    const admin = await openTab(context, '/super-admin/payments/transactions')
    await turnTo(payer)
    await openLink(payer)
    await askByPhone(payer, { name: customer, number: '0772222222' })
    await approve(payer)
    await expect(payer.getByRole('heading', { name: 'Waiting for EcoCash' })).toBeVisible()

    // While it is being processed it is already listed as pending.
    await expect(visible(merchant, customer)).toBeVisible()
    await expect(visible(admin, new RegExp(customer))).toBeVisible()
    const rowOf = (page: Page) =>
      page.locator('li, tr').filter({ hasText: customer }).locator('visible=true').last()
    await expect(rowOf(merchant)).toContainText('Pending')
    await expect(rowOf(admin)).toContainText('Pending')

    await payer.clock.runFor(40_000)
    await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    await expect(rowOf(merchant)).toContainText('Successful')
    await expect(rowOf(merchant)).toContainText('$18.00')
    await expect(rowOf(admin)).toContainText('Completed')
    await expect(rowOf(admin)).toContainText('Vumba Coffee Roasters')
    await expect(
      merchant.getByRole('button', { name: 'Notifications, 1 unread', exact: true }),
    ).toBeVisible()
  },
)

test(
  'the merchant switches a link off under its payer',
  { tag: '@core' },
  async ({ page: payer, context }) => {
    const links = await openTab(context, '/dashboard/payments/links')
    await turnTo(payer)
    await openLink(payer)
    await askByPhone(payer)
    await turnTo(links)
    await chooseAction(links, 'Vumba Blend, 1 kg', 'Deactivate')
    await expect(links.getByText('Payment link status deactivated')).toBeVisible()
    await expect(
      payer.getByRole('heading', { name: 'This payment link is inactive' }),
    ).toBeVisible()
  },
)

test('a payer whose link asks for something else by now pays nothing, and is shown what it asks', async ({
  page: payer,
  context,
}) => {
  await openLink(payer)
  const before = await ledgerOf(payer)
  await askByPhone(payer)
  const links = await openTab(context, '/dashboard/payments/links')
  await chooseAction(links, 'Vumba Blend, 1 kg', 'Edit')
  await fillLinkForm(links, { currency: 'ZWL' })
  await linkForm(links).getByRole('button', { name: 'Save Changes' }).click()
  await expect(linkForm(links)).toBeHidden()

  await turnTo(payer)
  await approve(payer)
  await expect(
    payer.getByText(/^Vumba Blend, 1 kg now costs ZWL\s18\.00\. Nothing was charged\.$/),
  ).toBeVisible()
  await expect(payer.getByRole('button', { name: /^Pay ZWL\s18\.00$/ })).toBeVisible()
  expect(await ledgerOf(payer)).toHaveLength(before.length)
})

test('a link made a moment ago can be paid in another tab', async ({ page: payer, context }) => {
  const links = await openTab(context, '/dashboard/payments/links')
  await openLink(payer, 'saturday-brunch')
  await expect(payer.getByRole('heading', { name: 'Payment link not found' })).toBeVisible()
  await turnTo(links)
  await makeLink(links, { name: 'Saturday brunch', amount: '15', path: 'saturday-brunch' })
  await expect(payer.getByRole('button', { name: 'Pay $15.00', exact: true })).toBeVisible()
})
