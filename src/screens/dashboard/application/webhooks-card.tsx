import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { App, Webhook } from '#db/apps/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { WebhookRow, type WebhookDialogName } from './webhook-row.tsx'

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog, {
  keepsState: true,
})
const RemoveWebhookDialog = lazyDialog(
  async () => (await import('./confirm-dialogs.tsx')).RemoveWebhookDialog,
)

/** The webhook addresses of an app. */
export function WebhooksCard({ app, webhooks }: { app: App; webhooks: readonly Webhook[] }) {
  const [opened, setOpened] = useState<WebhookDialogName | 'add' | null>(null)
  const [about, setAbout] = useState('')
  const found = webhooks.find(({ id }) => id === about)
  // A deleted address stays until its dialog has closed.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const webhook = found ?? (last?.id === about ? last : undefined)
  const close = () => setOpened(null)
  const forbids = useForbids()
  const add = (
    <Button
      variant="secondary"
      size="sm"
      icon={<Plus aria-hidden />}
      forbidden={forbids('createWebhook')}
      onClick={() => setOpened('add')}
    >
      Add webhook
    </Button>
  )
  return (
    <Card>
      <CardHeader title="Webhooks" action={webhooks.length > 0 && add} />
      <div className="border-t border-line">
        {webhooks.length === 0 ? (
          <EmptyState
            level={3}
            art="none"
            title="No webhooks yet"
            text="We notify your server when a payment succeeds, fails or is refunded."
            action={add}
          />
        ) : (
          <ul>
            {webhooks.map((each) => (
              <WebhookRow
                key={each.id}
                webhook={each}
                onOpen={(dialog, id) => {
                  setAbout(id)
                  setOpened(dialog)
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <WebhookDialog app={app} open={opened === 'add'} onClose={close} />
      {webhook && (
        <div key={webhook.id}>
          <WebhookDialog app={app} webhook={webhook} open={opened === 'edit'} onClose={close} />
          <RemoveWebhookDialog webhook={webhook} open={opened === 'remove'} onClose={close} />
        </div>
      )}
    </Card>
  )
}
