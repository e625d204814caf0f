// Proves ADM-9.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noSums } from '#db/payments/tally-figures.ts'
import { performanceData, performanceOf } from './performance.ts'
import { statementLines } from './statement-card.tsx'

const money = fc.integer({ min: 0, max: 10_000_000_00 })

test('what is left to merchants is what customers paid less what went back and the fees', () => {
  fc.assert(
    fc.property(money, money, money, money, (volume, refunded, merchantFees, customerFees) => {
      const fees = merchantFees + customerFees
      const amounts = statementLines({ ...noSums, volume, refunded, fees, customerFees }).map(
        ({ amount }) => amount,
      )
      const left = amounts.pop()
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(left)
      expect(left).toBe(volume - refunded - merchantFees)
    }),
  )
})

const about = { id: 'M-001', name: 'Vumba Coffee', to: '/' }
const sums = { ...noSums, volume: 100_00, fees: 2_50, payments: 3, failed: 1 }

test('how a merchant did, held against the days before', () => {
  expect(performanceOf(about, sums, { ...sums, fees: 2_00 })).toEqual({
    ...about,
    revenue: 2_50,
    volume: 100_00,
    payments: 3,
    success: 75,
    rate: 2.5,
    change: 25,
  })
})

test('what there is nothing of is no nought: the file leaves it empty', () => {
  const none = performanceOf(about, noSums, undefined)
  expect(none).toMatchObject({ revenue: 0, success: null, rate: null, change: null })
  expect(performanceOf(about, sums, noSums).change).toBe('new')
  expect(performanceOf(about, noSums, noSums).change).toBe(0)
  expect(performanceData('Merchant', [none]).rows).toEqual([['Vumba Coffee', 0, 0, 0, '', '', '']])
})
