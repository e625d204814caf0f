// Proves TXN-5.
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { currentTime } from '#db/clock.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { writeProof } from '#db/phone/codes.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { checkPath } from '#src/rules/links.ts'
import { qrPng, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { proofKey, proofRow } from '#tests/support/phone-rows.ts'
import { CheckPaymentScreen } from './check-payment-screen.tsx'

const today = () => new Date(currentTime()).toISOString()

const row = (over: Partial<Transaction> = {}) =>
  paymentRow(87_962, { date: today(), amount: 25_00, reference: '7114B634', ...over })

async function open(...rows: Transaction[]) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  const screen = await render(
    standAt('/dashboard/payments/check').within(
      <DatabaseContext value={db}>
        <CheckPaymentScreen />
      </DatabaseContext>,
    ),
  )
  const field = screen.getByLabelText('What the customer shows')
  return { ...screen, db, field, result: screen.getByRole('region', { name: 'Result' }) }
}

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('TXN-5 a pasted message finds the payment, which can be opened', async () => {
  const { field, result, getByRole } = await open(row())
  await field.fill('Good day,\npaid $25.00\nref 7114b634')
  await getByRole('button', { name: 'Check' }).click()
  await expect.element(result).toHaveFocus()
  for (const words of [/^Received today/, '$25.00', 'Rudo Chikomo', 'EcoCash 077 *** 4567'])
    await expect.element(result.getByText(words)).toBeVisible()
  await expect
    .element(result.getByRole('link', { name: 'Open payment' }))
    .toHaveAttribute('href', '/dashboard/payments/transactions/TX-87962')
  await componentAxe()
})

test.each<[shown: string, over: Partial<Transaction>, words: string | RegExp]>([
  ['TX-87962 $250.00', {}, /^You received \$25\.00\. The customer shows another amount\./],
  ['TX-87962', { status: 'refunded', refunded: 25_00 }, 'Already refunded'],
  ['TX-87962', { refunded: 5_00 }, '$5.00 of $25.00 was returned to the customer.'],
  [
    'TX-87962',
    { status: 'failed', failureReason: 'The customer cancelled' },
    /^The customer cancelled\. You were not paid\./,
  ],
  ['TX-87962', { date: '2026-03-01T08:00:00.000Z' }, /^Received earlier: /],
  ['TX-87962', { type: 'refund' }, 'This is a refund. Ask for the reference of the payment.'],
  [
    'TX-87962',
    { merchantId: 'M-002' },
    /^You have no payment TX-87962\. Don’t hand over the goods\./,
  ],
  ['$25', {}, '1 payment may match'],
  ['$25 ref DEADBEE1', {}, /^No payment has the reference DEADBEE1\./],
  ['hello', {}, 'Nothing to look for'],
])('TXN-5 %s is answered by what the ledger says %o', async (shown, over, words) => {
  const { field, result } = await open(row(over))
  await field.fill(shown)
  await userEvent.keyboard('{Enter}')
  await expect.element(result.getByText(words)).toBeVisible()
})

test('TXN-5 a pending payment is not received until it is, and the page says so by itself', async () => {
  const { field, result, db } = await open(row({ status: 'pending' }))
  await field.fill('7114B634')
  await userEvent.keyboard('{Enter}')
  await expect.element(result.getByText('Not received yet')).toBeVisible()
  await db.transaction('rw', ledgerTables, () => putTransactions(db, row()))
  await expect.element(result.getByText(/^Received today/)).toBeVisible()
})

test('TXN-5 an empty field is told of, and the next text replaces the result', async () => {
  const { field, result, getByRole, getByText } = await open(row())
  await getByRole('button', { name: 'Check' }).click()
  await expect.element(getByText('Enter what the customer shows you')).toBeVisible()
  for (const [shown, title] of [
    ['TX-1', 'No payment found'],
    ['TX-87962', /^Received today/],
  ] as const) {
    await field.fill(shown)
    await userEvent.keyboard('{Enter}')
    await expect.element(result.getByText(title)).toBeVisible()
    await expect.element(result).toHaveFocus()
  }
})

test('TXN-5 a receipt’s code is scanned, here or on Scan payment', async () => {
  const { result, getByRole, getByLabelText, field } = await open(row())
  await getByRole('button', { name: 'Scan' }).click()
  const picture = await qrPng(screenCode('7114B634'))
  await userEvent.upload(
    getByLabelText('Picture of the code', { exact: true }),
    new File([picture], 'code.png', { type: 'image/png' }),
  )
  await expect.element(result.getByText(/^Received today/)).toBeVisible()
  await expect.element(field).toHaveValue('7114B634')
})

test('TXN-5 a code that was scanned elsewhere is checked at once', async () => {
  location.hash = new URL(checkPath('TX-87962'), location.href).hash
  const { result } = await open(row())
  await expect.element(result.getByText(/^Received today/)).toBeVisible()
})

test('TXN-5 the code of a payment that was not recorded leads to recording it', async () => {
  const { field, result } = await open(row())
  const code = await writeProof(proofRow(), proofKey)
  await field.fill(code)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(result.getByRole('link', { name: 'Record payment' }))
    .toHaveAttribute('href', `/dashboard/payments/scan#${code}`)
})
