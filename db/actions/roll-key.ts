import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { newKey } from './create-app.ts'
import { ActionError } from '../action.ts'
import { isOver, keyStateAt, rollGraces } from '../apps/api.ts'
import { keyName, keyOf, madeKey } from './app-acts.ts'
import { defineAction, invalid } from '../define-action.ts'

const keyOfApp = v.object({ appId: v.string(), digest: v.string() })

const roll = v.object({
  ...keyOfApp.entries,
  /** The key that takes its place: of the same kind and mode. */
  key: newKey,
  /** How long the old one goes on working. */
  grace: v.picklist(['now', 'hour', 'day']),
})

/**
 * Gives an app a new key in place of one, which works on for as long as was chosen. One that had ended is replaced too.
 * The same roll again gives the app as it is. Refused with `not-found`, with `no-change` for a key that is rolled
 * already, or with `invalid`. Spec §2 Applications.
 */
export const rollKey = defineAction({
  permission: permissionOf.rollKey,
  tables: ['apps'],
  input: roll,
  run: async (act, { appId, digest, key, grace }) => {
    const app = await act.get('apps', appId)
    if (app.keys.some((each) => each.digest === key.digest)) return app
    const old = keyOf(app, digest)
    if (old.kind !== key.kind || old.mode !== key.mode)
      throw invalid('That is another kind of key.')
    const now = Date.parse(act.now)
    if (keyStateAt(old, now) === 'ending')
      throw new ActionError('no-change', 'It is rolled.', { name: keyName(old), state: 'rolled' })
    const expiresAt = new Date(now + rollGraces[grace]).toISOString()
    const keys = app.keys.flatMap((each) => {
      if (each.digest !== digest) return [each]
      // One that is over has nothing left to show.
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
 * Ends a key at once and for good. Refused with `not-found`, or with `no-change` where it is over already. Spec §2
 * Applications.
 */
export const revokeKey = defineAction({
  permission: permissionOf.revokeKey,
  tables: ['apps'],
  input: keyOfApp,
  run: async (act, { appId, digest }) => {
    const app = await act.get('apps', appId)
    const key = keyOf(app, digest)
    const state = keyStateAt(key, Date.parse(act.now))
    if (state === 'revoked' || state === 'expired')
      throw new ActionError('no-change', 'It is over.', { name: keyName(key), state })
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
