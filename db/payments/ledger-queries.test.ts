// Proves ADM-8.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { writeSample } from '#tests/support/sample.ts'
import { ledgerRow, withRows } from '../ledger/rows.ts'
import { inUsd } from '../money.ts'
import {
  findTransactions,
  getMerchantLedger,
  getNewestTransactions,
  type TransactionFilter,
} from './ledger-queries.ts'
import type { Transaction, TransactionStatus } from './schemas.ts'

const find = (rows: readonly Transaction[], filter: TransactionFilter) => {
  const all = findTransactions(ledgerOf(...rows), filter)
  return { ...all, ids: all.found.map(({ id }) => id) }
}

const rows = [
  paymentRow(10, { customer: 'Rudo Chikomo', account: '077 *** 4567' }),
  paymentRow(11, { customer: 'Farai Ncube', status: 'pending', paymentMethod: 'onemoney' }),
  paymentRow(12, { merchantId: 'M-002', customer: 'Nyasha Dube', reference: 'Order 3088' }),
  paymentRow(13, { customer: 'Chipo Mutasa', currency: 'ZWL', amount: 1_750_00, linkId: '1042' }),
  paymentRow(14, { customer: 'rudo banda', status: 'failed', type: 'payout', amount: 1 }),
]

describe('searching', () => {
  test.each([
    ['rudo', ['TX-14', 'TX-10']],
    ['  RUDO  chik', ['TX-10']],
    ['tx-12', ['TX-12']],
    ['X-1', ['TX-14', 'TX-13', 'TX-12', 'TX-11', 'TX-10']],
    ['3088', ['TX-12']],
    ['4567', ['TX-14', 'TX-13', 'TX-12', 'TX-11', 'TX-10']],
    ['order 10', ['TX-10']],
    ['.*', []],
    ['rudo\nchikomo', ['TX-10']],
    ['', ['TX-14', 'TX-13', 'TX-12', 'TX-11', 'TX-10']],
    ['msasa', []],
  ])('%j finds %j', (search, ids) => {
    expect(find(rows, { search }).ids).toEqual(ids)
  })

  test('finds a merchant’s name where names are given', () => {
    const merchantNames = new Map([['M-002', 'Msasa Pharmacy']])
    expect(find(rows, { search: 'msasa', merchantNames }).ids).toEqual(['TX-12'])
  })

  test('sees a row that was put since', () => {
    const ledger = ledgerOf(...rows)
    expect(findTransactions(ledger, { search: 'zulu' }).total).toBe(0)
    const changed = [
      paymentRow(20, { customer: 'Sipho Zulu' }),
      paymentRow(12, { customer: 'Nyasha Dube', reference: 'Zulu wedding' }),
    ]
    const next = withRows(ledger, changed.map(ledgerRow), 2)
    const { found } = findTransactions(next, { search: 'zulu' })
    expect(found.map(({ id }) => id)).toEqual(['TX-20', 'TX-12'])
  })
})

describe('filtering', () => {
  test.each<[string, TransactionFilter, string[]]>([
    ['a merchant', { merchantId: 'M-002' }, ['TX-12']],
    ['an unknown merchant', { merchantId: 'M-404' }, []],
    ['an unknown link', { linkId: '9999' }, []],
    ['a link', { linkId: '1042' }, ['TX-13']],
    ['a status', { statuses: ['pending'] }, ['TX-11']],
    ['two of them', { statuses: ['pending', 'failed'] }, ['TX-14', 'TX-11']],
    ['methods', { methods: ['onemoney', 'visa'] }, ['TX-11']],
    ['types', { types: ['payout', 'refund'] }, ['TX-14']],
    ['a currency', { currency: 'ZWL' }, ['TX-13']],
    ['from 100.00 in USD', { least: 100_00 }, ['TX-13']],
    ['up to 45.00 in USD', { most: 45_00 }, ['TX-14', 'TX-12', 'TX-11', 'TX-10']],
    ['1,750.00 in ZWL', { currency: 'ZWL', least: 1_750_00, most: 1_750_00 }, ['TX-13']],
    ['from an instant on', { from: Date.parse('2026-11-01T08:13:00Z') }, ['TX-14', 'TX-13']],
    ['before an instant', { before: Date.parse('2026-11-01T08:11:00Z') }, ['TX-10']],
    [
      'nothing that is set',
      { methods: [], types: [], search: ' ' },
      ['TX-14', 'TX-13', 'TX-12', 'TX-11', 'TX-10'],
    ],
  ])('by %s', (_name, filter, ids) => {
    expect(find(rows, filter).ids).toEqual(ids)
  })

  test('counts every status, whichever is asked for', () => {
    const { counts, total } = find(rows, { merchantId: 'M-001', statuses: ['failed'] })
    expect(counts).toEqual({ all: 4, successful: 2, pending: 1, failed: 1, refunded: 0 })
    expect(total).toBe(1)
  })
})

