import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { Link, useLocation } from 'wouter'
import { listPayouts, newestPayoutFirst, type Payouts } from '#db/payouts/queries.ts'
import { formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { type MerchantShow, useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { About } from '#src/screens/shared/about.tsx'
import { TotalNotes } from '#src/screens/shared/incl-converted.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { pageNumber, searchText } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { overList } from '#src/ui/route-sheet.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { note, StatCard } from '#src/ui/stat-card.tsx'
import { NextPayout } from './next-payout.tsx'
import { PastPayouts } from './past-payouts.tsx'
import { PayoutsUnderWay } from './under-way.tsx'

const usd = (minor: number) => formatMoney(minor, 'USD')

/** The amounts available, pending and paid out (OUT-1). */
function BalanceCards({ balances }: { balances: Payouts['balances'] | undefined }) {
  const onTheirWay = balances?.payoutsPending
  return (
    <section
      aria-label="Balances"
      aria-busy={balances === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 *:first:col-span-full md:grid-cols-3 md:gap-4 md:*:first:col-span-1"
    >
      <StatCard
        label="Available"
        value={balances && usd(balances.available)}
        about={
          balances && (
            <TotalNotes of="Available" total={balances.available} part={balances.zwl.available} />
          )
        }
        comparison={balances && note('Ready to pay out')}
      />
      <StatCard
        label="Pending"
        value={balances && usd(balances.pending)}
        about={
          balances && (
            <TotalNotes of="Pending" total={balances.pending} part={balances.zwl.pending} />
          )
        }
        comparison={balances && note('From payments in progress')}
      />
      <StatCard
        label="Total Paid Out"
        value={balances && usd(balances.paidOut)}
        about={
          balances && (
            <TotalNotes of="Total Paid Out" total={balances.paidOut} part={balances.zwl.paidOut} />
          )
        }
        comparison={
          onTheirWay &&
          note(
            onTheirWay.count === 0
              ? 'Received, after payout fees'
              : `${usd(onTheirWay.amount)} in transit`,
          )
        }
      />
      <About currency="USD" />
    </section>
  )
}

const showChanges: MerchantShow<Payouts> = (answer, expect) => ({
  ...answer,
  payouts: expect('payouts', answer.payouts).sort(newestPayoutFirst),
})

/** Returns the merchant's balances, payouts and accounts, live. */
const usePayouts = (): Payouts | undefined => useMerchantQuery(listPayouts, [], showChanges)

const RequestDialog = lazyDialog(
  async () => (await import('./request/request-dialog.tsx')).RequestPayoutDialog,
)
const AutomaticDialog = lazyDialog(
  async () => (await import('./automatic-dialog.tsx')).AutomaticDialog,
)

const address = v.object({ q: searchText, page: pageNumber })

/** One column; where the window is wide, the next payout is beside the others. */
const places =
  'grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4 2xl:grid-cols-[minmax(0,1fr)_22.5rem] 2xl:grid-rows-[auto_auto_auto_1fr] 2xl:items-start 2xl:gap-x-6'

/** The merchant's payouts: request, track and review (OUT-2). */
export function PayoutsScreen() {
  const found = usePayouts()
  const today = useToday()
  const [, navigate] = useLocation()
  const { asked, ask } = useAddress(address)
  const forbids = useForbids()
  const [opened, setOpened] = useState<'request' | 'automatic' | null>(null)
  const close = () => setOpened(null)
  const [underWay, past] = useMemo(() => {
    const isUnderWay = ({ status }: { status: string }) =>
      status === 'pending' || status === 'in-transit'
    const all = found?.payouts ?? []
    return [all.filter(isUnderWay), all.filter((each) => !isUnderWay(each))]
  }, [found])
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
      <div data-beside className={places}>
        {underWay.length > 0 && <PayoutsUnderWay payouts={underWay} today={today} />}
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
        <BalanceCards balances={found?.balances} />
        {found && found.balances.held > 0 && (
          <Banner tone="wait" title={`${formatMoney(found.balances.held, 'USD')} is held`}>
            Held for disputed card payments until the disputes are decided.{' '}
            <Link
              to={pathTo('disputes')}
              className="font-medium text-primary-text underline underline-offset-4"
            >
              View disputes
            </Link>
          </Banner>
        )}
        {found ? (
          <PastPayouts
            payouts={past}
            broughtForward={found.broughtForward}
            page={asked.page}
            onPage={(page) => ask({ page })}
          />
        ) : (
          <Card>
            <SkeletonRows rows={8} label="Loading payouts" />
          </Card>
        )}
      </div>
      {found && (
        <>
          <RequestDialog
            open={opened === 'request'}
            onClose={close}
            available={found.balances.available}
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
