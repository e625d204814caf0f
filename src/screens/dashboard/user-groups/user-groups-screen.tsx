import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { getMerchantId } from '#db/people/persona-queries.ts'
import type { Team } from '#db/people/queries.ts'
import type { UserGroup } from '#db/people/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { undoOffer } from '#src/data/undo-offer.ts'
import { useQuery } from '#src/data/use-query.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { permissionTexts } from '#src/rules/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Button } from '#src/ui/button.tsx'
import { useShowDialog, type DialogLayer } from '#src/ui/dialog-host.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { Column } from '#src/ui/list/column.ts'

/** A group as the page shows it. */
export interface GroupRow extends UserGroup {
  /** The names of its members, joined. */
  memberNames: string
}

const groupRows = ({ members, groups }: Team): GroupRow[] =>
  groups.map((group) => ({
    ...group,
    memberNames: members
      .filter(({ id }) => group.memberIds.includes(id))
      .map(({ name }) => name)
      .join(', '),
  }))

const grantsText = ({ permissions }: GroupRow) =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ') || 'None'

const membersText = ({ memberNames }: GroupRow) => memberNames || 'No members yet'

const groupColumns: Column<GroupRow>[] = [
  {
    id: 'name',
    header: 'Group',
    isName: true,
    className: 'py-2.5',
    cell: ({ name, description }) => (
      <>
        <div className="font-medium wrap-anywhere">{name}</div>
        <div className="line-clamp-2 text-sm wrap-anywhere text-muted">{description}</div>
      </>
    ),
  },
  { id: 'members', header: 'Members', isName: true, cell: membersText },
  { id: 'grants', header: 'Permissions', className: 'text-muted', cell: grantsText },
]

const groupCard = (group: GroupRow) => (
  <span className="min-w-0 flex-1">
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-medium wrap-anywhere">{group.name}</span>
      {group.memberNames && (
        <span className="text-sm text-muted">{countOf(group.memberIds.length, 'member')}</span>
      )}
    </span>
    <span className="block text-sm wrap-anywhere text-muted">{membersText(group)}</span>
    <span className="block text-sm text-muted">Permissions: {grantsText(group)}</span>
  </span>
)

const GroupDialog = lazyDialog(async () => (await import('./group-dialog.tsx')).GroupDialog)

interface LiveGroupProps extends DialogLayer {
  /** The id of the group to edit; left out to create one. */
  id?: string
}

/** A group's form with live data; closes when someone else deletes the group. */
function LiveGroup({ id, open, onClose }: LiveGroupProps) {
  const merchantId = useQuery(getMerchantId)
  const team = useTeam()
  const group = team?.groups.find((each) => each.id === id) ?? null
  return (
    team &&
    merchantId && (
      <GroupDialog
        merchantId={merchantId}
        members={team.members}
        group={group}
        open={open && (id === undefined || group !== null)}
        onClose={onClose}
      />
    )
  )
}

/** The actions on a group (TEAM-2). */
const groupActions: readonly RowAction<UserGroup>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    action: 'updateUserGroup',
    dryRun: () => teamMessages.wouldSaveGroup,
    dialog: ({ id }, layer) => <LiveGroup id={id} {...layer} />,
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    action: 'deleteUserGroup',
    run: ({ id }, { run }) =>
      run('deleteUserGroup', id, {
        success: ({ result }) => teamMessages.groupDeleted(result.name),
        setback: () => true,
        dryRun: teamMessages.wouldDeleteGroup,
        shows: () => [{ table: 'userGroups', id, change: null }],
        offer: undoOffer(run, (group) => ({
          success: () => teamMessages.restored(group.name),
          dryRun: teamMessages.wouldRestore(group.name),
          shows: () => [{ table: 'userGroups', id, change: group }],
        })),
      }),
  },
]

const sheetOf = ({ name, description }: GroupRow) => ({ title: name, description })

/** Groups whose members have permissions beyond their roles (TEAM-2). */
export function UserGroupsScreen() {
  const team = useTeam()
  const dryRun = useDryRun()
  const forbids = useForbids()
  const showDialog = useShowDialog()
  const actionsOf = useRowActions()
  const rows = useMemo(() => team && groupRows(team), [team])
  const bars = forbids('createUserGroup')

  async function create() {
    if (await dryRun(teamMessages.wouldSaveGroup)) return
    showDialog((layer) => <LiveGroup {...layer} />)
  }

  return (
    <ListPage
      title="User Groups"
      description="Give extra permissions to several people at once."
      actions={
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          disabled={!team}
          forbidden={bars}
          onClick={() => void create()}
        >
          Create Group
        </Button>
      }
      label="User groups"
      noun="group"
      rows={rows}
      rowKey={({ id }) => id}
      rowName={isolatedName}
      columns={groupColumns}
      tableFrom={720}
      card={groupCard}
      menu={{ actions: (row) => actionsOf(groupActions, row), sheet: sheetOf }}
      empty={{
        title: 'No groups yet',
        text: 'Groups give members extra permissions, such as refunds for counter staff.',
        action: (
          <Button variant="secondary" forbidden={bars} onClick={() => void create()}>
            Create First Group
          </Button>
        ),
      }}
    />
  )
}
