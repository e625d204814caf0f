// Proves TXN-3.
import { expect, test } from 'vitest'
import { actionsFor } from '#src/screens/shared/row-actions.tsx'
import { actionTools } from '#tests/support/action-tools.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { consoleTransactionActions, transactionActions } from './transaction-actions.tsx'

/** Returns the actions that a merchant is offered for a transaction. */
const offered = (over: Parameters<typeof paymentRow>[1]) =>
  actionsFor(transactionActions, paymentRow(1, over), actionTools()).map(({ label }) => label)

test('only a pending payment is retried, and only a successful one refunded', () => {
  expect(offered({ status: 'pending' })).toEqual([
    'View Details',
    'Download Receipt',
    'Retry Payment',
  ])
  expect(offered({ status: 'successful' })).toEqual([
    'View Details',
    'Download Receipt',
    'Process Refund',
  ])
  for (const status of ['failed', 'refunded'] as const)
    expect(offered({ status })).toEqual(['View Details', 'Download Receipt'])
})

test('neither is offered for a refund, nor for a payout, which waits for its bank', () => {
  const neither = ['View Details', 'Download Receipt']
  expect(offered({ type: 'refund', status: 'successful' })).toEqual(neither)
  for (const status of ['pending', 'successful'] as const)
    expect(offered({ type: 'payout', status })).toEqual(neither)
})

test('staff refund what the merchant may, and retry nothing', () => {
  const labels = (status: 'pending' | 'successful') =>
    actionsFor(consoleTransactionActions, paymentRow(1, { status }), actionTools()).map(
      ({ label }) => label,
    )
  expect(labels('successful')).toContain('Process Refund')
  expect(labels('pending')).not.toContain('Process Refund')
  expect(labels('pending')).not.toContain('Retry Payment')
})

test('in dry run each says its own words, and opens nothing', async () => {
  const said: string[] = []
  const tools = actionTools({
    dryRun: async (words) => {
      said.push(words)
      return true
    },
  })
  for (const id of ['view', 'download', 'refund'])
    actionsFor(transactionActions, paymentRow(1), tools)
      .find((each) => each.id === id)
      ?.onSelect()
  await expect
    .poll(() => said)
    .toEqual([
      'Viewing details for TX-1',
      'Receipt for TX-1 would be downloaded',
      'Refund process for TX-1 would be initiated',
    ])
})
