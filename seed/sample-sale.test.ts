// Proves SITE-6.
import { expect, test } from 'vitest'
import { feeOf } from '#db/payments/fees.ts'
import { readSeed } from './read-seed.ts'
import { drawSampleSale, sampleSale } from './sample-sale.ts'
import { seedFiles } from './seed-files.ts'

const written = readSeed(seedFiles, new Date(2026, 10, 21, 23, 59))

test('the landing page draws the newest payment in dollars, what came before it, and the day up to it', () => {
  expect(drawSampleSale()).toEqual({
    business: 'Vumba Coffee Roasters',
    reference: 'Order 3111',
    sale: {
      customer: 'Rudo Chikomo',
      amount: 45_00,
      currency: 'USD',
      paymentMethod: 'ecocash',
      status: 'successful',
    },
    earlier: [
      {
        customer: 'Farai Ncube',
        amount: 1750_00,
        currency: 'ZWL',
        paymentMethod: 'onemoney',
        status: 'pending',
      },
      {
        customer: 'Kopje Hardware',
        amount: 312_40,
        currency: 'USD',
        paymentMethod: 'zimswitch',
        status: 'successful',
      },
    ],
    takenBefore: 312_40,
    fees: {
      ecocash: { percentage: 2.5, fixedFee: 20 },
      onemoney: { percentage: 2.2, fixedFee: 15 },
      innbucks: { percentage: 2.3, fixedFee: 18 },
      zimswitch: { percentage: 1.9, fixedFee: 25 },
      omari: { percentage: 2.5, fixedFee: 0 },
      visa: { percentage: 2.9, fixedFee: 30 },
      mastercard: { percentage: 2.9, fixedFee: 30 },
      bank: { percentage: 1.5, fixedFee: 0 },
    },
  })
})

test('leaves out other merchants, refunds, other days and what is not in dollars', () => {
  const { earlier, sale, takenBefore } = sampleSale({
    ...written,
    transactions: written.transactions.filter(({ id }) => !['TX-9', 'TX-11'].includes(id)),
  })
  expect(sale).toMatchObject({ customer: 'Granite Rest Lodge', amount: 120_00 })
  expect(earlier.map(({ customer }) => customer)).toEqual(['Chipo Mutasa', 'Tatenda Sibanda'])
  expect(takenBefore).toBe(27_50)
})

test('names the file when there is nothing to draw', () => {
  expect(() => sampleSale({ ...written, transactions: [] })).toThrow(
    'seed/rows/transactions.json: the landing page needs a successful payment in USD to M-001',
  )
})

test('of $20.00 by EcoCash the landing page says what the product keeps', () => {
  const rule = drawSampleSale().fees.ecocash
  expect(feeOf(rule, { type: 'payment', amount: 20_00, currency: 'USD' })).toBe(70)
})
