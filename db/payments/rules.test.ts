import { paymentRow } from '#tests/support/ledger-rows.ts'
import { describe, expect, test } from 'vitest'
import { isUnnamed, leftToRefund, notRefundable, payerName } from './rules.ts'
import type { PaymentMethodId } from './schemas.ts'
import { maskAccount } from './test-accounts.ts'

const ways: [paymentMethod: PaymentMethodId, account: string, name: string][] = [
  ['ecocash', '0771111111', '077 *** 1111'],
  ['onemoney', '+263 71 234 5678', '071 *** 5678'],
  ['visa', '4242424242424242', 'Card **** 4242'],
  ['zimswitch', '5041111111111111', 'Card **** 1111'],
  ['bank', '', 'Unnamed customer'],
]

describe('who a payment comes from', () => {
  test.each(ways)('by %s from “%s” without a name is %s', (paymentMethod, account, name) => {
    for (const typed of ['', '  ']) expect(payerName(typed, { paymentMethod, account })).toBe(name)
  })

  test('is the name that was typed, without what is too much between its words', () => {
    const way = { paymentMethod: 'ecocash', account: '0771111111' } as const
    expect(payerName('  Rudo   Chikomo ', way)).toBe('Rudo Chikomo')
  })

  test.each(ways)(
    'by %s is known from the row for one that gave no name',
    (paymentMethod, account) => {
      const kept = { paymentMethod, account: maskAccount(account) }
      expect(isUnnamed({ ...kept, customer: payerName('', { paymentMethod, account }) })).toBe(true)
      expect(isUnnamed({ ...kept, customer: 'Rudo Chikomo' })).toBe(false)
    },
  )
})

test.each([
  [{}, false, null, 40_00],
  [{}, true, 'the cardholder has disputed it', 40_00],
  [{ status: 'refunded', refunded: 45_00 }, false, 'it is fully refunded', 0],
  [{ status: 'pending' }, false, 'it is pending', 0],
  [{ status: 'failed' }, true, 'it is failed', 0],
  [{ type: 'refund' }, false, 'it is a refund', 0],
  [{ type: 'payout' }, false, 'it is a payout', 0],
] as const)('of %o, disputed: %s, a refund is refused for: %s', (over, isDisputed, why, left) => {
  const row = { ...paymentRow(10, { status: 'successful', refunded: 5_00 }), ...over }
  expect(notRefundable(row, isDisputed)).toBe(why)
  expect(leftToRefund(row)).toBe(left)
})
