import * as v from 'valibot'
import { isSame, typedLine, typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { visible } from '../text/typed-text.ts'
import { isOver, keyStateAt, type NewKey, rollGraces } from './api.ts'
import type { ApiKey, App } from './schemas.ts'

/** The editable fields of an app. */
const appFields = v.object({
  name: typedLine,
  description: typedLines,
  permissions: tableSchemas.apps.entries.permissions,
})

/** Refuses with `name-taken` if another app of the merchant has the name, ignoring case. */
async function checkAppName(
  { db }: Act<'apps'>,
  { id, merchantId, name }: Pick<App, 'id' | 'merchantId' | 'name'>,
): Promise<void> {
  const own = await db.apps.where('merchantId').equals(merchantId).toArray()
  const same = (other: App) => other.name.toLowerCase() === name.toLowerCase()
  if (own.some((other) => other.id !== id && same(other)))
    throw new ActionError('name-taken', `${name} already exists.`, { name })
}

/**
 * Returns a new key as an app stores it; it works until rolled or revoked. `createdAt` is an
 * instant.
 */
const madeKey = (key: NewKey, createdAt: string): ApiKey => ({
  ...key,
  createdAt,
  expiresAt: null,
  revokedAt: null,
})

/** Returns one of an app's keys. Throws `not-found`. */
export function keyOf(app: App, digest: ApiKey['digest']): ApiKey {
  const key = app.keys.find((each) => each.digest === digest)
  if (!key) throw new ActionError('not-found', 'The app does not have this key.')
  return key
}

/** Returns the name of a key for the log, without its secret part. */
const keyName = ({ start, last4 }: Pick<ApiKey, 'start' | 'last4'>): string => `${start}…${last4}`

export const newKey = v.omit(tableSchemas.apps.entries.keys.item, [
  'createdAt',
  'expiresAt',
  'revokedAt',
])

/**
 * Connects an app with its keys to a business. Repeating an attempt returns the app it made. API-1.
 */
export const createApp = defineAction('createApp', {
  permission: 'developers',
  refuses: ['not-found', 'name-taken'],
  invalid: ['key-missing', 'name-long'],
  tables: ['apps', 'merchants'],
  input: v.object({
    ...appFields.entries,
    merchantId: v.string(),
    attemptId: v.string(),
    /**
     * A publishable and a secret key each for live and test, generated beforehand: signing can't be
     * awaited in the transaction.
     */ keys: v.array(newKey),
  }),
  run: async (act, { keys, ...fields }) => {
    const { merchantId, attemptId } = fields
    const own = await act.db.apps.where('merchantId').equals(merchantId).toArray()
    const made = own.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    const name = visible(fields.name)
    await checkAppName(act, { id: '', merchantId, name })
    if (keys.length === 0) throw invalid('key-missing')
    const app = await act.put(
      'apps',
      {
        ...fields,
        id: await nextId(act.db, 'APP'),
        name,
        keys: keys.map((key) => madeKey(key, act.now)),
        createdAt: act.now,
      },
      'name-long',
    )
    await act.log({
      action: 'Created app',
      target: app.name,
      type: 'configuration',
      merchantId,
      after: { permissions: app.permissions.join(', ') },
    })
    return app
  },
})

/** Changes an app's name and permissions, but not its keys. API-1. */
export const updateApp = defineAction('updateApp', {
  permission: 'developers',
  refuses: ['not-found', 'name-taken'],
  invalid: ['name-long'],
  tables: ['apps'],
  input: v.object({
    id: v.string(),
    name: v.exactOptional(typedLine),
    description: v.exactOptional(typedLines),
    permissions: v.exactOptional(appFields.entries.permissions),
  }),
  run: async (act, change) => {
    const before = await act.get('apps', change.id)
    const app = await act.put(
      'apps',
      {
        ...before,
        ...change,
        name: visible(change.name ?? before.name),
      },
      'name-long',
    )
    await checkAppName(act, app)
    if (isSame(before, app)) return app
    await act.log({
      action: 'Updated app',
      target: app.name,
      type: 'configuration',
      merchantId: app.merchantId,
      before: { name: before.name, permissions: before.permissions.join(', ') },
      after: { name: app.name, permissions: app.permissions.join(', ') },
    })
    return app
  },
})

/**
 * Permanently deletes an app with its keys, webhook addresses and events; its request counts stay
 * in the usage figures. API-1.
 */
export const deleteApp = defineAction('deleteApp', {
  permission: 'developers',
  refuses: ['not-found'],
  tables: ['apps', 'webhooks', 'webhookEvents'],
  input: v.string(),
  run: async ({ db, remove, log }, id) => {
    const app = await remove('apps', id)
    const own = await db.webhooks.where('merchantId').equals(app.merchantId).toArray()
    const webhookIds = own.filter(({ appId }) => appId === id).map((webhook) => webhook.id)
    await db.webhookEvents.where('webhookId').anyOf(webhookIds).delete()
    await db.webhooks.bulkDelete(webhookIds)
    await log({
      action: 'Deleted app',
      target: app.name,
      type: 'configuration',
      merchantId: app.merchantId,
    })
    return app
  },
})

const keyOfApp = v.object({ appId: v.string(), digest: v.string() })

const roll = v.object({
  ...keyOfApp.entries,
  /** The replacement, of the same kind and mode. */
  key: newKey,
  /** The grace period of the old key. */
  grace: v.picklist(['now', 'hour', 'day']),
})

/**
 * Replaces an app's key, which keeps working for the chosen grace period; an expired key can be
 * replaced too. Repeating a roll returns the app unchanged. Refuses with `not-found`, `invalid`, or
 * `no-change` for a key already rolled. API-1.
 */
export const rollKey = defineAction('rollKey', {
  permission: 'developers',
  refuses: ['not-found', 'no-change'],
  invalid: ['key-differs'],
  tables: ['apps'],
  input: roll,
  run: async (act, { appId, digest, key, grace }) => {
    const app = await act.get('apps', appId)
    if (app.keys.some((each) => each.digest === key.digest)) return app
    const old = keyOf(app, digest)
    if (old.kind !== key.kind || old.mode !== key.mode) throw invalid('key-differs')
    const now = Date.parse(act.now)
    if (keyStateAt(old, now) === 'ending')
      throw new ActionError('no-change', 'The key is already rolled.', {
        name: keyName(old),
        state: 'rolled',
      })
    const expiresAt = new Date(now + rollGraces[grace]).toISOString()
    const keys = app.keys.flatMap((each) => {
      if (each.digest !== digest) return [each]
      // An ended key has nothing left to show.
      return [madeKey(key, act.now), ...(isOver(old, now) ? [] : [{ ...each, expiresAt }])]
    })
    const rolled = await act.put('apps', { ...app, keys })
    await act.log({
      action: 'Rolled API key',
      target: app.name,
      type: 'configuration',
      merchantId: app.merchantId,
      before: { key: keyName(old) },
      after: { key: keyName(key), oldWorksUntil: expiresAt },
    })
    return rolled
  },
})

/**
 * Ends a key immediately and permanently. Refuses with `not-found`, or `no-change` if it has
 * already ended. API-1.
 */
export const revokeKey = defineAction('revokeKey', {
  permission: 'developers',
  refuses: ['not-found', 'no-change'],
  tables: ['apps'],
  input: keyOfApp,
  run: async (act, { appId, digest }) => {
    const app = await act.get('apps', appId)
    const key = keyOf(app, digest)
    const state = keyStateAt(key, Date.parse(act.now))
    if (state === 'revoked' || state === 'expired')
      throw new ActionError('no-change', 'The key no longer works.', { name: keyName(key), state })
    const keys = app.keys.map((each) => (each === key ? { ...each, revokedAt: act.now } : each))
    const revoked = await act.put('apps', { ...app, keys })
    await act.log({
      action: 'Revoked API key',
      target: app.name,
      type: 'configuration',
      merchantId: app.merchantId,
      before: { key: keyName(key) },
      after: { key: null },
    })
    return revoked
  },
})
