// Proves SITE-2.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { reactIsDone, stopClock } from '#tests/support/component-clock.ts'
import { DemoForm } from './demo-form.tsx'

async function drawn() {
  const screen = await render(<DemoForm />)
  const pay = screen.container.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!pay) throw new Error('There is no button to pay with.')
  return {
    ...screen,
    amount: screen.getByLabelText('Amount', { exact: true }),
    pay,
    text: (words: string) => screen.getByText(words, { exact: true }),
  }
}

test('begins with ZWL 100 by EcoCash', async () => {
  const { getByRole, amount, pay, text } = await drawn()
  await expect.element(getByRole('radio', { name: 'ZWL' })).toBeChecked()
  await expect.element(amount).toHaveValue('100.00')
  await expect.element(getByRole('radio', { name: 'EcoCash' })).toBeChecked()
  await expect
    .element(getByRole('button', { name: '100', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(pay).toHaveTextContent('Pay ZWL 100.00')
  await expect.element(text('ZWL 6.00')).toBeVisible()
  await expect.element(text('ZWL 94.00')).toBeVisible()
})

test('says what each method costs and what the merchant receives', async () => {
  const { getByRole, pay, text } = await drawn()
  await getByRole('radio', { name: 'USD' }).click()
  await getByRole('button', { name: '500', exact: true }).click()
  for (const [method, fee, receives] of [
    ['EcoCash', '$12.70', '$487.30'],
    ['OneMoney', '$11.15', '$488.85'],
    ['ZimSwitch', '$9.75', '$490.25'],
    ['Card', '$14.80', '$485.20'],
  ] as const) {
    await getByRole('radio', { name: method }).click()
    await expect.element(text(fee)).toBeVisible()
    await expect.element(text(receives)).toBeVisible()
  }
  await expect.element(pay).toHaveTextContent('Pay $500.00')
})

test('processes for 1.5 s, is successful for 3 s, then ready again', async () => {
  const { pay } = await drawn()
  const moveClock = stopClock()
  const runFor = async (milliseconds: number) => {
    await moveClock(milliseconds)
    await reactIsDone()
  }
  pay.focus()
  pay.click()
  await runFor(0)
  await expect.element(pay).toHaveTextContent('Processing')
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  pay.click()
  await runFor(1499)
  await expect.element(pay).toHaveTextContent('Processing')
  await runFor(1)
  await expect.element(pay).toHaveTextContent('Payment Successful')
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  pay.click()
  await runFor(2999)
  await expect.element(pay).toHaveTextContent('Payment Successful')
  await runFor(1)
  await expect.element(pay).toHaveTextContent('Pay ZWL 100.00')
  await expect.element(pay).toHaveAttribute('aria-disabled', 'false')
  expect(document.activeElement).toBe(pay)
})

test('can be left in the middle', async () => {
  const runFor = stopClock()
  const { pay, unmount } = await drawn()
  pay.click()
  await expect.element(pay).toHaveTextContent('Processing')
  await unmount()
  await runFor(5000)
  const again = await drawn()
  await expect.element(again.pay).toHaveTextContent('Pay ZWL 100.00')
})

test('says at the field what is no amount, and does not pay it', async () => {
  const { amount, pay } = await drawn()
  for (const [typed, says] of [
    ['', 'Enter an amount, such as 100.00'],
    ['0', 'Enter an amount greater than 0'],
    ['-5', 'Enter an amount greater than 0'],
    ['1.005', 'Use at most 2 decimals'],
    ['1000000.01', 'At most ZWL\u00a01,000,000.00'],
    ['twenty', 'Use digits and a point, such as 100.00'],
  ] as const) {
    await amount.fill(typed)
    await expect.element(amount).toHaveAccessibleDescription(says)
    pay.click()
    await expect.element(pay).toHaveTextContent(/^Pay$/)
    await expect.element(amount).toHaveFocus()
  }
  await amount.fill('1,000,000.00')
  pay.click()
  await expect.element(pay).toHaveTextContent('Processing')
})
