import * as v from 'valibot'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { dateRange, dateRangeIds, isReversed, parseDay } from '#db/days.ts'
import { activityTypes, changeLine } from '#src/rules/activity-text.ts'
import { dateRangeLabels } from '#src/rules/format.ts'
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

/** What the address of the log may say. */
export const logAddress = v.object({
  q: searchText,
  type: oneOf(['all', ...typeIds], 'all'),
  /** Exactly so, or empty: what a tap on a value asks for. */
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

/** The values of an entry that a tap filters by. */
export const tapped = ['user', 'action', 'target', 'ip'] as const

const textOf = (entry: ActivityLogEntry): string =>
  [entry.id, entry.user, entry.action, entry.target, entry.ip, changeLine(entry)]
    .join('\n')
    .toLowerCase()

/** The entries that pass every filter but the type, in their order, and how many of each type they are. */
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

/** What is shown, in words, for the entry that an export leaves: "Last 7 days, Approval, Rudo Moyo". */
export function filterWords(asked: LogFilters): string {
  const { date, from, to, type, q } = asked
  const days = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')
  const words = [
    date === 'custom' ? days : date !== 'all' && dateRangeLabels[date],
    type !== 'all' && activityTypes[type],
    ...tapped.map((field) => asked[field]),
    q.trim() && `"${q.trim()}"`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : 'All entries'
}