describe('sorting', () => {
  test.each([
    ['id', false, ['TX-10', 'TX-11', 'TX-12', 'TX-13', 'TX-14']],
    ['date', false, ['TX-10', 'TX-11', 'TX-12', 'TX-13', 'TX-14']],
    ['date', true, ['TX-14', 'TX-13', 'TX-12', 'TX-11', 'TX-10']],
    ['customer', false, ['TX-13', 'TX-11', 'TX-12', 'TX-14', 'TX-10']],
    ['customer', true, ['TX-10', 'TX-14', 'TX-12', 'TX-11', 'TX-13']],
    ['amount', true, ['TX-13', 'TX-12', 'TX-11', 'TX-10', 'TX-14']],
    ['amount', false, ['TX-14', 'TX-12', 'TX-11', 'TX-10', 'TX-13']],
    ['status', false, ['TX-14', 'TX-11', 'TX-13', 'TX-12', 'TX-10']],
    ['paymentMethod', true, ['TX-11', 'TX-14', 'TX-13', 'TX-12', 'TX-10']],
  ] as const)('by %s, descending %s', (by, descending, ids) => {
    expect(find(rows, { order: { by, descending } }).ids).toEqual(ids)
  })
})

test('by amount, what left the business stands below what came in, as it is shown', () => {
  const mixed = [
    paymentRow(10, { amount: 45_00 }),
    paymentRow(11, { amount: 50_00, type: 'refund' }),
    paymentRow(12, { amount: 1_00 }),
    paymentRow(13, { amount: 60_00, type: 'payout' }),
    paymentRow(14, { amount: 2_00, type: 'adjustment' }),
  ]
  const sorted = (descending: boolean) => find(mixed, { order: { by: 'amount', descending } }).ids
  expect(sorted(false)).toEqual(['TX-13', 'TX-11', 'TX-12', 'TX-14', 'TX-10'])
  expect(sorted(true)).toEqual(['TX-10', 'TX-14', 'TX-12', 'TX-11', 'TX-13'])
})

test('a row in memory is the row of the database', () => {
  expect(findTransactions(ledgerOf(...rows), {}).found).toMatchObject(rows.toReversed())
})

const aRow = fc.record({
  merchantId: fc.constantFrom('M-001', 'M-002'),
  customer: fc.constantFrom('Rudo Chikomo', 'Farai Ncube', 'rudo'),
  amount: fc.integer({ min: 1, max: 5_000_00 }),
  currency: fc.constantFrom('USD' as const, 'ZWL' as const),
  status: fc.constantFrom('successful' as const, 'pending' as const, 'failed' as const),
  type: fc.constantFrom('payment' as const, 'refund' as const),
  paymentMethod: fc.constantFrom('ecocash' as const, 'visa' as const),
  minute: fc.nat(3),
})

test('finds what a plain filter finds, in any ledger', () => {
  fc.assert(
    fc.property(
      fc.array(aRow, { maxLength: 40 }),
      fc.record(
        {
          merchantId: fc.constantFrom('M-001', 'M-002'),
          search: fc.constantFrom('rudo', 'tx-1', 'o', 'farai'),
          statuses: fc.constantFrom<TransactionStatus[]>(['successful'], ['successful', 'failed']),
          methods: fc.constantFrom(['visa' as const], []),
          types: fc.constantFrom(['refund' as const], []),
          least: fc.nat(5_000_00),
          most: fc.nat(5_000_00),
        },
        { requiredKeys: [] },
      ),
      (specs, filter) => {
        const all = specs.map(({ minute, ...row }, index) =>
          paymentRow(index + 10, {
            ...row,
            date: new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString(),
          }),
        )
        const expected = all
          .filter((row) => !filter.merchantId || row.merchantId === filter.merchantId)
          .filter(
            (row) =>
              !filter.methods?.length || filter.methods.includes(row.paymentMethod as 'visa'),
          )
          .filter((row) => !filter.types?.length || filter.types.includes(row.type as 'refund'))
          .filter((row) => inUsd(row.amount, row.currency) >= (filter.least ?? 0))
          .filter((row) => inUsd(row.amount, row.currency) <= (filter.most ?? Infinity))
          .filter((row) =>
            [row.id, row.customer, row.account, row.reference].some((text) =>
              text.toLowerCase().includes(filter.search ?? ''),
            ),
          )
          .sort(
            (a, b) => b.date.localeCompare(a.date) || Number(b.id.slice(3)) - Number(a.id.slice(3)),
          )
        const found = find(all, filter)
        const wanted = expected.filter(
          (row) => !filter.statuses || filter.statuses.includes(row.status),
        )
        expect(found.ids).toEqual(wanted.map(({ id }) => id))
        expect(found.counts.all).toBe(expected.length)
        expect(found.counts.pending).toBe(
          expected.filter(({ status }) => status === 'pending').length,
        )
      },
    ),
  )
})

test('the newest transactions are the first page of the whole ledger', async () => {
  const db = memoryDatabase()
  await writeSample(db)
  const { ledger, merchantId } = await getMerchantLedger(db)
  const { found, total } = findTransactions(ledger, { merchantId })
  expect(await getNewestTransactions(db, 25)).toEqual({ rows: found.slice(0, 25), total })
})
