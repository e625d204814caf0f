import type { ApiKey, App } from '#db/apps/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { maskedKey } from './key-row.tsx'

interface Props {
  app: App
  apiKey: ApiKey
  open: boolean
  onClose: () => void
}

/** Confirms revoking a key permanently. */
export function RevokeDialog({ app, apiKey, open, onClose }: Props) {
  const revoke = useAction('revokeKey', {
    success: () => developerMessages.keyRevoked,
    setback: () => true,
    dryRun: developerMessages.wouldRevokeKey,
  })
  const alive = useAlive()

  async function confirm() {
    await revoke.run({ appId: app.id, digest: apiKey.digest })
    if (alive()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Revoke this key?"
      text={`${maskedKey(apiKey)} stops working at once: whatever still uses it is refused. This can’t be undone. To change keys without a gap, roll it.`}
      confirmLabel="Revoke"
      danger
      pending={revoke.pending}
      onConfirm={() => void confirm()}
    />
  )
}
