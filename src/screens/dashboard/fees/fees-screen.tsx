import { dateRange, dayText } from '#db/days.ts'
import { addedParts } from '#db/money.ts'
import type { FeeTotals } from '#db/payments/fee-figures.ts'
import { getFees, type MethodFees } from '#db/payments/fee-queries.ts'
import { formatDay, formatMoney, formatPercent, shareText } from '#db/text/format.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { About } from '#src/screens/shared/about.tsx'
import { InclConverted, TotalNotes } from '#src/screens/shared/incl-converted.tsx'
import { methodColors, methodGroupName } from '#src/screens/shared/method-shares.tsx'
import { countedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { note, StatCard } from '#src/ui/stat-card.tsx'
import { Calculator } from './calculator/calculator.tsx'
import { MerchantFeeTable } from './fee-table.tsx'

const sinceText = (day: number) => note(`Since ${formatDay(new Date(day).toISOString())}`)

interface Props {
  /** Undefined while loading. */
  totals: FeeTotals | undefined
  today: Date
}

/** The fees paid this month and in the last twelve (FEE-1). */
function FeeTotalCards({ totals, today }: Props) {
  return (
    <section
      aria-label="Key figures"
      aria-busy={totals === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 *:first:col-span-full md:gap-4 md:*:first:col-span-1"
    >
      <StatCard
        label="Current Month Fees"
        value={totals && formatMoney(totals.month, 'USD')}
        about={
          totals && (
            <TotalNotes of="Current Month Fees" total={totals.month} part={totals.zwl.month} />
          )
        }
        comparison={totals && sinceText(dateRange('thisMonth', today).from)}
        to={countedLink('feesThisMonth', today)}
      />
      <StatCard
        label="Average Fee Rate"
        value={totals && (totals.rate === null ? '–' : `${formatPercent(totals.rate)}%`)}
        comparison={
          totals &&
          note(totals.rate === null ? 'No payments yet this month' : 'Of payments this month')
        }
      />
      <StatCard
        label="Total Fees (Year)"
        value={totals && formatMoney(totals.year, 'USD')}
        about={
          totals && <TotalNotes of="Total Fees (Year)" total={totals.year} part={totals.zwl.year} />
        }
        comparison={totals && note('Last 12 months')}
        to={countedLink('feesThisYear', today)}
      />
      <About currency="USD" />
    </section>
  )
}

/** Returns fees as a percentage of the amount paid, with two decimals. */
const rateOfFees = ({ fees, amount }: Pick<MethodFees, 'fees' | 'amount'>): number =>
  amount === 0 ? 0 : Math.round((fees / amount) * 10_000) / 100

/** Summarizes the methods' fees in one sentence, naming the one with the highest rate. */
export function dearest(methods: readonly MethodFees[]): string {
  const [first, ...rest] = methods
  if (!first) return 'No one has paid in the last 30 days.'
  const all = methods.reduce((sum, { fees }) => sum + fees, 0)
  const most = rest.reduce(
    (high, each) => (rateOfFees(each) > rateOfFees(high) ? each : high),
    first,
  )
  return `${formatMoney(all, 'USD')} in total. Highest rate: ${methodGroupName(most.method)}, ${formatPercent(rateOfFees(most))}%.`
}

/** The fees of each method's payments in the last 30 days. */
export function MethodCosts({ methods }: { methods: readonly MethodFees[] }) {
  return (
    <Card>
      <CardHeader
        title="Fees by method"
        action={<span className="text-subtle">Last 30 days</span>}
      />
      <p className="-mt-1 px-card pb-3 text-muted">
        {dearest(methods)}{' '}
        <InclConverted
          of="Fees by method"
          total={methods.reduce((sum, { fees }) => sum + fees, 0)}
          part={addedParts(methods.map(({ feesZwl }) => feesZwl))}
        />
      </p>
      {methods.length > 0 && (
        <ShareChart
          caption="Share of the fees by method, last 30 days"
          heads={['Method', 'Share of fees', 'Fees']}
          inCard
          shares={methods.map((each) => ({
            name: methodGroupName(each.method),
            note: `${formatPercent(rateOfFees(each))}% of ${formatMoney(each.amount, 'USD')}`,
            value: each.fees,
            share: shareText(each.percent),
            text: formatMoney(each.fees, 'USD'),
            color: methodColors[each.method],
          }))}
        />
      )}
    </Card>
  )
}

/** The figures above the table and the methods' fees, with the calculator beside them where there is room. */
const places =
  'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:mt-4 md:gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:*:nth-2:sticky xl:*:nth-2:top-[calc(5rem+var(--strip,0px))] xl:*:nth-2:row-span-2'

/** The merchant's past, current and calculated fees (FEE-1). */
export function FeesScreen() {
  const today = useToday()
  const fees = useMerchantQuery(getFees, [], undefined, [dayText(today)])
  return (
    <>
      <PageHeader title="Transaction Fees" description="Fees are deducted from each payment." />
      <FeeTotalCards totals={fees?.totals} today={today} />
      <div className={places}>
        {fees ? (
          <>
            <MerchantFeeTable tables={fees.tables} />
            <Calculator tables={fees.tables} />
            <MethodCosts methods={fees.methods} />
          </>
        ) : (
          <Card>
            <SkeletonRows rows={5} label="Loading fees" />
          </Card>
        )}
      </div>
    </>
  )
}
