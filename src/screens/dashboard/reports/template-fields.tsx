import { useId } from 'react'
import * as v from 'valibot'
import { type ReportField, reportFields } from '#db/reports/schemas.ts'
import { longest } from '#db/text/format.ts'
import { textBetween } from '#db/text/validation.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { reportFieldLabels } from '#src/rules/report-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { reordered } from '#src/ui/use-drag-order.ts'
import { SortableList } from '#src/ui/sortable-list.tsx'

/** A field in the list, selected or not. */
export interface FieldChoice {
  id: ReportField
  chosen: boolean
}

const choice = v.object({ id: v.picklist(reportFields), chosen: v.boolean() })
const { nameMissing, fieldsMissing } = reportMessages

/** Returns the selected fields in their order. */
export const chosenFields = (choices: readonly FieldChoice[]): ReportField[] =>
  choices.filter(({ chosen }) => chosen).map(({ id }) => id)

/** The typed values of a template before validation. */
export const typedTemplate = v.object({
  name: v.string(),
  fields: v.pipe(v.array(choice), v.length(reportFields.length)),
})

/** A valid template: its name, and at least one field, in order (REP-2). */
export const templateFields = v.object({
  name: textBetween(1, nameMissing, longest.name),
  fields: v.pipe(
    v.array(choice),
    v.transform((choices): ReportField[] => chosenFields(choices)),
    v.minLength(1, fieldsMissing),
  ),
})

/** Returns all twelve fields: the given ones first, selected, then the others. All are selected by default. */
export function choicesOf(fields: readonly ReportField[] = reportFields): FieldChoice[] {
  const others = reportFields.filter((id) => !fields.includes(id))
  return [
    ...fields.map((id) => ({ id, chosen: true })),
    ...others.map((id) => ({ id, chosen: false })),
  ]
}

/** The twelve fields: selected ones are in the report, in this order. */
export function FieldsField() {
  const id = useId()
  const { value, error, change } = useBoundField<FieldChoice[]>()
  const hint = 'Selected fields become columns, in this order.'
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Fields</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <SortableList
        label="Fields"
        items={value}
        itemKey={(each) => each.id}
        itemName={(each) => reportFieldLabels[each.id]}
        onMove={(from, to) => change(reordered(value, from, to))}
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
