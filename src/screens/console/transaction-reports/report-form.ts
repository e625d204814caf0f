import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { reportRangeIds, type ReportRangeId } from '#db/days.ts'
import { reportFormats } from '#db/reports/schemas.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { checkDays } from '#src/rules/report-range.ts'

export const reportChoice = v.pipe(
  v.object({
    range: v.picklist(reportRangeIds),
    days: v.object({ from: v.string(), to: v.string() }),
    format: v.picklist(reportFormats),
  }),
  v.forward(
    v.check(
      ({ range, days }) =>
        range !== 'custom' || Object.keys(checkDays(days, currentDate())).length === 0,
      reportMessages.daysWrong,
    ),
    ['days'],
  ),
)
export type ReportChoice = v.InferOutput<typeof reportChoice>

/** The usual date range of each template. */
const usual: Record<string, ReportRangeId> = {
  'RT-1': 'yesterday',
  'RT-2': 'last30days',
  'RT-3': 'thisMonth',
  'RT-4': 'last7days',
}

export const startingChoice = (templateId: string): ReportChoice => ({
  range: usual[templateId] ?? 'last30days',
  days: { from: '', to: '' },
  format: 'pdf',
})
