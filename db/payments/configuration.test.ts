import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import { updateFees } from './fee-actions.ts'
import { setPaymentMethodEnabled } from './method-actions.ts'

const ecocash = {
  id: 'ecocash',
  name: 'EcoCash',
  type: 'Mobile Money',
  provider: 'Econet Wireless',
  enabled: true,
  transactionFee: 2.5,
} as const

const fee = {
  id: 'ecocash',
  paymentMethod: 'EcoCash',
  type: 'Mobile Money',
  merchantFee: 2.5,
  customerFee: 0,
  flatFee: 50,
} as const

describe('switching a payment method', () => {
  test('changes it and logs before and after', async () => {
    const db = memoryDatabase()
    await db.paymentMethods.add(ecocash)
    await setPaymentMethodEnabled(contextFor(db), { id: 'ecocash', enabled: false })
    expect((await db.paymentMethods.get('ecocash'))?.enabled).toBe(false)
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        target: 'EcoCash',
        type: 'configuration',
        before: { enabled: true },
        after: { enabled: false },
      },
    ])
  })

  test('to the state it has is refused and logs nothing', async () => {
    const db = memoryDatabase()
    await db.paymentMethods.add(ecocash)
    await expect(
      setPaymentMethodEnabled(contextFor(db), { id: 'ecocash', enabled: true }),
    ).rejects.toMatchObject({ code: 'no-change' })
    expect(await db.activityLog.count()).toBe(0)
  })

  test('that does not exist is refused', async () => {
    await expect(
      setPaymentMethodEnabled(contextFor(memoryDatabase()), { id: 'visa', enabled: true }),
    ).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('saving fees', () => {
  test('changes only what is given, with a log row a method', async () => {
    const db = memoryDatabase()
    await db.fees.bulkAdd([fee, { ...fee, id: 'onemoney', paymentMethod: 'OneMoney' }])
    await updateFees(contextFor(db), [
      { id: 'ecocash', merchantFee: 2.7 },
      { id: 'onemoney', flatFee: 35 },
    ])
    expect(await db.fees.get('ecocash')).toEqual({
      ...fee,
      merchantFee: 2.7,
      editedAt: '2026-11-21T12:00:00.000Z',
    })
    expect(await db.fees.get('onemoney')).toMatchObject({ merchantFee: 2.5, flatFee: 35 })
    expect(await db.activityLog.count()).toBe(2)
  })

  test.each([
    [
      'an unknown method',
      [{ id: 'ecocash', merchantFee: 1 } as const, { id: 'visa', flatFee: 1 } as const],
      'not-found',
    ],
    ['a flat fee above the largest', [{ id: 'ecocash', flatFee: 100_01 } as const], 'invalid'],
    ['a percentage below 0', [{ id: 'ecocash', merchantFee: -5 } as const], 'invalid'],
    ['a percentage above 100', [{ id: 'ecocash', customerFee: 500 } as const], 'invalid'],
    ['nothing', [], 'no-change'],
    ['the figures that it has', [{ id: 'ecocash', merchantFee: 2.5 } as const], 'no-change'],
  ])('is refused for %s and saves none', async (_what, changes, code) => {
    const db = memoryDatabase()
    await db.fees.add(fee)
    await refuses({ db }, code, () => updateFees(contextFor(db), changes))
  })
})
