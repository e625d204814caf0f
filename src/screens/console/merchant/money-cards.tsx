import { Link } from 'wouter'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import { byCurrency, type Currency } from '#db/money.ts'
import type { FeeTotals } from '#db/payments/fee-figures.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { type Balance, balanceInAll } from '#db/payouts/balance-figures.ts'
import { planNames } from '#db/settings/plans.ts'
import {
  countOf,
  formatMoment,
  formatMoney,
  formatPercent,
  formatShortDate,
} from '#db/text/format.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { useToday } from '#src/data/use-query.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { InclConverted, ShowTotal } from '#src/screens/shared/incl-converted.tsx'
import { BelowZero, InZwl, TotalInUsd } from '#src/screens/shared/payouts/balance-parts.tsx'
import { PayoutBadge } from '#src/screens/shared/payouts/payout-stages.tsx'
import { consoleCountedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import {
  Amount,
  rowTitle,
  TransactionMark,
} from '#src/screens/shared/transactions/transaction-cells.tsx'
import { QuietOk } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardBody, CardEmpty, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { LinkRow, RowLine } from '#src/ui/list/row-lines.tsx'

const usd = (minor: number) => formatMoney(minor, 'USD')

const totals = [
  ['Available for payout', 'available'],
  ['Pending', 'pending'],
  ['Held for disputes', 'held'],
] as const

/** The name of a figure, as the link to the rows that it counts. */
const RowsLink = ({ name, to }: { name: string; to: string | undefined }) =>
  to === undefined ? (
    <span>{name}</span>
  ) : (
    <Link
      to={to}
      className="relative underline decoration-dotted underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3.5 hover:text-text"
    >
      {name}
    </Link>
  )

interface SumsProps {
  name: string
  /** The address of the rows that it counts; left out where there are none in the list. */
  to?: string | undefined
  /** In minor units of each currency. */
  amounts: Record<Currency, number>
  /** It is the sum of the rows above it. */
  isSum?: boolean
}

/** A figure of both balances, on one line where they fit. */
const Sums = ({ name, to, amounts, isSum = false }: SumsProps) => (
  <div className={sumRow}>
    <dt className={`text-sm ${isSum ? 'font-semibold' : 'text-subtle'}`}>
      <RowsLink name={name} to={to} />
    </dt>
    <dd
      className={`ml-auto flex flex-wrap justify-end gap-x-3 text-right tabular-nums ${isSum ? 'font-semibold' : 'font-medium'}`}
    >
      <span>{usd(amounts.USD)}</span>
      <span className="md:min-w-32">{formatMoney(amounts.ZWL, 'ZWL')}</span>
    </dd>
  </div>
)

const sumRow = 'flex flex-wrap items-baseline justify-between gap-x-4 py-2.5'
const sumRows = 'grid divide-y divide-line'

/** Returns the address of the rows that a figure counts; undefined where the person may not open their list. */
function useRowsOf(merchantId: string) {
  const today = useToday()
  const mayOpen = useMayOpen()
  return (figure: Parameters<typeof consoleCountedLink>[0]) =>
    mayOpen('console-transactions') ? consoleCountedLink(figure, today, merchantId) : undefined
}

/** What a merchant has in each currency: what it could pay out, what is to come, and what both are together. */
export function BalanceCard({ merchant, balances, latest }: MerchantDetails) {
  const rowsOf = useRowsOf(merchant.id)
  const each = (of: (balance: Balance) => number) =>
    byCurrency((currency) => of(balances[currency]))
  const available = each((balance) => balance.available)
  const held = each((balance) => balance.held)
  const isHeld = held.USD > 0 || held.ZWL > 0
  if (latest.length === 0)
    return (
      <Card>
        <CardHeader title="Balance" />
        <CardEmpty>No payments yet.</CardEmpty>
      </Card>
    )
  return (
    <Card>
      <CardHeader title="Balance" action={<TotalInUsd balances={balances} figures={totals} />} />
      <CardBody>
        <p className="text-3xl font-semibold tabular-nums">{usd(available.USD)}</p>
        <InZwl amount={available.ZWL} />
        <p className="mb-2 text-sm text-muted">
          <RowsLink name="Available for payout" to={rowsOf('available')} />
        </p>
        <div className="mb-2 grid gap-2 empty:hidden">
          <BelowZero available={available} />
        </div>
        <dl className={sumRows}>
          <Sums
            name="Pending"
            to={rowsOf('pending')}
            amounts={each((balance) => balance.pending)}
          />
          {isHeld && <Sums name="Held for disputes" amounts={held} />}
          <Sums name="Total balance" amounts={each(balanceInAll)} isSum />
        </dl>
      </CardBody>
    </Card>
  )
}

const monthName = (month: number) =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

/** What its customers paid, and what that cost it in fees. */
export function VolumeCard({ merchant, months, volume, fees }: MerchantDetails) {
  const [first] = months
  const rowsOf = useRowsOf(merchant.id)
  const rate = fees.rate === null ? '' : ` (${formatPercent(fees.rate)}%)`
  return (
    <Card>
      <CardHeader
        title="Volume"
        action={<ShowTotal of="Volume" total={volume.amount} part={volume.zwl} />}
      />
      <CardBody>
        <p className="text-3xl font-semibold tabular-nums">
          {usd(volume.amount - volume.zwl.adds)}
        </p>
        {volume.zwl.amount !== 0 && <InZwl amount={volume.zwl.amount} />}
        <p className="mb-4 text-sm text-muted">
          <RowsLink name="Customer payments, last 30 days" to={rowsOf('volume')} />
        </p>
        <ColumnChart
          caption={`By month, in USD, ${first ? monthName(first.month) : ''} to this month`}
          heads={['Month', 'Volume']}
          points={months.map(({ month, amount, payments }) => ({
            label: monthName(month),
            value: amount,
            text: `${usd(amount)}, ${countOf(payments, 'payment')}`,
          }))}
        />
        <dl className={`mt-3 ${sumRows}`}>
          <Fees name="Fees this month" to={rowsOf('feesThisMonth')} of={fees.month} note={rate} />
          <Fees name="Fees this year" to={rowsOf('feesThisYear')} of={fees.year} />
          <div className={sumRow}>
            <dt className="text-sm text-subtle">Plan</dt>
            <dd className="ml-auto font-medium">{planNames[merchant.plan ?? 'basic']}</dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  )
}

interface FeesProps {
  name: string
  to: string | undefined
  of: FeeTotals['month']
  /** What stands after the amount. */
  note?: string
}

const Fees = ({ name, to, of, note = '' }: FeesProps) => (
  <div className={sumRow}>
    <dt className="text-sm text-subtle">
      <RowsLink name={name} to={to} />
    </dt>
    <dd className="ml-auto text-right font-medium tabular-nums">
      {usd(of.fees)}
      {note} <InclConverted of={name} total={of.fees} part={of.zwl} />
    </dd>
  </div>
)

const AllLink = ({ to }: { to: string }) => (
  <ButtonLink variant="text" size="sm" className="-mr-2" to={to}>
    View all
  </ButtonLink>
)

interface LatestCardProps {
  rows: readonly LedgerRow[]
  /** Where there are more of them; left out where the person may not go there. */
  all: string | undefined
}

export const LatestCard = ({ rows, all }: LatestCardProps) => (
  <Card>
    <CardHeader
      title="Latest transactions"
      action={all !== undefined && rows.length > 0 && <AllLink to={all} />}
    />
    {rows.length === 0 ? (
      <CardEmpty>No transactions yet.</CardEmpty>
    ) : (
      <ul>
        {rows.map((row) => (
          <LinkRow
            key={row.id}
            to={consoleDetailsPath(row.id)}
            name={rowTitle(row)}
            end={<Amount row={row} />}
          >
            <RowLine end={<TransactionMark status={row.status} looks={consoleStatuses} />}>
              {row.id} · <span className="whitespace-nowrap">{formatMoment(row.date)}</span>
            </RowLine>
          </LinkRow>
        ))}
      </ul>
    )}
  </Card>
)

/** What it was paid out in each currency, and what is on its way. */
export function PaidOutCard({ merchant, balances }: MerchantDetails) {
  const rowsOf = useRowsOf(merchant.id)
  return (
    <Card className="xl:order-last">
      <CardHeader title="Payouts" />
      <CardBody>
        <dl className={sumRows}>
          <Sums
            name="Payouts in progress"
            to={rowsOf('payoutsPending')}
            amounts={byCurrency((currency) => balances[currency].payoutsPending.amount)}
          />
          <Sums
            name="Total paid out"
            to={rowsOf('paidOut')}
            amounts={byCurrency((currency) => balances[currency].paidOut)}
          />
        </dl>
      </CardBody>
    </Card>
  )
}

interface PayoutsCardProps {
  payouts: MerchantDetails['payouts']
  /** Where there are more of them; left out where the person may not go there. */
  all: string | undefined
}

export const PayoutsCard = ({ payouts, all }: PayoutsCardProps) => (
  <Card>
    <CardHeader
      title="Latest payouts"
      action={all !== undefined && payouts.length > 0 && <AllLink to={all} />}
    />
    {payouts.length === 0 && <CardEmpty>No payouts yet.</CardEmpty>}
    <ul>
      {payouts.map(({ id, transactionId, requestedAt, destination, amount, currency, status }) => (
        <LinkRow
          key={id}
          to={consoleDetailsPath(transactionId)}
          name={destination}
          end={<span className="font-semibold tabular-nums">{formatMoney(amount, currency)}</span>}
        >
          <RowLine
            end={
              status === 'paid' ? (
                <QuietOk label={payoutStatuses.paid.label} />
              ) : (
                <PayoutBadge status={status} />
              )
            }
          >
            {id} · {formatShortDate(requestedAt)}
          </RowLine>
        </LinkRow>
      ))}
    </ul>
  </Card>
)
