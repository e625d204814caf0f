import { parse, safeParse } from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { invoiceAt } from '#db/invoices/queries.ts'
import { speak } from '#src/data/payer-words.ts'
import { inEnglish, loadLanguage } from '#db/text/payer-words/words.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import type { PayFacts, PayValues } from './pay-facts.ts'
import {
  emptyValues,
  forAnother,
  payProblems,
  paySchema,
  startingValues,
  typedAgain,
} from './pay-values.ts'
import { payFacts as facts } from '#tests/support/pay-facts.ts'

const now = new Date(2026, 10, 21)

const filled: PayValues = {
  ...emptyValues,
  method: 'ecocash',
  phone: '0771111111',
  customer: 'Rudo Chikomo',
}

const problems = (values: Partial<PayValues>, changed: Partial<PayFacts> = {}) =>
  Object.fromEntries(
    Object.entries(payProblems({ ...filled, ...values }, { ...facts, ...changed }, now)).filter(
      ([, problem]) => problem,
    ),
  )

test('what is filled in rightly has no problem and becomes an order', () => {
  expect(problems({})).toEqual({})
  expect(
    parse(
      paySchema(facts, () => now),
      { ...filled, phone: '+263 77 111 1111' },
    ).order,
  ).toEqual({
    amount: 1800,
    fee: 0,
    currency: 'USD',
    method: 'ecocash',
    account: '0771111111',
    customer: 'Rudo Chikomo',
  })
})

test('an empty form says what to do at each field', () => {
  expect(payProblems(emptyValues, { ...facts, amount: null }, now)).toEqual({
    amount: 'Enter an amount, such as 100.00',
    method: 'Choose a payment method',
  })
})

test('DEMO-31: what is wrong is said in the payer’s language, and of a card in English', async () => {
  onTestFinished(() => speak(inEnglish))
  speak(await loadLanguage('sn'))
  const anyAmount = { amount: null, limits: { min: 1_00, max: 500_00, limited: true } }
  const amountOf = (amount: string) => problems({ amount }, anyAmount).amount
  expect(amountOf('')).toBe('Isai mari, yakadai se100.00')
  expect(amountOf('5%')).toBe('Isai mari, kwete pesenti')
  expect(amountOf('€ 5')).toBe('Isai mari muUSD, kwete €')
  expect(amountOf('1.250')).toBe('Mareva 1.25 kana 1,250? Isai 1.25 kana 1250')
  expect(amountOf('0.50')).toBe('Isai $1.00 kana kupfuura')
  expect(amountOf('501')).toBe(
    'Chitoro ichi hachikwanisi kugamuchira mari iyi paindaneti. Isai $500.00 kana pasi payo',
  )
  expect(problems({ phone: '0711234567' }).phone).toBe('Sarudzai nzira yekubhadhara yenhamba iyi')
  expect(problems({ method: 'card', cardNumber: '4242', expiry: '12/30', code: '123' })).toEqual({
    cardNumber: 'Check the card number',
  })
})

test('each issue of the schema names its field', () => {
  const { issues } = safeParse(
    paySchema(facts, () => now),
    { ...filled, phone: '', customer: 'R' },
  )
  expect(issues?.map(({ path }) => path?.[0].key)).toEqual(['phone', 'customer'])
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['R', 'Use at least 2 characters, or leave the name empty'],
  ['Ro', undefined],
  ['R'.repeat(81), 'Use at most 80 characters'],
])('a name is the payer’s to give: “%s”', (customer, problem) => {
  expect(problems({ customer }).customer).toBe(problem)
})

describe('an amount of the customer’s choice', () => {
  test.each([
    ['0.99', 'At least $1.00'],
    ['1', undefined],
    ['5,000.00', undefined],
    ['12,50', undefined],
    ['$3 240.50', undefined],
    ['5000.01', 'At most $5,000.00'],
    ['ZWL 20', 'Enter the amount in USD, not ZWL'],
    ['-4', 'Enter an amount greater than 0'],
    ['ten', 'Use digits and a point, such as 100.00'],
  ])('%s', (amount, problem) => {
    const limits = { min: 1_00, max: 5_000_00, limited: false }
    expect(problems({ amount }, { amount: null, limits }).amount).toBe(problem)
  })

  test('says what the shop can take, and never that it is not approved', () => {
    const limited = { amount: null, limits: { min: 1_00, max: 500_00, limited: true } }
    expect(problems({ amount: '500.01' }, limited).amount).toBe(
      'This shop can’t take this amount online. At most $500.00',
    )
  })

  test('a fixed amount can’t be typed over', () => {
    const { order } = parse(
      paySchema(facts, () => now),
      { ...filled, amount: '1.00' },
    )
    expect(order.amount).toBe(1800)
  })
})

