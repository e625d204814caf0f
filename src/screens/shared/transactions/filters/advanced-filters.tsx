import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Count } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { useWide } from '#src/ui/use-media.ts'
import { AdvancedFields } from './advanced-fields.tsx'
import { appliedFilters, type Narrowing } from './filters.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** The advanced filters; on phones all filters, and the number of those that are set. */
export function AdvancedFilters({ filters, set }: Props) {
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
          <AdvancedFields
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
