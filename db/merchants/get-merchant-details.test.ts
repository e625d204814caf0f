import { paymentRow } from '#tests/support/ledger-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { memberRow } from '#tests/support/team-rows.ts'
import { expect, test } from 'vitest'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { inUsd } from '../money.ts'
import { addMerchantNote } from './business-actions.ts'
import { getMerchantDetails } from './queries.ts'

const now = new Date('2026-11-21T12:14:00.000Z')

/** Payments over several months, of two merchants: one in ZWL, one refunded, one failed. */
async function world() {
  const { db, context } = await smallWorld()
  const rows = [
    paymentRow(20, { merchantId, amount: 10_00, date: '2026-10-31T21:00:00.000Z' }),
    paymentRow(21, { merchantId, amount: 7_05, date: '2026-09-02T08:00:00.000Z' }),
    paymentRow(22, {
      merchantId,
      amount: 17_50,
      currency: 'ZWL',
      date: '2026-09-03T08:00:00.000Z',
    }),
    paymentRow(23, {
      merchantId,
      amount: 5_00,
      status: 'refunded',
      date: '2026-06-01T08:00:00.000Z',
    }),
    paymentRow(24, {
      merchantId,
      amount: 99_00,
      status: 'failed',
      date: '2026-09-04T08:00:00.000Z',
    }),
    paymentRow(25, { merchantId, amount: 88_00, date: '2026-05-31T08:00:00.000Z' }),
    paymentRow(26, { merchantId: 'M-001', amount: 77_00, date: '2026-09-04T08:00:00.000Z' }),
  ]
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  return { db, context }
}

test('the months hold what its customers paid, as an independent sum over the rows has it', async () => {
  const { db } = await world()
  const details = await getMerchantDetails(db, merchantId, now)
  const sums = new Map<string, { amount: number; payments: number }>()
  for (const row of await db.transactions.toArray()) {
    if (row.merchantId !== merchantId || row.type !== 'payment') continue
    if (row.status !== 'successful' && row.status !== 'refunded') continue
    const date = new Date(row.date)
    const month = String(new Date(date.getFullYear(), date.getMonth(), 1).getTime())
    const { amount, payments } = sums.get(month) ?? { amount: 0, payments: 0 }
    sums.set(month, { amount: amount + inUsd(row.amount, row.currency), payments: payments + 1 })
  }
  const months = details?.months ?? []
  expect(months).toHaveLength(6)
  for (const { month, amount, payments } of months)
    expect({ amount, payments }).toEqual(sums.get(String(month)) ?? { amount: 0, payments: 0 })
  expect(months.filter(({ payments }) => payments > 0)).toHaveLength(4)
  expect(months.map(({ month }) => new Date(month).getMonth())).toEqual([5, 6, 7, 8, 9, 10])
})

test('its people are its team, and users of the platform who are not in it', async () => {
  const { db } = await world()
  await db.teamMembers.add(memberRow({ merchantId, email: 'FARAI@msasapharmacy.example' }))
  await db.users.add({
    id: 'U-002',
    name: 'Other Business',
    email: 'x@x.example',
    role: 'merchant_admin',
    status: 'active',
    lastLogin: null,
    merchantId: 'M-001',
  })
  const details = await getMerchantDetails(db, merchantId, now)
  expect(details?.people.map(({ id }) => id)).toEqual([memberRow().id])
})

test('notes and lines of the log come with the newest first; an unknown merchant has nothing', async () => {
  const { db, context } = await world()
  await addMerchantNote(context, { merchantId, text: 'First', attemptId: 'n-1' })
  const later = { ...context, now: '2026-11-21T13:00:00.000Z' }
  await addMerchantNote(later, { merchantId, text: 'Second', attemptId: 'n-2' })
  const details = await getMerchantDetails(db, merchantId, now)
  expect(details?.notes.map(({ text }) => text)).toEqual(['Second', 'First'])
  expect(details?.activity.map(({ after }) => after?.['note'])).toEqual(['Second', 'First'])
  expect(details?.activityCount).toBe(2)
  expect(details?.latest[0]?.id).toBe('TX-10')
  expect(await getMerchantDetails(db, 'M-404', now)).toBeNull()
})
