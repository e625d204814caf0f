// Proves R50.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Period } from '../days.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { debitedRow } from '#tests/support/dispute-rows.ts'
import { reconcile } from './reconcile.ts'
import type { StatementLine } from './statement-lines.ts'

const line = (over: Partial<StatementLine> = {}): StatementLine => ({
  number: 2,
  receipt: 'MP1',
  reference: '',
  date: Number.NaN,
  dateText: '',
  isDay: false,
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

const morning = Date.UTC(2026, 10, 1, 8, 11)
const lines = fc.array(
  fc.record({
    number: fc.nat(99),
    receipt: fc.constant('MP'),
    reference: fc.constantFrom('', 'TX-10', 'TX-11', 'TX-99', 'Order 12', 'Shared'),
    date: fc.constantFrom(Number.NaN, 0, morning, morning, morning + 86_400_000),
    dateText: fc.constant(''),
    isDay: fc.boolean(),
    account: fc.constantFrom('077 *** 4567', '771234567', '0775555555', '2.63771E+11', ''),
    amount: fc.constantFrom(45_00, 44_99, -45_00),
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
            type: fc.constantFrom('payment', 'payment', 'refund'),
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
      const said = [
        ...pairs.flatMap(({ line: one, reversal }) => (reversal ? [one, reversal] : [one])),
        ...onlyStatement.map((each) => each.line),
      ]
      expect(said).toHaveLength(on.length)
      expect(new Set(said)).toEqual(new Set(on))
      const here = [...pairs.map(({ payment }) => payment.id), ...onlyHere.map(({ id }) => id)]
      expect(new Set(here).size).toBe(here.length)
      const taken = rows.filter(({ status }) => status === 'successful' || status === 'refunded')
      expect(here).toEqual(expect.arrayContaining(taken.map(({ id }) => id)))
      const signed = ({ type, amount }: (typeof rows)[number]) =>
        type === 'refund' ? -amount : amount
      for (const { line: one, payment } of matched)
        expect([one.amount, one.currency]).toEqual([signed(payment), payment.currency])
      for (const { line: one, payment } of differing)
        expect([one.amount, one.currency]).not.toEqual([signed(payment), payment.currency])
      // Without a date, only what names a payment is paired with it.
      for (const { line: one } of pairs) expect(one.date >= 0 || one.reference !== '').toBe(true)
    }),
  )
})

const at = (minute: number, day = 1) => Date.UTC(2026, 10, day, 8, minute)
const whyOf = (on: StatementLine[], rows = [paymentRow(10)], period?: Period) =>
  reconcile(on, rows, period).onlyStatement.map(({ why }) => why)

test.each([
  '771234567',
  '0771234567',
  '263771234567',
  '00263 77 123 4567',
  '+263 (0)77 123 4567',
  '077***4567',
  '077 *** 4567',
  '077xxx4567',
  '26377•••4567',
  '****4567',
  '077\u2026 4567',
  '263771234567.00',
  '2.63771234567E+11',
  '7.71234567E+08',
  '2.63771E+11',
  '2,63771E+11',
  '\u202a+263\u00a077\u2011123\u20114567\u202c',
])('the account %s is that of 077 *** 4567', (account) => {
  expect(reconcile([line({ account, date: at(10) })], [paymentRow(10)]).matched).toHaveLength(1)
})

test.each(['771234568', '0711234567', '078***4567', '2.63712E+11', '4567', ''])(
  'the account %j is not that of 077 *** 4567',
  (account) => {
    expect(reconcile([line({ account, date: at(10) })], [paymentRow(10)]).matched).toEqual([])
  },
)

test('a shortened account is paired only with the one payment that fits, within minutes', () => {
  const short = line({ account: '2.63771E+11', date: at(10) })
  expect(whyOf([short], [paymentRow(10), paymentRow(12)])).toEqual(['several'])
  expect(whyOf([line({ ...short, date: at(50) })])).toEqual(['none'])
})

test.each([
  ['TX\u201110', 10],
  ['#tx-10', 10],
  [' TX-10\u200b ', 10],
  ['order  12', 12],
])('the reference %s names its payment', (reference, number) => {
  expect(idsOf(reconcile([line({ reference })], [paymentRow(number)]).matched)).toEqual([
    `TX-${number}`,
  ])
})

test('a reference that another account gives again names no payment', () => {
  const on = line({ reference: 'Order 10', account: '0719999999', date: at(10) })
  expect(whyOf([on])).toEqual(['none'])
})

test('the line with the right amount has the payment, also if another one that names it comes first', () => {
  const on = [
    line({ number: 2, reference: 'TX-10', amount: 44_00 }),
    line({ number: 3, reference: 'TX-10' }),
  ]
  const { matched, onlyStatement } = reconcile(on, [paymentRow(10)])
  expect(matched.map((pair) => pair.line.number)).toEqual([3])
  expect(onlyStatement).toMatchObject([
    { why: 'twice', line: { number: 2 }, earlier: { number: 3 } },
  ])
})

