import type { DayTotal } from '#db/queries/figures/daily-totals.ts'
import { formatDate, formatMoney, formatWholeUsd } from '#src/rules/format.ts'
import { dailyPoints, daysInWords } from '#src/screens/shared/daily-points.ts'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { DetailSection } from '#src/ui/detail-panel.tsx'
import { sumsSoFar } from './sums-so-far.ts'

/** What came in on each of the last days, and in all up to each; the best day is named. */
export function LastDays({ days }: { days: readonly DayTotal[] }) {
  const total = days.reduce((sum, { amount }) => sum + amount, 0)
  const best = days.reduce<DayTotal | null>(
    (most, day) => (day.amount > (most?.amount ?? 0) ? day : most),
    null,
  )
  return (
    <DetailSection
      title={`Last ${days.length} days`}
      note={
        best
          ? `${formatMoney(total, 'USD')} in all. Best day: ${formatDate(new Date(best.day).toISOString())}, ${formatMoney(best.amount, 'USD')}.`
          : 'Nothing came in.'
      }
    >
      {best && (
        <div className="grid gap-5">
          <ColumnChart
            caption={`Paid each day, ${daysInWords(days)}`}
            heads={['Day', 'Paid']}
            points={dailyPoints(days)}
          />
          <LineChart
            caption={`Paid so far, ${daysInWords(days)}`}
            heads={['Day', 'So far']}
            points={dailyPoints(sumsSoFar(days))}
            scaleText={formatWholeUsd}
          />
        </div>
      )}
    </DetailSection>
  )
}
