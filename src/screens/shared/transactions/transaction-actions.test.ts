// Proves TXN-3.
import { cardRow } from '#tests/support/dispute-rows.ts'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { expect, test } from 'vitest'
import { openDispute } from '#db/disputes/actions.ts'
import { listHeldPayments } from '#db/disputes/queries.ts'
import { refundTransaction } from '#db/payments/refund-actions.ts'
import { consoleTransactionActions, transactionActions } from './transaction-actions.tsx'

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
    const row = { ...cardRow(30, over), isDisputed }
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
