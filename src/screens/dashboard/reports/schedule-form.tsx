import { useState } from 'react'
import * as v from 'valibot'
import { scheduleTimes } from '#db/reports/moments.ts'
import {
  type ReportFormat,
  reportFormats,
  reportFrequencies,
  type ReportFrequency,
  type ReportSchedule,
  type ScheduleTemplate,
  scheduleTemplates,
} from '#db/reports/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { reportMessages } from '#src/rules/messages/platform.ts'
import {
  frequencyLabels,
  reportFormatLabels,
  scheduleTemplateLabels,
} from '#src/rules/report-text.ts'
import { emailAddress } from '#src/rules/validation.ts'

/** The most recipients of one report. */
const most = 20

const addressesOf = (text: string): string[] => [
  ...new Map(
    text
      .split(/[,;\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => [each.toLowerCase(), each]),
  ).values(),
]

/** Addresses separated by commas, each validated; the error names invalid ones. */
export const recipientList = v.pipe(
  v.string(),
  v.transform(addressesOf),
  v.minLength(1, reportMessages.recipientsMissing),
  v.maxLength(most, reportMessages.recipientsMany),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const wrong = dataset.value.filter((each) => !v.safeParse(emailAddress, each).success)
    if (wrong.length > 0) addIssue({ message: reportMessages.recipientsWrong(wrong) })
  }),
)

/** The typed values of a schedule before validation. */
const typedSchedule = v.object({
  template: v.picklist(scheduleTemplates),
  frequency: v.picklist(reportFrequencies),
  format: v.picklist(reportFormats),
  recipients: v.string(),
  includeAttachment: v.boolean(),
})
export type TypedSchedule = v.InferOutput<typeof typedSchedule>

/** A valid schedule (REP-3). */
const scheduleFields = v.object({ ...typedSchedule.entries, recipients: recipientList })

/** The usual frequency and format of each template: the specification's examples. */
const usual: Record<ScheduleTemplate, { frequency: ReportFrequency; format: ReportFormat }> = {
  'daily-transactions': { frequency: 'daily', format: 'pdf' },
  'weekly-revenue': { frequency: 'weekly', format: 'xlsx' },
  'monthly-settlements': { frequency: 'monthly', format: 'pdf' },
}

/** Returns the form's initial values: the schedule's, or those of a new one. */
export function startOf(schedule?: ReportSchedule): TypedSchedule {
  const template = schedule?.template ?? 'daily-transactions'
  return {
    template,
    frequency: schedule?.frequency ?? usual[template].frequency,
    format: schedule?.format ?? usual[template].format,
    recipients: schedule?.recipients.join(', ') ?? '',
    includeAttachment: schedule?.includeAttachment ?? true,
  }
}

interface Props {
  merchantId: string
  /** The schedule to edit; left out to create one. */
  schedule?: ReportSchedule
  /** The surrounding dialog; left out when it is part of the page. */
  dialog?: { open: boolean; onClose: () => void }
}

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

/** A schedule: its report, frequency, format and recipients. Input for a new one survives a reload. */
export function ScheduleForm({ merchantId, schedule, dialog }: Props) {
  const [attemptId, setAttemptId] = useState(newAttemptId)
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
    start: startOf(schedule),
    onSubmit: async (chosen) => {
      const saved = schedule
        ? await update.run({ id: schedule.id, ...chosen })
        : await create.run({ ...chosen, merchantId, attemptId })
      if (!saved) return refusedAt.words()
      if (!schedule) {
        setAttemptId(newAttemptId())
        form.reset()
      }
      dialog?.onClose()
    },
  })

  const fields = (
    <>
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
        {(field) => <field.Select label="File format" options={formats} />}
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
    </>
  )

  return (
    <form.AppForm>
      {dialog ? (
        <FormDialog
          {...dialog}
          title="Edit schedule"
          description={schedule?.name}
          submit="Save Changes"
          pendingLabel="Saving"
          forbidden={update.forbidden}
        >
          {fields}
        </FormDialog>
      ) : (
        <form.Form className="grid gap-4">
          <form.KeepDraft name={`report-schedule-${merchantId}`} typed={typedSchedule} />
          {fields}
          <form.SubmitButton
            variant="primary"
            pendingLabel="Scheduling"
            forbidden={create.forbidden}
          >
            Schedule Report
          </form.SubmitButton>
        </form.Form>
      )}
    </form.AppForm>
  )
}
