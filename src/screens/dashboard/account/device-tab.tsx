import { useEffect, useState } from 'react'
import { pathTo } from '#routes/paths.ts'
import { openDemoControls, useHasDemoControls } from '#src/data/demo-controls.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { PaperWidthChoice } from '#src/screens/shared/receipt/paper-width.tsx'
import { Group, SettingsRow } from '#src/screens/shared/settings-group.tsx'

const sizeOf = (bytes: number): string =>
  bytes < 2 ** 30 ? `${(bytes / 2 ** 20).toFixed(1)} MB` : `${(bytes / 2 ** 30).toFixed(1)} GB`

/** Returns the browser's estimate of this site's storage as text; undefined when it gives none. */
function useKept(): string | undefined {
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    let current = true
    void navigator.storage?.estimate?.().then(
      ({ usage = 0, quota = 0 }) => {
        if (current) setKept(`${sizeOf(usage)} of ${sizeOf(quota)}`)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return kept
}

/** What this device stores in all, and links to the walkthrough and to a reset. */
export function DeviceTab() {
  const kept = useKept()
  const hasDemoControls = useHasDemoControls()
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <Group title="This device">
        <SettingsRow
          title="Walkthrough"
          text="Replay the six-step introduction."
          action={
            <ButtonLink variant="secondary" size="sm" to={pathTo('onboarding')}>
              Replay onboarding
            </ButtonLink>
          }
        />
        <SettingsRow
          title="Receipt width"
          text="The roll in this device’s receipt printer."
          action={<PaperWidthChoice />}
        />
        {hasDemoControls && (
          <SettingsRow
            title="Reset"
            text={
              <>
                <DemoTag /> Restore the sample data.
              </>
            }
            action={
              <Button
                variant="secondary"
                size="sm"
                aria-haspopup="dialog"
                onClick={openDemoControls}
              >
                Open demo controls
              </Button>
            }
          />
        )}
        <SettingsRow
          title="Storage"
          text={
            kept
              ? `Paid uses ${kept} available in this browser.`
              : 'The browser won’t clear this data automatically.'
          }
        />
      </Group>
    </div>
  )
}
