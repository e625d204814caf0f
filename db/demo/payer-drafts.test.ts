// Proves DEMO-31.
import { expect, test } from 'vitest'
import { smallWorld } from '#tests/support/small-world.ts'
import { setPayerDrafts } from './actions.ts'
import { getDemoSettings } from './queries.ts'
import { replaceAll } from './replace-all.ts'

type Rows = Parameters<typeof replaceAll>[1]

test('the presenter offers the drafts and takes them back, nothing is logged, and a reset keeps the choice', async () => {
  const { db, context } = await smallWorld()
  const offered = async () => (await getDemoSettings(db)).payerDrafts
  const logged = await db.activityLog.count()
  expect(await offered()).toBe(undefined)
  await setPayerDrafts(context, true)
  expect(await offered()).toBe(true)
  expect(await db.activityLog.count()).toBe(logged)
  await replaceAll(db, { merchants: [], transactions: [] } as unknown as Rows)
  expect(await offered()).toBe(true)
  await setPayerDrafts(context, false)
  expect(await offered()).toBe(false)
})
