import { cleanFileName } from '#db/files/file-name.ts'
import type { Evidence } from '#db/disputes/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { disputeMessages } from '#src/rules/messages/payments.ts'
import { readPicked } from '#src/screens/shared/read-picked.ts'
import { toast } from '#src/ui/toast.ts'

/** Adds files to a dispute's evidence one after the other, and takes them out again until they are sent. */
export function useEvidence(disputeId: string) {
  const adding = useAction('addEvidence', {
    said: ({ name }) => disputeMessages.added(name),
    dryRun: ({ name }) => disputeMessages.wouldAdd(cleanFileName(name)),
    full: ({ name }) => disputeMessages.noRoomFor(cleanFileName(name)),
  })
  const restoring = useAction('restoreEvidence', {
    said: ({ name }) => disputeMessages.restored(name),
    dryRun: disputeMessages.wouldRestore,
  })
  const removing = useAction('removeEvidence', {
    said: ({ evidence }) => disputeMessages.removed(evidence.name),
    setback: () => true,
    dryRun: disputeMessages.wouldRemove('The file'),
    offer: (removed) => ({ label: 'Undo', onClick: () => void restoring.run(removed) }),
  })

  async function add(files: File[]): Promise<void> {
    for (const file of files) {
      const picked = await readPicked(file)
      if (picked.error !== undefined) toast.error(picked.error)
      else await adding.run({ disputeId, ...picked })
    }
  }

  return {
    add,
    remove: ({ id }: Evidence) => removing.run({ disputeId, id }),
    uploading: adding.pending,
    forbidden: adding.forbidden,
  }
}
