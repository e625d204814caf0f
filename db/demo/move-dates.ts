import { linkLog } from '../log/chain.ts'
import type { TableRows } from '../tables.ts'

const dayLength = 86_400_000

const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/
const dayOnly = /^\d{4}-\d\d-\d\d$/

function moved(value: unknown, by: number): unknown {
  if (typeof value === 'string') {
    if (instantText.test(value)) return new Date(Date.parse(value) + by).toISOString()
    if (dayOnly.test(value)) return new Date(Date.parse(value) + by).toISOString().slice(0, 10)
    return value
  }
  if (Array.isArray(value)) return value.map((each) => moved(each, by))
  if (value instanceof Object && !ArrayBuffer.isView(value) && !(value instanceof ArrayBuffer))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, by)]))
  return value
}

/**
 * Returns rows with all their dates later by whole days, so that what was saved on one day looks the
 * same on another. The hashes of the activity log are calculated again, because they cover its dates.
 */
export function moveDates(rows: TableRows, savedAt: string, now: string): TableRows {
  const days = Math.round((Date.parse(now) - Date.parse(savedAt)) / dayLength)
  if (days === 0) return rows
  const later = moved(rows, days * dayLength) as TableRows
  return { ...later, activityLog: linkLog(later.activityLog) }
}
