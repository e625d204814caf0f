// Proves DEMO-5.
import { expect, test } from 'vitest'
import { loadSeedWith } from '#tests/support/load-seed-with.ts'
import type { WrittenRow } from './seed-files.ts'
import type { WrittenTable } from './written-rows.ts'

test.each<[string, WrittenTable, number, WrittenRow, string]>([
  [
    'a refund of more than was paid',
    'transactions',
    1,
    { amount: 9601 },
    'seed/rows/transactions.json, row TX-2, field amount: is more than is left of the payment TX-1',
  ],
  [
    'a refund in the other currency',
    'transactions',
    1,
    { currency: 'ZWL', paymentMethod: 'ecocash' },
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
    'a case of a payment that arrived',
    'cases',
    0,
    { transactionId: 'TX-11' },
    'seed/rows/cases.json, row CS-01, field transactionId: "TX-11" is not a payment that had failed by mobile money by then',
  ],
  [
    'a dispute before its payment',
    'disputes',
    1,
    { openedAt: '-6d 10:00' },
    'seed/rows/disputes.json, row DS-02, field transactionId: "TX-13" is not a payment that had succeeded by card by then',
  ],
  [
    'opening hours that end before they begin',
    'merchants',
    1,
    { sales: { perWeek: 1, hours: [17, 8] } },
    'seed/rows/merchants.json, row M-002, field sales.hours: must open before it closes',
  ],
  [
    'an active merchant that never joined',
    'merchants',
    1,
    { joinDate: null },
    'seed/rows/merchants.json, row M-002, field joinDate: is missing: the status "active" needs it',
  ],
  [
    'a pending merchant without a priority',
    'merchants',
    0,
    { priority: undefined },
    'seed/rows/merchants.json, row M-001, field priority: is missing: the status "pending" needs it',
  ],
  [
    'a merchant that is younger than its first link',
    'merchants',
    0,
    { createdDate: '-9d 09:20' },
    'seed/rows/payment-links.json, row 1042, field createdAt: is before "createdDate" of M-001',
  ],
  [
    'a payment before its link',
    'transactions',
    5,
    { date: '-170d 12:00' },
    'seed/rows/transactions.json, row TX-6, field linkId: 1042 was created after this payment',
  ],
  [
    'a payment of a link at another price',
    'transactions',
    5,
    { amount: 1900 },
    'seed/rows/transactions.json, row TX-6, field amount: must be 1800, the price of the link 1042',
  ],
  [
    'a link that is expired too early',
    'paymentLinks',
    0,
    { status: 'expired' },
    'seed/rows/payment-links.json, row 1042, field status: must be "expired" once "expiresAt" has passed, and not before',
  ],
  [
    'a link without a price or bounds',
    'paymentLinks',
    0,
    { amount: null },
    'seed/rows/payment-links.json, row 1042, field sales: needs "from" and "to", because the customer chooses the amount',
  ],
  [
    'an identity paper that was approved without its number',
    'directors',
    0,
    { idNumber: undefined },
    'seed/rows/directors.json, row DR-01, field idNumber: is missing: D-0005 was approved with it',
  ],
  [
    'an identity number whose letter is another’s',
    'directors',
    0,
    { idNumber: '75-219046 A 75' },
    'seed/rows/directors.json, row DR-01, field idNumber: The letter A doesn’t match the digits.',
  ],
  [
    'an account number that its bank does not have',
    'bankAccounts',
    0,
    { number: '0432017762' },
    'seed/rows/bank-accounts.json, row BA-01, field number: CBZ Bank account numbers have 14 digits',
  ],
  [
    'an act by somebody who was added later',
    'activityLog',
    8,
    { user: 'AU-07', timestamp: '-40d 10:00' },
    'seed/rows/activity-log.json, row A-0009, field timestamp: is before AU-07 was added',
  ],
  [
    'a document that was rejected, of a business approved with it',
    'documents',
    5,
    { status: 'rejected', rejectionReason: 'Too small to read' },
    'seed/rows/documents.json, row D-0006, field status: must be "approved": M-002 was approved with it',
  ],
  [
    'a weekly report that ran on another day',
    'activityLog',
    48,
    { timestamp: '-6d 06:30' },
    'seed/rows/activity-log.json, row A-0050, field timestamp: is not a run of Weekly Revenue',
  ],
  [
    'a report that the log says was generated at another time',
    'reportTemplates',
    3,
    { lastGenerated: '-2d 10:12' },
    'seed/rows/report-templates.json, row RT-4, field lastGenerated: is not the last time that the activity log says',
  ],
  [
    'mail to an address that somebody may have',
    'merchants',
    1,
    { email: 'hello@vumbacoffee.co.zw' },
    'seed/rows/merchants.json, row M-002, field email: must end in ".example", which belongs to nobody',
  ],
])('%s is refused with its file, row and field', (_, table, index, change, message) => {
  expect(() => loadSeedWith(table, index, change)).toThrow(message)
})
