import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { SlidersHorizontal } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Count } from '#src/ui/badge.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useWide } from '#src/ui/use-media.ts'
import { AdvancedFields } from './advanced-fields.tsx'
import { appliedFilters, type Narrowing } from './filters.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** The advanced filters button: a popover in wide windows, a sheet with all filters on phones. */
export function AdvancedFilters({ filters, set }: Props) {
  const [open, setOpen] = useState(false)
  const wide = useWide()
  const applied = appliedFilters(filters).length
  const count = useId()
  if (wide)
    return (
      <Popover>
        <PopoverButton as={Fragment}>
          <Button variant="secondary" icon={<SlidersHorizontal aria-hidden />}>
            Advanced
          </Button>
        </PopoverButton>
        <PopoverPanel
          focus
          anchor={{ to: 'bottom end', gap: 6, padding: 8 }}
          role="dialog"
          aria-label="Advanced filters"
          className="z-50 w-90 animate-appear overscroll-contain rounded-xl border border-line bg-raised p-5 text-text shadow-menu outline-none"
        >
          {({ close }) => (
            <AdvancedFields
              filters={filters}
              withSelects={false}
              onApply={(change) => {
                close()
                set(change)
              }}
            />
          )}
        </PopoverPanel>
      </Popover>
    )
  return (
    <>
      <span className="relative flex flex-none">
        <IconButton
          bordered
          label="Filters"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
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
        <AdvancedFields
          filters={filters}
          withSelects
          onApply={(change) => {
            setOpen(false)
            set(change)
          }}
        />
      </Dialog>
    </>
  )
}
