import { useState } from 'react'
import type { SystemSettings } from '#db/settings/schemas.ts'
import { getSystemSettings } from '#db/settings/queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery, type ApplyExpected } from '#src/data/use-query.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Card } from '#src/ui/card.tsx'

import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { SettingsEditor } from './settings-editor.tsx'

const opening = (
  <Card className="max-w-3xl">
    <SkeletonRows rows={6} label="Loading settings" />
  </Card>
)

const showSaved: ApplyExpected<SystemSettings> = (settings, expect) =>
  expect('systemSettings', [settings])[0] ?? settings

/** The settings of the whole platform (ADM-14). */
export function SystemSettingsScreen() {
  const settings = useQuery(getSystemSettings, [], showSaved)
  const [saved, setSaved] = useState(0)
  const forbidden = useForbids()('saveSettings')
  return (
    <>
      <PageHeader
        title="System Settings"
        description="Settings for the whole platform. Changes apply immediately."
      />
      {forbidden && (
        <div className="mb-4 max-w-3xl">
          <Banner tone="info">{forbidden}</Banner>
        </div>
      )}
      {settings?.maintenanceMode && (
        <div className="mb-4 max-w-3xl">
          <Banner tone="wait" title="Maintenance mode is on">
            Customers can’t pay until you turn it off and save.
          </Banner>
        </div>
      )}
      {settings ? (
        <SettingsEditor key={saved} settings={settings} onSaved={() => setSaved(saved + 1)} />
      ) : (
        opening
      )}
    </>
  )
}
