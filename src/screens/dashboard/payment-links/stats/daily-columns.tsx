import type { DayTotal } from '#db/queries/figures/daily-totals.ts'
import { formatDate, formatMoney } from '#src/rules/format.ts'
import { StoneColumns } from '#src/ui/stone-columns.tsx'

const date = ({ day }: DayTotal) => formatDate(new Date(day).toISOString())

/** What came in on each of the last days, as columns with the best day named beside them. */
export function DailyColumns({ days }: { days: readonly DayTotal[] }) {
  const total = days.reduce((sum, { amount }) => sum + amount, 0)
  const best = days.reduce<DayTotal | null>(
    (most, day) => (day.amount > (most?.amount ?? 0) ? day : most),
    null,
  )
  return (
    <section>
      <h3 className="text-lg">Last {days.length} days</h3>
      <p className="text-sm text-muted tabular-nums">
        {best
          ? `${formatMoney(total, 'USD')} in all. Best day: ${date(best)}, ${formatMoney(best.amount, 'USD')}.`
          : 'Nothing came in.'}
      </p>
      {best && (
        <StoneColumns
          className="mt-3"
          label="Collected by day"
          lastIsNow
          columns={days.map((day) => ({
            label: date(day),
            value: day.amount,
            text: `${formatMoney(day.amount, 'USD')}, ${day.payments} paid`,
          }))}
        />
      )}
    </section>
  )
}
