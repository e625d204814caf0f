import * as v from 'valibot'
import { isOver } from '../apps/api.ts'
import { type App, type AppPermission, sandboxSecretKey } from '../apps/schemas.ts'
import type { ApiRefusal } from '../apps/check-charge.ts'
import type { Act } from '../define-action.ts'

/** A key as a request carries it, and its SHA-256 as hex, by which an app's is known. */
export const sentKey = v.object({ merchantId: v.string(), key: v.string(), digest: v.string() })
export type SentKey = v.InferOutput<typeof sentKey>

/** Whose key the sandbox was asked with: an app's, or with null the sandbox's own; or why it is refused. */
export async function checkApiKey(
  { db, now }: Act<'apps'>,
  { merchantId, key, digest }: SentKey,
  needed: AppPermission,
): Promise<{ app: App | null } | ApiRefusal> {
  if (key === '') return { code: 'key_missing' }
  if (key === sandboxSecretKey) return { app: null }
  if (/^[ps]k_live_/.test(key)) return { code: 'key_wrong_mode' }
  if (key.startsWith('pk_')) return { code: 'key_publishable' }
  const apps = await db.apps.where('merchantId').equals(merchantId).toArray()
  for (const app of apps) {
    const found = app.keys.find((each) => each.digest === digest)
    if (!found || isOver(found, Date.parse(now))) continue
    if (!app.permissions.includes(needed))
      return { code: 'not_permitted', fill: { permission: needed } }
    return { app }
  }
  return { code: 'key_invalid' }
}
