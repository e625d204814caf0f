import { ChevronRight } from 'lucide-react'
import { teamPermissions } from '#db/people/schemas.ts'
import { grantsOf, permissionsOf, type TeamRole } from '#db/people/person.ts'
import { permissionTexts, roleTexts, teamRoles } from '#src/rules/people.ts'
import { Granted, PermissionHeading } from '#src/screens/shared/team/granted.tsx'
import { Card } from '#src/ui/card.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import { Table, Td, Th, Tr } from '#src/ui/list/table.tsx'

/** The permissions of each role, folded: a table where there is room, a sheet per role on phones. */
export function RolesCard() {
  const shown = useShown<TeamRole>()
  return (
    <Card className="mt-6">
      <Fold title="Role permissions" note="Everyone can view everything. Groups add permissions.">
        <RolesTable />
        <ul aria-label="Roles" className="md:hidden">
          {teamRoles.map((role) => (
            <li key={role}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => shown.show(role)}
                className="flex min-h-16 w-full items-center gap-3 border-t border-line px-5 py-2.5 text-left -outline-offset-3 in-[li:last-child]:rounded-b-card hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{role}</span>
                  <span className="block text-sm text-muted">{roleTexts[role]}</span>
                </span>
                <ChevronRight aria-hidden className="size-4.5 flex-none text-subtle" />
              </button>
            </li>
          ))}
        </ul>
      </Fold>
      {shown.of && (
        <Dialog {...shown.layer} title={shown.of} description={roleTexts[shown.of]}>
          <Granted grants={grantsOf({ id: '', role: shown.of }, [])} role={shown.of} />
        </Dialog>
      )}
    </Card>
  )
}

function RolesTable() {
  return (
    <div className="@container/table max-md:hidden">
      <Table label="Role permissions">
        <thead>
          <tr>
            <Th className="sticky top-[calc(3.5rem+var(--strip,0px))] z-10 bg-surface lg:top-[calc(4rem+var(--strip,0px))]">
              Permission
            </Th>
            {teamRoles.map((role) => (
              <Th
                key={role}
                className="sticky top-[calc(3.5rem+var(--strip,0px))] z-10 bg-surface lg:top-[calc(4rem+var(--strip,0px))]"
              >
                {role}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teamPermissions.map((permission) => (
            <Tr key={permission}>
              <PermissionHeading {...permissionTexts[permission]} />
              {teamRoles.map((role) => (
                <Td key={role}>
                  {permissionsOf({ id: '', role }, []).includes(permission) ? (
                    <>
                      <Tick size={16} className="text-success" />
                      <span className="sr-only">{role}: allowed</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden className="text-subtle">
                        –
                      </span>
                      <span className="sr-only">{role}: not allowed</span>
                    </>
                  )}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
