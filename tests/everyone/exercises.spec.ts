// Proves DEMO-15.
import type { Locator, Page } from 'playwright/test'
import type { PathId } from '#routes/paths.ts'
import { openPayment, pill, solved, start } from '#tests/support/exercises.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { goWithin, pathOf } from '#tests/support/go-within.ts'
import { fillLinkForm, linkForm } from '#tests/support/link-form.ts'
import { approve, askByPhone, settle } from '#tests/support/payer.ts'
import { chooseAction, rowAction } from '#tests/support/rows.ts'

/** Goes to a screen within the app. */
const go = (page: Page, id: PathId) => goWithin(page, pathOf(id))

async function requestPayout(page: Page, amount: string): Promise<void> {
  await go(page, 'payouts')
  await page.getByRole('button', { name: 'Request Payout' }).click()
  const form = page.getByRole('dialog', { name: 'Request Payout' })
  await form.getByLabel('Amount').fill(amount)
  await form.getByRole('button', { name: 'Request Payout' }).click()
  await expect(form).toHaveCount(0)
}

/** Opens the review of an application from the queue. */
async function review(page: Page, name: string): Promise<Locator> {
  await go(page, 'pending-merchants')
  await page.getByRole('button', { name: `Review ${name}`, exact: true }).click()
  return page.getByRole('dialog', { name, exact: true })
}

/** Closes a sheet. */
async function closeReview(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(sheet).toHaveCount(0)
}

