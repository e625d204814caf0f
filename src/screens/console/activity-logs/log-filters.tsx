import * as v from 'valibot'
import { dateRange, dateRangeIds, isReversed, parseDay } from '#db/days.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { calendarDayText, dateRangeLabels, formatCount, rangeReversed } from '#db/text/format.ts'
import { searchFor } from '#db/text/search-text.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { activityTypes, changeLine } from '#src/rules/activity-text.ts'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import {
  type AddressOf,
  oneOf,
  pageNumber,
  readAddress,
  searchText,
  textThat,
} from '#src/ui/list/address.ts'
import { Select } from '#src/ui/select.tsx'

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

export type AskLog = (change: Partial<LogFilters>) => void

export const unfilteredLog: LogFilters = readAddress(logAddress, '')

const tapped = ['user', 'action', 'target', 'ip'] as const

const textsOf = (entry: ActivityLogEntry): string[] => [
  entry.id,
  entry.user,
  entry.action,
  entry.target,
  entry.ip,
  changeLine(entry),
]

/** Returns the entries that pass every filter except the type, in their order, with a count per type. */
export function filterLog(entries: readonly ActivityLogEntry[], asked: LogFilters, now: Date) {
  const range = asked.date === 'custom' && isReversed(asked) ? 'all' : asked.date
  const { from, before } = dateRange(range, now, asked)
  const isFound = searchFor(asked.q)
  const passing = entries.filter((entry) => {
    const at = Date.parse(entry.timestamp)
    return (
      at >= from &&
      at < before &&
      tapped.every((field) => asked[field] === '' || asked[field] === entry[field]) &&
      (asked.q.trim() === '' || isFound(textsOf(entry)))
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

interface Props {
  asked: LogFilters
  ask: AskLog
}

const dates = dateRangeIds.map((value) => ({
  value,
  label: value === 'all' ? 'All' : dateRangeLabels[value],
}))
const types = [['all', 'All'], ...Object.entries(activityTypes)] as [LogFilters['type'], string][]

export function LogControls({ asked, ask, people }: Props & { people: readonly string[] }) {
  const names = [{ value: '', label: 'All' }, ...people.map((value) => ({ value, label: value }))]
  return (
    // On a phone these go below the search, which needs the width.
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:[&_button]:w-full">
      <Select
        inline
        label="User"
        value={asked.user}
        onChange={(user) => ask({ user })}
        options={names}
      />
      <Select
        inline
        label="Date"
        value={asked.date}
        onChange={(date) => ask({ date })}
        options={dates}
      />
    </div>
  )
}

type Counts = ReturnType<typeof filterLog>['counts']

export function LogChips({ asked, ask, counts }: Props & { counts: Counts | undefined }) {
  const applied = tapped.filter((field) => field !== 'user' && asked[field] !== '')
  return (
    <>
      {asked.date === 'custom' && (
        <DateRangeInputs
          value={{ from: asked.from, to: asked.to }}
          onChange={ask}
          error={isReversed(asked) ? rangeReversed : undefined}
        />
      )}
      <ChipRow label="Type and filters">
        {types.map(([type, label]) => (
          <Chip key={type} selected={type === asked.type} onClick={() => ask({ type })}>
            {label}
            {counts && (
              <span className="text-subtle tabular-nums">{formatCount(counts[type])}</span>
            )}
          </Chip>
        ))}
        {applied.map((field) => (
          <Chip key={field} onClear={() => ask({ [field]: '' })}>
            {asked[field]}
          </Chip>
        ))}
      </ChipRow>
    </>
  )
}

export const namesIn = (entries: readonly ActivityLogEntry[]): string[] =>
  [...new Set(entries.map(({ user }) => user))].sort((a, b) => a.localeCompare(b))
