import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { PayFacts } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyValues, startingValues } from './pay-values.ts'
import { payFacts as facts } from '#tests/support/pay-facts.ts'

async function open(changed: Partial<PayFacts> = {}, start = emptyValues) {
  const onSubmit = vi.fn()
  const screen = await render(
    <PayForm facts={{ ...facts, ...changed }} start={start} onSubmit={onSubmit} />,
  )
  const { getByRole, getByLabelText } = screen
  return {
    ...screen,
    onSubmit,
    choose: (name: string) => getByRole('radio', { name }).click(),
    type: async (label: string, text: string) => {
      await getByLabelText(label).click()
      await userEvent.keyboard(text)
    },
    pay: () => getByRole('button', { name: /^Pay/ }).click(),
  }
}

test('without a method it says what to do first, and brings the payer there', async () => {
  const { getByText, getByRole, pay, onSubmit } = await open()
  await pay()
  await expect.element(getByText('Choose a payment method')).toBeVisible()
  await expect.element(getByRole('radiogroup', { name: 'Payment method' })).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the demo begins with a number: one press pays, and the name may stay empty', async () => {
  const { pay, onSubmit } = await open({}, startingValues(facts))
  await pay()
  await expect.poll(() => onSubmit).toHaveBeenCalled()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    method: 'ecocash',
    account: '0771111111',
    customer: '',
  })
})

describe('more ways to pay', () => {
  const start = { ...emptyValues, method: 'card' as const }
  const ways = (list: Element) =>
    [...list.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value)

  test('come at a press of the button, which says so, and the first of them takes the focus', async () => {
    const { getByRole } = await open({}, start)
    const list = getByRole('radiogroup', { name: 'Payment method' })
    const more = getByRole('button', { name: 'More payment methods' })
    expect(ways(list.element())).toEqual(['ecocash', 'onemoney', 'card'])
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(more).toHaveAttribute('aria-expanded', 'true')
    await expect.element(getByRole('radio', { name: 'InnBucks' })).toHaveFocus()
    await expect.element(getByRole('radio', { name: 'Visa or Mastercard' })).toBeChecked()
    expect(ways(list.element())).toHaveLength(7)
  })

  test('leave the chosen one in sight when they go, and nothing moves by what is chosen then', async () => {
    const { getByRole, choose } = await open({}, start)
    const list = getByRole('radiogroup', { name: 'Payment method' })
    const more = getByRole('button', { name: 'More payment methods' })
    await more.click()
    await choose('Bank transfer')
    await more.click()
    await expect.element(more).toHaveFocus()
    expect(ways(list.element())).toEqual(['ecocash', 'onemoney', 'bank'])
    await choose('EcoCash')
    expect(ways(list.element())).toEqual(['ecocash', 'onemoney', 'bank'])
  })

  test('give the focus to the first that can be taken', async () => {
    const { getByRole } = await open({ disabledMethods: ['omari'] }, startingValues(facts))
    await getByRole('button', { name: 'More payment methods' }).click()
    await expect.element(getByRole('radio', { name: 'Visa or Mastercard' })).toHaveFocus()
  })

  test('are not offered where no more than three can be taken', async () => {
    const disabledMethods = ['innbucks', 'omari', 'zimswitch', 'bank'] as const
    const { getByRole } = await open({ disabledMethods }, start)
    expect(ways(getByRole('radiogroup', { name: 'Payment method' }).element())).toHaveLength(7)
    await expect
      .element(getByRole('button', { name: 'More payment methods' }))
      .not.toBeInTheDocument()
  })

  test('are there at once for who wants another way', async () => {
    const { getByRole } = await open()
    await expect
      .element(getByRole('button', { name: 'More payment methods' }))
      .toHaveAttribute('aria-expanded', 'true')
    await expect.element(getByRole('radio', { name: 'Bank transfer' })).toBeVisible()
  })
})

