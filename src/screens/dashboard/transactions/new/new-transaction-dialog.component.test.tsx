import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { NewTransactionDialog } from './new-transaction-dialog.tsx'

const close = () => undefined
const labels = () =>
  [...document.querySelectorAll('[role=dialog] label')].map(({ textContent }) => textContent)

test('a customer is charged: the amount comes first and is named again where it is confirmed', async () => {
  await render(
    <DatabaseContext value={emptyDatabase()}>
      <NewTransactionDialog open onClose={close} />
    </DatabaseContext>,
  )
  const form = page.getByRole('dialog', { name: 'Charge a customer' })
  await expect.element(form.getByLabelText('Amount')).toBeVisible()
  expect(labels().filter((text) => /Amount|method|number|Customer/.test(text))).toEqual([
    'Amount',
    'Payment method',
    'Mobile number',
    'Customer',
  ])
  await expect.element(form.getByRole('radio', { name: 'Adjustment' })).not.toBeInTheDocument()
  const charge = (name: string) => form.getByRole('button', { name, exact: true })
  await expect.element(charge('Charge')).toBeVisible()
  await form.getByLabelText('Amount').fill('12.5')
  await expect.element(charge('Charge $12.50')).toBeVisible()
  await form.getByRole('radio', { name: 'ZWL' }).click()
  await expect.element(charge('Charge ZWL\u00a012.50')).toBeVisible()
  await form.getByLabelText('Amount').fill('12.555')
  await expect.element(charge('Charge')).toBeVisible()
  await componentAxe()
})

test('an adjustment is the same form for who wants one, with what was typed', async () => {
  await render(
    <DatabaseContext value={emptyDatabase()}>
      <NewTransactionDialog open onClose={close} />
    </DatabaseContext>,
  )
  await page.getByLabelText('Amount').fill('9')
  await page.getByRole('button', { name: 'Record an adjustment instead' }).click()
  const form = page.getByRole('dialog', { name: 'Record an adjustment' })
  await expect.element(form.getByLabelText('Amount')).toHaveValue('9')
  await expect.element(form.getByRole('button', { name: 'Record adjustment $9.00' })).toBeVisible()
  await form.getByRole('button', { name: 'Charge a customer instead' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Charge a customer' })).toBeVisible()
})

// Proves LINK-8.
test('a number with a fixed outcome is the wallet’s, and a number of another network is asked about', async () => {
  await render(
    <DatabaseContext value={emptyDatabase()}>
      <NewTransactionDialog open onClose={close} />
    </DatabaseContext>,
  )
  const number = page.getByLabelText('Mobile number')
  await page.getByRole('button', { name: 'No funds' }).click()
  await expect.element(number).toHaveValue('0774444444')
  await page.getByLabelText('Payment method').click()
  await page.getByRole('option', { name: 'OneMoney' }).click()
  await expect.element(number).toHaveValue('0714444444')
  await number.fill('077 123 4567')
  await expect
    .element(page.getByText('This looks like an Econet number. Pay by EcoCash?'))
    .toBeVisible()
  await componentAxe()
  await page.getByRole('button', { name: 'Keep OneMoney' }).click()
  await expect.element(number).toHaveFocus()
  await expect.element(page.getByText(/^This looks like/)).not.toBeInTheDocument()
  await number.fill('078 123 4567')
  await page.getByRole('button', { name: 'Use EcoCash' }).click()
  await expect.element(page.getByLabelText('Payment method')).toHaveTextContent('EcoCash')
  await expect.element(number).toHaveFocus()
})
