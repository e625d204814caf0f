import { ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { expect, test } from 'vitest'
import type { ActionInput } from '../all-actions.ts'
import { payLink } from '../links/pay-actions.ts'
import { createTransaction } from './entry-actions.ts'
import { getLastMethod } from './queries.ts'

const payment: Omit<ActionInput<'payLink'>, 'attemptId'> = {
  linkId: '1042',
  amount: 18_00,
  currency: 'USD',
  customer: '',
  paymentMethod: 'ecocash',
  account: '0771111111',
}

async function withLink() {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow())
  return { db, context }
}

test('is that of the last payment that was made here, whether or not it will arrive', async () => {
  const { db, context } = await withLink()
  // Attempt ids are unordered; the most recently entered one counts.
  await payLink(context, { ...payment, paymentMethod: 'visa', attemptId: 'z' })
  expect(await getLastMethod(db)).toBe('visa')
  const failing = { paymentMethod: 'onemoney', account: '0774444444' } as const
  await payLink(context, { ...payment, ...failing, attemptId: 'a' })
  expect(await getLastMethod(db)).toBe('onemoney')
})

test('is none before the first: the sample’s payments and the merchant’s entries are no payer’s', async () => {
  const { db, context } = await withLink()
  await db.transactions.add(paymentRow(900, { linkId: '1042', paymentMethod: 'visa' }))
  await db.transactions.add(
    paymentRow(901, { linkId: '1042', type: 'refund', attemptId: 'r', paymentMethod: 'visa' }),
  )
  expect(await getLastMethod(db)).toBeNull()
  await createTransaction(context, {
    merchantId: 'M-001',
    customer: 'Rudo Chikomo',
    amount: 18_00,
    currency: 'USD',
    paymentMethod: 'onemoney',
    type: 'payment',
    reference: '',
    account: '0711111111',
    attemptId: 'm',
  })
  expect(await getLastMethod(db)).toBeNull()
})