test('a card is checked before anything is sent, from its number on', async () => {
  const { getByText, getByLabelText, choose, type, pay, onSubmit } = await open()
  await choose('Visa or Mastercard')
  await type('Card number', '4242424242424241')
  await type('Expires', '1025')
  await type('Security code', '12')
  await type('Your name', 'Rudo Chikomo')
  await pay()
  for (const words of [
    'Check the card number',
    'This card has expired',
    'Enter the 3 digits on the back of the card',
  ])
    await expect.element(getByText(words)).toBeVisible()
  await expect.element(getByLabelText('Card number')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a card’s digits are grouped while they are typed, and sent without what groups them', async () => {
  const { getByLabelText, choose, type, pay, onSubmit } = await open()
  await choose('Visa or Mastercard')
  await type('Card number', '5555555555554444')
  await expect.element(getByLabelText('Card number')).toHaveValue('5555 5555 5555 4444')
  await type('Expires', '1299')
  await expect.element(getByLabelText('Expires')).toHaveValue('12/99')
  await getByLabelText('Expires').fill('12/40')
  await type('Security code', '123')
  await type('Your name', 'Rudo Chikomo')
  await pay()
  await expect.poll(() => onSubmit).toHaveBeenCalled()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    amount: 1800,
    fee: 0,
    currency: 'USD',
    method: 'mastercard',
    account: '5555555555554444',
    customer: 'Rudo Chikomo',
  })
})

// Proves R48.
test('a number pasted from a contact is the payer’s, and what is no number is said at its field', async () => {
  const { choose, getByLabelText, getByText, pay, onSubmit } = await open({ amount: 20_00 })
  await choose('EcoCash')
  const phone = getByLabelText('Mobile number')
  await phone.fill('call my wife')
  await pay()
  await expect
    .element(getByText('Enter a Zimbabwean mobile number, such as 0771234567'))
    .toBeVisible()
  await expect.element(phone).toHaveValue('call my wife')
  expect(onSubmit).not.toHaveBeenCalled()
  await phone.fill('\u202a+263 (0)77\u2011111\u20111111\u202c')
  await pay()
  await expect.poll(() => onSubmit).toHaveBeenCalled()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ account: '0771111111' })
})

// Proves LINK-8.
describe('a number of another network', () => {
  const question = 'This looks like an Econet number. Pay by EcoCash?'

  test('is asked about once it is whole, and one press switches to its wallet', async () => {
    const { choose, getByLabelText, getByText, getByRole, pay, onSubmit } = await open()
    await choose('OneMoney')
    const phone = getByLabelText('Mobile number')
    await phone.fill('077 123 456')
    await expect.element(getByText(question)).not.toBeInTheDocument()
    await phone.fill('077 123 4567')
    await expect.element(getByText(question)).toBeVisible()
    await componentAxe()
    await pay()
    await expect.element(getByText('Choose the wallet for this number')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await getByRole('button', { name: 'Use EcoCash' }).click()
    await expect.element(getByRole('radio', { name: 'EcoCash' })).toBeChecked()
    await expect.element(phone).toHaveFocus()
    await expect.element(getByText(question)).not.toBeInTheDocument()
    await pay()
    await expect.poll(() => onSubmit).toHaveBeenCalled()
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ method: 'ecocash', account: '0771234567' })
  })

  test('stays with its wallet by another press, and is not asked about again', async () => {
    const { choose, getByLabelText, getByText, getByRole, pay, onSubmit } = await open()
    await choose('OneMoney')
    await getByLabelText('Mobile number').fill('+263 78 123 4567')
    await getByRole('button', { name: 'Keep OneMoney' }).click()
    await expect.element(getByLabelText('Mobile number')).toHaveFocus()
    await expect.element(getByText(question)).not.toBeInTheDocument()
    await pay()
    await expect.poll(() => onSubmit).toHaveBeenCalled()
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ method: 'onemoney', account: '0781234567' })
  })
})

test('the demo’s number follows the wallet, a payer’s own stays', async () => {
  const { choose, getByLabelText } = await open({}, startingValues(facts))
  const phone = getByLabelText('Mobile number')
  await choose('OneMoney')
  await expect.element(phone).toHaveValue('071 111 1111')
  await choose('EcoCash')
  await expect.element(phone).toHaveValue('077 111 1111')
  await phone.fill('077 123 4567')
  await choose('OneMoney')
  await expect.element(phone).toHaveValue('077 123 4567')
})

// Proves R48.
test.each([
  ['Rudo\u202e', 'Rudo'],
  ['\u3164\u200b', ''],
])('a name of %j is sent as %j', async (typed, customer) => {
  const { getByLabelText, pay, onSubmit } = await open({}, startingValues(facts))
  await getByLabelText('Your name (optional)').fill(typed)
  await pay()
  await expect.poll(() => onSubmit).toHaveBeenCalled()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ customer })
})

