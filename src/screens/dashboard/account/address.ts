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

/** The open tab of the settings. */
export const accountAddress = v.object({
  /** The address schema requires a search parameter; nothing here is searched. */
  q: searchText,
  tab: oneOf(
    accountTabs.map(({ id }) => id),
    'profile',
  ),
})
