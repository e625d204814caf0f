// Proves OUT-2.
import type { Page } from 'playwright/test'
import { download } from '#tests/support/files.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { pressTwice } from '#tests/support/press.ts'
import { chooseAction } from '#tests/support/rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const balance = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Balances' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })

const journey = (page: Page) =>
  page.getByRole('list', { name: 'Payouts in progress' }).getByRole('listitem').first()

const requestForm = (page: Page) => page.getByRole('dialog', { name: 'Request Payout' })

/** Requests a payout to the default account. */
async function request(page: Page, amount = '500'): Promise<void> {
  await page.getByRole('button', { name: 'Request Payout' }).click()
  await requestForm(page).getByLabel('Amount').fill(amount)
  await expect(requestForm(page).getByText('You receive')).toBeVisible()
  await pressTwice(requestForm(page).getByRole('button', { name: 'Request Payout' }))
  await expect(requestForm(page)).toHaveCount(0)
}

test(
  'the balance goes its way to the bank, asked for once, and the console sees it',
  { tag: '@core' },
  async ({ page, context, goTo }) => {
    const admin = await openTab(context, '/super-admin/payments/transactions')
    await turnTo(page)
    await goTo('payouts')
    await expect(page.getByRole('heading', { name: 'No pending payouts' })).toBeVisible()
    await expect(balance(page, 'Available')).toContainText('$3,240.50')
    await expect(balance(page, 'Pending')).toContainText('$750.25')
    await expect(balance(page, 'Total Paid Out')).toContainText('$12,490.00')

    await page.getByRole('button', { name: 'Request Payout' }).click()
    await requestForm(page).getByLabel('Amount').fill('3240.51')
    await requestForm(page).getByRole('button', { name: 'Request Payout' }).click()
    await expect(requestForm(page).getByLabel('Amount')).toHaveAccessibleDescription(
      'Only $3,240.50 is available From $5.00',
    )
    await requestForm(page).getByLabel('Amount').fill('500')
    await expect(requestForm(page).getByText('Tuesday, Nov 24, by 8:00 AM')).toBeVisible()
    await pressTwice(requestForm(page).getByRole('button', { name: 'Request Payout' }))
    await expect(
      page.getByText(/^\$499\.00 payout requested\. Arrives Tuesday, Nov 24/),
    ).toBeVisible()

    await expect(journey(page)).toContainText('Pending')
    await expect(balance(page, 'Available')).toContainText('$2,740.50')
    await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(1)
    // The console's list says what arrives; the fee is beside it.
    const adminRow = admin.locator('li, tr').filter({ hasText: '$499.00' }).first()
    await expect(adminRow).toContainText('Vumba Coffee Roasters')

    await page.clock.runFor(61_000)
    await expect(journey(page)).toContainText('Arrives Tuesday, Nov 24')
    await expect(journey(page).getByText('In transit', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cancel Payout/ })).toHaveCount(0)
    await page.clock.fastForward(68 * 3_600_000)
    await expect(page.getByRole('heading', { name: 'No pending payouts' })).toBeVisible()
    await expect(balance(page, 'Total Paid Out')).toContainText('$12,989.00')
    // About this payout, and reports that have fallen due since.
    await expect(page.getByRole('button', { name: /^Notifications, [1-9] unread/ })).toBeVisible()
  },
)

