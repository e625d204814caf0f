// Proves DSP-1.
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { rowAction } from '#tests/support/rows.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'

test('a card payment is disputed, its money held, the merchant sends evidence, and it is decided', async ({
  page,
  goTo,
}) => {
  await goTo('console-transactions')
  const payment = (await ledgerOf(page)).find(
    ({ merchantId, paymentMethod, type, status }) =>
      merchantId === 'M-001' &&
      paymentMethod === 'visa' &&
      type === 'payment' &&
      status === 'successful',
  )
  if (!payment) throw new Error('The sample data has no card payment.')
  const money = `$${(payment.amount / 100).toFixed(2)}`
  await page.goto(`/super-admin/payments/transactions?q=${payment.id}`)
  await settled(page)
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await rowAction(page, 'Open Dispute').click()
  const opening = page.getByRole('dialog', { name: 'Open Dispute' })
  await opening.getByRole('radio', { name: 'Goods or service not received' }).check()
  await opening.getByRole('button', { name: 'Open Dispute' }).click()
  await expect(page.getByText(`Dispute DS-03 opened for ${payment.id}`)).toBeVisible()

  await goTo('payouts')
  await expect(page.getByText(`${money} held`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'View disputes' }).click()
  const list = page.getByRole('list', { name: 'Disputes' })
  await list.getByRole('button', { name: /DS-03/ }).click()
  const sheet = page.getByRole('dialog', { name: 'DS-03' })
  const files = sheet.getByRole('list', { name: 'Evidence' })
  // Before a toast can cover it.
  await expect(sheet.getByText('No files yet.')).toBeVisible()
  await test.step('a file is added, taken out and brought back', async () => {
    await sheet.getByLabel('Choose evidence files').setInputFiles({
      name: 'Delivery note.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOf(200),
    })
    await expect(files.getByRole('button', { name: 'View Delivery note.pdf' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Remove Delivery note.pdf' }).click()
    await expect(files).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(files.getByRole('button', { name: 'View Delivery note.pdf' })).toBeVisible()
  })
  await sheet.getByRole('button', { name: 'Send evidence' }).click()
  const sending = page.getByRole('dialog', { name: 'Send evidence' })
  await sending.getByLabel('What happened').fill('It was signed for.')
  await sending.getByRole('button', { name: 'Send evidence' }).click()
  await expect(sheet.getByText('Under review')).toBeVisible()

  await page.goto('/super-admin/payments/disputes/DS-03')
  await expect(sheet.getByText('It was signed for.')).toBeVisible()
  await expect(sheet.getByText('Decide who gets the money.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Decide' }).click()
  const deciding = page.getByRole('dialog', { name: 'Decide Dispute' })
  await deciding.getByRole('radio', { name: `${payment.customer} gets a refund` }).check()
  await deciding.getByLabel('Reason (shown to the merchant)').fill('No proof of delivery.')
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await expect(sheet.getByText('Refunded to the cardholder')).toBeVisible()

  await page.goto('/dashboard/payments/payouts')
  await settled(page)
  await expect(page.getByText(/ held$/)).toHaveCount(0)
})
