import { getLinkAnalytics } from '#db/links/queries.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { addedParts } from '#db/money.ts'
import type { DayTotal } from '#db/payments/figures.ts'
import {
  countOf,
  formatCount,
  formatMoney,
  formatShortDate,
  formatWholeUsd,
} from '#db/text/format.ts'
import { useQuery } from '#src/data/use-query.ts'
import { dailyCounts, dailyPoints, sinceInWords } from '#src/screens/shared/daily-points.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { MethodShares } from '#src/screens/shared/method-shares.tsx'
import { ShareButton } from '#src/screens/shared/share-link/share-button.tsx'
import { useSharedLine } from '#src/screens/shared/shared-line.ts'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { MenuItem } from '#src/ui/menu-items.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { StatTile } from '#src/ui/stat-card.tsx'

interface Props {
  link: Pick<PaymentLink, 'id' | 'name' | 'currency' | 'amount'>
  /** The ways to share the link. */
  ways: readonly MenuItem[]
  open: boolean
  onClose: () => void
}

/** A link's results: views, payments, conversion, total, by day and by method (LINK-1). */
export function AnalyticsDialog({ link, ways, open, onClose }: Props) {
  const { id, name, currency, amount } = link
  const shared = useSharedLine(id)
  const analytics = useQuery((db) => getLinkAnalytics(db, id), [id])?.analytics
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      title="Link analytics"
      description={name}
      footer={<ShareButton name={name} items={ways} variant="secondary" />}
    >
      {!analytics ? (
        <SkeletonRows rows={4} label="Loading analytics" />
      ) : (
        <DetailPanel>
          <dl className="grid grid-cols-2 gap-2.5">
            <StatTile label="Views" value={formatCount(analytics.views)} />
            <StatTile label="Payments" value={formatCount(analytics.payments)} />
            <StatTile
              label="Conversion"
              value={analytics.conversion === null ? 'No views yet' : `${analytics.conversion}%`}
            />
            <StatTile label="Total collected" value={formatMoney(analytics.collected, currency)} />
          </dl>
          <p className="-mb-3 text-sm text-muted">
            Total collected is after{' '}
            {analytics.refunded > 0 && `${formatMoney(analytics.refunded, currency)} in `}refunds.
            The charts show payments before refunds.
          </p>
          {analytics.converted.amount !== 0 && (
            <p className="-mb-3">
              <InclConverted
                of="Total collected"
                total={analytics.collected}
                currency={currency}
                part={analytics.converted}
              />
            </p>
          )}
          {shared.length > 0 && <DetailRows look="lines" items={shared} />}
          <LastDays days={analytics.byDay} fixedPrice={amount !== null} />
          {analytics.byMethod.length > 0 && (
            <DetailSection title="By method">
              <MethodShares shares={analytics.byMethod} when="since the link was created" counted />
            </DetailSection>
          )}
        </DetailPanel>
      )}
    </Dialog>
  )
}

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

interface LastDaysProps {
  days: readonly DayTotal[]
  /** Every payment has the same amount, so the count says it all. */
  fixedPrice: boolean
}

/** The daily amounts and their running total; names the best day. */
function LastDays({ days, fixedPrice }: LastDaysProps) {
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
