import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import { byCurrency } from '#db/money.ts'
import type { Balance } from '#db/payouts/balance-figures.ts'
import { planNames } from '#db/settings/plans.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { useToday } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { disputeReasonNames, disputeStatuses } from '#src/rules/cases.ts'
import { countOf, formatMoney, formatPercent, formatShortDate } from '#db/text/format.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { InclConverted, ShowTotal } from '#src/screens/shared/incl-converted.tsx'
import { BelowZero, InZwl, TotalInUsd } from '#src/screens/shared/payouts/balance-parts.tsx'
import { PayoutBadge } from '#src/screens/shared/payouts/payout-stages.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { consoleCountedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardBody, CardEmpty, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'

const usd = (minor: number) => formatMoney(minor, 'USD')

const totals = [
  ['Available for payout', 'available'],
  ['Pending', 'pending'],
  ['Total paid out', 'paidOut'],
] as const

interface Figure {
  name: string
  usd: number
  /** The address of the rows that it counts; left out where there are none in the list. */
  to?: string
  /** What stands below the amount in USD. */
  below: ReactNode
  /** What stands after the amount. */
  note?: string
}

/** The name of a figure, as the link to the rows that it counts. */
const RowsLink = ({ name, to }: Pick<Figure, 'name' | 'to'>) =>
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

/** What a merchant has in each currency, what is on its way, and what it pays for it. */
export function BalanceCard({ merchant, balances, fees, latest }: MerchantDetails) {
  const available = byCurrency((currency) => balances[currency].available)
  const rate = fees.rate === null ? '' : ` (${formatPercent(fees.rate)}%)`
  const today = useToday()
  const mayOpen = useMayOpen()
  const rowsOf = (figure: Parameters<typeof consoleCountedLink>[0]) =>
    mayOpen('console-transactions') ? { to: consoleCountedLink(figure, today, merchant.id) } : {}
  const both = (name: string, of: (balance: Balance) => number): Figure => ({
    name,
    usd: of(balances.USD),
    below: <span className="block">{formatMoney(of(balances.ZWL), 'ZWL')}</span>,
  })
  const isHeld = balances.USD.held > 0 || balances.ZWL.held > 0
  const figures: Figure[] = [
    { ...both('Pending', ({ pending }) => pending), ...rowsOf('pending') },
    ...(isHeld ? [both('Held for disputes', ({ held }) => held)] : []),
    {
      ...both('Payouts in progress', ({ payoutsPending }) => payoutsPending.amount),
      ...rowsOf('payoutsPending'),
    },
    { ...both('Total paid out', ({ paidOut }) => paidOut), ...rowsOf('paidOut') },
    {
      name: 'Fees this month',
      ...rowsOf('feesThisMonth'),
      usd: fees.month.fees,
      note: rate,
      below: <InclConverted of="Fees this month" total={fees.month.fees} part={fees.month.zwl} />,
    },
    {
      name: 'Fees this year',
      ...rowsOf('feesThisYear'),
      usd: fees.year.fees,
      below: <InclConverted of="Fees this year" total={fees.year.fees} part={fees.year.zwl} />,
    },
  ]
  if (latest.length === 0)
    return (
      <Card>
        <CardHeader title="Balance" />
        <CardEmpty>No payments yet.</CardEmpty>
      </Card>
    )
  return (
    <Card>
      <CardHeader title="Balance" />
      <CardBody>
        <p className="text-3xl font-semibold tabular-nums">{usd(available.USD)}</p>
        <InZwl amount={available.ZWL} />
        <p className="mb-4 text-sm text-muted">
          <RowsLink name="Available for payout" {...rowsOf('available')} />
        </p>
        <div className="mb-4 grid gap-2 empty:hidden">
          <BelowZero available={available} />
        </div>
        <dl className="grid divide-y divide-line *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4 *:py-2.5">
          {figures.map(({ name, usd: amount, to, below, note = '' }) => (
            <div key={name}>
              <dt className="text-sm text-subtle">
                <RowsLink name={name} {...(to !== undefined && { to })} />
              </dt>
              <dd className="ml-auto text-right font-medium tabular-nums">
                {usd(amount)}
                {note} {below}
              </dd>
            </div>
          ))}
          <div>
            <dt className="text-sm text-subtle">Plan</dt>
            <dd className="ml-auto font-medium">{planNames[merchant.plan ?? 'basic']}</dd>
          </div>
        </dl>
        <div className="mt-2">
          <TotalInUsd balances={balances} figures={totals} />
        </div>
      </CardBody>
    </Card>
  )
}

