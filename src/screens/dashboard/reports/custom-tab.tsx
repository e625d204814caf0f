import type { ReactNode } from 'react'
import type { CustomReport, ReportField } from '#db/reports/schemas.ts'
import { Card } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { SettingsFields } from './settings-fields.tsx'
import type { Settings } from './use-settings.ts'
import { TemplateBuilder } from './template-builder.tsx'
import { TemplatesCard } from './templates-card.tsx'

interface Props extends Forbiddable {
  merchantId: string
  settings: Settings
  preview: ReactNode
  templates: readonly CustomReport[]
  busy: boolean
  onDraft: (fields: readonly ReportField[], name: string) => void
  onRun: (template: CustomReport) => void
}

/** A report with a choice of fields beside its preview, and the saved templates (REP-2). */
export function CustomTab({
  merchantId,
  settings,
  preview,
  templates,
  busy,
  forbidden,
  onDraft,
  onRun,
}: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[24rem_minmax(0,1fr)] xl:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-xl:contents">
        <Card padded className="max-xl:order-1">
          <SettingsFields settings={settings} />
        </Card>
        <Card padded className="max-xl:order-3">
          <TemplateBuilder merchantId={merchantId} onDraft={onDraft} />
        </Card>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-xl:contents">
        <div className="min-w-0 max-xl:order-2">{preview}</div>
        <div className="min-w-0 max-xl:order-4">
          <TemplatesCard templates={templates} busy={busy} forbidden={forbidden} onRun={onRun} />
        </div>
      </div>
    </div>
  )
}
