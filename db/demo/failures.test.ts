// Proves DEMO-14.
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'
import { setFault, setNextPayment, takeFault } from './actions.ts'
import { getDemoSettings } from './queries.ts'

const armed = { at: 'payout', how: 'fails' } as const

test('nothing goes wrong until it is asked for', async () => {
  const db = memoryDatabase()
  expect(await takeFault(contextFor(db), ['payout'])).toBeNull()
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: false })
})

test('what is armed is met by one of two acts of its kind, once, and by no other', async () => {
  const db = memoryDatabase()
  await setFault(contextFor(db), armed)
  expect(await takeFault(contextFor(db), ['upload', 'storage'])).toBeNull()
  const taken = await Promise.all([
    takeFault(contextFor(db), ['payout', 'storage']),
    takeFault(contextFor(db), ['payout', 'storage']),
  ])
  expect(taken.filter((each) => each !== null)).toEqual([armed])
  expect(await takeFault(contextFor(db), ['payout'])).toBeNull()
})

test('arming keeps the other settings, and can be taken back', async () => {
  const db = memoryDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  await setFault(contextFor(db), armed)
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: true, fault: armed })
  await setFault(contextFor(db), null)
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: true })
  expect(await db.activityLog.count()).toBe(0)
})

test('what the customer does next is chosen and taken back beside the other settings', async () => {
  const db = memoryDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  await setNextPayment(contextFor(db), 'insufficient')
  expect(await getDemoSettings(db)).toMatchObject({ dryRun: true, nextPayment: 'insufficient' })
  await setNextPayment(contextFor(db), null)
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: true })
})
