// Proves HOME-2.
import { expect, test } from 'vitest'
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { sampleRows } from '#tests/support/sample.ts'
import type { ActionContext } from '../action.ts'
import { resetToSeed } from '../demo/replace-all.ts'
import { getLastChange } from '../ledger/numbering.ts'
import { addTransactions, ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { payLink } from '../links/pay-actions.ts'
import { listArrivals } from './arrival-queries.ts'
import { refundTransaction } from './refund-actions.ts'
import { settleDue } from './settling-actions.ts'

const payment = {
  linkId: '1042',
  amount: 18_00,
  currency: 'USD',
  customer: 'Rudo Chikomo',
  paymentMethod: 'ecocash',
  account: '0771111111',
} as const

/** A ledger with a sample payment, looked at from now on. */
async function watched() {
  const { db, context } = await ledgerDatabase(paymentRow(10))
  await db.paymentLinks.bulkAdd([
    linkRow(),
    linkRow({ id: '2000', merchantId: 'M-002', path: 'aspirin', name: 'Aspirin' }),
  ])
  const start = await getLastChange(db)
  const arrived = async (after = start) =>
    (await listArrivals(db, 'M-001', after)).map(({ payment: { id } }) => id)
  return { db, context, arrived }
}

const pay = (
  context: ActionContext,
  attemptId: string,
  over: Partial<typeof payment> | object = {},
) => payLink(context, { ...payment, attemptId, ...over })

test('a payment arrives when it has settled, once, and not when it fails or is another merchant’s', async () => {
  const { db, context, arrived } = await watched()
  const { id } = await pay(context, 'one')
  await pay(context, 'two', { account: '0774444444' })
  await pay(context, 'three', { linkId: '2000' })
  expect(await arrived()).toEqual([])
  const after = later(context, 5_000)
  await settleDue(after, undefined)
  expect(await arrived()).toEqual([id])
  expect(await arrived(await getLastChange(db))).toEqual([])

  await refundTransaction(after, { id, amount: 5_00, reason: 'Half empty', attemptId: 'r' })
  expect(await arrived()).toEqual([])
})

test('several arrive in the order in which they settled', async () => {
  const { context, arrived } = await watched()
  const first = await pay(context, 'one', { account: '0772222222' })
  const second = await pay(context, 'two')
  await settleDue(later(context, 5_000), undefined)
  await settleDue(later(context, 60_000), undefined)
  expect(await arrived()).toEqual([second.id, first.id])
})

test('old rows that are written again, a reset and a large merchant’s rows have not arrived', async () => {
  const { db, arrived } = await watched()
  await db.transaction('rw', ledgerTables, async () => {
    await putTransactions(db, paymentRow(10, { customer: 'Rudo C.' }))
    await addTransactions(db, [paymentRow(11), paymentRow(12)])
  })
  expect(await arrived()).toEqual([])
  const sample = sampleRows()
  await resetToSeed(db, { ...sample, transactions: sample.transactions.slice(0, 100) })
  expect(await arrived()).toEqual([])
})
