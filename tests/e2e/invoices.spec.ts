// Proves INV-4.
import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { openTrainer, unfoldOfTrainer, resetToSeed } from '#tests/support/demo-controls.ts'
import { approve, askByPhone, settle } from '#tests/support/payer.ts'
import { pressTwice } from '#tests/support/press.ts'
import { chooseAction } from '#tests/support/rows.ts'
import { settled } from '#tests/support/settled.ts'
import { storedRows } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const list = '/dashboard/payments/invoices'

async function addSamples(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add samples' }).click()
  await expect(page.getByText('9 sample invoices added')).toBeVisible()
}

/** The invoice's status, in its card. */
const statusOf = (page: Page) => page.getByRole('region', { name: 'Status' })

test(
  'an invoice begins empty, survives a reload half typed, is sent once, and what was sent is in the outbox',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(list)
    await settled(page)
    await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Invoice' })).toBeVisible()
    await page.getByRole('link', { name: 'Create First Invoice' }).click()
    await page.getByLabel('Customer name').fill('Rudo Chikomo')
    await page.getByLabel('Email').fill('rudo@chikomo.example')
    await page.getByLabel('Description').fill('Vumba Blend, 1 kg')
    await page.getByLabel('Quantity').fill('2.5')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.reload()
    await expect(page.getByText('We restored your draft')).toBeVisible()
    await page.getByLabel('Unit price').fill('18')
    await expect(page.getByText('$45.00').first()).toBeVisible()

    await page.getByRole('button', { name: 'Review and Send' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send INV-000001?' })
    await expect(dialog.getByText('Invoice INV-000001 from Vumba Coffee Roasters')).toBeVisible()
    await pressTwice(dialog.getByRole('button', { name: 'Send Invoice' }))
    await expect(page.getByText('INV-000001 sent')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'INV-000001' })).toBeVisible()
    await expect
      .poll(async () => {
        const messages = await storedRows(page, 'messages')
        return messages.filter(({ merchantId }) => merchantId === 'M-001').length
      })
      .toBe(1)
    expect(await storedRows(page, 'invoices')).toHaveLength(1)
    await expect(dialog).toHaveCount(0)

    await openTrainer(page)
    await page.getByRole('button', { name: 'Open the outbox' }).click()
    const outbox = page.getByRole('dialog', { name: 'Outbox' })
    await outbox.getByRole('button', { name: /^Invoice INV-000001/ }).click()
    await expect(outbox.getByText('Email to rudo@chikomo.example')).toBeVisible()
    await outbox.getByRole('link', { name: 'Pay $45.00' }).click()
    await expect(page.getByRole('cell', { name: /^Vumba Blend, 1 kg/ })).toBeVisible()
    await expect(page.getByLabel('Amount')).toHaveValue('45.00')
  },
)

test(
  'paid in parts through its link, it is partly paid and then paid, in the merchant’s tab at once',
  { tag: '@core' },
  async ({ page: merchant, context }) => {
    await merchant.goto(list)
    await settled(merchant)
    await addSamples(merchant)
    await merchant.getByRole('button', { name: /Ridge Primary School/ }).click()
    await expect(statusOf(merchant)).toContainText('Sent')
    const path = await merchant.getByRole('link', { name: 'Open as Customer' }).getAttribute('href')
    const payer = await openTab(context, path ?? '')
    await expect(statusOf(merchant)).toContainText('Viewed')

    await payer.getByLabel('Amount').fill('200')
    await payer.getByRole('button', { name: /^Pay/ }).click()
    await expect(payer.getByText('At most $147.84')).toBeVisible()
    for (const [amount, status] of [
      ['47.84', 'Partly paid'],
      ['100.00', 'Paid'],
    ] as const) {
      await payer.getByLabel('Amount').fill(amount)
      await askByPhone(payer, { name: null })
      await approve(payer)
      await settle(payer)
      await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
      await expect(statusOf(merchant)).toContainText(status)
      const another = payer.getByRole('button', { name: 'Make another payment' })
      if (status === 'Partly paid') await another.click()
      else await expect(another).toHaveCount(0)
    }
    // The device that paid has the key to the receipt, and nobody else has.
    await payer.goto(path ?? '')
    await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    await payer.evaluate(() => localStorage.clear())
    await payer.goto(path ?? '')
    await expect(payer.getByRole('heading', { name: 'This invoice is paid' })).toBeVisible()
    await turnTo(merchant)
    await expect(merchant.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
  },
)

test('the sample invoices come once, a part is recorded by hand and taken back, one is void, and a reset takes all away', async ({
  page,
}) => {
  await page.goto(list)
  await settled(page)
  await addSamples(page)
  await openTrainer(page)
  await unfoldOfTrainer(page, 'Scenarios')
  await page.getByRole('button', { name: 'Add sample invoices' }).click()
  await expect(page.getByText('Sample invoices already added')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('$921.35')).toBeVisible()

  const record = async () => {
    await chooseAction(page, 'INV-000002', 'Record Payment')
    await page.getByLabel('Amount').fill('65')
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(page.getByText('$65.00 payment recorded for INV-000002')).toBeVisible()
    await expect(page.getByText('$856.35')).toBeVisible()
  }
  await record()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('$65.00 payment removed from INV-000002')).toBeVisible()
  await expect(page.getByText('$921.35')).toBeVisible()
  await record()
  await page.getByRole('button', { name: /Kingfisher Canteen/ }).click()
  const remove = page.getByRole('button', { name: 'Remove payment of $65.00, Cash' })
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Recorded manually')).toHaveCount(0)
  await page.goto(list)
  await expect(page.getByText('$921.35')).toBeVisible()
  await record()

  await chooseAction(page, 'INV-000004', 'Void')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click()
  await expect(page.getByText('Invoice INV-000004 voided')).toBeVisible()
  await expect(page.getByText('$605.97')).toBeVisible()

  await resetToSeed(page)
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
})
