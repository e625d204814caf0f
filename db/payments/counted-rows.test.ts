// Proves HOME-1, OUT-1.
import { expect, test } from 'vitest'
import { caseRow, debitedRow } from '#tests/support/dispute-rows.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { ledgerRow } from '../ledger/rows.ts'
import { countedBy, type CountedKind, dependsOnCases } from './counted-rows.ts'
import type { Transaction } from './schemas.ts'

/** On the device's clock, so that the test passes in any time zone. */
const now = new Date(2026, 10, 21, 12)
const on = (day: number, hour = 9, minute = 0) =>
  new Date(2026, 10, day, hour, minute).toISOString()
const own = { date: on(20) } as const

const rows: Record<string, Transaction> = {
  settled: paymentRow(1, { ...own, availableAt: on(21, 11) }),
  unsettled: paymentRow(2, { ...own, availableAt: on(21, 13) }),
  'before there were settlements': paymentRow(3, own),
  refunded: paymentRow(4, { ...own, status: 'refunded', refunded: 45_00 }),
  'a refund': paymentRow(5, { ...own, type: 'refund' }),
  'an unsettled refund': paymentRow(6, { ...own, type: 'refund', availableAt: on(21, 13) }),
  'a payout on its way': paymentRow(7, { ...own, type: 'payout', status: 'pending' }),
  'a payout': paymentRow(8, { ...own, type: 'payout' }),
  'a payout that came back': paymentRow(9, { ...own, type: 'payout', status: 'failed' }),
  'an adjustment': paymentRow(10, { ...own, type: 'adjustment' }),
  'just asked': paymentRow(11, { date: on(21, 11, 30), status: 'pending' }),
  unanswered: paymentRow(12, { date: on(21, 10), status: 'pending' }),
  'failed lately': paymentRow(13, { date: on(19, 0), status: 'failed' }),
  'failed long ago': paymentRow(14, { date: on(18, 23), status: 'failed' }),
  'charged only': debitedRow(15, { date: on(1) }),
  'charged and reported': debitedRow(16, { date: on(20) }),
  'charged and returned': debitedRow(17, { date: on(20) }),
  'unanswered and reported': paymentRow(18, { date: on(20), status: 'pending' }),
}
const cases = [
  caseRow({ transactionId: 'TX-16' }),
  caseRow({ transactionId: 'TX-17', status: 'refunded' }),
  caseRow({ transactionId: 'TX-18' }),
]

const moved = ['before there were settlements', 'refunded', 'a refund', 'a payout', 'an adjustment']
const ended = ['settled', 'unsettled', ...moved, 'an unsettled refund']
const waits = ['a payout on its way', 'just asked', 'unanswered', 'unanswered and reported']

test.each<[CountedKind, string[]]>([
  ['available', ['settled', ...moved, 'a payout on its way']],
  ['unsettled', ['unsettled', 'an unsettled refund']],
  ['succeeded', ended],
  ['pending', waits],
  ['finished', Object.keys(rows).filter((name) => !waits.includes(name))],
  ['charged', ['charged only']],
  ['waiting', ['unanswered']],
  ['failed', ['failed lately', 'charged and returned']],
])('%s counts these rows and no others', (kind, expected) => {
  const counts = countedBy(kind, { cases, now })
  const found = Object.keys(rows).filter((name) => {
    const row = rows[name]
    return row && counts(ledgerRow(row))
  })
  expect(found.sort()).toEqual([...expected].sort())
})

test('only the tasks depend on cases', () => {
  const kinds: CountedKind[] = ['charged', 'waiting', 'failed', 'available', 'succeeded']
  expect(kinds.filter(dependsOnCases)).toEqual(['charged', 'waiting', 'failed'])
})
