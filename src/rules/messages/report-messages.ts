import type { ReportFormat, ReportKind } from '#db/model/report.ts'
import { countOf } from '../format.ts'
import { reportTypeLabels } from '../report-text.ts'

/** What is said of reports (spec §8). */
export const reportMessages = {
  generated: (type: ReportKind, format: ReportFormat) =>
    `${reportTypeLabels[type]} report generated in ${format.toUpperCase()} format`,
  generatedBy: (name: string, format: ReportFormat) =>
    `${name} report generated in ${format.toUpperCase()} format`,
  templateSaved: 'Custom report template saved',
  scheduled: 'Scheduled report has been set up',

  nothingFound: 'Nothing was found, so no file was made. Choose other days or filters.',
  cancelled: 'The report was cancelled. No file was made.',
  failed: 'The report could not be made. Nothing was saved.',
  notKept: (name: string) =>
    `This device has no space left. ${name} was downloaded, but it is not kept here.`,
  deleted: 'Report deleted',
  restored: (name: string) => `${name} is back`,
  fileGone: 'The file is not on this device any more. Generate the report again.',
  templateDeleted: 'Custom report template deleted',
  scheduleUpdated: 'Scheduled report has been changed',
  scheduleDeleted: 'Scheduled report deleted',
  madeItself: (name: string, rows: number) => `${name} is ready: ${countOf(rows, 'row')}`,
  nothingDue: (name: string) => `${name} had nothing to report`,

  firstDayMissing: 'Choose the first day',
  lastDayMissing: 'Choose the last day',
  daysWrong: 'Choose two days in order, none of them ahead',
  dayAhead: 'Choose today or an earlier day',
  nameMissing: 'Enter a name',
  fieldsMissing: 'Choose at least one field',
  recipientsMissing: 'Enter at least one email address',
  recipientsWrong: (wrong: readonly string[]) =>
    wrong.length === 1
      ? `${wrong[0]} is not an email address`
      : `These are not email addresses: ${wrong.join(', ')}`,
  recipientsMany: 'Use at most 20 addresses',

  // In dry run a button says what it would do.
  wouldDownload: 'The report would be downloaded',
  wouldDelete: 'The report would be deleted',
  wouldRestore: 'The report would be brought back',
  wouldDeleteTemplate: 'Custom report template would be deleted',
  wouldDeleteSchedule: 'Scheduled report would be deleted',
  wouldChangeSchedule: 'Scheduled report would be changed',
} as const
