// Proves OUT-1.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBalances } from '#tests/support/get-balances.ts'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { listMerchants } from '../merchants/queries.ts'
import { balancesOf } from './balance-figures.ts'

const hour = 3_600_000
const paidAt = Date.parse('2026-11-20T08:00:00.000Z')
const at = (hours: number) => new Date(paidAt + hours * hour)
/** A payment of $45.00, of which $43.67 are kept, that is settled after some hours. */
const settledAfter = (hours: number) =>
  paymentRow(10, { date: at(0).toISOString(), availableAt: at(hours).toISOString() })

test('a payment is pending until it is settled, then available, by the clock alone', async () => {
  const { db } = await ledgerDatabase(settledAfter(24))
  const balance = async (hours: number) => (await getBalances(db, 'M-001', at(hours))).USD
  expect(await balance(0)).toMatchObject({ available: 0, pending: 43_67 })
  expect(await balance(23.99)).toMatchObject({ available: 0, pending: 43_67 })
  expect(await balance(24)).toMatchObject({ available: 43_67, pending: 0 })
  const [listed] = (await listMerchants(db, at(24))).filter(({ id }) => id === 'M-001')
  expect(listed?.available).toEqual({ USD: 43_67, ZWL: 0 })
})

test.each([
  ['waits for its customer', { status: 'pending' }],
  ['failed', { status: 'failed' }],
] as const)('one that %s is in no balance', (_, over) => {
  const row = { ...settledAfter(24), availableAt: undefined, ...over }
  expect(balancesOf(ledgerOf(row), 'M-001', { disputes: [], now: at(1) }).USD).toMatchObject({
    available: 0,
    pending: 0,
  })
})

test('a refund of what is not settled yet comes out of the pending balance', () => {
  const payment = { ...settledAfter(24), refunded: 20_00 }
  const refund = paymentRow(11, {
    date: at(1).toISOString(),
    availableAt: payment.availableAt,
    type: 'refund',
    amount: 20_00,
    fee: 0,
    refundOf: payment.id,
  })
  const balance = (hours: number) =>
    balancesOf(ledgerOf(payment, refund), 'M-001', { disputes: [], now: at(hours) }).USD
  expect(balance(2)).toMatchObject({ available: 0, pending: 23_67 })
  expect(balance(24)).toMatchObject({ available: 23_67, pending: 0 })
})

test('whatever the clock says, available and pending together are what the rows add up to', () => {
  const row = fc.record({
    hours: fc.integer({ min: 0, max: 200 }),
    wait: fc.integer({ min: 0, max: 48 }),
    amount: fc.integer({ min: 1, max: 100_000 }),
    currency: fc.constantFrom('USD', 'ZWL'),
  })
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 0, max: 300 }), (rows, hours) => {
      const ledger = ledgerOf(
        ...rows.map((each, index) =>
          paymentRow(index + 1, {
            date: at(each.hours).toISOString(),
            availableAt: at(each.hours + each.wait).toISOString(),
            amount: each.amount,
            fee: 0,
            currency: each.currency,
          }),
        ),
      )
      const both = balancesOf(ledger, 'M-001', { disputes: [], now: at(hours) })
      for (const currency of ['USD', 'ZWL'] as const) {
        const own = rows.filter((each) => each.currency === currency)
        const { available, pending } = both[currency]
        expect(available + pending).toBe(own.reduce((sum, each) => sum + each.amount, 0))
        expect(pending).toBe(
          own
            .filter((each) => each.hours + each.wait > hours)
            .reduce((sum, each) => sum + each.amount, 0),
        )
      }
    }),
  )
})
