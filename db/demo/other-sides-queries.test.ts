// Proves DEMO-7.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { expect, test } from 'vitest'
import { payLink } from '../links/pay-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { actAs } from '../people/sign-in-actions.ts'
import { getOtherSides } from './other-sides-queries.ts'

async function paid() {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow())
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  const payment = { linkId: '1042', amount: 18_00, currency: 'USD', customer: '' } as const
  const wallet = { paymentMethod: 'ecocash', account: '0771111111', attemptId: 'p-1' } as const
  const row = await payLink(context, { ...payment, ...wallet })
  return { db, context, row }
}

test('a payment leads to its merchant’s Admin once it is taken, and to the console while the merchant waits', async () => {
  const { db, context, row } = await paid()
  const sides = { transactionId: row.id, memberId: 'TM-01', invoiceId: null, waitingId: 'M-001' }
  await settleDue(later(context, 2_000))
  expect(await getOtherSides(db, 'p-1')).toEqual(sides)
  await db.merchants.update('M-001', { approvalStatus: 'APPROVED' })
  await db.paymentLinks.update('1042', { invoiceId: 'IN-01' })
  expect(await getOtherSides(db, 'p-1')).toMatchObject({ waitingId: null, invoiceId: 'IN-01' })
})

test.each([
  ['pending', false],
  ['failed', false],
  ['successful', true],
  ['refunded', true],
] as const)('a payment that is %s has other sides: %s', async (status, has) => {
  const { db, row } = await paid()
  await db.transactions.update(row.id, { status })
  expect((await getOtherSides(db, 'p-1')) !== null).toBe(has)
})

test('whoever acts for the merchant already goes on', async () => {
  const { db, context } = await paid()
  await settleDue(later(context, 2_000))
  await actAs(context, { as: 'member', id: 'TM-02' })
  expect(await getOtherSides(db, 'p-1')).toMatchObject({ memberId: 'TM-02' })
})

test('without such a payment, or anybody to act as, there is no other side', async () => {
  const { db, context } = await paid()
  await settleDue(later(context, 2_000))
  expect(await getOtherSides(db, 'p-2')).toBeNull()
  await db.teamMembers.clear()
  expect(await getOtherSides(db, 'p-1')).toBeNull()
})
