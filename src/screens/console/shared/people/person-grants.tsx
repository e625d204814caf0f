import { grantsOf, staffPermissionsOf, type TeamRole } from '#db/people/person.ts'
import { listRoles, listTeam } from '#db/people/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { staffPermissions, staffPermissionTexts } from '#src/rules/people.ts'
import { Granted, MayList } from '#src/screens/shared/team/granted.tsx'
import type { PersonRow } from './person-columns.tsx'

/** A staff role's current permissions, in sentences. */
export function StaffGrants({ role }: { role: string }) {
  const roles = useQuery(listRoles)
  if (!roles) return null
  const granted = staffPermissionsOf(role, roles)
  return (
    <MayList
      items={staffPermissions.map((id) => ({
        id,
        description: staffPermissionTexts[id].description,
        granted: granted.includes(id),
      }))}
    />
  )
}

function TeamGrants({ person, role }: { person: PersonRow; role: TeamRole }) {
  const { member, merchantId } = person
  const team = useQuery((db) => listTeam(db, merchantId ?? ''), [merchantId])
  if (!team) return null
  const grants = grantsOf({ id: member?.id ?? '', role }, team.groups)
  // If no group grants anything, everything comes from the role.
  const sources = grants.some(({ groups }) => groups.length > 0)
  return <Granted grants={grants} role={role} sources={sources} />
}

export function GrantsOfPerson({ person, role }: { person: PersonRow; role: string }) {
  return person.side === 'staff' ? (
    <StaffGrants role={role} />
  ) : (
    <TeamGrants person={person} role={role as TeamRole} />
  )
}
