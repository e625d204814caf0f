import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { expect, test } from 'vitest'
import { updateFees } from './fee-actions.ts'
import { listFees, listPaymentMethods } from './queries.ts'

const mobile = { type: 'Mobile Money' } as const
const method = { ...mobile, provider: 'x', enabled: true, transactionFee: 2 } as const
const fee = { ...mobile, merchantFee: 2, customerFee: 0, flatFee: 30 } as const

test('a method costs what the fee structure says, and both count the same volume', async () => {
  const now = new Date(2026, 10, 21, 12)
  const { db, context } = await ledgerDatabase(
    paymentRow(1, { date: new Date(2026, 9, 23).toISOString() }),
    paymentRow(2, { date: new Date(2026, 9, 22, 23).toISOString() }),
  )
  await db.paymentMethods.bulkAdd([
    { ...method, id: 'onemoney', name: 'OneMoney' },
    { ...method, id: 'ecocash', name: 'EcoCash' },
  ])
  await db.fees.bulkAdd([
    { ...fee, id: 'onemoney', paymentMethod: 'OneMoney' },
    { ...fee, id: 'ecocash', paymentMethod: 'EcoCash' },
  ])
  await updateFees(context, [{ id: 'ecocash', merchantFee: 2.6 }])
  expect(await listPaymentMethods(db, now)).toMatchObject([
    { id: 'ecocash', terms: { percentage: 2.6, fixedFee: 30 }, volume: 45_00 },
    { id: 'onemoney', terms: { percentage: 2, fixedFee: 30 }, volume: 0 },
  ])
  expect(await listFees(db, now)).toMatchObject([
    { id: 'ecocash', merchantFee: 2.6, volume: 45_00 },
    { id: 'onemoney', merchantFee: 2, volume: 0 },
  ])
})

test('a method has its share of the volume of all methods, and its 30 days', async () => {
  const now = new Date(2026, 10, 21, 12)
  const on = (day: number) => new Date(2026, 10, day, 9).toISOString()
  const { db } = await ledgerDatabase(
    paymentRow(1, { date: on(21), amount: 30_00 }),
    paymentRow(2, { date: on(19), amount: 30_00 }),
    paymentRow(3, { date: on(19), amount: 20_00, paymentMethod: 'omari' }),
    paymentRow(4, { date: on(19), amount: 90_00, status: 'failed' }),
  )
  await db.paymentMethods.add({ ...method, id: 'ecocash', name: 'EcoCash' })
  const [ecocash] = await listPaymentMethods(db, now)
  expect(ecocash).toMatchObject({ volume: 60_00, share: 75 })
  expect(ecocash?.days).toHaveLength(30)
  expect(ecocash?.days.slice(-3)).toEqual([30_00, 0, 30_00])
})
