import * as v from 'valibot'
import {
  type ReportFormat,
  reportFormats,
  reportFrequencies,
  type ReportFrequency,
  type ReportSchedule,
  type ScheduleTemplate,
  scheduleTemplates,
} from '#db/reports/schemas.ts'
import { plainEmail } from '#db/text/typed-text.ts'
import { emailAddress } from '#db/text/validation.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'

/** The most recipients of one report. */
const most = 20

const addressesOf = (text: string): string[] => [
  ...new Map(
    text
      .split(/[,;\n\u060c\uff0c\uff1b]/)
      .map(plainEmail)
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
export const typedSchedule = v.object({
  template: v.picklist(scheduleTemplates),
  frequency: v.picklist(reportFrequencies),
  format: v.picklist(reportFormats),
  recipients: v.string(),
  includeAttachment: v.boolean(),
})
export type TypedSchedule = v.InferOutput<typeof typedSchedule>

/** A valid schedule (REP-3). */
export const scheduleFields = v.object({ ...typedSchedule.entries, recipients: recipientList })

/** The usual frequency and format of each template: the specification's examples. */
export const usual: Record<ScheduleTemplate, { frequency: ReportFrequency; format: ReportFormat }> =
  {
    'daily-transactions': { frequency: 'daily', format: 'pdf' },
    'weekly-revenue': { frequency: 'weekly', format: 'xlsx' },
    'monthly-settlements': { frequency: 'monthly', format: 'pdf' },
  }

/** Returns the form's initial values: the schedule's, or those of a new one. */
export function startingSchedule(schedule?: ReportSchedule): TypedSchedule {
  const template = schedule?.template ?? 'daily-transactions'
  return {
    template,
    frequency: schedule?.frequency ?? usual[template].frequency,
    format: schedule?.format ?? usual[template].format,
    recipients: schedule?.recipients.join(', ') ?? '',
    includeAttachment: schedule?.includeAttachment ?? true,
  }
}
