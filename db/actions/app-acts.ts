import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { ActionError } from '../action.ts'
import type { ApiKey, App } from '../apps/schemas.ts'
import type { NewKey } from '../apps/api.ts'
import type { Act } from '../define-action.ts'

/** What is typed about an app. */
export const appFields = v.object({
  name: v.string(),
  description: v.string(),
  permissions: tableSchemas.apps.entries.permissions,
})

/** Refuses a name that another app of the merchant has, but for its capitals: `name-taken`. */
export async function checkAppName(
  { db }: Act<'apps'>,
  { id, merchantId, name }: Pick<App, 'id' | 'merchantId' | 'name'>,
): Promise<void> {
  const own = await db.apps.where('merchantId').equals(merchantId).toArray()
  const same = (other: App) => other.name.toLowerCase() === name.toLowerCase()
  if (own.some((other) => other.id !== id && same(other)))
    throw new ActionError('name-taken', `${name} is taken.`, { name })
}

/** A new key as an app keeps it: it works until it is rolled or revoked. `createdAt` is an instant. */
export const madeKey = (key: NewKey, createdAt: string): ApiKey => ({
  ...key,
  createdAt,
  expiresAt: null,
  revokedAt: null,
})

/** One of an app's keys. Throws `not-found`. */
export function keyOf(app: App, digest: ApiKey['digest']): ApiKey {
  const key = app.keys.find((each) => each.digest === digest)
  if (!key) throw new ActionError('not-found', 'The app has no such key.')
  return key
}

/** A key as the log names it, by what may be shown of it. */
export const keyName = ({ start, last4 }: Pick<ApiKey, 'start' | 'last4'>): string =>
  `${start}…${last4}`
