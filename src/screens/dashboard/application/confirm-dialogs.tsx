import type { ApiKey, App, Webhook } from '#db/apps/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { maskedKey } from './key-row.tsx'

interface Props {
  app: App
  apiKey: ApiKey
  open: boolean
  onClose: () => void
}

/** Confirms revoking a key permanently. */
export function RevokeDialog({ app, apiKey, ...dialog }: Props) {
  const revoke = useAction('revokeKey', {
    success: () => developerMessages.keyRevoked,
    setback: () => true,
    dryRun: developerMessages.wouldRevokeKey,
  })

  return (
    <ConfirmAction
      {...dialog}
      title="Revoke this key?"
      text={`${maskedKey(apiKey)} stops working immediately. This can’t be undone. To change keys without downtime, roll it instead.`}
      confirmLabel="Revoke"
      action={revoke}
      input={{ appId: app.id, digest: apiKey.digest }}
    />
  )
}

interface RemoveWebhookDialogProps {
  webhook: Webhook
  open: boolean
  onClose: () => void
}

/** Confirms deleting an address with its secret and its deliveries. */
export function RemoveWebhookDialog({ webhook, ...dialog }: RemoveWebhookDialogProps) {
  const remove = useAction('deleteWebhook', {
    success: () => developerMessages.webhookRemoved,
    setback: () => true,
    dryRun: developerMessages.wouldRemoveWebhook,
  })

  return (
    <ConfirmAction
      {...dialog}
      title="Remove this webhook?"
      text={named`${webhook.url} stops receiving events, and its deliveries are removed. This can’t be undone. To pause it, turn it off instead.`}
      confirmLabel="Remove"
      action={remove}
      input={webhook.id}
    />
  )
}
