import { useState } from 'react'
import { scheduleTimes } from '#db/reports/moments.ts'
import {
  reportFormats,
  reportFrequencies,
  type ReportFrequency,
  type ReportSchedule,
  scheduleTemplates,
} from '#db/reports/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { reportMessages } from '#src/rules/messages/platform.ts'
import {
  frequencyLabels,
  formatNote,
  reportFormatLabels,
  scheduleTemplateLabels,
} from '#src/rules/report-text.ts'
import { scheduleFields, startingSchedule, typedSchedule, usual } from './schedule-form.ts'

function whenOf(frequency: ReportFrequency): string {
  const { time, weekday } = scheduleTimes[frequency]
  if (frequency === 'monthly') return `on the 1st, ${time}`
  return weekday ? `${weekday} ${time}` : time
}

const templates = scheduleTemplates.map((value) => ({
  value,
  label: scheduleTemplateLabels[value],
}))
const formats = reportFormats.map((value) => ({ value, label: reportFormatLabels[value] }))
const frequencies = reportFrequencies.map((value) => ({
  value,
  label: `${frequencyLabels[value]}, ${whenOf(value)}`,
}))

interface Props {
  open: boolean
  onClose: () => void
  merchantId: string
  /** The schedule to edit; left out to create one. */
  schedule?: ReportSchedule | undefined
}

/** A schedule: its report, frequency, format and recipients. Input for a new one survives a reload. */
export function ScheduleDialog({ open, onClose, merchantId, schedule }: Props) {
  const [attemptId] = useState(newAttemptId)
  const alive = useAlive()
  const refusedAt = useRefusedAt('recipients', 'name-taken')
  const create = useAction('createReportSchedule', {
    success: () => reportMessages.scheduled,
    dryRun: reportMessages.scheduled,
    refused: refusedAt.refused,
  })
  const update = useAction('updateReportSchedule', {
    success: () => reportMessages.scheduleUpdated,
    dryRun: reportMessages.wouldChangeSchedule,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema: scheduleFields,
    start: startingSchedule(schedule),
    onSubmit: async (chosen) => {
      const saved = schedule
        ? await update.run({ id: schedule.id, ...chosen })
        : await create.run({ ...chosen, merchantId, attemptId })
      if (!saved) return refusedAt.words()
      if (!schedule) form.reset()
      if (alive()) onClose()
    },
  })

  function cancel() {
    // Otherwise it would be kept for the next opening.
    if (!schedule) form.reset()
    onClose()
  }

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        keeps={!schedule}
        onCancel={cancel}
        title={schedule ? 'Edit schedule' : 'Schedule a report'}
        description={schedule?.name}
        submit={schedule ? 'Save Changes' : 'Schedule Report'}
        pendingLabel={schedule ? 'Saving' : 'Scheduling'}
        forbidden={schedule ? update.forbidden : create.forbidden}
      >
        {!schedule && (
          <form.KeepDraft name={`report-schedule-${merchantId}`} typed={typedSchedule} />
        )}
        <form.AppField
          name="template"
          listeners={{
            onChange: ({ value }) => {
              if (schedule) return
              form.setFieldValue('frequency', usual[value].frequency)
              form.setFieldValue('format', usual[value].format)
            },
          }}
        >
          {(field) => <field.Select label="Report template" options={templates} />}
        </form.AppField>
        <form.AppField name="frequency">
          {(field) => <field.Select label="Frequency" options={frequencies} />}
        </form.AppField>
        <form.AppField name="format">
          {(field) => (
            <field.Select
              label="File format"
              options={formats}
              hint={formatNote(field.state.value)}
            />
          )}
        </form.AppField>
        <form.AppField name="recipients">
          {(field) => (
            <field.TextField
              label="Email recipients"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={1000}
              hint="Separate addresses with commas."
            />
          )}
        </form.AppField>
        <form.AppField name="includeAttachment">
          {(field) => <field.Checkbox label="Include report as attachment" />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
