import type { OverviewDay } from '#db/reports/overview-queries.ts'
import { daysInWords } from '#src/screens/shared/daily-points.ts'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { volumePoints } from './chart-text.ts'

/** The last 14 days of the volume, today in gold. */
export function VolumeColumns({ days }: { days: readonly OverviewDay[] }) {
  const last = days.slice(-14)
  return (
    <ColumnChart
      caption={`Last ${last.length} days, ${daysInWords(last)}`}
      heads={['Day', 'Volume']}
      points={volumePoints(last)}
    />
  )
}
