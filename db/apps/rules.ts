import { clockCorrection } from '../payments/test-accounts.ts'
import { type WebhookEvent, webhookPauses } from './schemas.ts'

/**
 * Returns the latest valid time for an event's next attempt, as ISO text. A later one means that
 * the clock was set back since.
 */
export const latestTry = (now: string): string =>
  new Date(Date.parse(now) + Math.max(...webhookPauses) + clockCorrection).toISOString()

/**
 * Returns the simulated response of an address, chosen by its host so that a trainer can show each
 * outcome: `fail` always fails, `flaky` accepts the third attempt, and any other accepts
 * everything.
 */
export function webhookAnswer(url: string, attemptsBefore: number): number {
  const { host } = new URL(url)
  if (host.includes('fail')) return 500
  if (host.includes('flaky') && attemptsBefore < 2) return 503
  return 200
}

/** Returns the event after an attempt: delivered, waiting for its next attempt, or given up. */
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
