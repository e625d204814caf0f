// Proves API-1.
import { appRow, eventRow, newKey, webhookRow } from '#tests/support/app-rows.ts'
import { later } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { describe, expect, test } from 'vitest'
import { createApp, deleteApp, revokeKey, rollKey, updateApp } from './actions.ts'
import { isOver, keyStateAt } from './api.ts'
import { getApp, listApps } from './queries.ts'
import { createWebhook, deleteWebhook, updateWebhook } from './webhook-actions.ts'

const fields = {
  merchantId,
  name: ' Web shop ',
  description: '',
  permissions: ['payments:write' as const],
  keys: [newKey()],
  attemptId: 'app-1',
}
const otherKey = newKey({ digest: 'b'.repeat(64), last4: 'bbbb' })

async function withApp() {
  const world = await smallWorld()
  await world.db.apps.add(appRow())
  return world
}

/** Expects an action to be refused and to change nothing. */
async function refused(
  { db }: Awaited<ReturnType<typeof smallWorld>>,
  act: () => Promise<unknown>,
  code: string,
) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

describe('an app', () => {
  test('is made with its keys and a log row, and once for each attempt', async () => {
    const { db, context } = await smallWorld()
    const app = await createApp(context, fields)
    expect(app).toMatchObject({ id: 'APP-01', name: 'Web shop', createdAt: context.now })
    expect(app.keys).toEqual([
      { ...newKey(), createdAt: context.now, expiresAt: null, revokedAt: null },
    ])
    expect(await createApp(later(context, 5), fields)).toEqual(app)
    expect(await listApps(db, merchantId)).toEqual([{ ...app, webhooks: 0 }])
    expect(await listApps(db, 'M-001')).toEqual([])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Created app', target: 'Web shop', merchantId },
    ])
  })

  test('is refused under a name that is taken, without keys, and for no business', async () => {
    const world = await withApp()
    const { context } = world
    const create = (over: object) => () =>
      createApp(context, { ...fields, attemptId: 'x', name: 'Till', ...over })
    await refused(world, create({ name: 'WEB SHOP' }), 'name-taken')
    await refused(world, create({ name: '' }), 'invalid')
    await refused(world, create({ keys: [] }), 'invalid')
    await refused(world, create({ merchantId: 'M-099' }), 'not-found')
  })

  test('is called and permitted anew, its keys the same', async () => {
    const world = await withApp()
    const app = await updateApp(world.context, { id: 'APP-01', name: 'Till', permissions: [] })
    expect(app).toEqual(appRow({ name: 'Till', permissions: [] }))
    await world.db.apps.add(appRow({ id: 'APP-02', name: 'Other', attemptId: 'app-2' }))
    await refused(
      world,
      () => updateApp(world.context, { id: 'APP-01', name: 'other' }),
      'name-taken',
    )
    await refused(world, () => updateApp(world.context, { id: 'APP-01', name: '  ' }), 'invalid')
    await refused(world, () => updateApp(world.context, { id: 'APP-09' }), 'not-found')
  })

  test('goes with its addresses and what was sent there, and leaves those of others', async () => {
    const world = await withApp()
    const { db, context } = world
    await db.webhooks.bulkAdd([webhookRow(), webhookRow({ id: 'WH-02', appId: 'APP-02' })])
    await db.webhookEvents.bulkAdd([eventRow(), eventRow({ id: 'EV-02', webhookId: 'WH-02' })])
    await deleteApp(context, 'APP-01')
    expect(await getApp(db, merchantId, 'APP-01', new Date(context.now))).toBeNull()
    expect(await db.webhooks.toCollection().primaryKeys()).toEqual(['WH-02'])
    expect(await db.webhookEvents.toCollection().primaryKeys()).toEqual(['EV-02'])
    await refused(world, () => deleteApp(context, 'APP-01'), 'not-found')
  })
})

