import { createElement } from 'react'
import { startOfDay } from '#db/days.ts'
import type { Currency } from '#db/money.ts'
import { percentUp } from '#db/payments/figures.ts'
import type { Home } from '#db/payments/home-queries.ts'
import { formatCount, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import type { Arrival } from '#src/data/arrival.ts'
import { arrivedUsd } from '#src/rules/arrival.ts'
import { useToday } from '#src/data/use-query.ts'
import { dailyPoints, sinceInWords } from '#src/screens/shared/daily-points.ts'
import { WaitingColumns } from '#src/ui/charts/waiting-columns.tsx'
import { About } from '#src/screens/shared/about.tsx'
import { countedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { ShowTotal } from '#src/screens/shared/incl-converted.tsx'
import { InZwl } from '#src/screens/shared/payouts/balance-parts.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Counted } from '#src/ui/counted.tsx'
import { StatCard, StatRows } from '#src/ui/stat-card.tsx'
import { countChange, endingSoon, revenueChange } from './text.ts'

/** Below the first screen, so its script is requested after those that the data waits for. */
const columnChart = lazyPart(
  async () => (await import('#src/ui/charts/column-chart.tsx')).ColumnChart,
)

const isUsd = ({ currency }: { currency: Currency }) => currency === 'USD'
const usdText = (minor: number) => formatMoney(minor, 'USD')

/** Beside the figure where there is room, below it on phones. */
const beside = 'md:mt-3 max-w-60 flex-[1_1_150px] max-md:max-w-none max-md:basis-full xl:basis-24'

interface Props {
  home: Home | undefined
  /** Payments that have just arrived and are part of the figures. */
  arrival: Arrival | null
}

/** The four figures of the last 30 days, each with its change from the 30 before (HOME-1). */
export function KeyFigures({ home, arrival }: Props) {
  const today = useToday()
  const columns = columnChart.use(true, () => undefined)
  /** What was in USD: ZWL is beside it, and converts only where that is asked for. */
  const inUsd = home ? home.revenue.value - home.revenue.zwl.adds : 0
  const taken = home?.days.at(-1)?.amount ?? 0
  return (
    <section
      aria-label="Key figures"
      aria-busy={home === undefined}
      className="grid gap-3 md:gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <StatCard
        label="Total Revenue"
        to={countedLink('revenue', today)}
        period="Last 30 days, after refunds"
        value={
          home && (
            <Counted
              value={inUsd}
              format={usdText}
              from={arrival ? inUsd - arrivedUsd(arrival.payments.filter(isUsd)) : undefined}
            />
          )
        }
        about={
          home && (
            <>
              {home.revenue.zwl.amount !== 0 && <InZwl amount={home.revenue.zwl.amount} />}
              <About amount={home.revenue.value} currency="USD" />
              <div className="relative">
                <ShowTotal of="Total Revenue" total={home.revenue.value} part={home.revenue.zwl} />
              </div>
            </>
          )
        }
        comparison={home && revenueChange(percentUp(home.revenue), home.revenue.zwl.amount !== 0)}
        chart={
          <div className={beside}>
            {home && columns ? (
              createElement(columns, {
                caption: `Last ${home.days.length} days, ${sinceInWords(home.days)}`,
                heads: ['Day', 'Volume'],
                points: dailyPoints(home.days),
                laidFrom: arrival
                  ? taken - arrivedUsd(arrival.payments, startOfDay(today))
                  : undefined,
              })
            ) : (
              <WaitingColumns count={14} />
            )}
            <p className="min-h-lh text-xs text-muted tabular-nums">
              {home && `Yesterday by this time: ${formatMoney(home.yesterday.amount, 'USD')}`}
            </p>
          </div>
        }
      />
      <StatRows>
        <StatCard
          label="Transactions"
          to={countedLink('transactions', today)}
          value={home && formatCount(home.transactions.value)}
          comparison={home && countChange(home.transactions)}
        />
        <StatCard
          label="Active Customers"
          to={countedLink('customers', today)}
          value={home && formatCount(home.customers.value)}
          comparison={home && countChange(home.customers)}
        />
        <StatCard
          label="Active Payment Links"
          to={`${pathTo('payment-links')}?tab=active`}
          value={home && formatCount(home.links.value)}
          comparison={home && countChange(home.links, endingSoon(home.links))}
        />
      </StatRows>
      <About currency="USD" />
    </section>
  )
}
