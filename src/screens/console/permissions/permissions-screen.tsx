import { useState } from 'react'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { listRoles, type RoleListing } from '#db/people/queries.ts'
import { useQuery, type Show } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'

import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { GrantsEditor } from './grants-editor.tsx'
import { GrantsHistory } from './grants-history.tsx'

const opening = (
  <Card>
    <SkeletonRows rows={6} label="Loading permissions" />
  </Card>
)

const showGrants: Show<RoleListing[]> = (roles, expect) => expect('roles', roles)

/** The grants of each staff role (ROLE-1). */
export function PermissionsScreen() {
  const roles = useQuery(listRoles, [], showGrants)
  const you = useQuery(getAdminPersona)
  const [saved, setSaved] = useState(0)
  return (
    <>
      <PageHeader
        title="Permissions"
        description="What each staff role can do. Changes apply immediately."
      />
      {roles && you !== undefined ? (
        <GrantsEditor
          key={saved}
          roles={roles}
          ownRole={you?.role}
          onSaved={() => setSaved(saved + 1)}
        />
      ) : (
        opening
      )}
      <GrantsHistory />
    </>
  )
}
