// Proves LINK-5.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

const path = '/pay/vumba-blend-1kg'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

async function opened() {
  history.replaceState(null, '', path)
  const { db } = await smallWorld()
  await render(
    <DatabaseContext value={db}>{standAt(path).within(<CheckoutScreen />)}</DatabaseContext>,
  )
  return db
}

async function typeNumber() {
  await page.getByRole('radio', { name: 'EcoCash' }).click()
  await page.getByLabelText('Mobile number').fill('0771234567')
  await page.getByLabelText('Your name (optional)').fill('Rudo')
}

async function askBank() {
  await button('More payment methods').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).click()
  await button('Get the bank details').click()
  await expect.element(page.getByText(/^[0-9A-F]{8}$/)).toBeVisible()
}

const closings: [how: string, title: string, close: (db: PaidDatabase) => Promise<unknown>][] = [
  [
    'switched off',
    'This payment link is inactive',
    (db) => db.paymentLinks.update('1042', { status: 'inactive' }),
  ],
  [
    'past its end',
    'This payment link has expired',
    (db) => db.paymentLinks.update('1042', { expiresAt: '2026-01-01T00:00:00.000Z' }),
  ],
  ['deleted', 'Payment link not found', (db) => db.paymentLinks.delete('1042')],
  [
    'of a suspended business',
    'Msasa Pharmacy is not taking payments',
    (db) => db.merchants.update(merchantId, { status: 'suspended' }),
  ],
]

/** Undoes whichever of these has happened. */
async function reopen(db: PaidDatabase) {
  await db.paymentLinks.put(linkRow({ merchantId }))
  await db.merchants.update(merchantId, { status: 'active' })
}

test.each(closings)(
  'a link that is %s under its PIN prompt says that nothing was charged, and keeps what was typed',
  async (_how, title, close) => {
    const db = await opened()
    await typeNumber()
    await button(/^Pay/).click()
    await page.getByLabelText('Enter your PIN').fill('1234')
    const before = await db.transactions.count()
    await close(db)
    await expect.element(heading(title)).toHaveFocus()
    await expect.element(page.getByText(/Nothing was charged\.$/)).toBeVisible()
    await expect.element(page.getByLabelText('Enter your PIN')).not.toBeVisible()
    expect(await db.transactions.count()).toBe(before)
    await reopen(db)
    await expect.element(page.getByLabelText('Enter your PIN')).toHaveValue('1234')
    await button('Cancel').click()
    await expect.element(page.getByLabelText('Mobile number')).toHaveValue('0771234567')
  },
)

test.each(closings)(
  'a link that is %s under the bank details keeps them and their reference',
  async (_how, title, close) => {
    const db = await opened()
    await askBank()
    await close(db)
    const said = page.getByRole('alert')
    await expect.element(said).toHaveTextContent(title)
    await expect
      .element(said)
      .toHaveTextContent(/If you have already paid, keep these bank details/)
    await expect.element(said).not.toHaveTextContent(/Nothing was charged/)
    await expect.element(page.getByText('0000 1234 5678')).toBeVisible()
    await expect.element(page.getByText(/^[0-9A-F]{8}$/)).toBeVisible()
    await expect.element(button('I have sent it')).not.toBeInTheDocument()
    await componentAxe()
    await reopen(db)
    await expect.element(button('I have sent it')).toBeVisible()
    await expect.element(said).toBeEmptyDOMElement()
  },
)

test('what is typed in the form is there again when the link is', async () => {
  const db = await opened()
  await typeNumber()
  await db.paymentLinks.update('1042', { status: 'inactive' })
  await expect.element(page.getByText(/Nothing was charged\.$/)).toBeVisible()
  await expect.element(page.getByLabelText('Mobile number')).not.toBeVisible()
  await reopen(db)
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue('0771234567')
  await expect.element(page.getByLabelText('Your name (optional)')).toHaveValue('Rudo')
})

test('a method that is switched off under its code keeps the code, and leads back to the others', async () => {
  const db = await opened()
  await page.getByRole('radio', { name: 'InnBucks' }).click()
  await page.getByLabelText('Mobile number').fill('0781234567')
  await button(/^Pay/).click()
  const code = page.getByText(/^Code \d{3} \d{3} \d{3}$/)
  const shown = (await code.findElement()).textContent
  await db.paymentMethods.add({
    id: 'innbucks',
    name: 'InnBucks',
    type: 'Mobile Money',
    provider: 'InnBucks',
    enabled: false,
    transactionFee: 2.5,
  })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/InnBucks is unavailable.*reference [0-9A-F]{8}/)
  await expect.element(code).toHaveTextContent(shown ?? '')
  await button('Back').click()
  await expect.element(page.getByRole('form', { name: 'Payment' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'EcoCash' })).toBeVisible()
})
