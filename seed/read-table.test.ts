import { expect, test } from 'vitest'
import { loadSeed } from './load-seed.ts'
import { seedFiles, type WrittenRow, type WrittenTable } from './seed-files.ts'

const now = new Date('2026-11-21T12:14:00Z')

function loadWith(table: WrittenTable, index: number, change: WrittenRow) {
  const files = structuredClone(seedFiles)
  Object.assign(files[table][index] ?? {}, change)
  return loadSeed(now, files)
}

test.each<[string, WrittenTable, number, WrittenRow, string]>([
  [
    'a reference to no row',
    'documents',
    2,
    { merchantId: 'M-999' },
    'seed/rows/documents.json, row D-0003, field merchantId: "M-999" is not the id of a row in merchants.json',
  ],
  [
    'a director\u2019s missing document',
    'directors',
    0,
    { idDocument: 'D-9999' },
    'seed/rows/directors.json, row DR-01, field idDocument: "D-9999" is not the id of a row in documents.json',
  ],
  [
    'a log entry about nobody',
    'activityLog',
    0,
    { target: 'M-999' },
    'seed/rows/activity-log.json, row A-0001, field target: "M-999" is not the id of a row in merchants.json',
  ],
  [
    'a log entry by nobody',
    'activityLog',
    0,
    { user: 'AU-99' },
    'seed/rows/activity-log.json, row A-0001, field user: "AU-99" is not the id of a row in admin-users.json',
  ],
  [
    'a date that can\u2019t be read',
    'merchants',
    0,
    { createdDate: '9 days ago' },
    'seed/rows/merchants.json, row M-001, field createdDate: "9 days ago" is not a date such as "-2d 14:05"',
  ],
  [
    'a day to come',
    'users',
    0,
    { lastLogin: '+1d 10:00' },
    'seed/rows/users.json, row U-001, field lastLogin: "+1d 10:00" is not a date such as "-2d 14:05"',
  ],
  [
    'a wrong date within the sales',
    'merchants',
    1,
    { sales: { perWeek: 1, until: 'never' } },
    'seed/rows/merchants.json, row M-002, field sales.until: "never" is not a date such as "-2d 14:05"',
  ],
  [
    'an id that stands twice',
    'merchants',
    1,
    { id: 'M-001' },
    'seed/rows/merchants.json, row M-001, field id: "M-001" appears twice',
  ],
  [
    'a link\u2019s address that stands twice',
    'paymentLinks',
    1,
    { path: 'vumba-blend-1kg' },
    'seed/rows/payment-links.json, row 1043, field path: "vumba-blend-1kg" appears twice',
  ],
  [
    'a refund of more than was paid',
    'transactions',
    1,
    { amount: 9601 },
    'seed/rows/transactions.json, row TX-2, field amount: more than is left of the payment TX-1',
  ],
  [
    'a refund in the other currency',
    'transactions',
    1,
    { currency: 'ZWL' },
    'seed/rows/transactions.json, row TX-2, field currency: the payment TX-1 was in USD',
  ],
  [
    'a refund before its payment',
    'transactions',
    1,
    { date: '-6d 10:00' },
    'seed/rows/transactions.json, row TX-2, field date: the payment TX-1 is later than its refund',
  ],
  [
    'a refund of a refund',
    'transactions',
    1,
    { refundOf: 'TX-8' },
    'seed/rows/transactions.json, row TX-2, field refundOf: "TX-8" is not a payment of the same merchant',
  ],
  [
    'a case by nobody',
    'cases',
    0,
    { openedBy: 'AU-99' },
    'seed/rows/cases.json, row CS-01, field openedBy: "AU-99" is not the id of a row in admin-users.json',
  ],
  [
    'a case of a payment that arrived',
    'cases',
    0,
    { transactionId: 'TX-11' },
    'seed/rows/cases.json, row CS-01, field transactionId: "TX-11" is no payment that it could be of by then',
  ],
  [
    'a dispute before its payment',
    'disputes',
    1,
    { openedAt: '-6d 10:00' },
    'seed/rows/disputes.json, row DS-02, field transactionId: "TX-13" is no payment that it could be of by then',
  ],
])('%s is refused with its file, row and field', (_, table, index, change, message) => {
  expect(() => loadWith(table, index, change)).toThrow(message)
})

test('a new name of a merchant follows everywhere', () => {
  const before = loadSeed(now)
  const after = loadWith('merchants', 1, { name: 'Ridge Tools' })
  const { id, name } = before.merchants[1] ?? { id: '', name: '' }
  expect(JSON.stringify(before.activityLog)).toContain(name)
  expect(JSON.stringify(after.activityLog)).not.toContain(name)
  expect(
    after.activityLog.some((row) => row.merchantId === id && row.target === 'Ridge Tools'),
  ).toBe(true)
})
