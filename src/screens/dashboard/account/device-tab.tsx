import { useEffect, useState } from 'react'
import { countRows } from '#db/demo/queries.ts'
import { openDemoControls } from '#src/data/demo-controls.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatCount } from '#src/rules/format.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { Group, Row } from '#src/screens/shared/settings-group.tsx'

/** Turns `paymentLinks` into `Payment links`. */
const nameOf = (table: string): string => {
  const words = table.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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

/** The data stored on this device and its size, and a link to the walkthrough. */
export function DeviceTab() {
  const rows = useQuery(countRows)
  const kept = useKept()
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <Group title="This device">
        <Row
          title="Walkthrough"
          text="Replay the six-step introduction."
          action={
            <ButtonLink variant="secondary" size="sm" to={pathTo('onboarding')}>
              Replay onboarding
            </ButtonLink>
          }
        />
        <Row
          title="Reset"
          text="Restore the sample data from the demo controls."
          action={
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={openDemoControls}>
              Open demo controls
            </Button>
          }
        />
        <Row
          title="Storage"
          text={
            kept
              ? `This site uses ${kept} allowed by the browser.`
              : 'The browser won’t clear it automatically.'
          }
        />
      </Group>
      <Group title="Stored data" text="Stored on this device only.">
        {rows ? (
          <DetailRows
            look="lines"
            items={rows.map(({ table, count }) => [nameOf(table), formatCount(count)])}
          />
        ) : (
          <SkeletonRows rows={8} label="Counting" />
        )}
      </Group>
    </div>
  )
}
