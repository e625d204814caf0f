import type { ReactNode } from 'react'
import type { Home } from '#db/queries/get-home.ts'
import { percentUp } from '#db/queries/figures/compared.ts'
import { countOf, formatCount, formatDate, formatMoney } from '#src/rules/format.ts'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StoneColumns } from '#src/ui/stone-columns.tsx'
import { countChange, revenueChange, type Change } from './text.ts'

const tones = { up: 'text-success', down: 'text-danger', same: '' }

function ChangeText({ change, more }: { change: Change; more?: string | undefined }) {
  return (
    <p className="text-[0.8125rem]/4.5 text-muted tabular-nums">
      {change.amount && (
        <b className={`font-semibold ${tones[change.direction]}`}>{change.amount} </b>
      )}
      {change.rest}
      {more && `, ${more}`}
    </p>
  )
}

interface FigureProps {
  label: string
  value: string | undefined
  children: ReactNode
}

/** A count: on phones it stands above its label, so that three in a row line up. */
function Figure({ label, value, children }: FigureProps) {
  return (
    <Card className="flex flex-col px-2.5 py-3 md:p-5">
      <h2 className="text-[0.8125rem] leading-tight font-medium text-muted max-md:order-2 md:text-sm">
        {label}
      </h2>
      <p className="text-2xl leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums max-md:order-1 max-md:mb-1.5 md:mt-2 md:text-3xl">
        {value ?? <Skeleton className="h-7 w-3/4" />}
      </p>
      <div className="order-3 mt-auto pt-1 md:mt-2 md:pt-0">{children}</div>
    </Card>
  )
}

/** The four figures of the last 30 days, each with its change against the 30 before (spec §2 Dashboard home). */
export function KeyFigures({ home }: { home: Home | undefined }) {
  // As high as the words that come: beside each other on a phone they take two lines.
  const waiting = <Skeleton className="h-9 w-full md:h-4.5" />
  return (
    <section
      aria-label="Key figures"
      aria-busy={home === undefined}
      className="grid gap-3 md:gap-4 xl:grid-cols-[2.25fr_3fr]"
    >
      <Card className="px-5 py-4.5 md:px-6 md:py-5">
        <div className="flex items-baseline justify-between gap-3 text-sm leading-tight text-muted">
          <h2 className="font-medium">Total Revenue</h2>
          <p>Last 30 days</p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-7 gap-y-3.5 xl:flex-nowrap">
          <div className="min-w-0">
            <p className="mt-2 text-[2.25rem] leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums md:text-[2.5rem]">
              {home ? (
                formatMoney(home.revenue.value, 'USD')
              ) : (
                <Skeleton className="h-10 w-56 max-w-full" />
              )}
            </p>
            <div className="mt-2">
              {home ? (
                <ChangeText change={revenueChange(percentUp(home.revenue))} />
              ) : (
                <Skeleton className="h-4.5 w-full" />
              )}
            </div>
          </div>
          <StoneColumns
            className="max-w-60 flex-[1_1_150px] max-md:max-w-none max-md:basis-full xl:basis-24 xl:gap-0.75"
            label="Taken on each of the last 14 days"
            quiet={home === undefined}
            lastIsNow={home !== undefined}
            columns={
              home
                ? home.days.map(({ day, amount, payments }) => ({
                    label: formatDate(new Date(day).toISOString()),
                    value: amount,
                    text: `${formatMoney(amount, 'USD')}, ${countOf(payments, 'payment')}`,
                  }))
                : Array.from({ length: 14 }, (_, at) => ({
                    label: 'Loading',
                    value: 3 + ((at * 5) % 7),
                    text: '',
                  }))
            }
          />
        </div>
      </Card>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 md:gap-4">
        <Figure label="Transactions" value={home && formatCount(home.transactions.value)}>
          {home ? (
            <ChangeText change={countChange(home.transactions.value, home.transactions.before)} />
          ) : (
            waiting
          )}
        </Figure>
        <Figure label="Active Customers" value={home && formatCount(home.customers.value)}>
          {home ? (
            <ChangeText change={countChange(home.customers.value, home.customers.before)} />
          ) : (
            waiting
          )}
        </Figure>
        <Figure label="Active Payment Links" value={home && formatCount(home.links.value)}>
          {home ? (
            <ChangeText
              change={countChange(home.links.value, home.links.before)}
              more={
                home.links.endingSoon > 0
                  ? `${home.links.endingSoon} ${home.links.endingSoon === 1 ? 'ends' : 'end'} soon`
                  : undefined
              }
            />
          ) : (
            waiting
          )}
        </Figure>
      </div>
    </section>
  )
}
