import type { ConsoleLedger } from '#db/payments/ledger-queries.ts'
import type { PastReport } from '#db/reports/queries.ts'
import { dateRange, dayText, type ReportRangeId } from '#db/days.ts'
import { platformTable } from './platform-table.ts'

/** What a report covered when it was generated: the day or the period that was ending, or had ended. */
const covered: Record<string, ReportRangeId> = {
  'RT-1': 'today',
  'RT-2': 'last7days',
  'RT-3': 'lastMonth',
  'RT-4': 'last7days',
}

/** Builds a past report again, over the days that it covered when it was generated. */
export function pastTable(ledger: ConsoleLedger, { templateId, name, createdAt }: PastReport) {
  const at = new Date(createdAt)
  const { from, before } = dateRange(covered[templateId] ?? 'last30days', at)
  const days = { from: dayText(new Date(from)), to: dayText(new Date(before - 1)) }
  return platformTable(ledger, { id: templateId, name }, { range: 'custom', days }, at)
}
