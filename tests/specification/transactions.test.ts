// Proves TXN-1.
import { expect, test } from 'vitest'
import { dateRangeIds } from '#db/days.ts'
import { formatDateTime, formatMoney } from '#db/text/format.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import {
  consoleStatuses,
  methodTiles,
  transactionStatusLooks,
  transactionTypeLabels,
} from '#src/rules/transactions.ts'

test('section 8: the words of the transactions', () => {
  expect(transactionMessages.noTransactions).toBe('No transactions found.')
  expect(transactionMessages.wouldExport).toBe('Export functionality would be triggered here')
  expect(transactionMessages.wouldOpenNewTransaction).toBe('New Transaction form would open here')
  expect(transactionMessages.wouldViewDetails('TX-1')).toBe('Viewing details for TX-1')
  expect(transactionMessages.wouldDownloadReceipt('TX-1')).toBe(
    'Receipt for TX-1 would be downloaded',
  )
  expect(transactionMessages.wouldRetry('TX-1')).toBe('Payment TX-1 would be retried')
  expect(transactionMessages.wouldRefund('TX-1')).toBe('Refund process for TX-1 would be initiated')
})

test('sections 2 and 4: statuses, methods, date ranges and types', () => {
  expect(Object.keys(transactionStatusLooks)).toEqual([
    'successful',
    'pending',
    'failed',
    'refunded',
  ])
  for (const method of ['ecocash', 'onemoney', 'innbucks', 'zimswitch', 'visa', 'mastercard'])
    expect(Object.keys(methodTiles)).toContain(method)
  expect(dateRangeIds).toEqual(['all', 'today', 'yesterday', 'thisWeek', 'thisMonth', 'custom'])
  expect(Object.values(transactionTypeLabels)).toEqual([
    'Payment',
    'Refund',
    'Payout',
    'Adjustment',
  ])
})

test('section 2: the console calls a successful transaction completed', () => {
  expect(consoleStatuses.successful.label).toBe('Completed')
})

test('section 9: amounts with 2 decimals, dates as short month, day, year with 12-hour time', () => {
  expect(formatMoney(128_450, 'USD')).toBe('$1,284.50')
  expect(formatDateTime(new Date(2025, 10, 21, 14, 14).toISOString())).toBe('Nov 21, 2025, 2:14 PM')
})
