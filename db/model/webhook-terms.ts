import type { WebhookEvent } from './app.ts'
import { clockCorrection } from './test-account.ts'

/** How long after each attempt that failed the next one is made, in milliseconds; after the last of them, never. */
export const webhookPauses = [5_000, 15_000, 60_000, 300_000] as const

/**
 * The latest instant, as ISO text, to which an event can wait for its next attempt. One that waits for longer was tried
 * before the clock was set back.
 */
export const latestTry = (now: string): string =>
  new Date(Date.parse(now) + Math.max(...webhookPauses) + clockCorrection).toISOString()

/**
 * What an address answers in this simulation: its host fixes it, so that a trainer can show each course. `fail` in it
 * never takes anything, `flaky` takes what is sent for the third time, any other takes all.
 */
export function webhookAnswer(url: string, attemptsBefore: number): number {
  const { host } = new URL(url)
  if (host.includes('fail')) return 500
  if (host.includes('flaky') && attemptsBefore < 2) return 503
  return 200
}

/** How an event goes on after an attempt: delivered, waiting for its next moment, or given up. */
export function afterAttempt(
  { attempts, resentAfter = 0 }: Pick<WebhookEvent, 'attempts' | 'resentAfter'>,
  status: number,
  now: string,
): Pick<WebhookEvent, 'status' | 'nextAt'> {
  if (status >= 200 && status < 300) return { status: 'delivered' }
  const pause = webhookPauses[attempts.length - resentAfter]
  if (pause === undefined) return { status: 'failed' }
  return { status: 'waiting', nextAt: new Date(Date.parse(now) + pause).toISOString() }
}
