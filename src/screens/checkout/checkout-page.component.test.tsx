// Proves FEE-3.
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { PayFacts } from './form/pay-facts.ts'
import type { PaymentView } from './outcome/payment-view.ts'
import { PaymentPage } from './payment-page.tsx'
import { payFacts } from '#tests/support/pay-facts.ts'

const paid: PaymentView = {
  id: 'TX-10',
  amount: 18_00,
  currency: 'USD',
  paymentMethod: 'onemoney',
  account: '071 *** 5678',
  customer: 'Rudo',
  date: '2026-11-21T12:14:00.000Z',
  reference: 'ZW1042',
  status: 'successful',
  refunded: 0,
}
const facts = { ...payFacts, customerFees: { ecocash: 2 } }

async function shown(onPay = vi.fn(async () => false), lastMethod: PayFacts['lastMethod'] = null) {
  const { unmount } = await render(
    <CheckoutPage
      {...{ onPay }}
      facts={{ ...facts, lastMethod }}
      pending={false}
      typed={null}
      onTyped={vi.fn()}
    />,
  )
  return {
    unmount,
    summary: page.getByRole('region', { name: 'Payment summary' }),
    onPay,
  }
}

afterEach(() => page.viewport(360, 740))

test('on a desk the order, the customer fee of the chosen method and the next steps stand beside the form', async () => {
  await page.viewport(1360, 900)
  const { summary } = await shown()
  await expect.element(summary.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await expect
    .element(summary)
    .toHaveTextContent(/Customer fee \(EcoCash, 2\.0%\)\$0\.36Total\$18\.36/)
  await expect.element(summary.getByText('Enter your PIN to approve')).toBeVisible()
  await componentAxe()
  await page.getByRole('radio', { name: 'OneMoney' }).click()
  await expect.element(summary).toHaveTextContent(/Total\$18\.00/)
  await expect.element(summary.getByText(/Customer fee/)).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'InnBucks' }).click()
  await expect.element(summary.getByText(/or dial \*483\*44#/)).toBeVisible()
})

test('on a phone the fee stands above the button, and is what the payer approves', async () => {
  const { summary, onPay } = await shown()
  await expect.element(summary.getByText('$18.36')).toBeVisible()
  await expect.element(summary.getByText('Order summary')).not.toBeInTheDocument()
  await expect.element(page.getByText('Customer fee (EcoCash, 2.0%), non-refundable')).toBeVisible()
  await page.getByLabelText('Mobile number').fill('0771111111')
  await page.getByRole('button', { name: 'Pay $18.36' }).click()
  await expect
    .element(page.getByText('Pay $18.36 to Vumba Coffee Roasters? Ref 7114B634.'))
    .toBeVisible()
  await componentAxe()
  await page.getByLabelText('Enter your PIN').fill('1234')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => onPay).toHaveBeenCalledOnce()
  expect(onPay.mock.calls[0]).toMatchObject([{ amount: 18_00, fee: 36, method: 'ecocash' }])
})

test('the code of a wallet is as large as the screen on request, for the phone that scans it', async () => {
  await shown()
  await page.getByRole('radio', { name: 'InnBucks' }).click()
  await page.getByLabelText('Mobile number').fill('0781234567')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Full screen' }).click()
  const full = page.getByRole('dialog').getByRole('img')
  await expect.element(full).toBeVisible()
  expect(full.element().getBoundingClientRect().width).toBe(360)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Code \d{3} \d{3} \d{3}$/)).toBeVisible()
})

test('what is typed is there again after a reload, and nothing of it once it is paid', async () => {
  const phone = page.getByLabelText('Mobile number')
  const customer = page.getByLabelText('Your name (optional)')
  const first = await shown()
  await page.getByRole('radio', { name: 'OneMoney' }).click()
  await phone.fill('071 234 5678')
  await customer.fill('Rudo')
  await first.unmount()

  const second = await shown()
  await expect.element(page.getByRole('radio', { name: 'OneMoney' })).toBeChecked()
  await expect.element(phone).toHaveValue('071 234 5678')
  await expect.element(customer).toHaveValue('Rudo')
  await second.unmount()

  const payment = await render(
    <PaymentPage
      facts={facts}
      payment={paid}
      merchantName={facts.merchantName}
      name={facts.name}
      onAgain={vi.fn()}
    />,
  )
  await payment.unmount()
  await shown()
  await expect.element(customer).toHaveValue('')
})

test('a card is never kept for a reload', async () => {
  const first = await shown(undefined, 'visa')
  await page.getByLabelText('Card number').fill('4000 0000 0000 0002')
  await page.getByLabelText('Your name (optional)').fill('Rudo')
  await first.unmount()
  await shown(undefined, 'visa')
  await expect.element(page.getByLabelText('Your name (optional)')).toHaveValue('Rudo')
  await expect.element(page.getByLabelText('Card number')).toHaveValue('')
  expect(sessionStorage.getItem('paid-kept-checkout')).not.toMatch(/4000 ?0000 ?0000/)
})
