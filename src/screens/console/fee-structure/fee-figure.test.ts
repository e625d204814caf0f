import { expect, test } from 'vitest'
import { changeLines } from './fee-figure.tsx'

test('each figure that changes has a line, in its own unit', () => {
  const from = { merchantFee: 2.5, customerFee: 0, flatFee: 50 }
  expect(changeLines(from, { merchantFee: 2.7, customerFee: 0, flatFee: -20 })).toEqual([
    'Merchant fee 2.5% → 2.7%',
    'Flat fee $0.50 → −$0.20',
  ])
  expect(changeLines({ merchantFee: 2 }, { customerFee: 1 })).toEqual([])
})
