// Proves DEMO-15.
import type { Page } from 'playwright/test'
import { unfoldOfTrainer } from '#tests/support/demo-controls.ts'
import { panel, pill, start } from '#tests/support/exercises.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { goWithin, pathOf } from '#tests/support/go-within.ts'
import { makeLink } from '#tests/support/link-form.ts'
import { payPath } from '#tests/support/payer.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'

/** Asks the running exercise, which is not solved, what a number of its steps lack. */
async function expectLack(page: Page, lack: string, steps = 1): Promise<void> {
  await expect(pill(page)).toContainText(/0 of \d$/)
  await pill(page).click()
  await panel(page).getByRole('button', { name: 'What’s missing' }).click()
  await expect(panel(page).getByText(lack, { exact: true })).toHaveCount(steps)
  await expect(page.getByText(/^Solved in/)).toHaveCount(0)
}

test('a new link at the new price, under the same name, does not raise the old one’s', async ({
  page,
  goTo,
}) => {
  await goTo('learn')
  await start(page, 'Raise the price of the Vumba Blend')
  await goWithin(page, pathOf('payment-links'))
  await makeLink(page, { name: 'Vumba Blend, 1 kg', amount: '19.50' })
  await expectLack(page, 'The amount is $18.00, not $19.50')
})

test('an invoice over ZWL 29.00, of lines that swapped their prices, is not the one for five bags', async ({
  page,
  goTo,
}) => {
  await goTo('learn')
  await start(page, 'Invoice Granite Rest Lodge', 'Everyday work')
  await goWithin(page, pathOf('invoices'))
  await page
    .getByRole('button', { name: 'Create Invoice' })
    .or(page.getByRole('link', { name: 'Create Invoice' }))
    .first()
    .click()
  await page.getByLabel('Customer name').fill('Granite Rest Lodge')
  await page.getByLabel('Email').fill('stay@graniterest.example')
  await page.getByRole('radio', { name: 'ZWL' }).check()
  await page.getByRole('button', { name: 'Add Line' }).click()
  const lines = [
    ['Coffee', '5', '1'],
    ['Delivery', '1', '24'],
  ] as const
  for (const [at, [description, quantity, price]] of lines.entries()) {
    await page.getByLabel('Description').nth(at).fill(description)
    await page.getByLabel('Quantity').nth(at).fill(quantity)
    await page.getByLabel('Unit price').nth(at).fill(price)
  }
  await page.getByRole('button', { name: 'Review and Send' }).click()
  const review = page.getByRole('dialog')
  await expect(review.getByText('ZWL 29.00').first()).toBeVisible()
  await review.getByRole('button', { name: 'Send Invoice' }).click()
  await expect(review).toHaveCount(0)
  await expectLack(page, 'Right customer, wrong currency and price', 2)
})

test('asking for a lease is not asking for the tax certificate', async ({ page, goTo }) => {
  await goTo('learn')
  await start(page, 'Ask for what is missing', 'Everyday work')
  await goWithin(page, pathOf('pending-merchants'))
  await page.getByRole('button', { name: 'Review Victoria Falls Craft Co-op' }).click()
  const review = page.getByRole('dialog', { name: 'Victoria Falls Craft Co-op', exact: true })
  await review.getByRole('button', { name: 'Request information' }).click()
  const request = page.getByRole('dialog', { name: 'Request information' })
  await request.getByLabel('Message').fill('Please upload your lease.')
  await request.getByRole('button', { name: 'Send request' }).click()
  await expect(request).toHaveCount(0)
  await review.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(review).toHaveCount(0)
  await expectLack(
    page,
    'The request doesn’t contain “tax”: “Please upload your lease”. Start over',
  )
})

test('a payment of the link that arrives by itself is not the customer’s', async ({
  page,
  goTo,
}) => {
  await goTo('learn')
  await start(page, 'Pay a link as a customer')
  await goWithin(page, pathOf('trainer'))
  await unfoldOfTrainer(page, 'What happens next')
  await page.getByRole('button', { name: 'Start payments' }).click()
  await page.getByRole('button', { name: 'Rush' }).click()
  const before = new Set((await ledgerOf(page)).map(({ id }) => id))
  await expect
    .poll(async () => {
      await page.clock.runFor(20_000)
      const paid = (await ledgerOf(page)).filter(
        ({ linkId, paymentMethod, status, id }) =>
          linkId === '1042' &&
          paymentMethod === 'ecocash' &&
          status === 'successful' &&
          !before.has(id),
      )
      return paid.length
    })
    .toBeGreaterThan(0)
  await goWithin(page, { ...pathOf('checkout'), path: payPath('vumba-blend-1kg') })
  await expectLack(page, 'Not done yet')
})
