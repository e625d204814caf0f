import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useQuery } from '#src/data/use-query.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { searchText } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { memberActions } from './member-actions.tsx'
import { memberCard, memberColumns } from './member-columns.tsx'
import { memberRows, type MemberRow } from './member-row.ts'
import { RolesCard } from './roles-card.tsx'

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog, {
  keepsState: true,
})

const address = v.object({ q: searchText })

function matches({ name, email, role, groupNames }: MemberRow, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return [name, email, role, groupNames].some((text) => text.toLowerCase().includes(wanted))
}

const sheetOf = ({ name, email, role }: MemberRow) => ({
  title: name,
  description: `${email}, ${role}`,
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
        rowName={({ name }) => name}
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
