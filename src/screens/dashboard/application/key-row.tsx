import { Ban, RefreshCw } from 'lucide-react'
import { keyStateAt } from '#db/apps/api.ts'
import type { ApiKey } from '#db/apps/schemas.ts'
import { formatDate, formatMomentWithin } from '#db/text/format.ts'
import { useForbids } from '#src/data/actor.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { CopyLine } from '#src/screens/shared/copy-and-share.tsx'
import { CardRow } from '#src/ui/card.tsx'
import { Badge } from '#src/ui/badge.tsx'
import type { MenuItem } from '#src/ui/menu-items.tsx'
import { Menu } from '#src/ui/menu.tsx'

export type KeyDialog = 'roll' | 'revoke'

interface Props {
  apiKey: ApiKey
  now: number
  onOpen: (dialog: KeyDialog, key: ApiKey) => void
}

/** Masks a key: a secret one shows its beginning and last four characters. */
export const maskedKey = ({ start, last4 }: ApiKey): string => `${start}${'•'.repeat(8)}${last4}`

/** One key: its visible part, its expiry and its actions. */
export function KeyRow({ apiKey, now, onOpen }: Props) {
  const { kind, text, createdAt, expiresAt, revokedAt } = apiKey
  const forbids = useForbids()
  const state = keyStateAt(apiKey, now)
  const name = kind === 'publishable' ? 'Publishable key' : 'Secret key'
  const over = state === 'revoked' || state === 'expired'
  const about = {
    working: `Created ${formatDate(createdAt)}`,
    ending: `Rolled. Expires ${formatMomentWithin(expiresAt ?? createdAt)}`,
    expired: `Rolled. Expired ${formatMomentWithin(expiresAt ?? createdAt)}`,
    revoked: `Revoked ${formatMomentWithin(revokedAt ?? createdAt)}`,
  }[state]
  const items: MenuItem[] = []
  if (state !== 'ending' && state !== 'expired')
    items.push({
      label: over ? 'Create new key' : 'Roll',
      icon: <RefreshCw aria-hidden />,
      forbidden: forbids('rollKey'),
      onSelect: () => onOpen('roll', apiKey),
    })
  if (!over)
    items.push({
      label: 'Revoke',
      icon: <Ban aria-hidden />,
      danger: true,
      forbidden: forbids('revokeKey'),
      onSelect: () => onOpen('revoke', apiKey),
    })
  return (
    <CardRow onlyBetween className="grid gap-1 py-3">
      {text !== undefined && !over ? (
        <CopyLine label={name} text={text} toastText={developerMessages.keyCopied} />
      ) : (
        <div className="min-w-0">
          <p className="text-sm font-semibold">{name}</p>
          <code
            className={`mt-1 block font-mono text-[0.8125rem]/5 wrap-anywhere ${over ? 'text-subtle line-through' : ''}`}
          >
            {maskedKey(apiKey)}
          </code>
        </div>
      )}
      <div className="-mr-2 flex min-h-target items-center justify-between gap-x-3">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted tabular-nums">
          {state === 'revoked' && <Badge tone="bad">Revoked</Badge>}
          {state === 'ending' && <Badge tone="wait">Expiring</Badge>}
          {state === 'expired' && <Badge tone="off">Expired</Badge>}
          {about}
        </p>
        {items.length > 0 && <Menu label={`Actions for ${maskedKey(apiKey)}`} items={items} />}
      </div>
    </CardRow>
  )
}
