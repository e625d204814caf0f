import { SlidersHorizontal } from 'lucide-react'
import { createElement, type ReactNode, useId } from 'react'
import { isReversed } from '#db/days.ts'
import type { FoundTransactions } from '#db/payments/ledger-queries.ts'
import { formatCount, rangeReversed } from '#db/text/format.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { transactionStatusLooks } from '#src/rules/transactions.ts'
import { Count } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Popover } from '#src/ui/popover.tsx'
import { Select } from '#src/ui/select.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useWide } from '#src/ui/viewport.ts'
import type { AdvancedFieldsProps } from './advanced-fields.tsx'
import {
  appliedFilters,
  dateOptions,
  type Filters,
  isNarrowed,
  methodOptions,
  type Narrowing,
} from './filters.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

const CustomDays = ({ filters, set }: Props) => (
  <DateRangeInputs
    value={{ from: filters.from, to: filters.to }}
    onChange={set}
    error={isReversed(filters) ? rangeReversed : undefined}
  />
)

const AppliedChips = ({ filters, set }: Props) =>
  appliedFilters(filters).map(({ id, label, without }) => (
    <Chip key={id} onClear={() => set(without)}>
      {label}
    </Chip>
  ))

const statuses = [
  ['all', 'All'],
  ...Object.entries(transactionStatusLooks).map(([status, { label }]) => [status, label]),
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

/** Controls beside the search: method, date and advanced filters (TXN-1). */
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

const fields = lazyPart(async () => (await import('./advanced-fields.tsx')).AdvancedFields)

/** Its form loads with the first opening. */
function LazyFields({ onFailed, ...props }: AdvancedFieldsProps & { onFailed: () => void }) {
  const loaded = fields.use(true, onFailed)
  if (!loaded) return <SkeletonRows rows={6} label="Loading the filters" />
  return createElement(loaded, props)
}

interface AdvancedFiltersProps {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** The advanced filters; on phones all filters, and the number of those that are set. */
function AdvancedFilters({ filters, set }: AdvancedFiltersProps) {
  const wide = useWide()
  const applied = wide ? 0 : appliedFilters(filters).length
  const count = useId()
  return (
    <span className="relative flex flex-none">
      <Popover
        title={wide ? 'Advanced filters' : 'Filters'}
        button={
          wide ? (
            <Button variant="secondary" icon={<SlidersHorizontal aria-hidden />}>
              Advanced
            </Button>
          ) : (
            <IconButton
              bordered
              label="Filters"
              aria-describedby={applied > 0 ? count : undefined}
              icon={<SlidersHorizontal aria-hidden />}
            />
          )
        }
      >
        {(close) => (
          <LazyFields
            onFailed={close}
            filters={filters}
            withSelects={!wide}
            onApply={(change) => {
              close()
              set(change)
            }}
          />
        )}
      </Popover>
      {applied > 0 && (
        <span id={count} className="pointer-events-none absolute -top-1.5 -right-1.5 flex">
          <Count>{applied}</Count> <span className="sr-only">set</span>
        </span>
      )}
    </span>
  )
}
