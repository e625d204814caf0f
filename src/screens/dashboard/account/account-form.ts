import * as v from 'valibot'
import { currencyOptions } from '#db/text/format.ts'
import type { AccountChange } from '#db/people/account-actions.ts'
import type { OwnAccount } from '#db/people/account-queries.ts'
import { waysFor } from '#db/people/person.ts'
import {
  displayCurrencies,
  type DisplayCurrency,
  type FigureStyle,
  figureStyles,
  type NotificationWay,
  notificationWays,
  type WeekStart,
  weekStarts,
} from '#db/people/schemas.ts'
import { emailAddress, personName, phoneOrNone } from '#db/text/validation.ts'
import type { FieldChanges } from '#src/forms/changed-fields.ts'
import { notificationKinds } from '#src/rules/messages/people.ts'
import { oneOf, searchText } from '#src/ui/list/address.ts'

export const accountTabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Security' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'display', label: 'Display' },
  { id: 'device', label: 'This device' },
] as const

export type AccountTab = (typeof accountTabs)[number]['id']

/** The open tab of the settings. */
export const accountAddress = v.object({
  /** The address schema requires a search parameter; nothing here is searched. */
  q: searchText,
  tab: oneOf(
    accountTabs.map(({ id }) => id),
    'profile',
  ),
})

export const wayOptions: readonly { value: NotificationWay; label: string }[] = [
  { value: 'app', label: 'In the app' },
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
]

export const figureOptions: { value: FigureStyle; label: string }[] = [
  { value: 'comma', label: '1,284.50' },
  { value: 'space', label: '1\u00a0284.50' },
  { value: 'plain', label: '1284.50' },
]

export const weekOptions: readonly { value: WeekStart; label: string }[] = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
]

export const displayCurrencyOptions = (): { value: DisplayCurrency; label: string }[] => [
  { value: 'none', label: 'None' },
  ...currencyOptions(),
]

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
  tillSound: v.boolean(),
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
  tillSound: account.tillSound ?? false,
  ways: Object.fromEntries(kinds.map((kind) => [kind, [...waysFor(account, kind)]])),
})

/** Converts the form's changes into the action's input. */
export function accountChanges({
  ways,
  ...changes
}: FieldChanges<Valid>): AccountChange['changes'] {
  return { ...changes, ...(ways && { notifications: ways as Valid['ways'] }) }
}
