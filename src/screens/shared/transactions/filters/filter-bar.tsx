import type { ReactNode } from 'react'
import { isReversed } from '#db/days.ts'
import type { FoundTransactions } from '#db/payments/ledger-queries.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { formatCount, rangeReversed } from '#src/rules/format.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import { appliedFilters } from './applied.ts'
import { type Filters, isNarrowed, type Narrowing } from './filters.ts'

interface CustomDaysProps {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

const CustomDays = ({ filters, set }: CustomDaysProps) => (
  <DateRangeInputs
    value={{ from: filters.from, to: filters.to }}
    onChange={set}
    error={isReversed(filters) ? rangeReversed : undefined}
  />
)

interface AppliedChipsProps {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

const AppliedChips = ({ filters, set }: AppliedChipsProps) =>
  appliedFilters(filters).map(({ id, label, without }) => (
    <Chip key={id} onClear={() => set(without)}>
      {label}
    </Chip>
  ))

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

const statuses = [
  ['all', 'All'],
  ...Object.entries(transactionStatuses).map(([status, { label }]) => [status, label]),
] as [Filters['status'], string][]

interface ChipsProps extends Props {
  statuses?: ReactNode
  /** Chips that only this list has. */
  children?: ReactNode
}

/** Content below the search: custom dates, statuses, and a chip per active filter. */
export function FilterChips({ filters, set, statuses, children }: ChipsProps) {
  const isApplied = isNarrowed(filters)
  return (
    <>
      {filters.date === 'custom' && <CustomDays filters={filters} set={set} />}
      {(statuses || children || isApplied) && (
        <ChipRow label={statuses ? 'Status and filters' : 'Filters'}>
          {statuses}
          {statuses && isApplied && (
            <span aria-hidden className="mx-1 h-5 w-px flex-none bg-line-strong" />
          )}
          {children}
          {isApplied && <AppliedChips filters={filters} set={set} />}
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

export const StatusChips = ({ status, onChoose, counts }: StatusProps) =>
  statuses.map(([each, label]) => (
    <Chip key={each} selected={each === status} onClick={() => onChoose(each)}>
      {label}
      {counts && <span className="text-subtle tabular-nums">{formatCount(counts[each])}</span>}
    </Chip>
  ))
