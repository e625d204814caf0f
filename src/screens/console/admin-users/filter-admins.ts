import type { PersonRow } from '#src/screens/shared/people/person-row.ts'

/** The staff whose name, e-mail or role has what is typed, in any case. */
export function filterAdmins<P extends Pick<PersonRow, 'admin' | 'name' | 'email' | 'role'>>(
  people: readonly P[],
  typed: string,
): P[] {
  const wanted = typed.trim().toLowerCase()
  return people.filter(
    ({ admin, name, email, role }) =>
      admin && [name, email, role ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  )
}
