import type { Webhook } from '#db/apps/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

interface Props {
  webhook: Webhook
  open: boolean
  onClose: () => void
}

/** Confirms deleting an address with its secret and its deliveries. */
export function RemoveWebhookDialog({ webhook, open, onClose }: Props) {
  const remove = useAction('deleteWebhook', {
    success: () => developerMessages.webhookRemoved,
    setback: () => true,
    dryRun: developerMessages.wouldRemoveWebhook,
  })
  const alive = useAlive()

  async function confirm() {
    await remove.run(webhook.id)
    if (alive()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remove this address?"
      text={`${webhook.url} is told of nothing more, and its deliveries go from the list. This can’t be undone. To pause it, switch it off.`}
      confirmLabel="Remove"
      danger
      pending={remove.pending}
      onConfirm={() => void confirm()}
    />
  )
}
