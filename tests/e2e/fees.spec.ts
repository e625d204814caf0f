// Proves FEE-1, FEE-3.
import type { Page } from 'playwright/test'
import { choose } from '#tests/support/choose.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { approve, askByPhone, openLink, settle } from '#tests/support/payer.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Key figures' }).locator('section', {
    has: page.getByRole('heading', { name }),
  })
const table = (page: Page) => page.getByRole('list', { name: 'Fee structure' })

test('the fees begin with the specification’s figures and move with a payment', async ({
  page,
  goTo,
}) => {
  await goTo('transaction-fees')
  await expect(figure(page, 'Current Month Fees')).toContainText('$124.50')
  await expect(figure(page, 'Average Fee Rate')).toContainText('2.4%')
  await expect(figure(page, 'Total Fees (Year)')).toContainText('$1,290.75')
  await expect(table(page).getByRole('listitem')).toHaveText([
    /^EC\s*EcoCash2\.5% \+ \$0\.20\$2\.70 on \$100$/,
    /^OM\s*OneMoney2\.2% \+ \$0\.15\$2\.35 on \$100$/,
    /^IB\s*InnBucks2\.3% \+ \$0\.18\$2\.48 on \$100$/,
    /^ZS\s*ZimSwitch1\.9% \+ \$0\.25\$2\.15 on \$100$/,
    /^V[iI]\s*Visa\/MasterCard2\.9% \+ \$0\.30\$3\.20 on \$100$/,
    /^O[mM]\s*Omari2\.5%\$2\.50 on \$100$/,
    /^B[kK]\s*Bank transfer1\.5%\$1\.50 on \$100$/,
    /^Po\s*Payout to a bank\$1\.00\$1\.00 on \$100$/,
    /^Po\s*Payout to a wallet1\.0%\$1\.00 on \$100$/,
  ])
  await page.goto('/dashboard/payments/transactions?new')
  const form = page.getByRole('dialog', { name: 'Charge a customer' })
  await form.getByLabel('Customer').fill('Tapiwa Live')
  await form.getByLabel('Amount', { exact: true }).fill('100')
  await form.getByLabel('Mobile number').fill('0771111111')
  await form.getByRole('button', { name: 'Charge' }).click()
  await expect(form).toHaveCount(0)
  await goTo('transaction-fees')
  await expect(figure(page, 'Current Month Fees')).toContainText('$127.20')
  await expect(figure(page, 'Average Fee Rate')).toContainText('2.41%')
  await expect(figure(page, 'Total Fees (Year)')).toContainText('$1,293.45')
  await page.getByRole('link', { name: 'Current Month Fees' }).click()
  await expect(page).toHaveURL(/transactions\?type=payment%2Cpayout&only=succeeded&date=thisMonth$/)
  await expect(page.getByRole('button', { name: /^Tapiwa Live .*EcoCash/ })).toBeVisible()
})

test(
  'what the console saves holds in the merchant’s table and calculator at once, with its day',
  { tag: '@core' },
  async ({ page, context, goTo }) => {
    await goTo('transaction-fees')
    const admin = await openTab(context, '/super-admin/payments/fees')
    await turnTo(admin)
    await admin.getByRole('button', { name: 'Edit Fees' }).click()
    await admin.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('3')
    await admin.getByRole('spinbutton', { name: 'EcoCash, Customer fee' }).fill('2')
    await admin.getByRole('button', { name: 'Save Changes' }).click()
    await expect(admin.getByText('Fee structure updated successfully')).toBeVisible()
    await turnTo(page)
    const row = table(page).getByRole('listitem').filter({ hasText: 'EcoCash' })
    await expect(row).toContainText('Since Nov 21, before 2.5% + $0.20')
    await expect(row).toContainText('3.0% + $0.20')
    await expect(row).toContainText('$3.20 on $100')
    await expect(row).toContainText('Customers pay 2.0% on top')
    await expect(page.getByLabel('You receive', { exact: true })).toHaveValue('96.80')
    await expect(page.getByText(/^The customer pays \$102\.00, with a customer fee/)).toBeVisible()

    // The customer is shown it before paying, charged it, and finds it on the receipt.
    await openLink(page)
    await expect(page.getByRole('radio', { name: 'EcoCash 2.0% fee' })).toBeChecked()
    await expect(page.getByText('Customer fee (EcoCash, 2.0%)')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay $18.36', exact: true })).toBeVisible()
    await askByPhone(page)
    await expect(
      page.getByText(/^Pay \$18\.36 to Vumba Coffee Roasters\? Ref [0-9A-F]{8}\.$/),
    ).toBeVisible()
    await approve(page)
    await settle(page)
    const receipt = page.getByRole('main')
    for (const words of ['Customer fee (EcoCash)', '$0.36', '$18.00'])
      await expect(receipt.getByText(words, { exact: true })).toBeVisible()
    await expect(receipt.getByText('$18.36')).toHaveCount(2)
    // The merchant's own figures are as without it.
    const id = await receipt.getByText(/^TX-\d+$/).textContent()
    await page.goto(`/dashboard/payments/transactions/${id}`)
    const details = page.getByRole('dialog', { name: id ?? '' })
    await expect(details).toContainText('Customer pays$18.36')
    await expect(details).toContainText('Customer fee\u2212$0.36')
    await expect(details).toContainText('You receive$17.26')
  },
)

test('a calculation is kept in its address', async ({ page, goTo }) => {
  await goTo('transaction-fees')
  await choose(page.getByRole('button', { name: /^Payment method: / }), 'Visa')
  await page.getByLabel('You receive', { exact: true }).fill('50')
  const pays = page.getByLabel('The customer pays', { exact: true })
  await expect(pays).toHaveValue('51.80')
  await expect(page).toHaveURL(/\?amount=50&side=receives&method=visa$/)
  await page.reload()
  await expect(pays).toHaveValue('51.80')
  await expect(page.getByRole('radio', { name: 'Pass on the fee' })).toBeChecked()
})
