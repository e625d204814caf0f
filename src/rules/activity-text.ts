import type { ActivityLogEntry, LoggedValue } from '#db/model/activity-log-entry.ts'
import { formatDateTime } from './format.ts'

/** The types of log entries (spec §3) as people read them. */
export const activityTypes: Record<ActivityLogEntry['type'], string> = {
  approval: 'Approval',
  configuration: 'Configuration',
  system: 'System',
  review: 'Review',
  report: 'Report',
}

/** Fields that hold minor units. */
const money = new Set(['amount', 'flatFee', 'least', 'open', 'paymentLimit', 'refunded', 'total'])
const instantText = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function valueText(field: string, value: LoggedValue | undefined): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return money.has(field) ? (value / 100).toFixed(2) : String(value)
  return instantText.test(value) ? formatDateTime(value) : value
}

/** `paymentLimit` as "payment limit". */
const fieldName = (field: string) =>
  field
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start}`)
    .toLowerCase()

export interface LoggedChange {
  field: string
  /** null where the entry says nothing of that side. */
  before: string | null
  after: string | null
}

/** What an entry says of each field, before and after. */
export function changesOf({
  before,
  after,
}: Pick<ActivityLogEntry, 'before' | 'after'>): LoggedChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field: fieldName(field),
    before: before && field in before ? valueText(field, before[field]) : null,
    after: after && field in after ? valueText(field, after[field]) : null,
  }))
}

/** The same in one line: "status: pending → active, payment limit: 500.00 → none". */
export const changeLine = (entry: Pick<ActivityLogEntry, 'before' | 'after'>): string =>
  changesOf(entry)
    .map(
      ({ field, before, after }) =>
        `${field}: ${[before, after].filter((side) => side !== null).join(' → ')}`,
    )
    .join(', ')
