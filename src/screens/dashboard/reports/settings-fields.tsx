import { dayText, reportRangeIds } from '#db/days.ts'
import { reportFormats, reportTypes } from '#db/reports/schemas.ts'
import { dateRangeLabels } from '#db/text/format.ts'
import { DateInput } from '#src/forms/date-inputs.tsx'
import { reportFormatLabels, reportTypeLabels } from '#src/rules/report-text.ts'
import { Select } from '#src/ui/select.tsx'
import type { Settings } from './use-settings.ts'

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

/** The type, period and format of a report; only a standard report has a type. */
export function SettingsFields({
  settings,
  withType = false,
}: {
  settings: Settings
  withType?: boolean
}) {
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
