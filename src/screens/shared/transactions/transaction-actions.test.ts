// Proves TXN-3.
import { expect, test } from 'vitest'
import { openDispute } from '#db/disputes/actions.ts'
import { listHeldPayments } from '#db/disputes/queries.ts'
import { refundTransaction } from '#db/payments/refund-actions.ts'
import { actionsFor } from '#src/screens/shared/row-actions.tsx'
import { actionTools } from '#tests/support/action-tools.ts'
import { cardRow, debitedRow } from '#tests/support/dispute-rows.ts'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { consoleTransactionActions, transactionActions } from './transaction-actions.tsx'

const undisputed = (over?: Parameters<typeof paymentRow>[1]) => ({
  ...paymentRow(1, over),
  isDisputed: false,
  hasCase: false,
})

/** Returns the actions that a merchant is offered for a transaction. */
const offered = (over: Parameters<typeof paymentRow>[1]) =>
  actionsFor(transactionActions, undisputed(over), actionTools()).map(({ label }) => label)

test('only a pending payment is retried, and only a successful one refunded', () => {
  expect(offered({ status: 'pending' })).toEqual([
    'View Details',
    'Download Receipt',
    'Share by WhatsApp',
    'Retry Payment',
  ])
  expect(offered({ status: 'successful' })).toEqual([
    'View Details',
    'Download Receipt',
    'Share by WhatsApp',
    'Process Refund',
  ])
  expect(offered({ status: 'refunded' })).toEqual([
    'View Details',
    'Download Receipt',
    'Share by WhatsApp',
  ])
  // Nothing was received of a failed payment.
  expect(offered({ status: 'failed' })).toEqual(['View Details'])
})

test('what was charged and not received is reported, once', () => {
  const charged = debitedRow(1)
  expect(offered(charged)).toEqual(['View Details', 'Report this'])
  const reported = { ...undisputed(charged), hasCase: true }
  const labels = actionsFor(transactionActions, reported, actionTools()).map(({ label }) => label)
  expect(labels).not.toContain('Report this')
})

test('neither is offered for a refund, nor for a payout, which waits for its bank', () => {
  const neither = ['View Details', 'Download Receipt', 'Share by WhatsApp']
  expect(offered({ type: 'refund', status: 'successful' })).toEqual(neither)
  for (const status of ['pending', 'successful'] as const)
    expect(offered({ type: 'payout', status })).toEqual(neither)
})

test('staff refund what the merchant may, and retry nothing', () => {
  const labels = (status: 'pending' | 'successful') =>
    actionsFor(consoleTransactionActions, undisputed({ status }), actionTools()).map(
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
    actionsFor(transactionActions, undisputed(), tools)
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

test.each([
  ['a payment', {}, false, true],
  ['a disputed payment', {}, true, false],
  ['a payment refunded in part', { refunded: 5_00 }, false, true],
  ['a refunded payment', { status: 'refunded', refunded: 45_00 }, false, false],
  ['a failed payment', { status: 'failed' }, false, false],
  ['a refund', { type: 'refund' }, false, false],
] as const)(
  '%s is offered a refund where the action takes it',
  async (_what, over, dispute, is) => {
    const { db, context } = await ledgerDatabase(cardRow(30, over))
    if (dispute)
      await openDispute(context, { transactionId: 'TX-30', reason: 'duplicate', attemptId: 'd' })
    const isDisputed = (await listHeldPayments(db)).has('TX-30')
    const row = { ...cardRow(30, over), isDisputed, hasCase: false }
    for (const actions of [transactionActions, consoleTransactionActions])
      expect(actions.find(({ id }) => id === 'refund')?.allowed?.(row)).toBe(is)
    const refund = refundTransaction(context, {
      id: 'TX-30',
      amount: 1_00,
      reason: 'Back',
      attemptId: 'r',
    })
    expect(
      await refund.then(
        () => true,
        () => false,
      ),
    ).toBe(is)
  },
)
