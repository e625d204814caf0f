import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'

import { SettingsFields } from './settings-fields.tsx'
import type { Settings } from './use-settings.ts'
import { FiltersCard } from './filters-card.tsx'

/** A standard report: its settings and filters beside its preview (REP-1). */
export function StandardTab({ settings, preview }: { settings: Settings; preview: ReactNode }) {
  const { asked, ask } = settings
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-xl:contents">
        <Card padded className="max-xl:order-1">
          <SettingsFields settings={settings} withType />
        </Card>
        <div className="max-xl:order-3">
          <FiltersCard type={asked.type} applied={asked} onApply={ask} />
        </div>
      </div>
      <div className="min-w-0 max-xl:order-2">{preview}</div>
    </div>
  )
}
