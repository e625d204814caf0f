import * as v from 'valibot'
import { type ReportField, reportFields } from '#db/reports/schemas.ts'
import { longest } from '#db/text/format.ts'
import { textBetween } from '#db/text/validation.ts'
import {
  chosenOf,
  type OrderedChoice,
  OrderedChoiceField,
  orderedChoices,
} from '#src/forms/ordered-choice-field.tsx'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { reportFieldLabels } from '#src/rules/report-text.ts'

const choice = v.object({ id: v.picklist(reportFields), chosen: v.boolean() })
const { nameMissing, fieldsMissing } = reportMessages

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
    v.transform((choices): ReportField[] => chosenOf(choices)),
    v.minLength(1, fieldsMissing),
  ),
})

/** Returns all twelve fields: the given ones first, selected, then the others. All are selected by default. */
export const choicesOf = (
  fields: readonly ReportField[] = reportFields,
): OrderedChoice<ReportField>[] => orderedChoices(fields, reportFields)

/** The twelve fields: selected ones are in the report, in this order. */
export const FieldsField = () => (
  <OrderedChoiceField
    label="Fields"
    hint="Selected fields become columns, in this order."
    nameOf={(id: ReportField) => reportFieldLabels[id]}
  />
)
