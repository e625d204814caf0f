import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { currencies, type Currency } from '#db/money.ts'
import type { Home } from '#db/payments/home-queries.ts'
import { leastPayout } from '#db/payouts/rules.ts'
import { inclInWords } from '#db/text/amount.ts'
import { countOf, formatMomentWithin, formatMoney, formatPercent } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { amountsInWords } from '#src/rules/balances.ts'
import { nextPayoutInWords } from '#src/rules/payouts.ts'
import { InZwl, TotalInUsd } from '#src/screens/shared/payouts/balance-parts.tsx'
import { countedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const totals = [
  ['Available', 'available'],
  ['Pending', 'pending'],
  ['Total Paid Out', 'paidOut'],
] as const

const row = 'flex min-h-17 items-center gap-3 px-card py-3'
const inUsd = (amount: number) => formatMoney(amount, 'USD')

/** An amount in each currency that has one; $0.00 where there is nothing. */
const Amounts = ({ amounts }: { amounts: Record<Currency, number> }) => {
  const shown = currencies.filter((currency) => amounts[currency] !== 0)
  return (shown.length > 0 ? shown : (['USD'] as const)).map((currency) => (
    <span key={currency} className="block">
      {formatMoney(amounts[currency], currency)}
    </span>
  ))
}

interface MoneyRowProps {
  label: string
  /** What else is to say of it; undefined while loading. */
  note: ReactNode
  amount: ReactNode
  to: string
}

/** One answer, which opens what it is made of. */
const MoneyRow = ({ label, note, amount, to }: MoneyRowProps) => (
  <li>
    <Link to={to} className={`rounded-control -outline-offset-3 hover:bg-hover ${row}`}>
      {/* With large letters the amount stands below its name. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_8rem]">
          <span className="block font-medium">{label}</span>{' '}
          <span className="block text-sm wrap-anywhere text-muted tabular-nums">
            {note ?? <Skeleton className="h-lh w-40 max-w-full" />}
          </span>
        </span>{' '}
        <span className="ml-auto max-w-full text-right font-semibold wrap-anywhere tabular-nums">
          {note === undefined ? <Skeleton className="h-lh w-20" /> : amount}
        </span>
      </span>
      <span className="flex-none text-subtle [&_svg]:size-3.5">
        <Chevron />
      </span>
    </Link>
  </li>
)

/** The payout that arrives next, or the way to ask for one. */
function NextPayoutRow({ home, today }: { home: Home | undefined; today: Date }) {
  const forbids = useForbids()
  const next = home?.nextPayout
  const { balances } = home ?? {}
  const hasEnough =
    balances !== undefined &&
    currencies.some((currency) => balances[currency].available >= leastPayout[currency])
  if (next === null)
    return (
      <li className={`flex-wrap ${row}`}>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Next payout</span>
          <span className="block text-sm text-muted tabular-nums">
            {hasEnough ? 'No payout planned' : `Payout from ${formatMoney(leastPayout.USD, 'USD')}`}
          </span>
        </span>
        {hasEnough && (
          <ButtonLink
            variant="secondary"
            size="sm"
            to={`${pathTo('payouts')}?new`}
            forbidden={forbids('requestPayout')}
          >
            Request Payout
          </ButtonLink>
        )}
      </li>
    )
  return (
    <MoneyRow
      label="Next payout"
      note={next && nextPayoutInWords(next, today)}
      amount={next && <Amounts amounts={next.amounts} />}
      to={next?.id ? pathTo('payout-details', { id: next.id }) : pathTo('payouts')}
    />
  )
}

interface Props {
  home: Home | undefined
  today: Date
}

/** Answers how much there is, when it arrives, who owes and what it cost (HOME-1, OUT-1). */
export function MoneyCard({ home, today }: Props) {
  const balances = home?.balances
  const held = balances && amountsInWords({ USD: balances.USD.held, ZWL: balances.ZWL.held })
  const settles = home && home.nextSettlement
  const { owed, fees, needsDoing } = home ?? {}
  const overdue = needsDoing && amountsInWords(needsDoing.overdue.amounts)
  return (
    <Card aria-label="Your money" aria-busy={home === undefined} className="@container">
      <div className="@2xl:flex @2xl:*:flex-1">
        <div className="relative border-line px-card py-4.5 has-[a:hover]:bg-hover md:py-5 @2xl:border-r">
          <h2 className="text-sm leading-tight font-medium text-muted">
            <Link
              to={countedLink('available', today)}
              className="rounded-card -outline-offset-3 after:absolute after:inset-0"
            >
              Available
              <span className="ml-1 inline-block text-subtle [&_svg]:size-2.5">
                <Chevron />
              </span>
            </Link>
          </h2>
          <p className="mt-2 text-[min(2.25rem,11vw)] leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums md:text-[2.5rem]">
            {balances ? (
              inUsd(balances.USD.available)
            ) : (
              <Skeleton className="h-[1.1em] w-56 max-w-full" />
            )}
          </p>
          {balances ? (
            <div className="text-lg/7">
              <InZwl amount={balances.ZWL.available} />
            </div>
          ) : (
            <Skeleton className="mt-1 h-5 w-32" />
          )}
          <p className="mt-1 text-sm text-muted tabular-nums">
            {held ? `Ready to pay out, ${held} held for disputes` : 'Ready to pay out'}
          </p>
          <div className="relative min-h-target">
            {balances && <TotalInUsd balances={balances} figures={totals} />}
          </div>
        </div>
        <ul className="divide-y divide-line border-line @max-2xl:border-t">
          <NextPayoutRow home={home} today={today} />
          <MoneyRow
            label="Pending"
            note={
              home &&
              (typeof settles === 'number'
                ? `Next settles ${formatMomentWithin(new Date(settles).toISOString())}`
                : 'Everything is settled')
            }
            amount={
              balances && (
                <Amounts amounts={{ USD: balances.USD.pending, ZWL: balances.ZWL.pending }} />
              )
            }
            to={countedLink('pending', today)}
          />
          <MoneyRow
            label="Owed to you"
            note={
              owed &&
              (owed.count === 0
                ? 'No unpaid invoices'
                : `${countOf(owed.count, 'unpaid invoice')}${overdue ? `, ${overdue} overdue` : ''}`)
            }
            amount={owed && <Amounts amounts={owed.amounts} />}
            to={`${pathTo('invoices')}?tab=unpaid`}
          />
          <MoneyRow
            label="Fees this month"
            note={
              fees && (
                <>
                  {fees.rate === null
                    ? 'No payments yet'
                    : `${formatPercent(fees.rate)}% of payments`}
                  {fees.month.zwl.amount > 0 && (
                    <>
                      <span className="max-md:hidden">, </span>
                      <span className="max-md:block">
                        {inclInWords(fees.month.zwl.amount, 'ZWL')}
                      </span>
                    </>
                  )}
                </>
              )
            }
            amount={fees && inUsd(fees.month.fees)}
            to={pathTo('transaction-fees')}
          />
        </ul>
      </div>
    </Card>
  )
}