const monthName = (month: number) =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

export function VolumeCard({
  merchant,
  months,
  volume,
}: Pick<MerchantDetails, 'merchant' | 'months' | 'volume'>) {
  const [first] = months
  const today = useToday()
  const mayOpen = useMayOpen()
  return (
    <Card>
      <CardHeader title="Volume" />
      <div className="px-card pb-5">
        <p className="text-3xl font-semibold tabular-nums">
          {usd(volume.amount - volume.zwl.adds)}
        </p>
        {volume.zwl.amount !== 0 && <InZwl amount={volume.zwl.amount} />}
        <p className="text-sm text-muted">
          <RowsLink
            name="Customer payments, last 30 days"
            {...(mayOpen('console-transactions') && {
              to: consoleCountedLink('volume', today, merchant.id),
            })}
          />
        </p>
        <div className="mb-4">
          <ShowTotal of="Volume" total={volume.amount} part={volume.zwl} />
        </div>
        <ColumnChart
          caption={`By month, in USD, ${first ? monthName(first.month) : ''} to this month`}
          heads={['Month', 'Volume']}
          points={months.map(({ month, amount, payments }) => ({
            label: monthName(month),
            value: amount,
            text: `${usd(amount)}, ${countOf(payments, 'payment')}`,
          }))}
        />
      </div>
    </Card>
  )
}

const row =
  'flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-card py-3 -outline-offset-3 hover:bg-hover'

export function PayoutsCard({ payouts }: Pick<MerchantDetails, 'payouts'>) {
  return (
    <Card>
      <CardHeader title="Latest payouts" />
      {payouts.length === 0 && <CardEmpty>No payouts yet.</CardEmpty>}
      <ul>
        {payouts.map(
          ({ id, transactionId, requestedAt, destination, amount, currency, status }) => (
            <li key={id}>
              <Link to={consoleDetailsPath(transactionId)} className={row}>
                <span className="min-w-0 flex-[1_1_8rem]">
                  <span className="block font-medium wrap-anywhere">{destination}</span>
                  <span className="block text-sm text-muted tabular-nums">
                    {id} · {formatShortDate(requestedAt)}
                  </span>
                </span>
                <span className="ml-auto grid flex-none justify-items-end gap-1">
                  <span className="font-semibold tabular-nums">
                    {formatMoney(amount, currency)}
                  </span>
                  {status === 'paid' ? (
                    <span className="text-sm text-muted">{payoutStatuses.paid.label}</span>
                  ) : (
                    <PayoutBadge status={status} />
                  )}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}

/** The cases and disputes of a merchant that wait for somebody; nothing if the person may open none. */
export function MattersCard({
  openCases,
  openDisputes,
}: Pick<MerchantDetails, 'openCases' | 'openDisputes'>) {
  const mayOpen = useMayOpen()
  const cases = mayOpen('cases') ? openCases : []
  const disputes = mayOpen('console-disputes') ? openDisputes : []
  if (cases.length + disputes.length === 0) return null
  return (
    <Card>
      <CardHeader title="Open cases and disputes" />
      <ul>
        {cases.map(({ id, transactionId, openedAt }) => (
          <li key={id}>
            <Link to={`${pathTo('cases')}?q=${id}`} className={row}>
              <span className="min-w-0 flex-[1_1_8rem]">
                <span className="block font-medium">Case {id}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {transactionId} · {formatShortDate(openedAt)}
                </span>
              </span>
              <Badge tone="wait">Open</Badge>
            </Link>
          </li>
        ))}
        {disputes.map(({ id, status, reason, amount, currency }) => (
          <li key={id}>
            <Link to={pathTo('console-dispute', { id })} className={row}>
              <span className="min-w-0 flex-[1_1_8rem]">
                <span className="block font-medium tabular-nums">
                  Dispute {id}, {formatMoney(amount, currency)}
                </span>
                <span className="block text-sm text-muted">{disputeReasonNames[reason]}</span>
              </span>
              <Badge tone={disputeStatuses[status].tone}>{disputeStatuses[status].label}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
