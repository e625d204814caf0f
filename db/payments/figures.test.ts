import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkRow } from '#tests/support/ledger-database.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { ledgerRow } from '../ledger/rows.ts'
import { activeLinks, linkFigures } from '../links/queries.ts'
import { nothingConverted } from '../money.ts'
import { type Balance, totalInUsd } from '../payouts/balance-figures.ts'
import { settledBalances } from '#tests/support/get-balances.ts'
import { dailyTotals, foundSums, merchantVolumes, methodVolumes, percentUp } from './figures.ts'
import {
  activeCustomers,
  recentTransactions,
  takenByNowYesterday,
  takenToday,
  totalRevenue,
  transactionCount,
} from './home-queries.ts'
import { methodShare, methodShareOf, sharesOf } from './method-figures.ts'
import type { Transaction } from './schemas.ts'

/** Noon on the device's clock, so that the test passes in any time zone. */
const now = new Date(2026, 10, 21, 12)
const own = { merchantId: 'M-001' }
/** No ZWL in a total. */
const zwl = nothingConverted()
let number = 100

/** Returns a row some days ago, at an hour by the device's clock. */
function row(daysAgo: number, over: Partial<Transaction> = {}, hour = 9): Transaction {
  number += 1
  const date = new Date(2026, 10, 21 - daysAgo, hour).toISOString()
  return paymentRow(number, { date, ...over })
}

const mixed = ledgerOf(
  row(0, { amount: 10_00 }),
  row(0, { amount: 175_00, currency: 'ZWL', customer: 'Farai Ncube' }, 8),
  row(0, { amount: 4_00, type: 'refund' }),
  row(0, { status: 'failed', customer: 'Chipo Mutasa' }),
  row(0, { status: 'pending', customer: 'Chipo Mutasa' }),
  row(0, { type: 'payout', amount: 70_00 }),
  row(0, { merchantId: 'M-002', amount: 900_00 }),
  row(29, { amount: 30_00, status: 'refunded', refunded: 30_00 }, 0),
  row(31, { amount: 5_00, customer: 'Nyasha Dube' }),
  row(31, { amount: 1_00, customer: 'Farai Ncube' }),
  row(60, { amount: 999_00 }),
)

describe('the cards of the home page', () => {
  test('revenue is what was paid less what went back, in USD, beside the 30 days before', () => {
    expect(totalRevenue(mixed, own, now)).toEqual({
      value: 46_00,
      before: 6_00,
      zwl: { amount: 175_00, adds: 10_00 },
    })
  })

  test('transactions are of every type and status', () => {
    expect(transactionCount(mixed, own, now)).toEqual({ value: 7, before: 2 })
  })

  test('active customers are those who paid, each once', () => {
    expect(activeCustomers(mixed, own, now)).toEqual({ value: 2, before: 2 })
  })

  test('active links, those that were 30 days ago, and those about to end', () => {
    const old = '2026-01-01T00:00:00.000Z'
    const links = [
      linkRow({ createdAt: old }),
      linkRow({ createdAt: old, expiresAt: new Date(2026, 10, 25).toISOString() }),
      linkRow({
        createdAt: old,
        status: 'expired',
        expiresAt: new Date(2026, 10, 1).toISOString(),
      }),
      linkRow({ createdAt: old, status: 'expired', expiresAt: new Date(2026, 8, 1).toISOString() }),
      // Past its expiry, but not yet marked as expired.
      linkRow({ createdAt: old, expiresAt: new Date(2026, 10, 20).toISOString() }),
      linkRow({ createdAt: old, status: 'inactive' }),
      linkRow({ createdAt: new Date(2026, 10, 15).toISOString() }),
    ]
    expect(activeLinks(links, now)).toEqual({ value: 3, before: 4, endingSoon: 1 })
  })

  test('all are nothing for a new business', () => {
    const none = { merchantId: 'M-404' }
    expect(totalRevenue(mixed, none, now)).toEqual({ value: 0, before: 0, zwl })
    expect(transactionCount(ledgerOf(), own, now)).toEqual({ value: 0, before: 0 })
    expect(activeLinks([], now)).toEqual({ value: 0, before: 0, endingSoon: 0 })
    expect(methodShare(ledgerOf(), own, now)).toEqual([])
    expect(recentTransactions(ledgerOf(), 'M-001')).toEqual([])
    expect(dailyTotals(ledgerOf(), own, now)).toHaveLength(14)
  })

  test.each([
    [46_00, 6_00, 666.7],
    [120, 100, 20],
    [80, 100, -20],
    [-50, -100, 50],
    [5, 0, null],
  ])('%i after %i is up by %s percent', (value, before, percent) => {
    expect(percentUp({ value, before })).toBe(percent)
  })
})

test('today brought what customers paid since midnight, in all and by currency', () => {
  expect(takenToday(mixed, own, now)).toEqual({
    amount: 20_00,
    zwl: { amount: 175_00, adds: 10_00 },
    payments: 2,
  })
  const night = ledgerOf(row(0, {}, 0), row(1, {}, 23))
  expect(takenToday(night, own, new Date(2026, 10, 21, 0, 0, 30)).payments).toBe(1)
})

