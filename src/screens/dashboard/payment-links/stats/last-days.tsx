import { addedParts } from '#db/money.ts'
import type { DayTotal } from '#db/payments/figures.ts'
import {
  countOf,
  formatCount,
  formatShortDate,
  formatMoney,
  formatWholeUsd,
} from '#db/text/format.ts'
import { dailyCounts, dailyPoints, sinceInWords } from '#src/screens/shared/daily-points.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { DetailSection } from '#src/ui/detail-panel.tsx'

/** Returns the running total up to and including each day. */
function sumsSoFar(days: readonly DayTotal[]): DayTotal[] {
  let amount = 0
  let payments = 0
  return days.map((each) => ({
    ...each,
    amount: (amount += each.amount),
    payments: (payments += each.payments),
  }))
}

interface Measure {
  of: (day: DayTotal) => number
  inWords: (value: number) => string
  scaleText: (value: number) => string
  points: (days: readonly DayTotal[]) => ChartPoint[]
  /** The name for the charts and their table headers. */
  name: string
}

const money: Measure = {
  of: ({ amount }) => amount,
  inWords: (amount) => formatMoney(amount, 'USD'),
  scaleText: formatWholeUsd,
  points: dailyPoints,
  name: 'Paid',
}

const count: Measure = {
  of: ({ payments }) => payments,
  inWords: (payments) => countOf(payments, 'payment'),
  scaleText: formatCount,
  points: dailyCounts,
  name: 'Payments',
}

interface Props {
  days: readonly DayTotal[]
  /** Every payment has the same amount, so the count says it all. */
  fixedPrice: boolean
}

/** The daily amounts and their running total; names the best day. */
export function LastDays({ days, fixedPrice }: Props) {
  const { of, inWords, scaleText, points, name } = fixedPrice ? count : money
  const total = days.reduce((sum, day) => sum + of(day), 0)
  const best = days.reduce<DayTotal | null>(
    (most, day) => (of(day) > (most ? of(most) : 0) ? day : most),
    null,
  )
  // A single payment does not make a best day.
  const bestText = (day: DayTotal) =>
    fixedPrice && of(day) === 1
      ? ', no more than one per day'
      : `. Best day: ${formatShortDate(new Date(day.day).toISOString())}, ${inWords(of(day))}`
  return (
    <DetailSection
      title={`Last ${days.length} days`}
      note={best ? `Total: ${inWords(total)}${bestText(best)}.` : 'No payments.'}
    >
      {best && (
        <div className="grid gap-5">
          {!fixedPrice && (
            <p className="-mt-2">
              <InclConverted
                of={`Last ${days.length} days`}
                total={total}
                part={addedParts(days.map(({ zwl }) => zwl))}
              />
            </p>
          )}
          <ColumnChart
            caption={`${name} each day, ${sinceInWords(days)}`}
            heads={['Day', name]}
            points={points(days)}
          />
          <LineChart
            caption={`${name} so far, ${sinceInWords(days)}`}
            heads={['Day', 'Running total']}
            points={points(sumsSoFar(days))}
            scaleText={scaleText}
          />
        </div>
      )}
    </DetailSection>
  )
}
