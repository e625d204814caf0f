import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/forbids.ts'
import { useQuery } from '#src/data/use-query.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { groupActions } from './group-actions.ts'
import { groupCard, groupColumns, groupRows, type GroupRow } from './group-row.tsx'
import { useDeleteGroup } from './use-delete-group.ts'

const GroupDialog = lazyDialog(() => import('./group-dialog.tsx'), 'GroupDialog')

const sheetOf = ({ name, description }: GroupRow) => ({ title: name, description })

/** Groups of the team that are granted more than their roles grant (spec §2 User Groups). */
export function UserGroupsScreen() {
  const team = useTeam()
  const merchantId = useQuery(getMerchantId)
  const dryRun = useDryRun()
  const forbids = useForbids()
  const remove = useDeleteGroup()
  /** The id of the group that is edited, or that a new one is made. */
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
