import { useMemo } from 'react'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { listPeople } from '#db/people/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { heldBack } from '#src/rules/people.ts'
import type { PersonRow } from './person-row.ts'

/** Returns everybody on the platform, live, with what the current user can't do to them. */
export function usePeople(): PersonRow[] | undefined {
  const people = useQuery(listPeople)
  const you = useQuery(getAdminPersona)
  return useMemo(() => {
    if (!people) return undefined
    const superAdmins = people.filter(
      ({ admin }) => admin?.role === 'Super Admin' && admin.status === 'active',
    ).length
    const acting = you && { id: you.id, role: you.role, superAdmins }
    return people.map((person) => ({
      ...person,
      isYou: person.admin !== undefined && person.admin.id === you?.id,
      held: acting ? heldBack(person, acting) : undefined,
    }))
  }, [people, you])
}
