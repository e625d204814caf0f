import * as v from 'valibot'
import { oneOf, searchText } from '#src/ui/list/address.ts'

export const accountTabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Security' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'display', label: 'Display' },
  { id: 'device', label: 'This device' },
] as const

export type AccountTab = (typeof accountTabs)[number]['id']

/** Which part of the settings is shown. */
export const accountAddress = v.object({
  /** A kept address may still search; nothing here is searched. */
  q: searchText,
  tab: oneOf(
    accountTabs.map(({ id }) => id),
    'profile',
  ),
})
