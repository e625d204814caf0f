import { ChevronRight, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { grantsOf, permissionsOf, type TeamRole } from '#db/people/person.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { teamPermissions } from '#db/people/schemas.ts'
import { searchFor } from '#db/text/search-text.ts'
import { isolatedName, named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useQuery } from '#src/data/use-query.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import {
  lastActiveText,
  memberStatuses,
  permissionTexts,
  roleTexts,
  teamRoles,
} from '#src/rules/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Granted, PermissionHeading } from '#src/screens/shared/team/granted.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { lazyDialog, useShown } from '#src/ui/lazy-dialog.tsx'
import { searchText } from '#src/ui/list/address.ts'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { Table, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { memberActions } from './member-actions.tsx'
import { type MemberRow, memberRows } from './member-row.ts'

function Status({ status }: Pick<MemberRow, 'status'>) {
  const { tone, label } = memberStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}

function Name({ member: { name, isYou } }: { member: MemberRow }) {
  return (
    <>
      {name}
      {isYou && <span className="font-normal text-muted"> (you)</span>}
    </>
  )
}

const activeText = (member: MemberRow) =>
  member.isYou ? 'Now' : lastActiveText(member, currentDate())

const memberColumns: Column<MemberRow>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    className: 'py-2.5',
    cell: (member) => (
      <div className="flex items-center gap-3">
        <Avatar name={member.name} />
        <div className="min-w-0">
          <div className="font-medium wrap-anywhere">
            <Name member={member} />
          </div>
          <div className="text-sm wrap-anywhere text-muted">{member.email}</div>
        </div>
      </div>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <Status status={status} /> },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, groupNames }) => (
      <>
        <div>{role}</div>
        {groupNames && <div className="text-sm wrap-anywhere text-muted">{groupNames}</div>}
      </>
    ),
  },
  {
    id: 'active',
    header: 'Last active',
    className: 'text-muted tabular-nums',
    cell: activeText,
  },
]

const memberCard = (member: MemberRow) => (
  <RowLines
    mark={<Avatar name={member.name} />}
    name={<Name member={member} />}
    end={<Status status={member.status} />}
  >
    <RowLine>{member.email}</RowLine>
    <RowLine>
      {[member.role, member.groupNames].filter(Boolean).join(', ')} · {activeText(member)}
    </RowLine>
  </RowLines>
)

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog, {
  keepsState: true,
})

const address = v.object({ q: searchText })

const matches = ({ name, email, role, groupNames }: MemberRow, typed: string): boolean =>
  searchFor(typed)([name, email, role, groupNames])

const sheetOf = ({ name, email, role }: MemberRow) => ({
  title: name,
  description: named`${email}, ${role}`,
})

/** The people with access to the merchant's account, and their permissions (TEAM-1). */
export function UsersScreen() {
  const team = useTeam()
  const persona = useQuery(getMerchantPersona)
  const dryRun = useDryRun()
  const { asked, ask, type } = useAddress(address)
  const { q } = asked
  const [adding, setAdding] = useState(false)
  const actionsOf = useRowActions()
  const forbids = useForbids()
  const you = persona?.memberId
  const all = useMemo(() => team && memberRows(team, you), [team, you])
  const rows = useMemo(() => all?.filter((member) => matches(member, q)), [all, q])

  async function add() {
    if (!(await dryRun(teamMessages.wouldAdd))) setAdding(true)
  }

  return (
    <>
      <ListPage
        title={teamMessages.title}
        description={teamMessages.subtitle}
        actions={
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden />}
            disabled={!team}
            forbidden={forbids('inviteMember')}
            onClick={() => void add()}
          >
            {teamMessages.add}
          </Button>
        }
        above={<h2 className="mb-3 text-lg">{teamMessages.members}</h2>}
        label={teamMessages.members}
        noun="user"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={isolatedName}
        columns={memberColumns}
        tableFrom={720}
        card={memberCard}
        menu={{ actions: (row) => actionsOf(memberActions, row), sheet: sheetOf }}
        search={{ label: 'Search users', placeholder: teamMessages.search, text: q, onType: type }}
        empty={{
          title: 'No users yet',
          text: 'Add your team and give each person a role.',
        }}
        nothing={
          q.trim() !== '' && {
            title: 'No users found',
            text: `No match for "${q.trim()}".`,
            clear: 'Clear search',
            onClear: () => ask({ q: '' }),
          }
        }
      />
      <RolesCard />
      {persona && (
        <InviteDialog
          open={adding}
          onClose={() => setAdding(false)}
          merchantId={persona.merchant.id}
        />
      )}
    </>
  )
}

/** The permissions of each role, folded: a table where there is room, a sheet per role on phones. */
function RolesCard() {
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