test('yesterday had brought what customers paid until this time of the day', () => {
  const ledger = ledgerOf(row(1, {}, 0), row(1, {}, 11), row(1, {}, 13), row(2, {}, 11), row(0))
  expect(takenByNowYesterday(ledger, own, now)).toEqual({ amount: 90_00, zwl, payments: 2 })
})

test('the daily totals are of 14 days, today last', () => {
  const totals = dailyTotals(ledgerOf(row(0), row(0), row(13, {}, 0), row(14, {}, 23)), own, now)
  expect(totals).toHaveLength(14)
  expect(totals.at(-1)).toEqual({
    day: new Date(2026, 10, 21).getTime(),
    amount: 90_00,
    zwl,
    payments: 2,
  })
  expect(totals[0]).toMatchObject({ amount: 45_00, payments: 1 })
  expect(totals.reduce((sum, { payments }) => sum + payments, 0)).toBe(3)
})

test('the shares of the methods are whole percents, the same for the same amount, cards together', () => {
  const shares = methodShare(
    ledgerOf(
      row(1, { amount: 100 }),
      row(1, { amount: 50, paymentMethod: 'visa' }),
      row(1, { amount: 50, paymentMethod: 'mastercard' }),
      row(1, { amount: 100, paymentMethod: 'bank' }),
      row(40, { amount: 5_000, paymentMethod: 'omari' }),
    ),
    own,
    now,
  )
  expect(shares).toEqual([
    { method: 'ecocash', amount: 100, zwl, payments: 1, percent: 34 },
    { method: 'cards', amount: 100, zwl, payments: 2, percent: 33 },
    { method: 'bank', amount: 100, zwl, payments: 1, percent: 33 },
  ])
})

test.each<[number[], number[]]>([
  [[], []],
  [[0], [0]],
  [
    [0, 500],
    [0, 100],
  ],
  [
    [1, 1],
    [50, 50],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 2],
    [33, 67],
  ],
  [
    [1, 100],
    [0.99, 99],
  ],
  [
    [1, 999_999],
    [0.01, 99],
  ],
  [
    [996, 4],
    [99, 0.4],
  ],
  [
    [45, 20, 10, 3, 22],
    [45, 20, 10, 3, 22],
  ],
  [
    [505, 245, 245, 5],
    [51, 24, 24, 0.5],
  ],
  [
    [-5, 10],
    [0, 100],
  ],
])('the shares of %j are %j percent', (parts, percents) => {
  expect(sharesOf(parts)).toEqual(percents)
})

test('shares add up to 100, where all below one percent count as one or what they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 8 }), (parts) => {
      const shares = sharesOf(parts)
      const added = (some: number[]) => some.reduce((sum, share) => sum + share, 0)
      const large = shares.filter((share) => share >= 1)
      const small = added(shares.filter((share) => share < 1))
      const counted = small === 0 ? 0 : Math.max(1, small)
      expect(large.every(Number.isInteger)).toBe(true)
      expect(shares.map((share) => share > 0)).toEqual(parts.map((part) => part > 0))
      const left = large.length === 0 ? 0 : added(large) + counted - 100
      expect(Math.abs(left)).toBeLessThan(1)
    }),
  )
})

test('volumes are of the same month as the home page: what customers paid in USD, by method and merchant', () => {
  const methods = methodVolumes(mixed, now)
  expect(methods.get('ecocash')).toBe(10_00 + 10_00 + 900_00 + 30_00)
  expect(methods.has('visa')).toBe(false)
  expect([...merchantVolumes(mixed, now)]).toEqual([
    ['M-001', 50_00],
    ['M-002', 900_00],
  ])
  expect(methodShare(mixed, {}, now)).toMatchObject([{ amount: methods.get('ecocash') }])
})

test('the recent transactions are the merchant’s five newest', () => {
  expect(recentTransactions(mixed, 'M-001')).toHaveLength(5)
  expect(recentTransactions(mixed, 'M-001', 2).map(({ type, status }) => [type, status])).toEqual([
    ['payout', 'successful'],
    ['payment', 'pending'],
  ])
})

test('a link’s figures are in its currency, and count no failure and nothing that was refunded', () => {
  const ledger = ledgerOf(
    row(1, { linkId: '1042', amount: 18_00, refunded: 1_00 }),
    row(1, { linkId: '1042', amount: 175_00, currency: 'ZWL' }),
    row(1, { linkId: '1042', status: 'failed' }),
    row(1, { linkId: '1042', status: 'refunded', amount: 2_00, refunded: 2_00 }),
    row(1, { linkId: '1044', amount: 35_00, currency: 'ZWL' }),
    row(1),
  )
  const figures = linkFigures(ledger, [
    linkRow({ views: 8 }),
    linkRow({ id: '1043' }),
    linkRow({ id: '1044', currency: 'ZWL', views: 0 }),
    linkRow({ id: '1045', views: 3 }),
  ])
  const none = { converted: zwl, refunded: 0 }
  expect([...figures]).toEqual([
    [
      '1042',
      {
        payments: 3,
        collected: 27_00,
        converted: { amount: 175_00, adds: 10_00 },
        refunded: 3_00,
        views: 8,
        conversion: 38,
      },
    ],
    ['1043', { ...none, payments: 0, collected: 0, views: 0, conversion: null }],
    ['1044', { ...none, payments: 1, collected: 35_00, views: 0, conversion: null }],
    ['1045', { ...none, payments: 0, collected: 0, views: 3, conversion: 0 }],
  ])
})

