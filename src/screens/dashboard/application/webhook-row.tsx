import { Pencil, Trash2 } from 'lucide-react'
import type { Webhook } from '#db/apps/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { eventTexts, phrase } from '#src/rules/api/permission-texts.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { CopyLine } from '#src/screens/shared/copy-and-share.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Switch } from '#src/ui/switch.tsx'

export type WebhookDialogName = 'edit' | 'remove'

interface Props {
  webhook: Webhook
  onOpen: (dialog: WebhookDialogName, id: string) => void
}

/** One webhook address: its events, its secret, and its switch. */
export function WebhookRow({ webhook, onOpen }: Props) {
  const { id, url, mode, events, secret, active } = webhook
  const forbids = useForbids()
  const toggle = useAction('updateWebhook', {
    success: ({ active: isOn }) =>
      isOn ? developerMessages.webhookOn : developerMessages.webhookOff,
    dryRun: developerMessages.wouldUpdateWebhook,
    shows: (change) => [{ table: 'webhooks', id, change }],
  })
  return (
    <li className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0 md:px-6">
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
          label={`Actions for ${url}`}
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
    </li>
  )
}
