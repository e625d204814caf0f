import { useId } from 'react'
import { useBoundField } from '#src/forms/bound-field.ts'
import { reportFieldLabels } from '#src/rules/report-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { moved } from '#src/ui/use-drag-order.ts'
import { SortableList } from '#src/ui/sortable-list.tsx'
import type { FieldChoice } from './template-form.ts'

/** The twelve fields: selected ones are in the report, in this order. */
export function FieldsField() {
  const id = useId()
  const { value, error, change } = useBoundField<FieldChoice[]>()
  const hint = 'Ticked fields are the columns, in this order.'
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Fields</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <SortableList
        label="Fields"
        items={value}
        itemKey={(each) => each.id}
        itemName={(each) => reportFieldLabels[each.id]}
        onMove={(from, to) => change(moved(value, from, to))}
        className="mt-1 grid"
      >
        {(field, at, controls) => (
          <div className="flex flex-wrap items-center justify-between gap-x-2 [&>label]:min-w-0 [&>label]:flex-[1_1_7.5rem]">
            <Checkbox
              label={reportFieldLabels[field.id]}
              checked={field.chosen}
              describedBy={`${id}-hint ${id}-error`}
              invalid={error !== undefined}
              onChange={(chosen) =>
                change(value.map((each, place) => (place === at ? { ...each, chosen } : each)))
              }
            />
            {controls}
          </div>
        )}
      </SortableList>
    </fieldset>
  )
}
