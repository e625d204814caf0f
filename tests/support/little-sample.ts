import type { TableRows } from '#db/tables.ts'
import { sampleRows } from './sample.ts'

const near = new Set(['M-001', 'M-002'])

/**
 * Returns the sample with a tenth of its payments, for tests that write it or replace it and don't look at its figures:
 * those of two merchants in the four weeks before `seedTime`, and those that other rows name.
 */
export function littleSample(since = '2026-10-24'): TableRows {
  const { transactions, payouts, notifications, ...others } = sampleRows()
  const news = notifications.filter(({ createdAt }) => createdAt > since)
  const paidOut = payouts.filter(({ requestedAt }) => requestedAt > since)
  const named = new Set(JSON.stringify([others, news, paidOut]).match(/TX-\d+/g))
  const isKept = ({ id, merchantId, date }: { id: string; merchantId: string; date: string }) =>
    named.has(id) || (near.has(merchantId) && date > since)
  const kept = transactions.filter(isKept)
  // A refund without its payment, or a payment without its refund, would be a mistake.
  const ids = new Set(kept.flatMap(({ id, refundOf }) => [id, refundOf ?? id]))
  return {
    ...others,
    notifications: news,
    payouts: paidOut,
    transactions: transactions.filter(({ id, refundOf = id }) => ids.has(id) || ids.has(refundOf)),
  }
}
