// Proves ADM-7.
import { later } from '#tests/support/ledger-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { ecocash, smallWorld } from '#tests/support/small-world.ts'
import { expect, test } from 'vitest'
import { revertFees, updateFees } from './fee-actions.ts'
import { listFeeChanges } from './fee-queries.ts'
import { setPaymentMethodEnabled } from './method-actions.ts'

test('going back to a change gives the figures before it, as a new change with its own line', async () => {
  const { db, context } = await smallWorld()
  await updateFees(context, [{ id: 'ecocash', merchantFee: 2.9, flatFee: 20 }])
  await updateFees(later(context, 1), [{ id: 'ecocash', merchantFee: 3.1 }])
  const [, first] = await listFeeChanges(db)
  const back = later(context, 2)
  await revertFees(back, { entryId: first?.id ?? '' })
  expect(await db.fees.get('ecocash')).toEqual({ ...ecocash, editedAt: back.now })
  expect(await listFeeChanges(db)).toMatchObject([
    {
      paymentMethod: 'EcoCash',
      user: context.actor.name,
      at: back.now,
      from: { merchantFee: 3.1, flatFee: 20 },
      to: { merchantFee: 2.5, flatFee: 10 },
      wentBack: true,
    },
    {
      from: { merchantFee: 2.9, flatFee: 20 },
      to: { merchantFee: 3.1, flatFee: 20 },
      wentBack: false,
    },
    { from: { merchantFee: 2.5, flatFee: 10 }, to: { merchantFee: 2.9, flatFee: 20 } },
  ])
})

test('a customer fee leaves what merchants pay as it is', async () => {
  const { db, context } = await smallWorld()
  await updateFees(context, [{ id: 'ecocash', customerFee: 2 }])
  expect(await db.fees.get('ecocash')).toEqual({ ...ecocash, customerFee: 2 })
})

test('what is no change of fees, and what the fees are already, is refused', async () => {
  const { db, context } = await smallWorld()
  await setPaymentMethodEnabled(context, { id: 'ecocash', enabled: false })
  const [switched] = await db.activityLog.toArray()
  const entryId = switched?.id ?? ''
  await refuses({ db }, 'not-found', () => revertFees(context, { entryId }))
  await refuses({ db }, 'not-found', () => revertFees(context, { entryId: 'A-9999' }))
  await updateFees(later(context, 1), [{ id: 'ecocash', merchantFee: 2.9 }])
  await updateFees(later(context, 2), [{ id: 'ecocash', merchantFee: 2.5 }])
  const [, first] = await listFeeChanges(db)
  await refuses({ db }, 'no-change', () => revertFees(context, { entryId: first?.id ?? '' }))
})
