import { dateRange, yearOf } from '#db/days.ts'
import type { FeeTotals } from '#db/payments/fee-figures.ts'
import { formatDay, formatMoney, formatPercent } from '#src/rules/format.ts'
import { About } from '#src/screens/shared/about.tsx'
import { note, StatCard } from '#src/ui/stat-card.tsx'

const sinceText = (day: number) => note(`Since ${formatDay(new Date(day).toISOString())}`)

interface Props {
  /** Undefined while they are being read. */
  totals: FeeTotals | undefined
  today: Date
}

/** What payments cost this month and this year (spec §2, §9). */
export function FeeFigures({ totals, today }: Props) {
  return (
    <section
      aria-label="Key figures"
      aria-busy={totals === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 *:first:col-span-full md:gap-4 md:*:first:col-span-1"
    >
      <StatCard
        label="Current Month Fees"
        value={totals && formatMoney(totals.month, 'USD')}
        about={totals && <About amount={totals.month} currency="USD" />}
        comparison={totals && sinceText(dateRange('thisMonth', today).from)}
      />
      <StatCard
        label="Average Fee Rate"
        value={totals && (totals.rate === null ? '–' : `${formatPercent(totals.rate)}%`)}
        comparison={
          totals &&
          note(
            totals.rate === null
              ? 'Nothing paid yet this month'
              : 'Of what customers paid this month',
          )
        }
      />
      <StatCard
        label="Total Fees (Year)"
        value={totals && formatMoney(totals.year, 'USD')}
        about={totals && <About amount={totals.year} currency="USD" />}
        comparison={totals && sinceText(yearOf(today).from)}
      />
      <About currency="USD" />
    </section>
  )
}
