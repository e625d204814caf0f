import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { Link, useLocation } from 'wouter'
import { byCurrency } from '#db/money.ts'
import { failedLately } from '#db/payments/counted-rows.ts'
import {
  listPayouts,
  newestPayoutFirst,
  type PayoutListing,
  type Payouts,
} from '#db/payouts/queries.ts'
import { formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { type MerchantShow, useToday } from '#src/data/use-query.ts'
import { useSettledQuery } from '#src/data/use-settled-query.ts'
import { amountsInWords } from '#src/rules/balances.ts'
import { countedLabels } from '#src/rules/transactions.ts'
import { BelowZero, InZwl, TotalInUsd } from '#src/screens/shared/payouts/balance-parts.tsx'
import { payoutRowActions } from '#src/screens/shared/payouts/payout-actions.tsx'
import { PayoutBadge, payoutStages } from '#src/screens/shared/payouts/payout-stages.tsx'
import { type ActionsOf, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { countedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { oneOf, pageNumber, searchText } from '#src/ui/list/address.ts'
import { useAddress, useNewInAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { overList } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { StageTrack } from '#src/ui/stage-track.tsx'
import { note, StatCard } from '#src/ui/stat-card.tsx'
import { NextPayout } from './next-payout.tsx'
import { PastPayouts } from './past-payouts.tsx'

const totals = [
  ['Available', 'available'],
  ['Pending', 'pending'],
  ['Total Paid Out', 'paidOut'],
] as const

const notes = {
  available: 'Ready to pay out',
  pending: 'Paid, not settled yet',
  paidOut: 'Received, after payout fees',
} as const

/** The amounts available, pending and paid out, in USD and in ZWL (OUT-1). */
function BalanceCards({ balances }: { balances: Payouts['balances'] | undefined }) {
  const today = useToday()
  const onTheirWay =
    balances && amountsInWords(byCurrency((currency) => balances[currency].payoutsPending.amount))
  return (
    <section
      aria-label="Balances"
      aria-busy={balances === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 *:first:col-span-full md:grid-cols-3 md:gap-4 md:*:first:col-span-1"
    >
      {totals.map(([label, of]) => (
        <StatCard
          key={of}
          label={label}
          to={countedLink(of, today)}
          value={
            balances && (
              <>
                {formatMoney(balances.USD[of], 'USD')}
                <InZwl amount={balances.ZWL[of]} />
              </>
            )
          }
          comparison={
            balances &&
            note(of === 'paidOut' && onTheirWay ? `${onTheirWay} in transit` : notes[of])
          }
        />
      ))}
      {balances && (
        <div className="col-span-full -mt-1.5 empty:hidden">
          <TotalInUsd balances={balances} figures={totals} />
        </div>
      )}
    </section>
  )
}

const showChanges: MerchantShow<Payouts> = (answer, expect) => ({
  ...answer,
  payouts: expect('payouts', answer.payouts).sort(newestPayoutFirst),
})

const RequestDialog = lazyDialog(
  async () => (await import('./request/request-dialog.tsx')).RequestPayoutDialog,
)
const AutomaticDialog = lazyDialog(
  async () => (await import('./automatic-dialog.tsx')).AutomaticDialog,
)

const address = v.object({ q: searchText, only: oneOf(['all', 'failed'], 'all'), page: pageNumber })

/** One column; where the window is wide, the next payout is beside the others. */
const places =
  'grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4 2xl:grid-cols-[minmax(0,1fr)_22.5rem] 2xl:grid-rows-[auto_auto_auto_1fr] 2xl:items-start 2xl:gap-x-6'

/** The merchant's payouts: request, track and review (OUT-2). */
export function PayoutsScreen() {
  const found = useSettledQuery(listPayouts, [], showChanges)
  const today = useToday()
  const [, navigate] = useLocation()
  const { asked, ask } = useAddress(address)
  const forbids = useForbids()
  const [opened, setOpened] = useState<'request' | 'automatic' | null>(null)
  const close = () => setOpened(null)
  useNewInAddress(() => setOpened('request'), forbids('requestPayout'))
  const [underWay, past] = useMemo(() => {
    const isUnderWay = ({ status }: { status: string }) =>
      status === 'pending' || status === 'in-transit'
    const all = found?.payouts ?? []
    return [all.filter(isUnderWay), all.filter((each) => !isUnderWay(each))]
  }, [found])
  const available = found && byCurrency((currency) => found.balances[currency].available)
  const held = found && amountsInWords(byCurrency((currency) => found.balances[currency].held))
  const openAccounts = () =>
    whenLayersClosed(() =>
      navigate(pathTo('payout-accounts') + location.search, { state: overList }),
    )

  return (
    <>
      <PageHeader
        title="Payouts"
        actions={
          <Button
            variant="primary"
            disabled={!found}
            forbidden={forbids('requestPayout')}
            onClick={() => setOpened('request')}
          >
            Request Payout
          </Button>
        }
      />
      {asked.only === 'failed' ? (
        <div className="grid gap-3">
          <ChipRow label="Filters">
            <Chip onClear={() => ask({ only: 'all' })}>{countedLabels.failed}</Chip>
          </ChipRow>
          {found && (
            <PastPayouts
              payouts={past.filter((each) => failedLately(each, today))}
              none="No payouts failed in the last 3 days."
              page={asked.page}
              onPage={(page) => ask({ page })}
            />
          )}
        </div>
      ) : (
        <div data-beside className={places}>
          {underWay.length > 0 && <PayoutsUnderWay payouts={underWay} today={today} />}
          <BalanceCards balances={found?.balances} />
          {available && <BelowZero available={available} />}
          {held && (
            <Banner tone="wait" title={`${held} held`}>
              Held for disputed card payments until the disputes are decided.{' '}
              <Link
                to={pathTo('disputes')}
                className="font-medium text-primary-text underline underline-offset-4"
              >
                View disputes
              </Link>
            </Banner>
          )}
          <div className="2xl:col-start-2 2xl:row-span-4 2xl:row-start-1">
            {found ? (
              <NextPayout
                found={found}
                isUnderWay={underWay.length > 0}
                forbidden={forbids('setPayoutSettings')}
                onAccounts={openAccounts}
                onAutomatic={() => setOpened('automatic')}
              />
            ) : (
              // As high as the content that replaces it.
              <Card className="min-h-79 md:min-h-31 2xl:min-h-79" />
            )}
          </div>
          {found ? (
            <PastPayouts payouts={past} page={asked.page} onPage={(page) => ask({ page })} />
          ) : (
            <Card>
              <SkeletonRows rows={8} label="Loading payouts" />
            </Card>
          )}
        </div>
      )}
      {found && available && (
        <>
          <RequestDialog
            open={opened === 'request'}
            onClose={close}
            available={available}
            accounts={found.accounts}
            onAccounts={openAccounts}
          />
          <AutomaticDialog
            open={opened === 'automatic'}
            onClose={close}
            settings={found.settings}
            accounts={found.accounts}
          />
        </>
      )}
    </>
  )
}

interface Props {
  payouts: readonly PayoutListing[]
  today: Date
}

/** The payouts in progress, each with its three stages. */
function PayoutsUnderWay({ payouts, today }: Props) {
  const actionsOf = useRowActions()
  return (
    <ul aria-label="Payouts in progress" className="grid gap-3 md:gap-4">
      {payouts.map((payout) => (
        <li key={payout.id}>
          <Journey payout={payout} today={today} actionsOf={actionsOf} />
        </li>
      ))}
    </ul>
  )
}

interface JourneyProps {
  payout: PayoutListing
  today: Date
  actionsOf: ActionsOf
}

function Journey({ payout, today, actionsOf }: JourneyProps) {
  const { id, amount, fee, currency, status } = payout
  return (
    <Card padded>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-2xl font-semibold tabular-nums">{formatMoney(amount, currency)}</h2>
          <p className="text-sm text-muted tabular-nums">
            {id}. You receive {formatMoney(amount - fee, currency)} after the fee of{' '}
            {formatMoney(fee, currency)}.
          </p>
        </div>
        <PayoutBadge status={status} />
      </div>
      <StageTrack stages={payoutStages(payout, today)} label={`Progress of ${id}`} />
      <div className="mt-4 flex flex-wrap gap-2">
        {actionsOf(payoutRowActions, payout, ['view', 'cancel']).map((action) => (
          <Button
            key={action.id}
            variant={action.danger ? 'danger-outline' : 'secondary'}
            forbidden={action.forbidden}
            onClick={action.onSelect}
          >
            {action.label}
            <span className="sr-only"> {id}</span>
          </Button>
        ))}
      </div>
    </Card>
  )
}
