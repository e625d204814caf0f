import * as v from 'valibot'
import { type ReportField, reportFields } from '#db/reports/schemas.ts'
import { longest } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { textBetween } from '#src/rules/validation.ts'

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