test('a new account is proven by its deposits, and one that is closed sends a payout back', async ({
  page,
  goTo,
}) => {
  await goTo('payouts')
  await page.getByRole('button', { name: 'Manage Bank Accounts' }).click()
  const accounts = page.getByRole('dialog', { name: 'Payout accounts' })
  await accounts.getByRole('button', { name: 'Add payout account' }).click()
  const form = page.getByRole('dialog', { name: 'Add payout account' })
  await form.getByLabel('Branch').fill('Borrowdale')
  await form.getByLabel('Account number').fill('1234')
  await form.getByRole('button', { name: 'Add Account' }).click()
  await expect(form.getByLabel('Account number')).toHaveAccessibleDescription(
    /AFC Commercial Bank account numbers have 12 digits/,
  )
  await form.getByLabel('Account number').fill('1234 5678 0000')
  await form.getByRole('button', { name: 'Add Account' }).click()

  const verify = page.getByRole('dialog', { name: 'Verify account' })
  const said = await verify.getByText(/^The statement shows/).textContent()
  const [one = '', other = ''] = [...(said ?? '').matchAll(/0\.\d\d/g)].map(([amount]) => amount)
  await verify.getByLabel('First amount').fill(one)
  await verify.getByLabel('Second amount').fill(one)
  await verify.getByRole('button', { name: 'Verify' }).click()
  await expect(verify.getByText('Those amounts don’t match. 2 attempts left')).toBeVisible()
  await verify.getByLabel('Second amount').fill(other)
  await verify.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('AFC Commercial Bank •••• 0000 verified')).toBeVisible()
  await accounts.getByRole('button', { name: 'Make default AFC Commercial Bank •••• 0000' }).click()
  await expect(
    page.getByText(/AFC Commercial Bank •••• 0000 is now the default USD account/),
  ).toBeVisible()
  await page.goBack()
  await expect(accounts).toHaveCount(0)

  await request(page)
  await expect(journey(page)).toContainText('AFC Commercial Bank •••• 0000')
  await page.clock.runFor(61_000)
  await expect(journey(page).getByText(/^Sent/)).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { name: 'No pending payouts' })).toBeVisible()
  await expect(balance(page, 'Available')).toContainText('$3,240.50')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByText('A payout of $500.00 was returned')).toBeVisible()
  await expect(page.getByText(/The account is closed/).last()).toBeVisible()
})

test('a payout can be cancelled until it leaves, in one tab for both', async ({
  page,
  context,
  goTo,
}) => {
  const other = await openTab(context, '/dashboard/payments/payouts')
  await turnTo(page)
  await goTo('payouts')
  await request(page, '3240.50')
  await expect(balance(other, 'Available')).toContainText('$0.00')
  await page.getByRole('button', { name: /^Cancel Payout/ }).click()
  await expect(
    page.getByText(/^Payout PO-\d+ cancelled\. \$3,240\.50 returned to your balance$/),
  ).toBeVisible()
  await expect(balance(page, 'Available')).toContainText('$3,240.50')
  await expect(other.getByRole('heading', { name: 'No pending payouts' })).toBeVisible()
  await expect(other.getByText('Cancelled').first()).toBeVisible()
})

test(
  '@desk a past payout shows what is inside, and its statement can be taken along',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('payouts')
    const newest = page.getByRole('row').filter({ hasText: '5277' }).first()
    const id = (await newest.getByRole('link').textContent()) ?? ''
    await newest.getByRole('link').click()
    const details = page.getByRole('dialog', { name: id })
    await expect(details.getByText('Payments included')).toBeVisible()
    await expect(details.getByText(/^Arrived Nov 17/)).toBeVisible()
    const pdf = await download(page, () =>
      details.getByRole('button', { name: 'Statement (PDF)' }).click(),
    )
    expect(pdf.name).toBe(`payout-${id}.pdf`)
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await page.goBack()
    await expect(details).toHaveCount(0)
    const csv = page.waitForEvent('download')
    await chooseAction(page, id, 'Statement (CSV)')
    expect((await csv).suggestedFilename()).toBe(`payout-${id}.csv`)
  },
)

test('what was earned in ZWL is paid out from the ZWL balance, to its account, and USD stays', async ({
  page,
  goTo,
}) => {
  await goTo('payouts')
  const inZwl = balance(page, 'Available').getByText(/^ZWL/)
  const before = (await inZwl.textContent()) ?? ''
  await page.getByRole('button', { name: 'Show total in USD' }).click()
  const total = page.getByRole('dialog', { name: 'Total in USD' })
  await expect(total.getByText(/ZWL\s17\.50 per \$1\.00, a sample rate/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(total).toHaveCount(0)

  await page.getByRole('button', { name: 'Request Payout' }).click()
  await requestForm(page).getByRole('radio', { name: 'ZWL' }).check()
  await expect(requestForm(page).getByRole('button', { name: /CBZ Bank •••• 5384/ })).toBeVisible()
  await requestForm(page)
    .getByRole('button', { name: /^All: ZWL/ })
    .click()
  await expect(requestForm(page).getByText(/The fee is ZWL\s17\.50, to a bank/)).toBeVisible()
  await requestForm(page).getByRole('button', { name: 'Request Payout' }).click()
  await expect(page.getByText(/^ZWL\s[\d,.]+ payout requested\. Arrives/)).toBeVisible()
  await expect(journey(page)).toContainText(before)
  await expect(inZwl).toHaveText(/^ZWL\s0\.00$/)
  await expect(balance(page, 'Available')).toContainText('$3,240.50')
})
