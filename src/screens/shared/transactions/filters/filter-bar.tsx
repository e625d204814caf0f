import type { ReactNode } from 'react'
import type { FoundTransactions } from '#db/queries/find-transactions.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { formatCount } from '#src/rules/format.ts'
import { isReversed } from '#db/model/days.ts'
import { rangeReversed } from '#src/rules/day-names.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import { Select } from '#src/ui/select.tsx'
import { AdvancedFilters } from './advanced-filters.tsx'
import { appliedFilters } from './applied.ts'
import type { Filters, Narrowing } from './filters.ts'
import { dateOptions, methodOptions } from './text.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

const statuses = [
  ['all', 'All'],
  ...Object.entries(transactionStatuses).map(([status, { label }]) => [status, label]),
] as [Filters['status'], string][]

/** Beside the search: the method, the date, and the advanced filters (spec §2 Transactions). */
export function FilterControls({ filters, set }: Props) {
  const { method, date } = filters
  return (
    <>
      <Select
        inline
        label="Method"
        value={method}
        onChange={(next) => set({ method: next })}
        options={methodOptions}
        className="max-md:hidden"
      />
      <Select
        inline
        label="Date"
        value={date}
        onChange={(next) => set({ date: next })}
        options={dateOptions}
        className="max-md:hidden"
      />
      <AdvancedFilters filters={filters} set={set} />
    </>
  )
}

interface ChipsProps extends Props {
  /** The chips of the statuses, first. */
  statuses?: ReactNode
  /** Chips of what only this list can be narrowed by. */
  children?: ReactNode
}

/** Below the search: the days of a custom range, the statuses, and a chip for each filter that is set. */
export function FilterChips({ filters, set, statuses, children }: ChipsProps) {
  const { date, from, to } = filters
  const applied = appliedFilters(filters)
  return (
    <>
      {date === 'custom' && (
        <DateRangeInputs
          value={{ from, to }}
          onChange={set}
          error={isReversed(filters) ? rangeReversed : undefined}
        />
      )}
      {(statuses || children || applied.length > 0) && (
        <ChipRow label={statuses ? 'Status and filters' : 'Filters'}>
          {statuses}
          {statuses && applied.length > 0 && (
            <span aria-hidden className="mx-1 h-5 w-px flex-none bg-line-strong" />
          )}
          {children}
          {applied.map(({ id, label, without }) => (
            <Chip key={id} onClear={() => set(without)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  )
}

interface StatusProps {
  status: Filters['status']
  onChoose: (status: Filters['status']) => void
  counts: FoundTransactions['counts'] | undefined
}

/** The merchant's statuses, each with how many there are. */
export const StatusChips = ({ status, onChoose, counts }: StatusProps) =>
  statuses.map(([each, label]) => (
    <Chip key={each} selected={each === status} onClick={() => onChoose(each)}>
      {label}
      {counts && <span className="text-subtle tabular-nums">{formatCount(counts[each])}</span>}
    </Chip>
  ))
