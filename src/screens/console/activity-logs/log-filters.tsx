import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { dateRangeIds, isReversed } from '#db/days.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { activityTypes } from '#src/rules/activity-text.ts'
import { dateRangeLabels, formatCount, rangeReversed } from '#src/rules/format.ts'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import { Select } from '#src/ui/select.tsx'
import { tapped, type filterLog, type LogFilters } from './filters.ts'
import type { AskLog } from './log-columns.tsx'

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

export const peopleOf = (entries: readonly ActivityLogEntry[]): string[] =>
  [...new Set(entries.map(({ user }) => user))].sort((a, b) => a.localeCompare(b))
