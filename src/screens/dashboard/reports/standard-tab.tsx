import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { filtersOf } from '#src/files/reports/report-settings.ts'
import { reportMethods, reportRowTypes, reportStatuses } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckboxGroup } from '#src/ui/checkbox.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import { SettingsCard } from './settings-fields.tsx'
import { type ReportAddress, reportAddress, reportPresets, type Settings } from './use-settings.ts'

type Ticks = Pick<ReportAddress, 'statuses' | 'methods' | 'types'>

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

const inWords: Record<ReportAddress['type'], string> = {
  transactions:
    'No filters: everything is included. Select Fee Deduction to list fees as separate rows.',
  payments: 'No filters: everything is included. Payments only.',
  fees: 'No filters: all methods are included. Successful payments only.',
  customers: 'No filters: all methods are included. Successful payments only.',
  settlements: 'Settlement reports always include everything.',
  vat: 'Invoices by the day they were sent, less credit notes by the day of issue. Drafts and void invoices don’t count.',
}

interface Props {
  type: ReportAddress['type']
  applied: Ticks
  onApply: (ticks: Ticks) => void
}

/** The filters of a report, folded under how many are applied: nothing changes until Apply Filters (REP-1). */
export function ReportFilters({ type, applied, onApply }: Props) {
  const [draft, setDraft] = useState(keptTicks)
  // The applied filters come from the address, which this part does not own.
  const { statuses, methods, types } = draft ?? applied
  const ticks: Ticks = { statuses, methods, types }
  const tick = (change: Partial<Ticks>) => {
    const next = { ...ticks, ...change }
    keep('report-filters', next)
    setDraft(next)
  }
  const knows = filtersOf[type]
  const count = knows.reduce((sum, name) => sum + applied[name].length, 0)
  const apply = (next: Ticks) => {
    keep('report-filters', undefined)
    setDraft(null)
    onApply(next)
  }
  if (knows.length === 0) return <p className="px-card py-4 text-sm text-subtle">{inWords[type]}</p>
  return (
    <Fold
      title="Filters"
      note={count === 0 ? 'None applied' : `${count} applied`}
      startsOpen={draft !== null}
    >
      <div className="grid gap-4 px-card pt-1 pb-5">
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
        <div className="flex flex-wrap gap-3 *:flex-auto">
          <Button variant="secondary" onClick={() => apply(none)}>
            Reset Filters
          </Button>
          <Button variant="secondary" onClick={() => apply(ticks)}>
            Apply Filters
          </Button>
        </div>
        <p role="status" className="text-sm text-subtle empty:hidden">
          {draft && 'Filters not applied yet.'}
        </p>
      </div>
    </Fold>
  )
}

/** A standard report: what is often wanted first, then its settings and filters, beside its preview (REP-1). */
export function StandardTab({ settings, preview }: { settings: Settings; preview: ReactNode }) {
  const { asked, ask, today } = settings
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start">
      <SettingsCard settings={settings} presets={reportPresets(today)} withType>
        <ReportFilters type={asked.type} applied={asked} onApply={ask} />
      </SettingsCard>
      <div className="min-w-0">{preview}</div>
    </div>
  )
}
