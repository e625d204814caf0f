import { Chip } from '#src/ui/chip.tsx'
import { appliedFilters } from './applied.ts'
import type { Narrowing } from './filters.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** A chip for each filter that is set besides the status and the search. */
export const AppliedChips = ({ filters, set }: Props) =>
  appliedFilters(filters).map(({ id, label, without }) => (
    <Chip key={id} onClear={() => set(without)}>
      {label}
    </Chip>
  ))