test.each([
  ['no-date', line({ account: '0771234567' })],
  ['outside', line({ date: at(10, 9) })],
  ['no-account', line({ account: '', date: at(10) })],
  ['none', line({ account: '0771234567', date: at(10, 2) })],
  ['none', line({ date: at(10), amount: -45_00 })],
])('a line without a payment says why: %s', (why, on) => {
  expect(whyOf([on], [paymentRow(10)], { from: at(0), before: at(0, 8) })).toEqual([why])
})

test('minutes over midnight are the same payment, other days are not', () => {
  const midnight = new Date(2026, 10, 2).getTime()
  const late = paymentRow(10, { date: new Date(midnight - 3_000).toISOString() })
  const on = (date: number, isDay = false) => reconcile([line({ date, isDay })], [late]).matched
  expect(on(midnight + 3_000)).toHaveLength(1)
  expect(on(midnight, true)).toHaveLength(1)
  expect(on(midnight + 3_600_000)).toEqual([])
  // Of the day before the period, it counts where a line has it, and is missed by none.
  const period = { from: midnight, before: midnight + 86_400_000 }
  expect(reconcile([line({ date: midnight + 3_000 })], [late], period).matched).toHaveLength(1)
  expect(reconcile([], [late], period).onlyHere).toEqual([])
})

test('a cancelled payment does not take the line of one that was debited, nor of one that succeeded', () => {
  const cancelled = { status: 'failed', failureReason: 'The customer cancelled' } as const
  const account = '077 *** 5555'
  const other = paymentRow(11, { ...cancelled, account })
  const on = line({ date: at(11), account })
  expect(idsOf(reconcile([on], [other, debitedRow(14)]).matched)).toEqual(['TX-14'])
  expect(idsOf(reconcile([on], [other, paymentRow(14, { account })]).matched)).toEqual(['TX-14'])
  expect(idsOf(reconcile([on], [other, debitedRow(55)]).matched)).toEqual(['TX-11'])
})

const back = (over: Partial<StatementLine> = {}) =>
  line({ number: 3, amount: -45_00, date: at(40), ...over })

test.each([
  ['by its own id', back({ reference: 'TX-20' })],
  ['by its payment’s', back({ reference: 'TX-10' })],
  ['by account and amount', back()],
])('a reversal is paired with a refund, %s', (_how, on) => {
  const refund = paymentRow(20, { type: 'refund', refundOf: 'TX-10' })
  const payment = paymentRow(10, { status: 'refunded', refunded: 45_00 })
  const { matched, ...others } = reconcile([line({ date: at(10) }), on], [payment, refund])
  expect(idsOf(matched).sort()).toEqual(['TX-10', 'TX-20'])
  expect(others).toEqual({ differing: [], onlyStatement: [], onlyHere: [] })
})

test('a refund that the provider did not make is missing, and its reversal of other money is not it', () => {
  const refund = paymentRow(20, { type: 'refund', refundOf: 'TX-10' })
  const { differing, onlyHere } = reconcile(
    [back({ reference: 'TX-10', amount: -40_00 })],
    [refund],
  )
  expect([idsOf(differing), onlyHere]).toEqual([['TX-20'], []])
  expect(reconcile([], [refund]).onlyHere).toEqual([refund])
})

test('money of a failed payment that the provider took and returned is one pair', () => {
  const on = [
    line({ account: '0775555555', date: at(20) }),
    back({ account: '0775555555', date: at(20, 3) }),
  ]
  const { matched, onlyStatement } = reconcile(on, [debitedRow(20)])
  expect(matched).toMatchObject([{ payment: { id: 'TX-20' }, reversal: { number: 3 } }])
  expect(onlyStatement).toEqual([])
})

test('a line that is not paired names the one payment that it may mean and that can have a case', () => {
  const account = '077 *** 5555'
  const likely = (on: StatementLine, ...rows: ReturnType<typeof paymentRow>[]) =>
    reconcile([on], rows).onlyStatement.map((each) => each.likely?.id)
  expect(likely(line({ account }), debitedRow(20))).toEqual(['TX-20'])
  expect(likely(line({ account, amount: 44_00, date: at(20) }), debitedRow(20))).toEqual(['TX-20'])
  expect(likely(line({ account: '', date: at(20) }), debitedRow(20))).toEqual(['TX-20'])
  expect(likely(line({ account: '' }), debitedRow(20))).toEqual([undefined])
  expect(likely(line({ account }), debitedRow(20), debitedRow(21))).toEqual([undefined])
  expect(likely(line({ account }), paymentRow(20, { account }))).toEqual([undefined])
})
