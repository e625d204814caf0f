import type { App } from '#db/apps/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

interface Props {
  app: App
  open: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Confirms a deletion: the keys can't be restored. */
export function DeleteAppDialog({ app, open, onClose, onDeleted }: Props) {
  const remove = useAction('deleteApp', {
    success: ({ name }) => developerMessages.appDeleted(name),
    setback: () => true,
    dryRun: developerMessages.wouldDeleteApp,
  })
  const alive = useAlive()

  async function confirm() {
    const deleted = await remove.run(app.id)
    if (alive()) onClose()
    if (deleted) onDeleted?.()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${app.name}?`}
      text="Its keys stop working at once, and its addresses are told of nothing more. This can’t be undone."
      confirmLabel="Delete"
      danger
      pending={remove.pending}
      onConfirm={() => void confirm()}
    />
  )
}
