import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { App, Webhook } from '#db/apps/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { eventTexts, phrase } from '#src/rules/api/permission-texts.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { CopyLine } from '#src/screens/shared/copy-and-share.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader, CardRow } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Switch } from '#src/ui/switch.tsx'

type WebhookDialogName = 'edit' | 'remove'

interface Props {
  webhook: Webhook
  onOpen: (dialog: WebhookDialogName, id: string) => void
}

/** One webhook address: its events, its secret, and its switch. */
function WebhookRow({ webhook, onOpen }: Props) {
  const { id, url, mode, events, secret, active } = webhook
  const forbids = useForbids()
  const toggle = useAction('updateWebhook', {
    success: ({ active: isOn }) =>
      isOn ? developerMessages.webhookOn : developerMessages.webhookOff,
    dryRun: developerMessages.wouldUpdateWebhook,
    shows: (change) => [{ table: 'webhooks', id, change }],
  })
  return (
    <CardRow onlyBetween className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 className="font-semibold wrap-anywhere">{url}</h3>
          <p className="text-sm text-muted">{phrase(events.map((event) => eventTexts[event]))}</p>
        </div>
        <Badge tone={mode === 'test' ? 'wait' : 'line'}>{mode === 'test' ? 'Test' : 'Live'}</Badge>
      </div>
      <CopyLine label="Signing secret" text={secret} toastText={developerMessages.signingCopied} />
      <div className="-mr-2 flex items-center justify-between gap-x-3">
        <Switch
          label={active ? 'On' : 'Off'}
          checked={active}
          forbidden={toggle.forbidden}
          onChange={(isOn) => void toggle.run({ id, active: isOn })}
        />
        <Menu
          label={named`Actions for ${url}`}
          items={[
            {
              label: 'Edit',
              icon: <Pencil aria-hidden />,
              forbidden: toggle.forbidden,
              onSelect: () => onOpen('edit', id),
            },
            {
              label: 'Remove',
              icon: <Trash2 aria-hidden />,
              danger: true,
              forbidden: forbids('deleteWebhook'),
              onSelect: () => onOpen('remove', id),
            },
          ]}
        />
      </div>
    </CardRow>
  )
}

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
