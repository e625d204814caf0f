import { SlidersHorizontal } from 'lucide-react'
import { createElement, useId } from 'react'
import { Count } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Popover } from '#src/ui/popover.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useWide } from '#src/ui/viewport.ts'
import type { AdvancedFieldsProps } from './advanced-fields.tsx'
import { appliedFilters, type Narrowing } from './filters.ts'

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
export function AdvancedFilters({ filters, set }: AdvancedFiltersProps) {
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
