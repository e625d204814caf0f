// Proves DEMO-15.
import { expect, test } from 'vitest'
import { findExercise } from '#seed/exercises.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { writeSample } from '#tests/support/sample.ts'
import { firstPathOf } from './first-path.ts'

test.each([
  ['refund-part', '/dashboard'],
  ['fee', '/super-admin'],
  ['pay-link', '/pay/vumba-blend-1kg'],
  ['pay-amount', '/pay/tip-the-roastery'],
])('%s begins at %s', async (id, path) => {
  const db = memoryDatabase()
  await writeSample(db, 'paymentLinks')
  const exercise = findExercise(id)
  if (!exercise) throw new Error('It is gone.')
  expect(await firstPathOf(db, exercise)).toBe(path)
})

test('where its link isn’t there, a customer begins at the usual one', async () => {
  const exercise = findExercise('pay-amount')
  if (!exercise) throw new Error('It is gone.')
  expect(await firstPathOf(memoryDatabase(), exercise)).toBe('/pay/vumba-blend-1kg')
})
