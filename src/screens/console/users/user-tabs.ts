import type { PersonRow } from '#src/screens/shared/people/person-row.ts'

export const userTabs = [
  { id: 'all', label: 'All' },
  { id: 'admins', label: 'Admins' },
  { id: 'merchants', label: 'Merchant Users' },
  { id: 'suspended', label: 'Suspended' },
] as const
export type UserTab = (typeof userTabs)[number]['id']

const isUnder: Record<UserTab, (person: Pick<PersonRow, 'side' | 'status'>) => boolean> = {
  all: () => true,
  admins: ({ side }) => side === 'staff',
  merchants: ({ side }) => side === 'merchant',
  suspended: ({ status }) => status === 'suspended',
}

/** Those of a tab whose name or e-mail has what is typed, in any case. */
export function filterUsers<P extends Pick<PersonRow, 'side' | 'status' | 'name' | 'email'>>(
  people: readonly P[],
  tab: UserTab,
  typed: string,
): P[] {
  const wanted = typed.trim().toLowerCase()
  return people.filter(
    (person) =>
      isUnder[tab](person) &&
      [person.name, person.email].some((text) => text.toLowerCase().includes(wanted)),
  )
}
