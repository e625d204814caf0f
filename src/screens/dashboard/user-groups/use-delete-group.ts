import { useAction } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/people.ts'

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
