import { useState } from 'react'
import type { RollGrace } from '#db/apps/api.ts'
import type { ApiKey, App } from '#db/apps/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { makeKey, type MadeKey } from '#src/rules/api/make-key.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { RadioList } from '#src/ui/radio-list.tsx'
import { maskedKey } from './key-row.tsx'

interface Props {
  app: App
  apiKey: ApiKey
  /** The key has already ended, so there is no grace period to choose. */
  over: boolean
  open: boolean
  onClose: () => void
  /** Called with a new secret key, which is shown only once. */
  onMade: (key: MadeKey) => void
}

const graces = [
  { value: 'now', label: 'Expires now' },
  { value: 'hour', label: 'Expires in 1 hour' },
  { value: 'day', label: 'Expires in 24 hours' },
] as const

/** Replaces a key, and shows how long the old one keeps working. */
export function RollDialog({ app, apiKey, over, open, onClose, onMade }: Props) {
  const [grace, setGrace] = useState<RollGrace>('hour')
  const roll = useAction('rollKey', {
    success: () => developerMessages.keyRolled,
    dryRun: developerMessages.wouldRollKey,
  })

  async function confirm() {
    const key = await makeKey(apiKey.kind, apiKey.mode)
    const rolled = await roll.run({ appId: app.id, digest: apiKey.digest, key: key.key, grace })
    if (!rolled) return
    onClose()
    if (apiKey.kind === 'secret') onMade(key)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={over ? 'Create a new key?' : 'Roll this key?'}
      description={maskedKey(apiKey)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            pending={roll.pending}
            pendingLabel="Rolling"
            onClick={() => void confirm()}
          >
            {over ? 'Create key' : 'Roll key'}
          </Button>
        </>
      }
    >
      {over ? (
        <p className="text-muted">The old key stays revoked.</p>
      ) : (
        <RadioList
          label="Old key"
          hint="Leave enough time to deploy the new key."
          value={grace}
          onChange={setGrace}
          options={graces}
        />
      )}
    </Dialog>
  )
}
