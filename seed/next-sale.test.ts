// Proves DEMO-17.
import { expect, test } from 'vitest'
import { customAmountLimits } from '#db/links/rules.ts'
import { isCard } from '#db/payments/rules.ts'
import { nextSale } from './next-sale.ts'
import { randomFrom } from '#db/random.ts'

const facts = {
  links: [
    { id: '1', amount: 18_00, currency: 'USD' as const },
    { id: '2', amount: null, currency: 'USD' as const },
    { id: '3', amount: null, currency: 'ZWL' as const },
  ],
  methodsOff: new Set<string>(),
  customers: [
    { name: 'Rudo Chikomo', phone: '+263 77 200 4567' },
    { name: 'Farai Ncube', phone: '+263 77 373 9143' },
  ],
}

function many(over: Partial<typeof facts> = {}) {
  const random = randomFrom('busy')
  return Array.from({ length: 1_000 }, () => nextSale({ ...facts, ...over }, random))
}

test('a thousand sales are such as a checkout takes, and a few fail', () => {
  const sales = many()
  for (const sale of sales) {
    const link = facts.links.find(({ id }) => id === sale?.linkId)
    if (!sale || !link) throw new Error('There is no sale.')
    expect(sale.currency).toBe(link.currency)
    expect(link.amount ?? sale.amount).toBe(sale.amount)
    const { min, max } = customAmountLimits[sale.currency]
    expect(sale.amount).toBeGreaterThanOrEqual(min)
    expect(sale.amount).toBeLessThanOrEqual(max)
    expect(sale.currency === 'ZWL' && isCard(sale.paymentMethod)).toBe(false)
    expect(sale.account).toMatch(/^(07\d{8}|4\d{15}|)$/)
  }
  const failed = sales.filter((sale) => sale?.does).length
  expect(failed).toBeGreaterThan(40)
  expect(failed).toBeLessThan(130)
  expect(new Set(sales.map((sale) => sale?.linkId)).size).toBe(3)
})

test('a method that is off is not used, and without a link or a method there is no sale', () => {
  expect(
    many({ methodsOff: new Set(['ecocash']) }).some((sale) => sale?.paymentMethod === 'ecocash'),
  ).toBe(false)
  expect(nextSale({ ...facts, links: [] })).toBe(null)
  const all = [
    'ecocash',
    'onemoney',
    'innbucks',
    'omari',
    'zimswitch',
    'visa',
    'mastercard',
    'bank',
  ]
  expect(nextSale({ ...facts, methodsOff: new Set(all) })).toBe(null)
})

test('a business without customers is paid by people it does not know', () => {
  expect(many({ customers: [] }).every((sale) => sale?.customer === '')).toBe(true)
})
