import { getAdminPersona } from '#db/queries/get-persona.ts'
import { listRoles } from '#db/queries/list-roles.ts'
import { ahead } from '#src/data/ahead.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

const opening = (
  <Card>
    <SkeletonRows rows={6} label="Loading permissions" />
  </Card>
)
const GrantsEditor = lazyPart(() => import('./grants-editor.tsx'), 'GrantsEditor', opening)

/** What each role of the platform's staff grants (spec §2 Permissions, §6). */
export function PermissionsScreen() {
  const roles = useQuery(listRoles)
  const you = useQuery(getAdminPersona)
  return (
    <>
      <PageHeader
        title="Permissions"
        description="What each role of Paid’s own staff may do. What you save holds at once, in every tab."
      />
      {roles && you !== undefined ? <GrantsEditor roles={roles} ownRole={you?.role} /> : opening}
    </>
  )
}

PermissionsScreen.ahead = [ahead(listRoles), ahead(getAdminPersona)]
