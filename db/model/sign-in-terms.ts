import type { SignInAttempts } from './visitor.ts'

/** How long an address can't sign in once it has tried too often: this demo's choice. */
export const lockMinutes = 15

/** Any six digits sign in, but for these: they stand for a code that was mistyped. */
export const wrongSampleCode = '000000'

/**
 * Until when an address is locked at an instant, as ISO text; null where it can sign in. A lock that ends later than one can
 * was made before the clock was set back.
 */
export function lockedAt(row: SignInAttempts | undefined, now: string): string | null {
  if (!row?.lockedUntil) return null
  const left = Date.parse(row.lockedUntil) - Date.parse(now)
  return left > 0 && left <= lockMinutes * 60_000 ? row.lockedUntil : null
}
