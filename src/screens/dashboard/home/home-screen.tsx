import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { dayText, startOfDay } from '#db/days.ts'
import { firstStepIds, getFirstSteps } from '#db/merchants/first-steps-queries.ts'
import type { NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { decisionText, reviewDueAt } from '#db/merchants/review-target.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { nothingConverted, partsOf } from '#db/money.ts'
import { getHome } from '#db/payments/home-queries.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import type { MethodShare } from '#db/payments/method-figures.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { countOf, dayName, formatMoney, formatTime } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useArrivalIn } from '#src/data/arrival.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useMerchantQuery, useQuery, useToday } from '#src/data/use-query.ts'
import { useSettledQuery } from '#src/data/use-settled-query.ts'
import { arrivedUsd } from '#src/rules/arrival.ts'
import { timeLeftMoments } from '#src/rules/cases.ts'
import { notificationMessages } from '#src/rules/messages/notifications.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { BestLinksCard } from '#src/screens/shared/best-links-card.tsx'
import { MethodShares } from '#src/screens/shared/method-shares.tsx'
import {
  Amount,
  rowTitle,
  TransactionMark,
} from '#src/screens/shared/transactions/transaction-cells.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Counted } from '#src/ui/counted.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { LinkRow, RowLine } from '#src/ui/list/row-lines.tsx'
import { grouped } from '#src/ui/list/rows-props.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useRoomBeside, useWide } from '#src/ui/viewport.ts'
import { FirstSteps } from './first-steps.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MoneyCard } from './money-card.tsx'
import { needsDoingItems } from './needs-doing-items.ts'
import { greeting } from './text.ts'

/** Last on the page, so its script comes after the data. */
const MoneyFlowCard = lazy(async () => ({
  default: (await import('./money-flow-card.tsx')).MoneyFlowCard,
}))

interface NeedsDoingProps {
  needs: NeedsDoing
  openSteps: number
  /** The business, where its first steps don't say when its application is decided. */
  merchant: Merchant | undefined
}

/** Problems, each with a link to where it can be fixed, and by when an application is decided. */
function NeedsDoingCard({ needs, openSteps, merchant }: NeedsDoingProps) {
  const reviewDue = merchant ? reviewDueAt(merchant) : 0
  const now = useMoment([...timeLeftMoments(needs.disputes.dueAt), reviewDue])
  const items = needsDoingItems(needs, now)
  const decision = merchant && now < reviewDue && decisionText(merchant, now)
  return (
    <Card>
      <CardHeader title="To do" />
      {items.length === 0 && (
        <p className="px-card pb-5 text-muted">
          {openSteps > 0 ? `${countOf(openSteps, 'first step')} left.` : 'Nothing right now.'}
        </p>
      )}
      {decision && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-card py-3 text-muted">
          Your application is in. {decision}
          <ButtonLink variant="text" size="sm" className="-mx-2" to={pathTo('business')}>
            Track your approval
          </ButtonLink>
        </p>
      )}
      <ul className="grid grid-cols-1 lg:grid-cols-2">
        {items.map(({ count, title, text, to }) => (
          <li key={title} className="border-t border-line lg:odd:last:col-span-full">
            <Link
              to={to}
              className="flex h-full min-h-17 items-center gap-3 rounded-control px-card py-3 -outline-offset-3 hover:bg-hover"
            >
              <span
                aria-hidden
                className="grid size-9 flex-none place-items-center rounded-stone bg-danger-soft font-semibold text-on-danger-soft tabular-nums"
              >
                {count}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-sm wrap-anywhere text-muted tabular-nums">{text}</span>
              </span>
              <span className="flex-none text-subtle [&_svg]:size-3.5">
                <Chevron />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Says once that the business is approved: until it, or its notification, is dismissed or read. */
function ApprovalBanner({ merchantId, id }: { merchantId: Merchant['id']; id: string }) {
  const { run } = useAction('markNotificationsRead', {
    dryRun: notificationMessages.wouldMarkRead,
  })
  return (
    <div className="mb-3 md:mb-4">
      <Banner
        tone="ok"
        title="You’re approved: no limit any more"
        onDismiss={() => void run({ merchantId, ids: [id] })}
      >
        You can take payments of any amount.
      </Banner>
    </div>
  )
}

const waiting = <SkeletonRows rows={5} label="Loading payment methods" />

/** The volume of each payment method over the last 30 days. */
export function MethodsCard({ methods }: { methods: readonly MethodShare[] | undefined }) {
  return (
    <Card>
      <CardHeader
        title="Payment Methods"
        action={<span className="text-subtle">Last 30 days</span>}
      />
      {methods === undefined ? (
        waiting
      ) : methods.length === 0 ? (
        <p className="px-card pb-6 text-muted">No payments in the last 30 days.</p>
      ) : (
        <MethodShares shares={methods} when="last 30 days" inCard />
      )}
    </Card>
  )
}

/** The money, the tasks and the figures above their breakdowns; on a wide window the newest transactions are beside them. */
const places =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-3 *:first:col-span-full md:gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_clamp(20rem,24%,25rem)] 2xl:*:first:col-span-2 2xl:*:nth-2:row-span-2'

/** The merchant's first screen: its money, what there is to do, and the month's figures (HOME-1). */
export function HomeScreen() {
  const persona = useQuery(getMerchantPersona)
  const today = useToday()
  const steps = useMerchantQuery(getFirstSteps)
  const figures = useSettledQuery(getHome, [], undefined, [dayText(today)])
  // The first steps are above it, and don't push it down once it is drawn.
  const home = steps === undefined ? undefined : figures
  const arrival = useArrivalIn(home?.seq)
  const took = partsOf(home?.today.amount ?? 0, home?.today.zwl ?? nothingConverted())
  const arrivedToday = arrivedUsd(
    (arrival?.payments ?? []).filter(({ currency }) => currency === 'USD'),
    startOfDay(today),
  )
  const business = persona && isolated(persona.merchant.name)
  const roomy = useRoomBeside()
  const barsLinks = useForbids()('createPaymentLink')
  const isWide = useWide()
  const isNew = home !== undefined && !home.hasTransactions && steps !== null
  // There while the figures load, so that nothing moves.
  const createLink = !isNew && (
    <ButtonLink
      to={`${pathTo('payment-links')}?new`}
      variant="secondary"
      icon={<Plus aria-hidden />}
      forbidden={barsLinks}
    >
      Create Payment Link
    </ButtonLink>
  )

  return (
    <>
      <PageHeader
        title={greeting(today, persona?.name)}
        description={
          // On phones the amounts alone, so that it keeps the one line it has while loading.
          <>
            {!home || !business ? (
              'Your business at a glance.'
            ) : isNew ? (
              'A few steps to your first payment.'
            ) : home.today.payments === 0 ? (
              `${isWide ? `${business} has no` : 'No'} payments yet today.`
            ) : (
              <>
                {isWide && `${business} took `}
                <b className="font-semibold text-text tabular-nums">
                  {(took.USD > 0 || took.ZWL === 0) && (
                    <Counted
                      value={took.USD}
                      format={(minor) => formatMoney(minor, 'USD')}
                      from={arrival ? took.USD - arrivedToday : undefined}
                    />
                  )}
                  {took.USD > 0 && took.ZWL > 0 && ' and '}
                  {took.ZWL > 0 && formatMoney(took.ZWL, 'ZWL')}
                </b>{' '}
                {isWide ? `today, from ${countOf(home.today.payments, 'payment')}.` : 'today'}
              </>
            )}
          </>
        }
        actions={isWide && createLink}
      />
      {persona && home?.approval && (
        <ApprovalBanner merchantId={persona.merchant.id} id={home.approval} />
      )}
      <FirstSteps steps={steps} />
      {!(home && isNew) && (
        <div data-beside className={places}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
            <MoneyCard home={home} today={today} />
            {!isWide && createLink}
            {home ? (
              <NeedsDoingCard
                needs={home.needsDoing}
                openSteps={steps ? firstStepIds.filter((id) => !steps.done[id]).length : 0}
                merchant={steps === null ? persona?.merchant : undefined}
              />
            ) : (
              <Card className="min-h-51" />
            )}
            <KeyFigures {...{ home, arrival }} />
          </div>
          <RecentCard rows={home?.recent} today={today} />
          <MethodsCard methods={home?.methods} />
          <div className="hidden 2xl:block">
            {roomy && (
              <Suspense>
                <BestLinksCard />
              </Suspense>
            )}
          </div>
          <div className="col-span-full">
            {home ? (
              <Suspense fallback={<WaitingFlow />}>
                <MoneyFlowCard today={today} />
              </Suspense>
            ) : (
              <WaitingFlow />
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** As high as the line that replaces it, so that nothing moves. */
const WaitingFlow = () => <Card data-late className="min-h-18" />

const dayOf = ({ date }: LedgerRow) => new Date(date).toDateString()

/** Below the heading of its day. Successes have no badge, because nearly all payments succeed. */
function RecentRow({ row }: { row: LedgerRow }) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <LinkRow
      to={pathTo('transaction-details', { id: row.id })}
      onlyBetween
      mark={<MonogramTile text={text} tone={tone} label={name} />}
      name={rowTitle(row)}
      end={<Amount row={row} plus />}
    >
      <RowLine end={<TransactionMark status={row.status} />}>{formatTime(row.date)}</RowLine>
    </LinkRow>
  )
}

interface Props {
  /** Undefined while loading. */
  rows: readonly LedgerRow[] | undefined
  today: Date
}

/** The newest transactions by day. */
function RecentCard({ rows, today }: Props) {
  return (
    <Card>
      <CardHeader
        title="Recent Transactions"
        action={
          <ButtonLink variant="text" size="sm" className="-mr-2" to={pathTo('transactions')}>
            View all
          </ButtonLink>
        }
      />
      {rows === undefined ? (
        <SkeletonRows rows={5} label="Loading recent transactions" />
      ) : (
        grouped(rows, dayOf).map(([day, those]) => (
          <section key={day} className="border-t border-line first-of-type:border-t-0">
            <h3 className="px-card pt-2.5 text-sm font-medium text-subtle">
              {dayName(day, today)}
            </h3>
            <ul>
              {those.map((row) => (
                <RecentRow key={row.id} row={row} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Card>
  )
}
