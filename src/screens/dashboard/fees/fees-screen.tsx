import { dateRange, dayText, lastYear } from '#db/days.ts'
import { addedParts } from '#db/money.ts'
import type { FeeTotals, PeriodFees } from '#db/payments/fee-figures.ts'
import { getFees, type MethodFees } from '#db/payments/fee-queries.ts'
import { countOf, formatMoney, formatPercent, formatShortDate, shareText } from '#db/text/format.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { About } from '#src/screens/shared/about.tsx'
import { InclConverted, MadeOf } from '#src/screens/shared/incl-converted.tsx'
import { methodColors, methodGroupName } from '#src/screens/shared/method-shares.tsx'
import { countedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { note, StatCard } from '#src/ui/stat-card.tsx'
import { Calculator } from './calculator/calculator.tsx'
import { MerchantFeeTable } from './fee-table.tsx'

/** Says since when fees are counted, and how much of them payouts cost. */
function sinceText(day: number, { payouts }: PeriodFees) {
  const since = `Since ${formatShortDate(new Date(day).toISOString())}`
  return note(payouts > 0 ? `${since}, ${formatMoney(payouts, 'USD')} for payouts` : since)
}

/** What stands below the fees of a period: about how much they are in the person's currency, and each currency's own. */
const FeeNotes = ({ of, fees: { fees, zwl } }: { of: string; fees: PeriodFees }) => (
  <>
    <About amount={fees} currency="USD" />
    <MadeOf of={of} total={fees} part={zwl} />
  </>
)

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
      className="grid gap-3 md:grid-cols-3 md:gap-4"
    >
      <StatCard
        label="Current Month Fees"
        value={totals && formatMoney(totals.month.fees, 'USD')}
        about={totals && <FeeNotes of="Current Month Fees" fees={totals.month} />}
        comparison={totals && sinceText(dateRange('thisMonth', today).from, totals.month)}
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
        value={totals && formatMoney(totals.year.fees, 'USD')}
        about={totals && <FeeNotes of="Total Fees (Year)" fees={totals.year} />}
        comparison={totals && sinceText(lastYear(today).from, totals.year)}
        to={countedLink('feesThisYear', today)}
      />
      <About currency="USD" />
    </section>
  )
}

/** Returns fees as a percentage of the amount paid, with two decimals. */
const rateOfFees = ({ fees, amount }: Pick<MethodFees, 'fees' | 'amount'>): number =>
  amount === 0 ? 0 : Math.round((fees / amount) * 10_000) / 100

/** Summarizes the fees in one sentence, naming the method with the highest rate. */
export function dearest(methods: readonly MethodFees[]): string {
  if (methods.length === 0) return 'No one has paid in the last 30 days.'
  const all = `${formatMoney(sumOfFees(methods), 'USD')} in total`
  const [first, ...rest] = methods.filter(({ method }) => method !== 'payouts')
  if (!first) return `${all}.`
  const most = rest.reduce(
    (high, each) => (rateOfFees(each) > rateOfFees(high) ? each : high),
    first,
  )
  return `${all}. Highest rate: ${nameOf(most)}, ${formatPercent(rateOfFees(most))}%.`
}

const sumOfFees = (methods: readonly MethodFees[]) =>
  methods.reduce((sum, { fees }) => sum + fees, 0)

const nameOf = ({ method }: MethodFees) =>
  method === 'payouts' ? 'Payouts' : methodGroupName(method)

const noteOf = (each: MethodFees) =>
  each.method === 'payouts'
    ? countOf(each.count, 'payout')
    : `${formatPercent(rateOfFees(each))}% of ${formatMoney(each.amount, 'USD')}`

/** The fees of each method's payments and of payouts in the last 30 days. */
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
          total={sumOfFees(methods)}
          part={addedParts(methods.map(({ feesZwl }) => feesZwl))}
        />
      </p>
      {methods.length > 0 && (
        <ShareChart
          caption="Share of the fees by method, last 30 days"
          heads={['Method', 'Share of fees', 'Fees']}
          inCard
          shares={methods.map((each) => ({
            name: nameOf(each),
            note: noteOf(each),
            value: each.fees,
            share: shareText(each.percent),
            text: formatMoney(each.fees, 'USD'),
            color: each.method === 'payouts' ? 8 : methodColors[each.method],
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
      <PageHeader
        title="Transaction Fees"
        description="Fees are deducted from each payment and payout."
      />
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
