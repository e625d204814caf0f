// Proves DEMO-30.
import { expect, test } from 'vitest'
import { smallWorld } from '#tests/support/small-world.ts'
import { setLocalCurrency } from './actions.ts'
import { getDemoSettings } from './queries.ts'
import { replaceAll } from './replace-all.ts'
import { keepSnapshot, loadSnapshot } from './snapshot-actions.ts'

type Rows = Parameters<typeof replaceAll>[1]

const bare = { merchants: [], transactions: [] } as unknown as Rows

async function world() {
  const { db, context } = await smallWorld()
  await db.seedMarks.put({ id: 'seed', seededAt: context.now, version: 1 })
  const name = async () => (await getDemoSettings(db)).localCurrency
  return { db, context, name }
}

test('the presenter names the local currency, and nothing is logged', async () => {
  const { db, context, name } = await world()
  const logged = await db.activityLog.count()
  await setLocalCurrency(context, 'ZiG')
  expect(await name()).toBe('ZiG')
  await setLocalCurrency(context, 'ZWL')
  expect(await name()).toBe('ZWL')
  expect(await db.activityLog.count()).toBe(logged)
  const other = 'RTGS' as 'ZWL'
  await expect(setLocalCurrency(context, other)).rejects.toMatchObject({ code: 'invalid' })
  expect(await name()).toBe('ZWL')
})

test('a reset keeps the name, and rows that say one bring it', async () => {
  const { db, context, name } = await world()
  await setLocalCurrency(context, 'ZiG')
  await replaceAll(db, bare)
  expect(await name()).toBe('ZiG')
  await replaceAll(db, {
    ...bare,
    demoSettings: [{ id: 'demo', dryRun: false, localCurrency: 'ZWL' }],
  })
  expect(await name()).toBe('ZWL')
})

test('a snapshot brings the name that it was taken with, and ZWL where it says none', async () => {
  const { context, name } = await world()
  await keepSnapshot(context, { id: 's-1', name: 'Before' })
  await setLocalCurrency(context, 'ZiG')
  await keepSnapshot(context, { id: 's-2', name: 'After' })
  await loadSnapshot(context, { id: 's-1', keepAs: 's-3' })
  expect(await name()).toBe(undefined)
  await loadSnapshot(context, { id: 's-2', keepAs: 's-4' })
  expect(await name()).toBe('ZiG')
})
