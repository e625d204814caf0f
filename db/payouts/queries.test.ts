import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { bankAccountRow, payoutRow } from '#tests/support/money-rows.ts'
import { getPaymentCourse, getPayout, getPayoutOf, listPayouts } from './queries.ts'

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

test('a payment’s money: when it is available, and the payouts that carry it, whole or in part', async () => {
  const payment = { merchantId: 'M-002' } as const
  const tomorrow = '2026-11-02T08:20:00.000Z'
  const { db } = await ledgerDatabase(
    paymentRow(10, payment),
    paymentRow(11, payment),
    paymentRow(20, { ...payment, availableAt: tomorrow }),
    paymentRow(21, { ...payment, status: 'failed' }),
    paymentRow(22, { ...payment, status: 'refunded', refunded: 45_00 }),
    paymentRow(23, { ...payment, type: 'adjustment' }),
  )
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString()
  // $43.67 of the first, and $16.33 of the second.
  const first = payoutRow({ amount: 60_00, carriesUpTo: at(15), status: 'paid' })
  const back = payoutRow({ id: 'PO-02', carriesUpTo: at(15), status: 'failed', attemptId: 'b' })
  await db.payouts.bulkAdd([first, back])
  const paidOut = [{ id: 'PO-01', status: 'paid' }]
  expect(await getPaymentCourse(db, 'TX-10')).toEqual({ availableAt: at(10), payouts: paidOut })
  expect(await getPaymentCourse(db, 'TX-11')).toEqual({ availableAt: at(11), payouts: paidOut })
  expect(await getPaymentCourse(db, 'TX-20')).toEqual({ availableAt: tomorrow, payouts: [] })
  for (const id of ['TX-21', 'TX-22', 'TX-23', 'TX-99'])
    expect(await getPaymentCourse(db, id)).toBeNull()
})

test('the payout of a transaction, but of none that was entered by hand', async () => {
  const { db } = await ledgerDatabase()
  await db.payouts.add(payoutRow())
  expect(await getPayoutOf(db, { id: 'TX-16', merchantId: 'M-002' })).toMatchObject({ id: 'PO-01' })
  expect(await getPayoutOf(db, { id: 'TX-17', merchantId: 'M-002' })).toBeNull()
})
