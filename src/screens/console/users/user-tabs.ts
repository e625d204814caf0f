import type { PersonRow } from '#src/screens/shared/people/person-row.ts'

export const userTabs = [
  { id: 'all', label: 'All' },
  { id: 'admins', label: 'Admins' },
  { id: 'merchants', label: 'Merchant Users' },
  { id: 'suspended', label: 'Suspended' },
] as const
export type UserTab = (typeof userTabs)[number]['id']

const isUnder: Record<UserTab, (person: Pick<PersonRow, 'side' | 'status' | 'role'>) => boolean> = {
  all: () => true,
  // Whoever has left the staff stands under all of them alone, as in Admin Users.
  admins: ({ side, role }) => side === 'staff' && role !== null,
  merchants: ({ side }) => side === 'merchant',
  suspended: ({ status }) => status === 'suspended',
}

/** Those of a tab whose name or e-mail has what is typed, in any case. */
export function filterUsers<
  P extends Pick<PersonRow, 'side' | 'status' | 'role' | 'name' | 'email'>,
>(people: readonly P[], tab: UserTab, typed: string): P[] {
  const wanted = typed.trim().toLowerCase()
  return people.filter(
    (person) =>
      isUnder[tab](person) &&
      [person.name, person.email].some((text) => text.toLowerCase().includes(wanted)),
  )
}
