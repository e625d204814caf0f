import { isolating } from '#db/text/typed-text.ts'
import type { ReportFormat, ReportKind } from '#db/reports/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { reportTypeLabels } from '../report-text.ts'

/** Messages about payment methods and fees (MSG-1). */
export const platformMessages = isolating({
  methodEnabled: (name: string) => `${name} has been enabled`,
  methodDisabled: (name: string) => `${name} has been disabled`,
  incidentReported: (name: string) => `${name} incident published`,
  incidentEnded: (name: string) => `${name} incident ended`,
  feesUpdated: 'Fee structure updated successfully',

  // Dry-run labels.
  wouldEnable: (name: string) => `${name} would be enabled`,
  wouldDisable: (name: string) => `${name} would be disabled`,
  wouldReportIncident: (name: string) => `The ${name} incident would be published`,
  wouldEndIncident: (name: string) => `The ${name} incident would end`,
  wouldUpdateFees: 'The fee structure would be updated',
} as const)

/** Messages of the activity log. */
export const activityMessages = isolating({
  none: 'No activity found.',
  wouldExport: 'The activity log would be exported',
  whole: (lines: number) => `Log verified: ${countOf(lines, 'entry')}, none altered`,
  broken: 'The log was altered outside the app',
  why: {
    changed: 'was changed',
    missing: 'is missing',
    added: 'was added outside the app',
  },
} as const)

/** Messages about reports (MSG-1). */
export const reportMessages = isolating({
  generated: (type: ReportKind, format: ReportFormat) =>
    `${reportTypeLabels[type]} report generated in ${format.toUpperCase()} format`,
  generatedBy: (name: string, format: ReportFormat) =>
    `${name} report generated in ${format.toUpperCase()} format`,
  templateSaved: 'Custom report template saved',
  scheduled: 'Scheduled report has been set up',

  nothingFound: 'Nothing to export. Choose another period or other filters.',
  cancelled: 'Report cancelled',
  failed: 'The report could not be generated. Nothing was saved.',
  notKept: (name: string) =>
    `This device is out of space. ${name} was downloaded but not saved in Paid.`,
  deleted: 'Report deleted',
  restored: (name: string) => `${name} restored`,
  fileGone: 'This file is no longer on this device. Generate the report again.',
  templateDeleted: 'Custom report template deleted',
  scheduleUpdated: 'Scheduled report updated',
  scheduleDeleted: 'Scheduled report deleted',
  madeItself: (name: string, rows: number) => `${name} is ready: ${countOf(rows, 'row')}`,
  madeOnTheWay: (reports: number) => `${countOf(reports, 'scheduled report')} generated`,
  nothingDue: (name: string) => `Nothing to report for ${name}`,

  firstDayMissing: 'Choose a start date',
  lastDayMissing: 'Choose an end date',
  daysWrong: 'Choose a start date before the end date. Neither can be in the future',
  dayAhead: 'Choose today or an earlier day',
  nameMissing: 'Enter a name',
  fieldsMissing: 'Choose at least one field',
  recipientsMissing: 'Enter at least one email address',
  recipientsWrong: (wrong: readonly string[]) =>
    wrong.length === 1
      ? `${wrong[0]} is not an email address`
      : `Not email addresses: ${wrong.join(', ')}`,
  recipientsMany: 'Use at most 20 addresses',

  // Dry-run labels.
  wouldDownload: 'The report would be downloaded',
  wouldDelete: 'The report would be deleted',
  wouldRestore: 'The report would be restored',
  wouldDeleteTemplate: 'Custom report template would be deleted',
  wouldDeleteSchedule: 'Scheduled report would be deleted',
  wouldChangeSchedule: 'Scheduled report would be updated',
} as const)

/** Messages about apps, their keys and addresses, and the sandbox (MSG-1). */
export const developerMessages = isolating({
  noApps: 'No applications yet',
  createApp: 'Create App',
  createFirstApp: 'Create First App',
  sandboxActive: 'Sandbox Mode Active',
  sandboxText: 'You are in the sandbox environment. No real transactions will be processed.',
  urlCopied: 'API URL copied to clipboard',
  secretCopied: 'Secret key copied to clipboard',
  keyCopied: 'Publishable key copied to clipboard',
  signingCopied: 'Signing secret copied to clipboard',
  appCreated: (name: string) => `${name} created`,
  appUpdated: (name: string) => `${name} saved`,
  appDeleted: (name: string) => `${name} deleted`,
  keyRolled: 'Key rolled',
  keyRevoked: 'Key revoked',
  webhookAdded: 'Webhook added',
  webhookUpdated: 'Webhook saved',
  webhookOn: 'Webhook turned on',
  webhookOff: 'Webhook turned off',
  webhookRemoved: 'Webhook removed',
  eventResent: (id: string) => `${id} resent`,
  testsCleared: (count: number) =>
    count === 1 ? '1 test payment cleared' : `${count} test payments cleared`,
  testsBack: 'Test payments restored',

  // Dry-run labels.
  wouldCreateApp: 'The app would be created',
  wouldUpdateApp: 'The app would be saved',
  wouldDeleteApp: 'The app would be deleted after confirmation',
  wouldRollKey: 'The key would be rolled',
  wouldRevokeKey: 'The key would be revoked after confirmation',
  wouldAddWebhook: 'The webhook would be added',
  wouldUpdateWebhook: 'The webhook would be saved',
  wouldRemoveWebhook: 'The webhook would be removed after confirmation',
  wouldResend: (id: string) => `${id} would be resent`,
  wouldTakeTestPayment: 'A test payment would be taken',
  wouldSendTest: 'The Test Payments page will be implemented soon',
  wouldClearTests: 'The Test Transactions page will be implemented soon',
  wouldBringTestsBack: 'The test payments would be restored',
} as const)
