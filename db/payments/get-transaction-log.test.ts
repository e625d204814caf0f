import { ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { expect, test } from 'vitest'
import { payLink } from '../links/pay-actions.ts'
import { getTransactionLog } from './queries.ts'
import { refundTransaction } from './refund-actions.ts'

test('a transaction’s log has what made it and what was done to it, the newest first, and no other’s', async () => {
  const { db, context } = await ledgerDatabase(paymentRow(1), paymentRow(2))
  const link = linkRow()
  await db.paymentLinks.add(link)
  for (const id of ['TX-1', 'TX-2'])
    await refundTransaction(context, { id, amount: 5_00, reason: 'Torn', attemptId: id })
  const merchantId = 'M-001'
  expect(await getTransactionLog(db, { id: 'TX-1', merchantId })).toMatchObject([
    { action: 'Partly refunded payment', target: 'TX-1' },
  ])
  const paid = await payLink(context, {
    linkId: link.id,
    amount: link.amount ?? 18_00,
    currency: link.currency,
    customer: 'Rudo Chikomo',
    paymentMethod: 'ecocash',
    account: '0771111111',
    attemptId: 'a-9',
  })
  expect(await getTransactionLog(db, paid)).toMatchObject([{ action: 'Paid payment link' }])
})