describe('balances', () => {
  const empty: Balance = {
    available: 0,
    held: 0,
    pending: 0,
    paidOut: 0,
    payoutsPending: { count: 0, amount: 0 },
  }

  test.each<[string, Transaction[], Partial<Balance>, Partial<Balance>?]>([
    ['grow by a payment less its fee', [row(0)], { available: 43_67 }],
    ['leave out one that waits for its customer', [row(0, { status: 'pending' })], {}],
    ['leave a failed one out', [row(0, { status: 'failed' })], {}],
    [
      'pay a refund, the fee kept',
      [row(3, { status: 'refunded' }), row(0, { type: 'refund' })],
      { available: -1_33 },
    ],
    [
      'pay out, first on the way and then for good',
      [row(0, { type: 'payout', status: 'pending' }), row(0, { type: 'payout', amount: 5_00 })],
      {
        available: -50_00,
        paidOut: 5_00 - 1_33,
        payoutsPending: { count: 1, amount: 45_00 },
      },
    ],
    ['take a payout back that failed', [row(2, { type: 'payout', status: 'failed' })], {}],
    ['add an adjustment', [row(0, { type: 'adjustment', fee: 0 })], { available: 45_00 }],
    [
      'keep ZWL in its own balance',
      [
        row(9, { currency: 'ZWL', amount: 100_00, fee: 0 }),
        row(8, { currency: 'ZWL', amount: 20_00, fee: 0, type: 'refund' }),
        row(0, { currency: 'ZWL', amount: 175_00, fee: 17_50 }),
      ],
      {},
      { available: 80_00 + 157_50 },
    ],
    [
      'take a payout from the balance of its currency',
      [row(0, { type: 'payout', status: 'pending', currency: 'ZWL', amount: 175_00, fee: 0 })],
      {},
      { available: -175_00, payoutsPending: { count: 1, amount: 175_00 } },
    ],
    ['leave other merchants out', [row(0, { merchantId: 'M-002' })], {}],
  ])('%s', (_name, rows, usd, inZwl = {}) => {
    expect(settledBalances(ledgerOf(...rows), 'M-001')).toEqual({
      USD: { ...empty, ...usd },
      ZWL: { ...empty, ...inZwl },
    })
  })

  test('are added up in USD at the sample rate only where that is asked for', () => {
    const ledger = ledgerOf(row(1), row(1, { currency: 'ZWL', amount: 175_00, fee: 0 }))
    expect(totalInUsd(settledBalances(ledger, 'M-001'), 'available')).toBe(43_67 + 10_00)
  })
})

describe('what a search has found', () => {
  const rows = [
    row(0, { amount: 10_00, fee: 45, customerFee: 20 }),
    row(1, { amount: 30_00, fee: 95, status: 'refunded', refunded: 30_00 }),
    row(2, { amount: 30_00, fee: 0, type: 'refund' }),
    row(3, { amount: 99_00, status: 'failed', customerFee: 1_98 }),
    row(4, { amount: 99_00, status: 'pending' }),
    row(5, { amount: 70_00, fee: 1_00, type: 'payout' }),
    row(6, { amount: 71_00, fee: 1_00, type: 'payout', status: 'pending' }),
    row(8, { amount: -2_00, fee: 0, type: 'adjustment' }),
    row(7, { amount: 175_00, fee: 4_50, currency: 'ZWL', paymentMethod: 'visa' }),
  ]
  const all = rows.map(ledgerRow)

  test('adds up by currency: what was taken, its fees, what went back, what was paid out', () => {
    expect(foundSums(all)).toEqual([
      {
        currency: 'USD',
        taken: 40_00,
        payments: 2,
        fees: 1_40,
        customerFees: 20,
        refunded: 30_00,
        adjusted: -2_00,
        paidOut: 69_00,
        payoutFees: 1_00,
      },
      {
        currency: 'ZWL',
        taken: 175_00,
        payments: 1,
        fees: 4_50,
        customerFees: 0,
        refunded: 0,
        adjusted: 0,
        paidOut: 0,
        payoutFees: 0,
      },
    ])
  })

  test('is of those rows alone, and a currency without any is left out', () => {
    expect(foundSums(all.slice(0, 1))).toMatchObject([{ currency: 'USD', payments: 1 }])
    expect(foundSums([])).toEqual([])
    expect(methodShareOf(all.slice(1))).toEqual([
      { method: 'ecocash', amount: 30_00, zwl, payments: 1, percent: 75 },
      {
        method: 'cards',
        amount: 10_00,
        zwl: { amount: 175_00, adds: 10_00 },
        payments: 1,
        percent: 25,
      },
    ])
  })
})
