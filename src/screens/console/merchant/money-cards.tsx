import { Link } from 'wouter'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import type { ConvertedPart } from '#db/money.ts'
import { planNames } from '#db/settings/plans.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { pathTo } from '#routes/paths.ts'
import { disputeReasonNames, disputeStatuses } from '#src/rules/cases.ts'
import { countOf, formatMoney, formatPercent, formatShortDate } from '#db/text/format.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { PayoutBadge } from '#src/screens/shared/payouts/payout-stages.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'

const usd = (minor: number) => formatMoney(minor, 'USD')

interface Figure {
  name: string
  amount: number
  zwl: ConvertedPart
  /** What stands after the amount. */
  note?: string
}

/** What a merchant has, what is on its way, and what it pays for it. */
export function BalanceCard({ merchant, balances, fees, latest }: MerchantDetails) {
  const { available, pending, held, payoutsPending, paidOut, zwl } = balances
  const rate = fees.rate === null ? '' : ` (${formatPercent(fees.rate)}%)`
  const figures: Figure[] = [
    { name: 'Pending', amount: pending, zwl: zwl.pending },
    ...(held > 0 ? [{ name: 'Held for disputes', amount: held, zwl: zwl.held }] : []),
    { name: 'Payouts in progress', amount: payoutsPending.amount, zwl: zwl.payoutsPending },
    { name: 'Total paid out', amount: paidOut, zwl: zwl.paidOut },
    { name: 'Fees this month', amount: fees.month, zwl: fees.zwl.month, note: rate },
    { name: 'Fees this year', amount: fees.year, zwl: fees.zwl.year },
  ]
  if (latest.length === 0)
    return (
      <Card>
        <CardHeader title="Balance" />
        <p className="px-5 pb-5 text-muted md:px-6">No payments yet.</p>
      </Card>
    )
  return (
    <Card>
      <CardHeader title="Balance" />
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        <p className="text-3xl font-semibold tabular-nums">{usd(available)}</p>
        <p className="mb-4 text-sm text-muted">
          Available for payout <InclConverted of="Balance" total={available} part={zwl.available} />
        </p>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.75rem,100%),1fr))] gap-x-4 gap-y-3">
          {figures.map(({ name, amount, zwl: part, note = '' }) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-subtle">{name}</dt>
              <dd className="font-medium tabular-nums">
                {usd(amount)}
                {note} <InclConverted of={name} total={amount} part={part} />
              </dd>
            </div>
          ))}
          <div className="min-w-0">
            <dt className="text-sm text-subtle">Plan</dt>
            <dd className="font-medium">{planNames[merchant.plan ?? 'basic']}</dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}

const monthName = (month: number) =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

export function VolumeCard({ months, volume }: Pick<MerchantDetails, 'months' | 'volume'>) {
  const [first] = months
  return (
    <Card>
      <CardHeader title="Volume" />
      <div className="px-5 pb-5 md:px-6">
        <p className="text-3xl font-semibold tabular-nums">{usd(volume.amount)}</p>
        <p className="mb-4 text-sm text-muted">
          Customer payments, last 30 days{' '}
          <InclConverted of="Volume" total={volume.amount} part={volume.zwl} />
        </p>
        <ColumnChart
          caption={`By month, ${first ? monthName(first.month) : ''} to this month`}
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
  'flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-3 -outline-offset-3 hover:bg-hover md:px-6'

export function PayoutsCard({ payouts }: Pick<MerchantDetails, 'payouts'>) {
  return (
    <Card>
      <CardHeader title="Latest payouts" />
      {payouts.length === 0 && <p className="px-5 pb-5 text-muted md:px-6">No payouts yet.</p>}
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
