import { useState } from 'react'
import { listRoleChanges } from '#db/log/queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { listRoles, type RoleListing } from '#db/people/queries.ts'
import { countOf, formatMoment } from '#db/text/format.ts'
import { type ApplyExpected, useQuery } from '#src/data/use-query.ts'
import { Card, CardHeader, CardRow } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ActivityChange, ActivitySentence } from '../shared/activity-sentence.tsx'
import { GrantsEditor } from './grants-editor.tsx'

/** The last changes of what roles grant. */
function GrantsHistory() {
  const entries = useQuery((db) => listRoleChanges(db))
  if (!entries || entries.length === 0) return null
  return (
    <Card className="mt-4">
      <CardHeader
        title="History"
        action={
          <span className="text-subtle tabular-nums">Last {countOf(entries.length, 'change')}</span>
        }
      />
      <ul aria-label="History">
        {entries.map((entry) => (
          <CardRow
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
          >
            <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <ActivitySentence entry={entry} />
              <ActivityChange entry={entry} />
            </p>
            <p className="flex-none text-sm text-subtle tabular-nums">
              {formatMoment(entry.timestamp)}
            </p>
          </CardRow>
        ))}
      </ul>
    </Card>
  )
}

const opening = (
  <Card>
    <SkeletonRows rows={6} label="Loading permissions" />
  </Card>
)

const showGrants: ApplyExpected<RoleListing[]> = (roles, expect) => expect('roles', roles)

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
