import { expect, test } from 'vitest'
import type { Fee } from '#db/payments/fees.ts'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { feeRows } from './fee-table.tsx'

const edited = (id: Fee['id'], merchantFee: number, flatFee: number): Fee => ({
  id,
  paymentMethod: id,
  type: 'Mobile Money',
  merchantFee,
  customerFee: 0,
  flatFee,
  editedAt: '2026-11-21T12:14:00.000Z',
})

const named = (fees: Fee[]) =>
  feeRows({ merchantFees, fees }).map(({ name, terms }) => [name, terms.percentage, terms.fixedFee])

test('a row has the terms that hold now, and what they were before', () => {
  const [ecocash, onemoney] = feeRows({ merchantFees, fees: [edited('ecocash', 3, 50)] })
  expect(ecocash).toMatchObject({
    terms: { percentage: 3, fixedFee: 50, since: '2026-11-21T12:14:00.000Z' },
    before: { percentage: 2.5, fixedFee: 20 },
  })
  expect(onemoney?.terms.since).toBeUndefined()
})

test('cards are one row while their brands cost the same, and two once they do not', () => {
  expect(named([edited('visa', 3.5, 100)]).slice(4, 6)).toEqual([
    ['Visa', 3.5, 100],
    ['Mastercard', 2.9, 30],
  ])
  expect(named([edited('visa', 3.5, 100), edited('mastercard', 3.5, 100)]).slice(4, 5)).toEqual([
    ['Visa/MasterCard', 3.5, 100],
  ])
})

test('the methods that the specification’s table lacks have their rows, too', () => {
  expect(named([edited('bank', 1, 200)]).slice(-4, -2)).toEqual([
    ['Omari', 2.5, 0],
    ['Bank transfer', 1, 200],
  ])
})

test('payouts have theirs', () => {
  expect(named([]).slice(-2)).toEqual([
    ['Payout to a bank', 0, 1_00],
    ['Payout to a wallet', 1, 0],
  ])
})
