import { useState } from 'react'
import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { snapshotName } from '#db/demo/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { formatDateTime, longest } from '#src/rules/format.ts'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'

interface Props {
  /** The snapshot that gets another name; a new one is saved without it. */
  renames?: { id: string; name: string } | undefined
  open: boolean
  onClose: () => void
}

const schema = v.object({ name: snapshotName })

/** Saves the present state under a name, or renames a snapshot. */
export function NameDialog({ renames, open, onClose }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const [now] = useState(currentDate)
  const save = useAction('keepSnapshot', {
    success: ({ name }) => snapshotMessages.saved(name),
    dryRun: snapshotMessages.wouldSave,
  })
  const rename = useAction('renameSnapshot', {
    success: () => snapshotMessages.renamed,
    dryRun: snapshotMessages.wouldRename,
  })
  const form = useAppForm({
    schema,
    start: { name: renames?.name ?? formatDateTime(now.toISOString()) },
    edits: renames !== undefined,
    onSubmit: async ({ name }) => {
      if (renames) {
        if (await rename.run({ id: renames.id, name })) onClose()
        return
      }
      const kept = await save.run({ id: newAttemptId(), name })
      if (!kept) return
      onClose()
      // Until then it can be loaded uncompressed.
      runAction('packSnapshot', kept.id, { db: await database(), actor }).catch(reportError)
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="sm"
        title={renames ? 'Rename snapshot' : 'Save snapshot'}
        description={
          renames ? renames.name : 'Everything on this device as it is now, with its files.'
        }
        submit={renames ? 'Save Changes' : 'Save'}
        pendingLabel="Saving"
      >
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="off" maxLength={longest.name} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
