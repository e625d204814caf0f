import type { ApiKey } from './app.ts'

/** How long an old key goes on working after a roll, in milliseconds. */
export const rollGraces = { now: 0, hour: 3_600_000, day: 86_400_000 } as const
export type RollGrace = keyof typeof rollGraces

/** A key as it is made, before an app has it. */
export type NewKey = Pick<ApiKey, 'kind' | 'mode' | 'start' | 'text' | 'last4' | 'digest'>

/** What can be asked of a key at an instant: it works, it works until it expires, or it is over. */
export type KeyState = 'working' | 'ending' | 'expired' | 'revoked'

/** How a key stands at an instant, in milliseconds. */
export function keyStateAt(
  { expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'working'
  return Date.parse(expiresAt) > now ? 'ending' : 'expired'
}

/** Whether a key has stopped working at an instant, in milliseconds. */
export const isOver = (key: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: number): boolean =>
  ['expired', 'revoked'].includes(keyStateAt(key, now))
