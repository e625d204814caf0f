import { ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { expect, test } from 'vitest'
import { deletePaymentLink } from './actions.ts'
import { getCheckout, getLinkPayment, getNewestReceipt } from './checkout-queries.ts'
import { payLink } from './pay-actions.ts'

const payment = {
  linkId: '1042',
  amount: 18_00,
  currency: 'USD',
  customer: 'Rudo Chikomo',
  paymentMethod: 'ecocash',
  account: '0771111111',
  attemptId: 'one',
} as const

async function withLink() {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow())
  return { db, context }
}

test('a link’s page knows the link, who is paid, and the methods that are off', async () => {
  const { db } = await withLink()
  const shared = { type: 'Mobile Money', provider: 'x', transactionFee: 2.5 } as const
  await db.paymentMethods.bulkAdd([
    { id: 'ecocash', name: 'EcoCash', enabled: false, ...shared },
    { id: 'onemoney', name: 'OneMoney', enabled: true, ...shared },
  ])
  expect(await getCheckout(db, 'vumba-blend-1kg')).toMatchObject({
    link: { id: '1042' },
    merchant: { paymentLimit: 500_00 },
    disabledMethods: ['ecocash'],
  })
})

test('an unknown path has no page', async () => {
  const { db } = await withLink()
  expect(await getCheckout(db, 'vumba-blend')).toBeNull()
  expect(await getCheckout(db, '')).toBeNull()
})

test('a payment is there for its payer, also when the link is deleted', async () => {
  const { db, context } = await withLink()
  const { id } = await payLink(context, payment)
  expect(await getLinkPayment(db, 'one')).toMatchObject({
    payment: { id, amount: 18_00 },
    linkName: 'Vumba Blend, 1 kg',
    path: 'vumba-blend-1kg',
  })
  await deletePaymentLink(context, '1042')
  expect(await getLinkPayment(db, 'one')).toMatchObject({ linkName: 'Link 1042', path: null })
})

test('a receipt has no address that could be counted up to, and the sample’s payments have none', async () => {
  const { db, context } = await withLink()
  const { id } = await payLink(context, payment)
  await db.transactions.add(paymentRow(10, { linkId: '1042' }))
  for (const guess of [id, 'TX-10', '', 'undefined'])
    expect(await getLinkPayment(db, guess)).toBeNull()
})

test('an unknown attempt, and a transaction that no link was paid with, are nobody’s receipt', async () => {
  const { db, context } = await withLink()
  expect(await getLinkPayment(db, 'one')).toBeNull()
  const { id } = await payLink(context, payment)
  await db.transactions.update(id, { type: 'refund' })
  expect(await getLinkPayment(db, 'one')).toBeNull()
})

test('of the attempts that a payer has kept, the newest that succeeded is their receipt', async () => {
  const { db, context } = await withLink()
  const attempts = ['one', 'two', 'three'] as const
  for (const [at, attemptId] of attempts.entries()) {
    const { id } = await payLink(context, { ...payment, attemptId })
    await db.transactions.update(id, { date: `2026-11-21T12:0${at}:00.000Z` })
  }
  expect(await getNewestReceipt(db, attempts)).toBeNull()
  const settle = (attemptId: string, status: 'successful' | 'failed') =>
    db.transactions.where('attemptId').equals(attemptId).modify({ status })
  await settle('one', 'successful')
  await settle('two', 'successful')
  await settle('three', 'failed')
  const newest = async (...kept: string[]) =>
    (await getNewestReceipt(db, kept))?.payment.attemptId ?? null
  expect(await newest(...attempts)).toBe('two')
  expect(await newest('one', 'three')).toBe('one')
  expect(await newest('three', 'unknown')).toBeNull()
  expect(await newest()).toBeNull()
})