describe('a card', () => {
  const card = {
    method: 'card' as const,
    phone: '',
    cardNumber: '5555 5555 5555 4444',
    expiry: '08/28',
    code: '123',
  }

  test('its brand is read from its number', () => {
    expect(problems(card)).toEqual({})
    expect(
      parse(
        paySchema(facts, () => now),
        { ...filled, ...card },
      ).order,
    ).toMatchObject({
      method: 'mastercard',
      account: '5555555555554444',
    })
  })

  test('one of a brand that is off is refused at its number', () => {
    expect(problems(card, { disabledMethods: ['mastercard'] })).toEqual({
      cardNumber: 'Mastercard is unavailable right now. Use another card',
    })
    expect(problems(card, { disabledMethods: ['visa'] })).toEqual({})
  })

  test('both brands off: the card is', () => {
    expect(problems(card, { disabledMethods: ['mastercard', 'visa'] })).toEqual({
      method: 'This method is unavailable. Choose another',
    })
  })

  test('a ZimSwitch card has no code on its back', () => {
    const local = { ...card, method: 'zimswitch' as const, code: '' }
    expect(problems({ ...local, cardNumber: '5048 7500 0000 0003' })).toEqual({})
    expect(problems(local)).toEqual({
      cardNumber: 'This isn’t a ZimSwitch card. Choose Visa or Mastercard to pay with it',
    })
    expect(problems({ ...card, code: '' })).toEqual({
      code: 'Enter the 3 digits on the back of the card',
    })
  })
})

test('a number of another network is asked about, and taken once its wallet is kept', () => {
  const other = { method: 'onemoney', phone: '+263 (0)77 123 4567' } as const
  expect(problems(other)).toEqual({ phone: 'Choose the wallet for this number' })
  expect(problems({ ...other, keptNumber: 'onemoney 0771234567' })).toEqual({})
  expect(problems({ ...other, keptNumber: 'onemoney 0771234568' })).toHaveProperty('phone')
  expect(problems({ ...other, method: 'ecocash' })).toEqual({})
  expect(problems({ ...other, method: 'omari' })).toEqual({})
  expect(problems({ ...other, phone: '077' }).phone).toMatch(/^Enter a Zimbabwean mobile number/)
})

test('a bank transfer needs nothing else', () => {
  expect(problems({ method: 'bank', phone: '', customer: '' })).toEqual({})
})

test('a method that was switched off meanwhile is refused', () => {
  expect(problems({}, { disabledMethods: ['ecocash'] })).toEqual({
    method: 'This method is unavailable. Choose another',
  })
})

describe('what the form begins with', () => {
  test('is nothing but a method', () => {
    expect(startingValues(facts)).toEqual({
      ...emptyValues,
      method: 'ecocash',
      phone: '077 111 1111',
    })
    expect(startingValues({ ...facts, lastMethod: 'mastercard' }).method).toBe('card')
    expect(startingValues({ ...facts, disabledMethods: ['ecocash'] }).method).toBe('onemoney')
  })

  test.each([
    [null, { account: '0771111111', method: 'ecocash' }],
    ['onemoney', { account: '0711111111', method: 'onemoney' }],
    ['innbucks', { account: '0771111111', method: 'innbucks' }],
    ['mastercard', { account: '4242424242424242', method: 'visa' }],
    ['zimswitch', { account: '5048750000000003', method: 'zimswitch' }],
    ['bank', { account: '', method: 'bank' }],
  ] as const)('can be paid as it is, after %s', (lastMethod, order) => {
    const start = startingValues({ ...facts, lastMethod }, now)
    expect(
      parse(
        paySchema(facts, () => now),
        start,
      ).order,
    ).toMatchObject(order)
  })

  test('after a payment is what was typed, without the card, and without the method for another way', () => {
    const typed = { ...filled, cardNumber: '4242', expiry: '12/30', code: '123' }
    expect(forAnother(typed)).toEqual(filled)
    expect(forAnother(typed, 'another-way')).toEqual({ ...filled, method: '' })
    expect(forAnother({ ...typed, amount: '10' })).toEqual({ ...filled, amount: '10' })
    expect(forAnother({ ...typed, amount: '10' }, 'another-payment')).toEqual(filled)
    expect(forAnother(null, 'another-payment')).toBeNull()
    expect(forAnother(null)).toBeNull()
    expect(forAnother(null, 'another-way')).toEqual(emptyValues)
  })

  test('is all that is left of an invoice once a part is paid, and less where that was typed', () => {
    const money = { total: 100_00, paid: 10_00, credited: 0, pending: 0, open: 90_00 }
    const invoice = invoiceAt(invoiceRow(), money, now)
    const left = { ...facts, amount: null, limits: { min: 1, max: 90_00, limited: false }, invoice }
    expect(startingValues(left).amount).toBe('90.00')
    expect(typedAgain({ ...filled, amount: '' }, left).amount).toBe('90.00')
    expect(typedAgain({ ...filled, amount: '100' }, left).amount).toBe('90.00')
    expect(typedAgain({ ...filled, amount: '10' }, left).amount).toBe('10')
    expect(typedAgain({ ...filled, amount: '' }, facts).amount).toBe('')
  })
})
