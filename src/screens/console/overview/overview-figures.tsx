import type { MoneyFigure } from '#db/payments/figures.ts'
import type { Overview, OverviewDay } from '#db/reports/overview-queries.ts'
import { formatCount, formatWholeUsd } from '#src/rules/format.ts'
import { daysInWords } from '#src/screens/shared/daily-points.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { StatCard } from '#src/ui/stat-card.tsx'
import { volumePoints } from './chart-text.ts'
import { amountChange, merchantChange, successChange } from './text.ts'

const Incl = ({ of, figure: { value, zwl } }: { of: string; figure: MoneyFigure }) => (
  <InclConverted of={of} total={value} part={zwl} />
)

/** The volume of the last 14 days, with today in gold. */
function VolumeColumns({ days }: { days: readonly OverviewDay[] }) {
  const last = days.slice(-14)
  return (
    <ColumnChart
      caption={`Last ${last.length} days, ${daysInWords(last)}`}
      heads={['Day', 'Volume']}
      points={volumePoints(last)}
    />
  )
}

const place = 'max-w-60 flex-[1_1_150px] max-md:max-w-none max-md:basis-full md:mt-3 xl:basis-24'

/** The four figures of the last 30 days, compared with the 30 before (ADM-1). */
export function OverviewFigures({ overview }: { overview: Overview | undefined }) {
  const success = overview?.success.value
  return (
    <section
      aria-label="Key figures"
      aria-busy={overview === undefined}
      className="grid gap-3 md:gap-4 xl:grid-cols-[2.25fr_3fr]"
    >
      <StatCard
        label="Volume"
        period="Last 30 days"
        value={overview && formatWholeUsd(overview.volume.value)}
        about={overview && <Incl of="Volume" figure={overview.volume} />}
        comparison={overview && amountChange(overview.volume)}
        chart={
          <div className={place}>
            {overview ? <VolumeColumns days={overview.days} /> : <div className="min-h-26" />}
          </div>
        }
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 md:gap-4">
        <StatCard
          label="Active merchants"
          value={overview && formatCount(overview.merchants.value)}
          comparison={overview && merchantChange(overview.merchants)}
        />
        <StatCard
          label="Success rate"
          value={overview && (success === null ? 'None yet' : `${success}%`)}
          comparison={overview && successChange(overview.success)}
        />
        <StatCard
          label="Fees earned"
          value={overview && formatWholeUsd(overview.fees.value)}
          about={overview && <Incl of="Fees earned" figure={overview.fees} />}
          comparison={overview && amountChange(overview.fees)}
        />
      </div>
    </section>
  )
}
