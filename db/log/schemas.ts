import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from '../common.ts'
import type { LogLink } from './chain.ts'

/** One value of a field; null if it was or is empty. */
const loggedValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
export type LoggedValue = v.InferOutput<typeof loggedValue>

/** The fields an action logs. */
export const activityLogLine = v.object({
  id: readableId('A'),
  user: shortText,
  action: shortText,
  target: shortText,
  timestamp: instant,
  type: v.picklist(['approval', 'configuration', 'system', 'review', 'report']),
  ip: shortText,
  merchantId: v.optional(merchantId),
  before: v.optional(v.record(v.string(), loggedValue)),
  after: v.optional(v.record(v.string(), loggedValue)),
})

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

/**
 * Who did what, to what, and when (LOG-1). Written by the same transaction as the change, and
 * linked to the previous entry: `chain.ts`.
 */
export const activityLogEntry = v.object({
  ...activityLogLine.entries,
  previous: v.nullable(hash),
  hash,
})
export type ActivityLogEntry = v.InferOutput<typeof activityLogEntry>

/** An action's own part of a log entry, without actor, time and chain. */
export type LogEntry = Omit<ActivityLogEntry, 'id' | 'user' | 'ip' | 'timestamp' | keyof LogLink>
