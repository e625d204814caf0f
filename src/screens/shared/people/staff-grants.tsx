import { listRoles } from '#db/people/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { staffPermissions, staffPermissionTexts } from '#src/rules/people.ts'
import { MayList } from '#src/screens/shared/team/granted.tsx'

/** A staff role's current permissions, in sentences. */
export function StaffGrants({ role }: { role: string }) {
  const roles = useQuery(listRoles)
  const granted = roles?.find(({ name }) => name === role)?.permissions
  if (!roles) return null
  return (
    <MayList
      items={staffPermissions.map((id) => ({
        id,
        deed: staffPermissionTexts[id].deed,
        granted: role === 'Super Admin' || (granted?.includes(id) ?? false),
      }))}
    />
  )
}
