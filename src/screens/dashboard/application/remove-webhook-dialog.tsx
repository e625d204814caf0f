import type { Webhook } from '#db/apps/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'

interface Props {
  webhook: Webhook
  open: boolean
  onClose: () => void
}

/** Confirms deleting an address with its secret and its deliveries. */
export function RemoveWebhookDialog({ webhook, ...dialog }: Props) {
  const remove = useAction('deleteWebhook', {
    success: () => developerMessages.webhookRemoved,
    setback: () => true,
    dryRun: developerMessages.wouldRemoveWebhook,
  })

  return (
    <ConfirmAction
      {...dialog}
      title="Remove this address?"
      text={`${webhook.url} is told of nothing more, and its deliveries go from the list. This can’t be undone. To pause it, switch it off.`}
      confirmLabel="Remove"
      action={remove}
      input={webhook.id}
    />
  )
}
