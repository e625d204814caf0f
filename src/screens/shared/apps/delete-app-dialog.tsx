import type { App } from '#db/apps/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'

interface Props {
  app: App
  open: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Confirms a deletion: the keys can't be restored. */
export function DeleteAppDialog({ app, onDeleted, ...dialog }: Props) {
  const remove = useAction('deleteApp', {
    success: ({ name }) => developerMessages.appDeleted(name),
    setback: () => true,
    dryRun: developerMessages.wouldDeleteApp,
  })

  return (
    <ConfirmAction
      {...dialog}
      title={named`Delete ${app.name}?`}
      text="Its keys and webhooks stop working immediately. This can’t be undone."
      confirmLabel="Delete"
      action={remove}
      input={app.id}
      onDone={onDeleted}
    />
  )
}
