import type { ReportFormat, ReportKind } from '#db/reports/schemas.ts'
import { countOf } from '../format.ts'
import { reportTypeLabels } from '../report-text.ts'

/** Messages about payment methods and fees (MSG-1). */
export const platformMessages = {
  methodEnabled: (name: string) => `${name} has been enabled`,
  methodDisabled: (name: string) => `${name} has been disabled`,
  incidentReported: (name: string) => `Payers and merchants are told of ${name}`,
  incidentEnded: (name: string) => `The incident of ${name} has ended`,
  feesUpdated: 'Fee structure updated successfully',

  // Dry-run labels.
  wouldEnable: (name: string) => `${name} would be enabled`,
  wouldDisable: (name: string) => `${name} would be disabled`,
  wouldReportIncident: (name: string) => `Payers and merchants would be told of ${name}`,
  wouldEndIncident: (name: string) => `The incident of ${name} would end`,
  wouldUpdateFees: 'The fee structure would be updated',
} as const

/** Messages of the activity log. */
export const activityMessages = {
  none: 'No log lines found.',
  notYours: 'The logs are not yours to see',
  wouldExport: 'The activity log would be exported',
  whole: (lines: number) =>
    `The chain is whole: each of ${countOf(lines, 'line')} carries the hash of the one before it.`,
  broken: 'The log was changed from outside the app',
  why: {
    changed: 'was changed',
    missing: 'is missing',
    added: 'was added by no act',
  },
} as const

/** Messages about reports (MSG-1). */
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

  // Dry-run labels.
  wouldDownload: 'The report would be downloaded',
  wouldDelete: 'The report would be deleted',
  wouldRestore: 'The report would be brought back',
  wouldDeleteTemplate: 'Custom report template would be deleted',
  wouldDeleteSchedule: 'Scheduled report would be deleted',
  wouldChangeSchedule: 'Scheduled report would be changed',
} as const

/** Messages about apps, their keys and addresses, and the sandbox (MSG-1). */
export const developerMessages = {
  noApps: 'No applications yet',
  createApp: 'Create App',
  createFirstApp: 'Create First App',
  sandboxActive: 'Sandbox Mode Active',
  sandboxText: 'You are in the sandbox environment. No real transactions will be processed.',
  urlCopied: 'API URL copied to clipboard',
  secretCopied: 'Secret key copied to clipboard',
  keyCopied: 'Publishable key copied to clipboard',
  signingCopied: 'Signing secret copied to clipboard',
  appCreated: (name: string) => `${name} is connected`,
  appUpdated: (name: string) => `${name} is saved`,
  appDeleted: (name: string) => `${name} is deleted`,
  keyRolled: 'The new key works from now on',
  keyRevoked: 'The key is revoked',
  webhookAdded: 'The address is added',
  webhookUpdated: 'The address is saved',
  webhookOn: 'The address is told of events again',
  webhookOff: 'The address is told of nothing more',
  webhookRemoved: 'The address is removed',
  eventResent: (id: string) => `${id} is sent again`,
  testsCleared: (count: number) =>
    count === 1 ? '1 test payment cleared' : `${count} test payments cleared`,
  testsBack: 'The test payments are back',

  // Dry-run labels.
  wouldCreateApp: 'The app would be created',
  wouldUpdateApp: 'The app would be saved',
  wouldDeleteApp: 'The app would be deleted after confirmation',
  wouldRollKey: 'The key would be rolled',
  wouldRevokeKey: 'The key would be revoked after confirmation',
  wouldAddWebhook: 'The address would be added',
  wouldUpdateWebhook: 'The address would be saved',
  wouldRemoveWebhook: 'The address would be removed after confirmation',
  wouldResend: (id: string) => `${id} would be sent again`,
  wouldSendTest: 'The Test Payments page will be implemented soon',
  wouldClearTests: 'The Test Transactions page will be implemented soon',
  wouldBringTestsBack: 'The test payments would be brought back',
} as const
