import { pathTo } from '#routes/paths.ts'
import type { Act } from '../define-action.ts'
import { sendMessage, type tellingTables, tellPeople } from '../log/tell-actions.ts'
import type { Report, ReportSchedule } from './schemas.ts'
import { isolated } from '../text/typed-text.ts'

const link = { label: 'Open reports', path: pathTo('reports') }

/**
 * Notifies a merchant's people of a scheduled report inside the action's transaction; its recipients
 * have a message of their own.
 */
export async function tellOfReport(
  act: Act<(typeof tellingTables)[number]>,
  schedule: ReportSchedule,
  report: Report,
): Promise<void> {
  const { merchantId, recipients } = schedule
  const told = {
    id: `N-${report.id}`,
    merchantId,
    kind: 'report-made' as const,
    reportId: report.id,
    reportName: report.name,
    format: report.format,
    createdAt: act.now,
    readAt: null,
  }
  const words = {
    subject: `${isolated(report.name)} is ready`,
    body: `Period: ${report.range}.`,
    link,
  }
  await tellPeople(act, told, words, recipients)
}

/**
 * Puts the message for a schedule's recipients into the outbox; `report` is null if there was
 * nothing to report of the period that `range` names.
 */
export async function mailRecipients(
  act: Act<'messages'>,
  { merchantId, name, includeAttachment, recipients }: ReportSchedule,
  { report, range }: { report: Report | null; range: string },
): Promise<void> {
  await sendMessage(act, {
    merchantId,
    channel: 'email',
    to: recipients,
    subject: isolated(name),
    body: report
      ? `${isolated(name)} for ${range} is ready.`
      : `Nothing to report for ${range}, so no file was created.`,
    ...(report && includeAttachment && { attachment: report.fileName }),
    ...(report && !includeAttachment && { link }),
  })
}
