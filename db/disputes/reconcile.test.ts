import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { debitedRow } from '#tests/support/dispute-rows.ts'
import { reconcile, type StatementLine } from './reconcile.ts'

const line = (over: Partial<StatementLine> = {}): StatementLine => ({
  receipt: 'MP1',
  reference: '',
  date: Number.NaN,
  account: '077 *** 4567',
  amount: 45_00,
  currency: 'USD',
  ...over,
})
const idsOf = (pairs: readonly { payment: { id: string } }[]) =>
  pairs.map(({ payment }) => payment.id)

test('matches by our ID or reference first, in any capitals, and then says whether the amount is the same', () => {
  const payments = [paymentRow(10), paymentRow(11), paymentRow(12)]
  const { matched, differing, onlyHere } = reconcile(
    [line({ reference: 'tx-11' }), line({ reference: 'ORDER 12', amount: 45_01 })],
    payments,
  )
  expect(idsOf(matched)).toEqual(['TX-11'])
  expect(idsOf(differing)).toEqual(['TX-12'])
  expect(onlyHere.map(({ id }) => id)).toEqual(['TX-10'])
})

test('a currency that differs is an amount that differs', () => {
  const { differing } = reconcile([line({ reference: 'TX-10', currency: 'ZWL' })], [paymentRow(10)])
  expect(idsOf(differing)).toEqual(['TX-10'])
})

test('a reference that two payments have names neither', () => {
  const twins = [paymentRow(10, { reference: 'A' }), paymentRow(11, { reference: 'A', amount: 1 })]
  const { matched, onlyStatement } = reconcile([line({ reference: 'A', amount: 2 })], twins)
  expect([matched.length, onlyStatement.length]).toEqual([0, 1])
})

test('then by amount, currency and account, the nearest in time, each payment once', () => {
  const payments = [debitedRow(10), debitedRow(50)]
  const on = { account: '+263 77 555 5555', date: Date.UTC(2026, 10, 1, 8, 49) }
  const { matched, onlyStatement } = reconcile([line(on), line(on), line(on)], payments)
  expect(idsOf(matched)).toEqual(['TX-50', 'TX-10'])
  expect(onlyStatement).toHaveLength(1)
})

test('a line that names a payment which another line has is on the statement only', () => {
  const twice = [line({ reference: 'TX-10' }), line({ reference: 'TX-10' })]
  const { matched, onlyStatement } = reconcile(twice, [paymentRow(10)])
  expect([matched.length, onlyStatement.length]).toEqual([1, 1])
})

test('what failed or is pending here is missed by no statement', () => {
  const payments = [debitedRow(10), paymentRow(11, { status: 'pending' })]
  expect(reconcile([], payments).onlyHere).toEqual([])
})

const lines = fc.array(
  fc.record({
    receipt: fc.constant('MP'),
    reference: fc.constantFrom('', 'TX-10', 'TX-11', 'TX-99', 'Order 12', 'Shared'),
    date: fc.constantFrom(Number.NaN, 0, Date.UTC(2026, 10, 1, 8, 11)),
    account: fc.constantFrom('077 *** 4567', '0771234567', '0775555555'),
    amount: fc.constantFrom(45_00, 44_99),
    currency: fc.constantFrom('USD' as const, 'ZWL' as const),
  }),
  { maxLength: 8 },
)
const payments = fc
  .uniqueArray(fc.integer({ min: 10, max: 16 }), { maxLength: 6 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) =>
        fc
          .record({
            status: fc.constantFrom('successful', 'failed', 'refunded', 'pending'),
            amount: fc.constantFrom(45_00, 44_99),
            reference: fc.constantFrom('Shared', `Order ${number}`, ''),
          } as const)
          .map((over) => paymentRow(number, over as Parameters<typeof paymentRow>[1])),
      ),
    ),
  )

test('whatever stands on it, each line is in one list, each payment at most in one, and none that was taken is lost', () => {
  fc.assert(
    fc.property(lines, payments, (on, rows) => {
      const { matched, differing, onlyStatement, onlyHere } = reconcile(on, rows)
      const pairs = [...matched, ...differing]
      const said = [...pairs.map((pair) => pair.line), ...onlyStatement]
      expect(said).toHaveLength(on.length)
      expect(new Set(said)).toEqual(new Set(on))
      const here = [...pairs.map(({ payment }) => payment.id), ...onlyHere.map(({ id }) => id)]
      expect(new Set(here).size).toBe(here.length)
      const taken = rows.filter(({ status }) => status === 'successful' || status === 'refunded')
      expect(here).toEqual(expect.arrayContaining(taken.map(({ id }) => id)))
      for (const { line: one, payment } of matched)
        expect([one.amount, one.currency]).toEqual([payment.amount, payment.currency])
      for (const { line: one, payment } of differing)
        expect([one.amount, one.currency]).not.toEqual([payment.amount, payment.currency])
    }),
  )
})
