import { expect, test } from 'vitest'
import { changesText, feeChanges, parseFee } from './fee-draft.ts'

const fees = [
  {
    id: 'ecocash',
    paymentMethod: 'EcoCash',
    type: 'Mobile Money',
    merchantFee: 2.5,
    customerFee: 0,
    flatFee: 50,
  },
  {
    id: 'onemoney',
    paymentMethod: 'OneMoney',
    type: 'Mobile Money',
    merchantFee: 2,
    customerFee: 0,
    flatFee: 30,
  },
] as const

test.each([
  ['2.7', 2.7],
  ['2,7', 2.7],
  ['abc', 0],
  ['', 0],
  ['1e999', 0],
])('a percent typed as "%s" means %d', (text, figure) => {
  expect(parseFee(text, 'merchantFee')).toBe(figure)
})

test.each([
  ['0.35', 35],
  ['1.005', 100],
  ['x', 0],
])('a flat fee typed as "%s" is %d cents', (text, cents) => {
  expect(parseFee(text, 'flatFee')).toBe(cents)
})

test('only figures that differ are changes, and the bar counts them', () => {
  const draft = {
    'onemoney.merchantFee': '2.2',
    'onemoney.flatFee': '0.35',
    'ecocash.merchantFee': '2.50',
  }
  const changes = feeChanges(fees, draft)
  expect(changes).toEqual([{ id: 'onemoney', merchantFee: 2.2, flatFee: 35 }])
  expect(changesText(fees, changes)).toBe('2 changes to OneMoney, not saved')
})
