// Proves R49.
import type { Page } from 'playwright/test'
import { linkForm, makeLink, openLinkForm } from '#tests/support/link-form.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { approve, chooseWay, openLink, settle } from '#tests/support/payer.ts'
import { decide } from '#tests/support/review.ts'
import { linkRow, transactionRows } from '#tests/support/rows.ts'
import { findBareTexts, startTranslator } from '#tests/support/translator.ts'

/** From here on a translator puts its own elements in place of every text; what fails is an error of the page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(startTranslator, 'replaces' as const)
  expect(await page.locator('font').count()).toBeGreaterThan(10)
}

/** Whatever was drawn meanwhile can be translated. */
const keepsItsTexts = async (page: Page) => expect(await page.evaluate(findBareTexts)).toEqual([])

const payButton = (page: Page, text: string) =>
  page.getByRole('button', { name: text, exact: true })

test(
  'in a translated checkout the button says the amount that is typed, and the payment goes to its receipt',
  { tag: '@core' },
  async ({ page }) => {
    await openLink(page, 'tip-the-roastery')
    await translate(page)
    for (const amount of ['20', '35.5', '60']) {
      await page.getByLabel('Amount', { exact: true }).fill(amount)
      await expect(payButton(page, `Pay ZWL ${Number(amount).toFixed(2)}`)).toBeVisible()
    }
    await chooseWay(page, 'Bank transfer')
    await chooseWay(page, 'EcoCash')
    await page.getByLabel('Mobile number').fill('12')
    await payButton(page, 'Pay ZWL 60.00').click()
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Mobile number').fill('0771111111')
    await page.getByLabel('Your name').fill('Rudo Chikomo')
    await payButton(page, 'Pay ZWL 60.00').click()
    await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible()
    await approve(page)
    await settle(page)
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('ZWL 60.00')
    await keepsItsTexts(page)
  },
)

test(
  'a translated dashboard: New Transaction says its fee and its errors, is in the list, and home’s figures follow',
  { tag: '@core' },
  async ({ page, goTo, isMobile }) => {
    await goTo('dashboard')
    await translate(page)
    const revenue = page
      .getByRole('region', { name: 'Key figures' })
      .locator('section', { has: page.getByRole('heading', { name: 'Total Revenue' }) })
    const before = Number((await revenue.innerText()).match(/\$([\d,.]+)/)?.[1]?.replace(',', ''))
    await goTo('transactions')
    const rows = transactionRows(page, isMobile)
    await page.getByRole('button', { name: 'New Transaction' }).click()
    const form = page.getByRole('dialog', { name: 'Charge a customer' })
    await form.getByRole('button', { name: 'Charge' }).click()
    await expect(form.getByText('Enter a name of at least 2 characters')).toBeVisible()
    await form.getByLabel('Customer').fill('Chipo Mutasa')
    await form.getByLabel('Mobile number').fill('0771111111')
    for (const [amount, fee, received] of [
      ['100', '\u2212$2.70', '$97.30'],
      ['45', '\u2212$1.33', '$43.67'],
    ] as const) {
      await form.getByLabel('Amount', { exact: true }).fill(amount)
      await expect(form.getByText(fee)).toBeVisible()
      await expect(form.getByText(received)).toBeVisible()
    }
    await form.getByRole('button', { name: 'Charge' }).click()
    await expect(form).toBeHidden()
    await page.clock.runFor(2_500)
    await expect(page.getByText(/^Payment TX-\d+ was successful: \$45\.00$/)).toBeVisible()
    await expect(rows.first()).toContainText('Chipo Mutasa')
    await expect(rows.first()).toContainText('Successful')
    await keepsItsTexts(page)

    await goTo('dashboard')
    const after = (before + 45).toLocaleString('en-US', { minimumFractionDigits: 2 })
    await expect(revenue).toContainText(`$${after}`)
    await keepsItsTexts(page)
  },
)

