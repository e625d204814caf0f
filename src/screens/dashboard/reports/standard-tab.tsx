import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { filtersOf } from '#src/files/reports/report-settings.ts'
import { reportMethods, reportRowTypes, reportStatuses } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { CheckboxGroup } from '#src/ui/checkbox-group.tsx'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import { SettingsFields } from './settings-fields.tsx'
import { type Asked, reportAddress, type Settings } from './use-settings.ts'

type Ticks = Pick<Asked, 'statuses' | 'methods' | 'types'>

const none: Ticks = { statuses: [], methods: [], types: [] }
const typed = v.record(v.picklist(['statuses', 'methods', 'types']), v.array(v.string()))

/** Returns the stored selections, parsed like an address so that unknown values are dropped. */
function keptTicks(): Ticks | null {
  const kept = readUnsaved('report-filters', typed)
  if (!kept) return null
  const listed = Object.entries(kept).map(([name, values]) => [name, values?.join()])
  const { statuses, methods, types } = v.parse(reportAddress, Object.fromEntries(listed))
  return { statuses, methods, types }
}

const inWords: Record<Asked['type'], string> = {
  transactions:
    'No filters: everything is included. Select Fee Deduction to list fees as separate rows.',
  payments: 'No filters: everything is included. Payments only.',
  fees: 'No filters: all methods are included. Successful payments only.',
  customers: 'No filters: all methods are included. Successful payments only.',
  settlements: 'Settlement reports always include everything.',
}

interface Props {
  type: Asked['type']
  applied: Ticks
  onApply: (ticks: Ticks) => void
}

/** The filters of a report: nothing changes until Apply Filters (REP-1). */
export function FiltersCard({ type, applied, onApply }: Props) {
  const [draft, setDraft] = useState(keptTicks)
  // The applied filters come from the address, which this card does not own.
  const { statuses, methods, types } = draft ?? applied
  const ticks: Ticks = { statuses, methods, types }
  const tick = (change: Partial<Ticks>) => {
    const next = { ...ticks, ...change }
    keep('report-filters', next)
    setDraft(next)
  }
  const knows = filtersOf[type]
  const apply = (next: Ticks) => {
    keep('report-filters', undefined)
    setDraft(null)
    onApply(next)
  }
  return (
    <Card>
      <CardHeader title="Filters" />
      <div className="grid gap-4 px-5 pb-5 md:px-6">
        {knows.includes('statuses') && (
          <CheckboxGroup
            label="Status"
            options={reportStatuses}
            value={ticks.statuses}
            onChange={(chosen) => tick({ statuses: chosen })}
          />
        )}
        {knows.includes('methods') && (
          <CheckboxGroup
            label="Payment Method"
            options={reportMethods}
            value={ticks.methods}
            onChange={(chosen) => tick({ methods: chosen })}
          />
        )}
        {knows.includes('types') && (
          <CheckboxGroup
            label="Transaction Type"
            options={reportRowTypes}
            value={ticks.types}
            onChange={(chosen) => tick({ types: chosen })}
          />
        )}
        <p className="text-sm text-subtle">{inWords[type]}</p>
        {knows.length > 0 && (
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Button variant="secondary" onClick={() => apply(none)}>
              Reset Filters
            </Button>
            <Button variant="secondary" onClick={() => apply(ticks)}>
              Apply Filters
            </Button>
          </div>
        )}
        <p role="status" className="text-sm text-subtle">
          {draft && 'Filters not applied yet.'}
        </p>
      </div>
    </Card>
  )
}

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