test('the merchant’s other exercises are solved through the screens', async ({
  page,
  goTo,
  isMobile,
}) => {
  await goTo('learn')
  await start(page, 'Raise the price of the Vumba Blend')
  await go(page, 'payment-links')
  await chooseAction(page, 'Vumba Blend, 1 kg', 'Edit')
  await fillLinkForm(page, { amount: '19.50' })
  await linkForm(page).getByRole('button', { name: 'Save Changes' }).click()
  await solved(page)

  await start(page, 'Push a pending payment on')
  await openPayment(page, 'Farai Ncube', isMobile)
  await rowAction(page, 'Retry Payment').click()
  await solved(page)

  await start(page, 'Invite the new bookkeeper')
  await go(page, 'users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const invitation = page.getByRole('dialog', { name: 'Add User' })
  await invitation.getByLabel('Name').fill('Shamiso Dube')
  await invitation.getByLabel('Email').fill('shamiso@vumbacoffee.example')
  await invitation.getByRole('radio', { name: /^Finance/ }).check()
  await invitation.getByRole('button', { name: 'Send Invitation' }).click()
  await solved(page)

  await start(page, 'Pay out $100.00 to the bank', 'Everyday work')
  await requestPayout(page, '100')
  await solved(page)

  await start(page, 'Pay out every week by itself', 'Everyday work')
  await go(page, 'payouts')
  await page.getByRole('button', { name: 'Change automatic payouts' }).click()
  const automatic = page.getByRole('dialog', { name: 'Automatic payouts' })
  await automatic.getByRole('radio', { name: 'Weekly' }).check()
  await automatic.getByLabel('Minimum in USD (optional)').fill('50')
  await automatic.getByRole('button', { name: 'Save' }).click()
  await solved(page)

  await start(page, 'Invoice Granite Rest Lodge', 'Everyday work')
  await go(page, 'invoices')
  await page
    .getByRole('button', { name: 'Create Invoice' })
    .or(page.getByRole('link', { name: 'Create Invoice' }))
    .first()
    .click()
  await page.getByLabel('Customer name').fill('Granite Rest Lodge')
  await page.getByLabel('Email').fill('stay@graniterest.example')
  await page.getByLabel('Description').fill('Coffee')
  await page.getByLabel('Quantity').fill('5')
  await page.getByLabel('Unit price').fill('24')
  await page.getByRole('button', { name: 'Review and Send' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send Invoice' }).click()
  await solved(page)
})

test('the console’s other exercises are solved through the screens', async ({ page, goTo }) => {
  await goTo('learn')
  await start(page, 'Give an application to a colleague')
  const assigning = await review(page, 'Msasa Pharmacy')
  await assigning.getByRole('button', { name: /^Assignee/ }).click()
  await page.getByRole('option', { name: 'Simba Mlambo' }).click()
  await expect(assigning.getByRole('button', { name: 'Assignee: Simba Mlambo' })).toBeVisible()
  await closeReview(assigning)
  await solved(page)

  await start(page, 'Tell merchants that OneMoney is slow')
  await go(page, 'payment-methods')
  await chooseAction(page, 'OneMoney', 'Report Incident')
  const report = page.getByRole('dialog', { name: /OneMoney/ })
  await report.getByRole('button', { name: 'OneMoney is slow' }).click()
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await solved(page)

  await start(page, 'Lower the EcoCash fee', 'Everyday work')
  await go(page, 'fee-structure')
  await page.getByRole('button', { name: 'Edit Fees' }).click()
  await page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('2.2')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await solved(page)

  await start(page, 'Ask for what is missing', 'Everyday work')
  const asking = await review(page, 'Victoria Falls Craft Co-op')
  await asking.getByRole('button', { name: 'Request information' }).click()
  const request = page.getByRole('dialog', { name: 'Request information' })
  await request.getByLabel('Message').fill('Please upload your tax certificate.')
  await request.getByRole('button', { name: 'Send request' }).click()
  await expect(request).toHaveCount(0)
  await closeReview(asking)
  await solved(page)

  await start(page, 'Review the documents of Msasa Pharmacy', 'Everyday work')
  const papers = await review(page, 'Msasa Pharmacy')
  await papers.getByRole('button', { name: 'Approve Business License' }).click()
  await papers.getByRole('button', { name: 'Approve Health Certificate' }).click()
  await closeReview(papers)
  await solved(page)

  await start(page, 'Clear one application from a full desk', 'Harder cases')
  const desk = await review(page, 'Rusape Dairy')
  await desk.getByRole('button', { name: 'Approve Business License' }).click()
  await desk.getByRole('button', { name: 'Approve Tax Clearance' }).click()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await solved(page)
})

async function scheduleReport(page: Page, recipients: string): Promise<void> {
  await go(page, 'reports')
  await page.getByRole('tab', { name: 'Scheduled' }).click()
  await page.getByRole('button', { name: 'Schedule Report' }).first().click()
  const form = page.getByRole('dialog', { name: 'Schedule a report' })
  await form.getByRole('button', { name: /^Report template/ }).click()
  await page.getByRole('option', { name: /^Monthly Settlements/ }).click()
  await form.getByRole('button', { name: /^File format/ }).click()
  await page.getByRole('option', { name: 'PDF' }).click()
  await form.getByLabel('Email recipients').fill(recipients)
  await form.getByRole('button', { name: 'Schedule Report' }).click()
  await expect(form).toHaveCount(0)
}

test('the merchant’s longer ones too: a schedule, a group, a first sale and the month’s end', async ({
  page,
  goTo,
}) => {
  await goTo('learn')
  await start(page, 'Send the bookkeeper a report every month', 'Everyday work')
  await scheduleReport(page, 'shamiso@vumbacoffee.example')
  await solved(page)

  await start(page, 'Let support give refunds', 'Everyday work')
  await go(page, 'user-groups')
  await page.getByRole('button', { name: 'Create Group' }).first().click()
  const group = page.getByRole('dialog', { name: 'Create Group' })
  await group.getByLabel('Name').fill('Refund desk')
  await group.getByRole('checkbox', { name: /refund/i }).check()
  await group.getByRole('checkbox', { name: 'Kuda Mapfumo' }).check()
  await group.getByRole('button', { name: 'Create Group' }).click()
  await solved(page)

  await start(page, 'From nothing to the first sale', 'Harder cases')
  await go(page, 'payment-links')
  await page.getByRole('button', { name: 'Create Payment Link' }).first().click()
  await fillLinkForm(page, { name: 'Beans', amount: '18' })
  await linkForm(page).getByRole('button', { name: 'Create Link' }).click()
  await page.getByRole('link', { name: 'Open as Customer' }).click()
  await askByPhone(page)
  await approve(page)
  await settle(page)
  await solved(page)

  await start(page, 'Month end: request the payout, send the statement', 'Harder cases')
  await requestPayout(page, '200')
  await expect(pill(page)).toContainText('1 of 3')
  await scheduleReport(page, 'shamiso@vumbacoffee.example')
  await expect(pill(page)).toContainText('2 of 3')
  await page.getByRole('tab', { name: 'Standard' }).click()
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: /^Report type/ }).click()
  await page.getByRole('option', { name: 'Settlements' }).click()
  await page.getByRole('button', { name: /^Date range/ }).click()
  await page.getByRole('option', { name: 'This month' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  expect((await download).suggestedFilename()).toMatch(/^settlements.*\.pdf$/)
  await solved(page)
})

test('the console’s harder ones: a dispute, and money that did not arrive', async ({
  page,
  goTo,
}) => {
  await goTo('learn')
  await start(page, 'Decide a dispute on the evidence', 'Harder cases')
  await go(page, 'console-disputes')
  await page.getByRole('listitem').filter({ hasText: 'DS-01' }).getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'DS-01' })
  await sheet.getByRole('button', { name: 'Decide' }).click()
  const decision = page.getByRole('dialog', { name: 'Decide Dispute' })
  await decision.getByRole('radio', { name: /Mupani Textiles/ }).check()
  await decision.getByLabel('Reason (shown to the merchant)').fill('The bursar signed for them.')
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(decision).toHaveCount(0)
  await closeReview(sheet)
  await solved(page)

  await start(page, 'Find the money that did not arrive', 'Harder cases')
  await go(page, 'console-transactions')
  await page.getByRole('searchbox').fill('Rejoice Mapfumo')
  const payment = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '$120.00' })
  await payment.getByRole('button', { name: /^Actions for/ }).click()
  await rowAction(page, 'Open Case').click()
  const opening = page.getByRole('dialog', { name: 'Open Case' })
  await opening.getByRole('button', { name: 'Open Case' }).click()
  await expect(opening).toHaveCount(0)
  await expect(pill(page)).toContainText('1 of 2')
  await go(page, 'cases')
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Vumba' })
  await row.getByRole('button').click()
  const form = page.getByRole('dialog', { name: 'Resolve Case' })
  await form.getByRole('radio', { name: 'Merchant paid' }).check()
  await form.getByLabel('Findings').fill('It is on the statement.')
  await form.getByRole('button', { name: 'Resolve' }).click()
  await solved(page)
})
