// Proves FEE-3.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { payFacts } from '#tests/support/pay-facts.ts'

const facts = { ...payFacts, customerFees: { ecocash: 2 } }

async function shown(onPay = vi.fn(async () => false)) {
  await render(
    <CheckoutPage {...{ facts, onPay }} pending={false} typed={null} onTyped={vi.fn()} />,
  )
  return { summary: page.getByRole('region', { name: 'Payment summary' }), onPay }
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
