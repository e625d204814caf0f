import * as v from 'valibot'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { dateRange, dateRangeIds, isReversed, parseDay } from '#db/days.ts'
import { activityTypes, changeLine } from '#src/rules/activity-text.ts'
import { calendarDayText, dateRangeLabels } from '#src/rules/format.ts'
import {
  oneOf,
  pageNumber,
  readAddress,
  searchText,
  textThat,
  type AddressOf,
} from '#src/ui/list/address.ts'

const typeIds = Object.keys(activityTypes) as ActivityLogEntry['type'][]
const day = textThat((text) => parseDay(text) !== null)

export const logAddress = v.object({
  q: searchText,
  type: oneOf(['all', ...typeIds], 'all'),
  /** Exact matches, set by clicking a value; empty for any. */
  user: searchText,
  action: searchText,
  target: searchText,
  ip: searchText,
  date: oneOf(dateRangeIds, 'all'),
  from: day,
  to: day,
  page: pageNumber,
})
export type LogFilters = AddressOf<typeof logAddress>

export const unfiltered: LogFilters = readAddress(logAddress, '')

export const tapped = ['user', 'action', 'target', 'ip'] as const

const textOf = (entry: ActivityLogEntry): string =>
  [entry.id, entry.user, entry.action, entry.target, entry.ip, changeLine(entry)]
    .join('\n')
    .toLowerCase()

/** Returns the entries that pass every filter except the type, in their order, with a count per type. */
export function filterLog(entries: readonly ActivityLogEntry[], asked: LogFilters, now: Date) {
  const range = asked.date === 'custom' && isReversed(asked) ? 'all' : asked.date
  const { from, before } = dateRange(range, now, asked)
  const wanted = asked.q.trim().toLowerCase()
  const passing = entries.filter((entry) => {
    const at = Date.parse(entry.timestamp)
    return (
      at >= from &&
      at < before &&
      tapped.every((field) => asked[field] === '' || asked[field] === entry[field]) &&
      (wanted === '' || textOf(entry).includes(wanted))
    )
  })
  const counts = Object.fromEntries(typeIds.map((type) => [type, 0])) as Record<
    ActivityLogEntry['type'],
    number
  >
  for (const { type } of passing) counts[type] += 1
  return {
    found: asked.type === 'all' ? passing : passing.filter(({ type }) => type === asked.type),
    counts: { all: passing.length, ...counts },
  }
}

function daysInWords({ from, to }: Pick<LogFilters, 'from' | 'to'>): string {
  if (from && to) return `${calendarDayText(from)} to ${calendarDayText(to)}`
  return from ? `From ${calendarDayText(from)}` : to && `Until ${calendarDayText(to)}`
}

/** Describes the filters for the log entry of an export: "Last 7 days, Approval, Rudo Moyo". */
export function filterWords(asked: LogFilters): string {
  const { date, type, q } = asked
  const words = [
    date === 'custom' ? daysInWords(asked) : date !== 'all' && dateRangeLabels[date],
    type !== 'all' && activityTypes[type],
    ...tapped.map((field) => asked[field]),
    q.trim() && `"${q.trim()}"`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : 'All entries'
}
