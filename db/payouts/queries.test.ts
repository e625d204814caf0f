import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { bankAccountRow, payoutRow } from '#tests/support/money-rows.ts'
import { getPayout, listPayouts } from './queries.ts'

const own = { merchantId: 'M-002', type: 'payout', fee: 0 } as const

test('all payouts of the ledger, those entered by hand too, the newest first, and what the total holds besides', async () => {
  const { db } = await ledgerDatabase(
    paymentRow(15, { ...own, amount: 20_00 }),
    paymentRow(16, { ...own, amount: 40_00, fee: 1_00 }),
    paymentRow(17, { ...own, merchantId: 'M-001' }),
    paymentRow(18, { ...own, amount: 7_00, status: 'pending' }),
  )
  await db.payouts.add(payoutRow({ status: 'paid', endedAt: '2026-11-21T08:00:00.000Z' }))
  await db.bankAccounts.add(bankAccountRow())
  const found = await listPayouts(db, 'M-002')
  expect(found.payouts.map(({ id, status }) => [id, status])).toEqual([
    ['PO-01', 'paid'],
    ['TX-18', 'in-transit'],
    ['TX-15', 'paid'],
  ])
  expect(found.balances.USD.paidOut).toBe(59_00)
  expect(found).toMatchObject({
    nextSettlement: null,
    settings: null,
    accounts: [{ id: 'BA-01' }],
  })
})

test('a payout is found by its merchant alone', async () => {
  const { db } = await ledgerDatabase()
  await db.payouts.add(payoutRow())
  expect(await getPayout(db, 'M-002', 'PO-01')).toMatchObject({
    payout: { id: 'PO-01' },
    merchant: { name: 'Msasa Pharmacy' },
    contents: { lines: [], rest: { amount: 40_00, of: null }, total: 40_00 },
  })
  expect(await getPayout(db, 'M-001', 'PO-01')).toBeNull()
  expect(await getPayout(db, 'M-002', 'PO-02')).toBeNull()
})
