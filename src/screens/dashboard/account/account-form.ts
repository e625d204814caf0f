import * as v from 'valibot'
import {
  displayCurrencies,
  figureStyles,
  notificationWays,
  waysFor,
  weekStarts,
} from '#db/people/schemas.ts'
import type { AccountChange } from '#db/people/account-actions.ts'
import type { OwnAccount } from '#db/people/account-queries.ts'
import type { Changes } from '#src/forms/changed-fields.ts'
import { notificationKinds } from '#src/rules/messages/people.ts'
import { emailAddress, personName, phoneOrNone } from '#src/rules/validation.ts'

/** The kinds whose notification channels can be chosen. */
export const kinds = Object.keys(notificationKinds) as (keyof typeof notificationKinds)[]

/** All settings in the form, saved together. */
export const accountSchema = v.object({
  name: personName,
  email: emailAddress,
  phone: phoneOrNone,
  figures: v.picklist(figureStyles),
  weekStart: v.picklist(weekStarts),
  displayCurrency: v.picklist(displayCurrencies),
  ways: v.record(v.string(), v.array(v.picklist(notificationWays))),
})
export type AccountValues = v.InferInput<typeof accountSchema>
type Valid = v.InferOutput<typeof accountSchema>

/** Returns the current settings as form values. */
export const accountValues = ({ name, email, account }: OwnAccount): AccountValues => ({
  name,
  email,
  phone: account.phone ?? '',
  figures: account.figures ?? 'comma',
  weekStart: account.weekStart ?? 'monday',
  displayCurrency: account.displayCurrency ?? 'none',
  ways: Object.fromEntries(kinds.map((kind) => [kind, [...waysFor(account, kind)]])),
})

/** Converts the form's changes into the action's input. */
export function accountChanges({ ways, ...changes }: Changes<Valid>): AccountChange['changes'] {
  return { ...changes, ...(ways && { notifications: ways as Valid['ways'] }) }
}
