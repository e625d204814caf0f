import { Select } from '#src/ui/select.tsx'
import { AdvancedFilters } from './advanced-filters.tsx'
import type { Narrowing } from './filters.ts'
import { dateOptions, methodOptions } from './text.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** Controls beside the search: method, date and advanced filters (spec §2 Transactions). */
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
