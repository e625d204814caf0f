import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Count } from '#src/ui/count.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useWide } from '#src/ui/use-media.ts'
import { appliedFilters } from './applied.ts'
import type { Narrowing } from './filters.ts'

const AdvancedFields = lazy(async () => ({
  default: (await import('./advanced-fields.tsx')).AdvancedFields,
}))
const PopoverDialog = lazy(async () => ({
  default: (await import('#src/ui/popover-dialog.tsx')).PopoverDialog,
}))

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** The button of the advanced filters: a box beside it where there is room, a sheet with all filters on phones. */
export function AdvancedFilters({ filters, set }: Props) {
  const [open, setOpen] = useState(false)
  const wide = useWide()
  const applied = appliedFilters(filters).length
  const count = useId()
  const button = useRef<HTMLButtonElement>(null)
  const fields = (
    <AdvancedFields
      filters={filters}
      withSelects={!wide}
      onApply={(change) => {
        setOpen(false)
        button.current?.focus()
        set(change)
      }}
    />
  )
  const shared = {
    ref: button,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    onClick: () => setOpen(!open),
  }
  return wide ? (
    <>
      <Button {...shared} variant="secondary" icon={<SlidersHorizontal aria-hidden />}>
        Advanced
      </Button>
      {open && button.current && (
        <Suspense>
          <PopoverDialog
            anchor={button.current}
            label="Advanced filters"
            onClose={() => setOpen(false)}
          >
            {fields}
          </PopoverDialog>
        </Suspense>
      )}
    </>
  ) : (
    <>
      <span className="relative flex flex-none">
        <IconButton
          {...shared}
          bordered
          label="Filters"
          aria-describedby={applied > 0 ? count : undefined}
          icon={<SlidersHorizontal aria-hidden />}
        />
        {applied > 0 && (
          <span id={count} className="pointer-events-none absolute -top-1.5 -right-1.5 flex">
            <Count>{applied}</Count> <span className="sr-only">set</span>
          </span>
        )}
      </span>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters">
        <Suspense>{fields}</Suspense>
      </Dialog>
    </>
  )
}