test('a translated list of transactions finds, pages and sorts @both', async ({
  page,
  goTo,
  isMobile,
}) => {
  await goTo('transactions')
  await translate(page)
  const rows = transactionRows(page, isMobile)
  const search = page.getByRole('searchbox', { name: 'Search by transaction ID or customer' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled()
  await search.fill('no one at all')
  await expect(page.getByRole('heading', { name: 'No transactions found.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(25)
  // The field follows the address, which no person overtakes in typing.
  await expect(page).not.toHaveURL(/q=/)
  await expect(search).toHaveValue('')
  await search.fill('rudo chik')
  await expect(page).toHaveURL(/q=rudo\+chik/)
  await expect(search).toHaveValue('rudo chik')
  await expect(rows.filter({ hasNotText: 'Rudo Chikomo' })).toHaveCount(0)
  await expect(page.getByText(/^Showing \d+ of \d+ transactions$/)).toBeVisible()
  if (!isMobile) {
    const column = page.getByRole('columnheader', { name: 'Amount' })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'descending')
  }
  await keepsItsTexts(page)
})

test('a translated landing page pays its demo, with each method', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/scroll-smooth/)
  await translate(page)
  const demo = page.locator('#demo')
  await demo.getByRole('radio', { name: 'USD' }).check()
  for (const [amount, method, receives] of [
    ['500', 'ZimSwitch', '$490.25'],
    ['100', 'EcoCash', '$97.30'],
  ] as const) {
    await demo.getByRole('button', { name: amount, exact: true }).click()
    await demo.getByRole('radio', { name: method }).check()
    await expect(demo.getByText(receives, { exact: true })).toBeVisible()
    await expect(payButton(page, `Pay $${amount}.00`)).toBeVisible()
  }
  // Or it could be over before it is looked at.
  await page.clock.pauseAt('2026-11-21T12:30:00Z')
  await payButton(page, 'Pay $100.00').click()
  await expect(demo.getByRole('button', { name: /^Processing/ })).toBeVisible()
  await page.clock.runFor(5_000)
  await page.clock.resume()
  await expect(payButton(page, 'Pay $100.00')).toBeVisible()
  await keepsItsTexts(page)
})

test('a page that is translated before the app is there works', async ({ page }) => {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${startTranslator.toString()})('wraps'))`,
  )
  await openLink(page, 'tip-the-roastery')
  await page.getByLabel('Amount', { exact: true }).fill('20')
  await expect(payButton(page, 'Pay ZWL 20.00')).toBeVisible()
})

test('translated links, invoices and payouts go through their forms', async ({ page, goTo }) => {
  await goTo('payment-links')
  await translate(page)
  await test.step('links', async () => {
    await openLinkForm(page)
    await linkForm(page).getByRole('button', { name: 'Create Link' }).click()
    await expect(linkForm(page).getByLabel('Link Name')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await makeLink(page, { name: 'Class of Saturday', amount: '12.50' })
    await expect(linkRow(page, 'Class of Saturday')).toContainText('$12.50')
    await keepsItsTexts(page)
  })
  await test.step('invoices', async () => {
    await goTo('invoices')
    await page.getByRole('link', { name: 'Create First Invoice' }).click()
    await settled(page)
    await page.getByLabel('Customer name').fill('Rudo Chikomo')
    await page.getByLabel('Email').fill('rudo@chikomo.example')
    await page.getByLabel('Description').fill('Vumba Blend, 1 kg')
    await page.getByLabel('Unit price').fill('18')
    await page.getByLabel('Quantity').fill('2.5')
    await expect(page.getByText('$45.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Review and Send' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send Invoice' }).click()
    await expect(page.getByText('INV-000001 sent')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'INV-000001' })).toBeVisible()
    await keepsItsTexts(page)
  })
  await test.step('payouts', async () => {
    await goTo('payouts')
    const form = page.getByRole('dialog', { name: 'Request Payout' })
    await page.getByRole('button', { name: 'Request Payout' }).click()
    await form.getByLabel('Amount').fill('500')
    await expect(form.getByText('$499.00')).toBeVisible()
    await form.getByRole('button', { name: 'Request Payout' }).click()
    await expect(page.getByText(/^\$499\.00 payout requested/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Balances' })).toContainText('$2,740.50')
    await keepsItsTexts(page)
  })
})

test('a translated console decides an application, and its tabs and filters follow', async ({
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  await translate(page)
  await test.step('approvals', async () => {
    await expect(page.getByText('7 applications are waiting.')).toBeVisible()
    await decide(page, 'Approve', 'Msasa Pharmacy')
    await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
    await expect(page.getByText('6 applications are waiting.')).toBeVisible()
    await keepsItsTexts(page)
  })
  await test.step('overview', async () => {
    await goTo('console')
    await page.getByRole('tab', { name: 'Recent Activities' }).click()
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/Msasa Pharmacy/)
        .first(),
    ).toBeVisible()
    await keepsItsTexts(page)
  })
  await test.step('transactions', async () => {
    await goTo('console-transactions')
    const panel = page.getByRole('tabpanel')
    await page.getByRole('tab', { name: /^Failed/ }).click()
    await expect(panel.getByText('Completed', { exact: true })).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill('rudo chikomo')
    await expect(panel.getByText(/Rudo Chikomo/).first()).toBeVisible()
    await keepsItsTexts(page)
  })
})
