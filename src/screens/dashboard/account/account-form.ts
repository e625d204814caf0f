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

/** The kinds that a person can choose the ways of. */
export const kinds = Object.keys(notificationKinds) as (keyof typeof notificationKinds)[]

/** What is typed and chosen, and saved all together. */
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

/** The settings as they stand. */
export const accountValues = ({ name, email, account }: OwnAccount): AccountValues => ({
  name,
  email,
  phone: account.phone ?? '',
  figures: account.figures ?? 'comma',
  weekStart: account.weekStart ?? 'monday',
  displayCurrency: account.displayCurrency ?? 'none',
  ways: Object.fromEntries(kinds.map((kind) => [kind, [...waysFor(account, kind)]])),
})

/** What the act is told of what was changed. */
export function accountChanges({ ways, ...changes }: Changes<Valid>): AccountChange['changes'] {
  return { ...changes, ...(ways && { notifications: ways as Valid['ways'] }) }
}
