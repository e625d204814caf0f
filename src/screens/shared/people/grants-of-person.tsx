import type { TeamRole } from '#db/people/person.ts'
import type { PersonRow } from './person-row.ts'
import { StaffGrants } from './staff-grants.tsx'
import { TeamGrants } from './team-grants.tsx'

/** What somebody may do with a role of theirs and what not. */
export function GrantsOfPerson({ person, role }: { person: PersonRow; role: string }) {
  return person.side === 'staff' ? (
    <StaffGrants role={role} />
  ) : (
    <TeamGrants person={person} role={role as TeamRole} />
  )
}