test('one press of the demo’s tag fills in a number, over another one too', async () => {
  const { getByRole, getByLabelText, choose } = await open()
  const tag = getByRole('button', { name: 'Fill in a test number' })
  await choose('OneMoney')
  await getByLabelText('Mobile number').fill('0712')
  await tag.click()
  await expect.element(getByLabelText('Mobile number')).toHaveValue('071 111 1111')
  await choose('Visa or Mastercard')
  await tag.click()
  await expect.element(getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect.element(getByLabelText('Security code')).toHaveValue('123')
  await choose('ZimSwitch')
  await tag.click()
  await expect.element(getByLabelText('Card number')).toHaveValue('5048 7500 0000 0003')
})

test('a method that is off says so and can’t be chosen', async () => {
  const { getByText, getByRole } = await open({ disabledMethods: ['ecocash'] })
  await expect.element(getByRole('radio', { name: /EcoCash/ })).toBeDisabled()
  await expect.element(getByText('Unavailable')).toBeVisible()
})

test('a method with problems says so before it is chosen, and can be chosen all the same', async () => {
  const { getByText, getByRole, choose } = await open({ incidents: { visa: 'Visa is slow' } })
  await expect.element(getByText('Visa is slow')).toBeVisible()
  await choose('Visa or Mastercard')
  await expect.element(getByRole('radio', { name: /Mastercard/ })).toBeChecked()
})

test('a payer whose method is switched off is told, and keeps what was typed', async () => {
  const form = (disabledMethods: PayFacts['disabledMethods']) => (
    <PayForm
      facts={{ ...facts, disabledMethods }}
      start={{ ...emptyValues, method: 'ecocash' }}
      onSubmit={vi.fn()}
    />
  )
  const { getByRole, getByLabelText, rerender } = await render(form([]))
  await getByLabelText('Mobile number').fill('077 123 4567')
  await rerender(form(['ecocash']))
  await expect
    .element(getByRole('alert').filter({ hasText: 'EcoCash is unavailable right now' }))
    .toBeVisible()
  await componentAxe()
  await getByRole('radio', { name: 'OneMoney' }).click()
  await expect.element(getByLabelText('Mobile number')).toHaveValue('077 123 4567')
  expect(
    getByRole('alert')
      .all()
      .map((each) => each.element().textContent),
  ).toEqual([''])
})

test('a card of a brand that is off is refused at its number', async () => {
  const { getByText, getByRole, choose, pay, onSubmit } = await open({ disabledMethods: ['visa'] })
  await choose('Visa or Mastercard')
  await getByRole('button', { name: 'Fill in a test number' }).click()
  await pay()
  await expect.element(getByText('Visa is unavailable right now. Use another card')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an amount of the payer’s choice stays within its limits', async () => {
  const { getByText, getByLabelText, choose, type, pay, onSubmit } = await open({
    amount: null,
    currency: 'ZWL',
    limits: { min: 17_50, max: 8_750_00, limited: true },
  })
  await expect.element(getByText(/^From ZWL\s17\.50 to ZWL\s8,750\.00$/)).toBeVisible()
  await choose('EcoCash')
  await type('Mobile number', '0771111111')
  await type('Your name', 'Rudo Chikomo')
  await type('Amount', '8750.01')
  await pay()
  await expect
    .element(getByText(/^This shop can’t take this amount online\. At most ZWL\s8,750\.00$/))
    .toBeVisible()
  await getByLabelText('Amount').fill('17.49')
  await expect.element(getByText(/^At least ZWL\s17\.50/)).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  await getByLabelText('Amount').fill('8,750')
  await pay()
  await expect.poll(() => onSubmit).toHaveBeenCalled()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ amount: 8_750_00, account: '0771111111' })
})

test('what was too much is sent as it is once the limit is raised', async () => {
  const choosing = { ...facts, amount: null, limits: { min: 1_00, max: 500_00, limited: false } }
  const onSubmit = vi.fn()
  const form = (most: number) => (
    <PayForm
      facts={{ ...choosing, limits: { min: 1_00, max: most, limited: false } }}
      start={{
        ...emptyValues,
        amount: '600.00',
        method: 'ecocash',
        phone: '0771111111',
        customer: 'Rudo Chikomo',
      }}
      onSubmit={onSubmit}
    />
  )
  const { getByRole, getByText, rerender } = await render(form(500_00))
  const pay = getByRole('button', { name: /^Pay/ })
  await pay.click()
  await expect.element(getByText(/^At most/)).toBeVisible()
  await rerender(form(5_000_00))
  await pay.click()
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce()
})