describe('a key', () => {
  test.each([
    ['now', 0],
    ['hour', 3_600_000],
    ['day', 86_400_000],
  ] as const)('that is rolled works on for as long as was chosen: %s', async (grace, ms) => {
    const { context } = await withApp()
    const digest = newKey().digest
    const roll = { appId: 'APP-01', digest, key: otherKey, grace }
    const { keys } = await rollKey(context, roll)
    const [made, old] = keys
    expect(keys).toHaveLength(2)
    expect(made).toMatchObject({ digest: otherKey.digest, expiresAt: null })
    const ends = Date.parse(context.now) + ms
    expect(old && isOver(old, ends - 1)).toBe(false)
    expect(old && keyStateAt(old, ends)).toBe('expired')
    // Pressing again creates no third key.
    expect((await rollKey(context, roll)).keys).toEqual(keys)
  })

  test('is over for good once it is revoked, and is then replaced', async () => {
    const world = await withApp()
    const { context, db } = world
    const digest = newKey().digest
    const { keys } = await revokeKey(context, { appId: 'APP-01', digest })
    expect(keys[0]?.revokedAt).toBe(context.now)
    await refused(world, () => revokeKey(context, { appId: 'APP-01', digest }), 'no-change')
    await rollKey(context, { appId: 'APP-01', digest, key: otherKey, grace: 'hour' })
    expect((await db.apps.get('APP-01'))?.keys.map((key) => key.last4)).toEqual(['bbbb'])
  })

  test('is not rolled twice, by another kind, nor where there is none', async () => {
    const world = await withApp()
    const { context } = world
    const roll = { appId: 'APP-01', digest: newKey().digest, key: otherKey, grace: 'hour' as const }
    const live = { ...otherKey, mode: 'live' as const }
    await refused(world, () => rollKey(context, { ...roll, key: live }), 'invalid')
    await refused(world, () => rollKey(context, { ...roll, digest: 'c'.repeat(64) }), 'not-found')
    await refused(world, () => rollKey(context, { ...roll, appId: 'APP-09' }), 'not-found')
    await refused(
      world,
      () => revokeKey(context, { appId: 'APP-01', digest: 'c'.repeat(64) }),
      'not-found',
    )
    await rollKey(context, roll)
    const again = { ...roll, key: newKey({ digest: 'd'.repeat(64) }) }
    await refused(world, () => rollKey(context, again), 'no-change')
  })
})

describe('a webhook address', () => {
  const { id: _id, merchantId: _merchant, active: _active, createdAt: _at, ...typed } = webhookRow()

  test('is added on, once for each attempt, changed and removed, each with its log row', async () => {
    const { db, context } = await withApp()
    const webhook = await createWebhook(context, typed)
    expect(webhook).toEqual(webhookRow({ createdAt: context.now }))
    expect(await createWebhook(context, typed)).toEqual(webhook)
    const off = await updateWebhook(context, { id: 'WH-01', active: false })
    expect(off).toEqual({ ...webhook, active: false })
    await db.webhookEvents.add(eventRow())
    await deleteWebhook(context, 'WH-01')
    expect(await db.webhooks.count()).toBe(0)
    expect(await db.webhookEvents.count()).toBe(0)
    const log = await db.activityLog.toArray()
    expect(log.map(({ action }) => action)).toEqual([
      'Added webhook',
      'Updated webhook',
      'Removed webhook',
    ])
  })

  test('is refused over http, for no event, twice for one app, and for no app', async () => {
    const world = await withApp()
    const { db, context } = world
    await db.webhooks.add(webhookRow({ id: 'WH-08', attemptId: 'wh-8' }))
    const add = (over: object) => () =>
      createWebhook(context, { ...typed, attemptId: 'x', ...over })
    await refused(world, add({ url: 'http://shop.example' }), 'invalid')
    // Not a callable address: every delivery would fail.
    await refused(world, add({ url: 'https://' }), 'invalid')
    await refused(world, add({ url: 'https://shop.example:port' }), 'invalid')
    await refused(world, add({ url: 'https://a.example', events: [] }), 'invalid')
    await refused(world, add({}), 'name-taken')
    await refused(world, add({ appId: 'APP-09' }), 'not-found')
    await refused(world, () => updateWebhook(context, { id: 'WH-09' }), 'not-found')
    await refused(world, () => deleteWebhook(context, 'WH-09'), 'not-found')
    // The same address counts as a different one in test mode.
    await add({ mode: 'test' })()
  })
})
