import type { ApiRequest, WebhookEvent } from '../../model/app.ts'
import { lastDays } from '../../model/days.ts'

export interface UsageDay {
  /** Midnight at its start in the device's zone, in milliseconds. */
  day: number
  /** Requests to the API. */
  requests: number
  /** Attempts to deliver an event. */
  deliveries: number
}

/** What an app asked and was told of on each of the last days, oldest first, today last. Spec §2 Applications. */
export function appUsage(
  requests: readonly Pick<ApiRequest, 'createdAt'>[],
  events: readonly Pick<WebhookEvent, 'attempts'>[],
  now: Date,
  days = 14,
): UsageDay[] {
  const starts = lastDays(now, days)
  const usage = starts.slice(0, -1).map((day) => ({ day, requests: 0, deliveries: 0 }))
  const dayOf = (instant: string) => {
    const at = Date.parse(instant)
    return at < (starts.at(-1) ?? 0)
      ? usage[starts.findLastIndex((start) => start <= at)]
      : undefined
  }
  for (const { createdAt } of requests) {
    const day = dayOf(createdAt)
    if (day) day.requests += 1
  }
  for (const { at } of events.flatMap(({ attempts }) => attempts)) {
    const day = dayOf(at)
    if (day) day.deliveries += 1
  }
  return usage
}
