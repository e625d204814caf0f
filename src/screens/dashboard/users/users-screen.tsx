import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useQuery } from '#src/data/use-query.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { searchText } from '#src/ui/list/address.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { memberActions } from './member-actions.ts'
import { memberCard, memberColumns } from './member-columns.tsx'
import { memberRows, type MemberDialog, type MemberRow } from './member-row.ts'
import { RolesCard } from './roles-card.tsx'
import { useMemberDoers } from './use-member-doers.ts'

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog, {
  keepsState: true,
})
const EditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog)
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

const address = v.object({ q: searchText })

function matches({ name, email, role, groupNames }: MemberRow, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return [name, email, role, groupNames].some((text) => text.toLowerCase().includes(wanted))
}

const sheetOf = ({ name, email, role }: MemberRow) => ({
  title: name,
  description: `${email}, ${role}`,
})

/** The people with access to the merchant's account, and their permissions (spec §2 User Manager). */
export function UsersScreen() {
  const team = useTeam()
  const persona = useQuery(getMerchantPersona)
  const dryRun = useDryRun()
  const { asked, ask, type } = useAddress(address)
  const { q } = asked
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<MemberDialog | null>(null)
  const [about, setAbout] = useState('')
  const doers = useMemberDoers((dialog, id) => {
    setAbout(id)
    setOpened(dialog)
  })
  const you = persona?.memberId
  const all = useMemo(() => team && memberRows(team, you), [team, you])
  const rows = useMemo(() => all?.filter((member) => matches(member, q)), [all, q])
  const found = all?.find(({ id }) => id === about)
  // A removed member stays until the dialog has closed.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const member = found ?? (last?.id === about ? last : undefined)
  const close = () => setOpened(null)

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
            forbidden={doers.forbids('inviteMember')}
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
        menu={{ actions: (row) => actionsFor(memberActions, row, doers), sheet: sheetOf }}
        search={{ label: 'Search users', placeholder: teamMessages.search, text: q, onType: type }}
        empty={{
          title: 'No users yet',
          text: 'Add the people who work with you, each with a role of their own.',
        }}
        nothing={
          q.trim() !== '' && {
            title: 'No users found',
            text: `Nobody here matches "${q.trim()}".`,
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
      {member && team && (
        <>
          <EditDialog
            key={`edit ${about}`}
            member={member}
            groups={team.groups}
            open={opened === 'edit'}
            onClose={close}
          />
          <RemoveDialog member={member} open={opened === 'remove'} onClose={close} />
        </>
      )}
    </>
  )
}
