import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'
import { setFailNext, setNextPayment, takeFailure } from './actions.ts'
import { getDemoSettings } from './queries.ts'

test('nothing fails until it is asked for', async () => {
  const db = memoryDatabase()
  expect(await takeFailure(contextFor(db))).toBe(false)
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: false, failNext: false })
})

test('an armed failure is taken by one of two calls, once', async () => {
  const db = memoryDatabase()
  await setFailNext(contextFor(db), true)
  const taken = await Promise.all([takeFailure(contextFor(db)), takeFailure(contextFor(db))])
  expect(taken.sort()).toEqual([false, true])
  expect(await takeFailure(contextFor(db))).toBe(false)
})

test('arming keeps the other settings, and can be taken back', async () => {
  const db = memoryDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: true, failNext: false })
  await setFailNext(contextFor(db), true)
  expect(await getDemoSettings(db)).toMatchObject({ dryRun: true, failNext: true })
  await setFailNext(contextFor(db), false)
  expect(await takeFailure(contextFor(db))).toBe(false)
  expect(await db.activityLog.count()).toBe(0)
})

test('what the customer does next is chosen and taken back beside the other settings', async () => {
  const db = memoryDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: true, failNext: false })
  await setNextPayment(contextFor(db), 'insufficient')
  expect(await getDemoSettings(db)).toMatchObject({ dryRun: true, nextPayment: 'insufficient' })
  await setNextPayment(contextFor(db), null)
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: true, failNext: false })
})
