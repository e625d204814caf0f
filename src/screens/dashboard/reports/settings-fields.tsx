import type { ReactNode } from 'react'
import { dayText, reportRangeIds } from '#db/days.ts'
import { reportFormats, reportTypes } from '#db/reports/schemas.ts'
import { dateRangeLabels } from '#db/text/format.ts'
import { DateInput } from '#src/forms/date-inputs.tsx'
import { reportFormatLabels, reportTypeLabels } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Select } from '#src/ui/select.tsx'
import { useDesk } from '#src/ui/viewport.ts'
import { isPreset, type ReportAddress, type ReportPreset, type Settings } from './use-settings.ts'

const types = reportTypes.map((value) => ({ value, label: reportTypeLabels[value] }))
const formats = reportFormats.map((value) => ({ value, label: reportFormatLabels[value] }))
const ranges = reportRangeIds.map((value) => ({ value, label: dateRangeLabels[value] }))

/** The two days of a custom range. */
function Days({ days, setDays, errors, today }: Settings) {
  const last = dayText(today)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-3">
      <DateInput
        label="Start date"
        max={last}
        value={days.from}
        error={errors.from}
        onChange={(from) => setDays({ ...days, from })}
      />
      <DateInput
        label="End date"
        max={last}
        value={days.to}
        error={errors.to}
        onChange={(to) => setDays({ ...days, to })}
      />
    </div>
  )
}

interface FieldsProps {
  settings: Settings
  /** Only a standard report has a type. */
  withType?: boolean
}

/** The type, period and format of a report. */
function SettingsFields({ settings, withType = false }: FieldsProps) {
  const { asked, ask } = settings
  return (
    <div className="grid gap-4">
      {withType && (
        <Select
          label="Report type"
          value={asked.type}
          onChange={(type) => ask({ type })}
          options={types}
        />
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-4 *:first:flex-[3_1_9.5rem] *:last:flex-[2_1_6.5rem]">
        <Select
          label="Date range"
          value={asked.range}
          onChange={(range) => ask({ range })}
          options={ranges}
        />
        <Select
          label="File format"
          value={asked.format}
          onChange={(format) => ask({ format })}
          options={formats}
        />
      </div>
      {asked.range === 'custom' && <Days {...settings} />}
    </div>
  )
}

const inShort = ({ type, range, format }: ReportAddress, withType: boolean) =>
  [withType && reportTypeLabels[type], dateRangeLabels[range], reportFormatLabels[format]]
    .filter(Boolean)
    .join(', ')

interface CardProps extends FieldsProps {
  presets: readonly ReportPreset[]
  /** What else is set, below. */
  children?: ReactNode
}

/** What is often wanted of a report first, then its settings, folded on a phone. */
export function SettingsCard({ settings, withType = false, presets, children }: CardProps) {
  const { asked, ask } = settings
  const desk = useDesk()
  return (
    <Card className="divide-y divide-line">
      <div role="group" aria-label="Presets" className="flex flex-wrap gap-2 p-5 md:px-6">
        {presets.map((preset) => (
          <Button
            key={preset.id}
            variant="secondary"
            size="sm"
            aria-pressed={isPreset(asked, preset)}
            className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
            onClick={() => ask(preset.settings)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <Fold
        title="Settings"
        note={inShort(asked, withType)}
        startsOpen={desk || asked.range === 'custom'}
      >
        <div className="px-card pt-1 pb-5">
          <SettingsFields settings={settings} withType={withType} />
        </div>
      </Fold>
      {children}
    </Card>
  )
}
