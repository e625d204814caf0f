import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { getMerchantId } from '#db/people/persona-queries.ts'
import type { Team } from '#db/people/queries.ts'
import type { UserGroup } from '#db/people/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf } from '#src/rules/format.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { permissionTexts } from '#src/rules/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { groupActions } from './group-actions.ts'

/** A group as the page shows it. */
export interface GroupRow extends UserGroup {
  /** The names of its members, joined. */
  memberNames: string
}

export const groupRows = ({ members, groups }: Team): GroupRow[] =>
  groups.map((group) => ({
    ...group,
    memberNames: members
      .filter(({ id }) => group.memberIds.includes(id))
      .map(({ name }) => name)
      .join(', '),
  }))

const grantsText = ({ permissions }: GroupRow) =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ') || 'Nothing'

const membersText = ({ memberNames }: GroupRow) => memberNames || 'Nobody yet'

export const groupColumns: Column<GroupRow>[] = [
  {
    id: 'name',
    header: 'Group',
    className: 'py-2.5',
    cell: ({ name, description }) => (
      <>
        <div className="font-medium wrap-anywhere">{name}</div>
        <div className="line-clamp-2 text-sm wrap-anywhere text-muted">{description}</div>
      </>
    ),
  },
  { id: 'members', header: 'Members', className: 'wrap-anywhere', cell: membersText },
  { id: 'grants', header: 'Grants', className: 'text-muted', cell: grantsText },
]

export const groupCard = (group: GroupRow) => (
  <span className="min-w-0 flex-1">
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-medium wrap-anywhere">{group.name}</span>
      {group.memberNames && (
        <span className="text-sm text-muted">{countOf(group.memberIds.length, 'member')}</span>
      )}
    </span>
    <span className="block text-sm wrap-anywhere text-muted">{membersText(group)}</span>
    <span className="block text-sm text-muted">Grants: {grantsText(group)}</span>
  </span>
)

/** Deletes a group with an Undo. */
export function useDeleteGroup() {
  const restore = useAction('restoreUserGroup', {
    said: ({ name }) => teamMessages.restored(name),
    dryRun: ({ name }) => teamMessages.wouldRestore(name),
    shows: (group) => [{ table: 'userGroups', id: group.id, change: group }],
  })
  return useAction('deleteUserGroup', {
    said: ({ name }) => teamMessages.groupDeleted(name),
    setback: () => true,
    dryRun: teamMessages.wouldDeleteGroup,
    shows: (id) => [{ table: 'userGroups', id, change: null }],
    offer: (deleted) => ({ label: 'Undo', onClick: () => void restore.run(deleted) }),
  })
}

const GroupDialog = lazyDialog(async () => (await import('./group-dialog.tsx')).GroupDialog)

const sheetOf = ({ name, description }: GroupRow) => ({ title: name, description })

/** Groups whose members have permissions beyond their roles (spec §2 User Groups). */
export function UserGroupsScreen() {
  const team = useTeam()
  const merchantId = useQuery(getMerchantId)
  const dryRun = useDryRun()
  const forbids = useForbids()
  const remove = useDeleteGroup()
  /** The id of the group being edited, or 'new'. */
  const [about, setAbout] = useState('')
  const [open, setOpen] = useState(false)
  const rows = useMemo(() => team && groupRows(team), [team])
  const group = team?.groups.find(({ id }) => id === about) ?? null

  async function show(id: string) {
    if (await dryRun(teamMessages.wouldSaveGroup)) return
    setAbout(id)
    setOpen(true)
  }
  const doers = {
    forbids,
    edit: (id: string) => void show(id),
    remove: ({ id }: { id: string }) => void remove.run(id),
  }
  const bars = forbids('createUserGroup')
  const create = () => void show('new')

  return (
    <>
      <ListPage
        title="User Groups"
        description="Grant several people the same, beside what their roles grant."
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            disabled={!team}
            forbidden={bars}
            onClick={create}
          >
            Create Group
          </Button>
        }
        label="User groups"
        noun="group"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={groupColumns}
        tableFrom={720}
        card={groupCard}
        menu={{ actions: (row) => actionsFor(groupActions, row, doers), sheet: sheetOf }}
        empty={{
          title: 'No groups yet',
          text: 'A group grants its members more than their roles do, such as refunds for whoever is at the counter.',
          action: (
            <Button variant="secondary" forbidden={bars} onClick={create}>
              Create First Group
            </Button>
          ),
        }}
      />
      {team && merchantId && about !== '' && (
        <GroupDialog
          key={about}
          merchantId={merchantId}
          members={team.members}
          group={group}
          open={open && (about === 'new' || group !== null)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
