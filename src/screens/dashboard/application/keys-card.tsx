import { useState } from 'react'
import { isOver } from '#db/apps/api.ts'
import type { ApiKey, ApiMode, App } from '#db/apps/schemas.ts'
import type { MadeKey } from '#src/rules/api/make-key.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { useMoment } from '#src/data/use-moment.ts'
import { KeyRow, type KeyDialog } from './key-row.tsx'

const RollDialog = lazyDialog(async () => (await import('./roll-dialog.tsx')).RollDialog)
const NewSecretsDialog = lazyDialog(
  async () => (await import('#src/screens/shared/apps/new-secrets-dialog.tsx')).NewSecretsDialog,
)
const RevokeDialog = lazyDialog(async () => (await import('./confirm-dialogs.tsx')).RevokeDialog)

const modes = [
  { value: 'test', label: 'Test' },
  { value: 'live', label: 'Live' },
] as const

/** The keys of an app, sandbox keys separate from live ones. */
export function KeysCard({ app }: { app: App }) {
  const [mode, setMode] = useState<ApiMode>('test')
  const [opened, setOpened] = useState<KeyDialog | null>(null)
  const [about, setAbout] = useState<ApiKey | null>(null)
  const [made, setMade] = useState<MadeKey | null>(null)
  const [showing, setShowing] = useState(false)
  const now = useMoment(
    app.keys.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [Date.parse(expiresAt)])),
  )
  const close = () => setOpened(null)
  return (
    <Card>
      <CardHeader
        title="API keys"
        action={<Segmented label="Mode" value={mode} onChange={setMode} options={modes} />}
      />
      <ul className="border-t border-line">
        {app.keys
          .filter((key) => key.mode === mode)
          .map((key) => (
            <KeyRow
              key={key.digest}
              apiKey={key}
              now={now}
              onOpen={(dialog, of) => {
                setAbout(of)
                setOpened(dialog)
              }}
            />
          ))}
      </ul>
      {about && (
        <div key={about.digest}>
          <RollDialog
            app={app}
            apiKey={about}
            over={isOver(about, now)}
            open={opened === 'roll'}
            onClose={close}
            onMade={(key) => {
              setMade(key)
              setShowing(true)
            }}
          />
          <RevokeDialog app={app} apiKey={about} open={opened === 'revoke'} onClose={close} />
        </div>
      )}
      {made && (
        <NewSecretsDialog
          name={app.name}
          keys={[made]}
          open={showing}
          onClose={() => setShowing(false)}
        />
      )}
    </Card>
  )
}
