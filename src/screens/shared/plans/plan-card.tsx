import type { ReactNode } from 'react'
import { type Currency, currencyName } from '#db/money.ts'
import { type BillingPeriod, planPrice } from '#db/settings/plans.ts'
import { currencyOptions } from '#db/text/format.ts'
import { formatPrice, type PricedPlan } from '#src/rules/pricing.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Course } from '#src/ui/wall.tsx'

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

interface PriceChoicesProps {
  period: BillingPeriod
  onPeriod: (period: BillingPeriod) => void
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** Billing period and currency of the prices (PLAN-1). */
export function PriceChoices({ period, onPeriod, currency, onCurrency }: PriceChoicesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-[min(0.75rem,1.6vw)] gap-y-2" data-no-print>
      <Segmented label="Billing period" value={period} onChange={onPeriod} options={periods} />
      <Badge tone="ok" icon={false}>
        15% off
      </Badge>
      <Segmented
        label="Currency"
        value={currency}
        onChange={onCurrency}
        options={currencyOptions()}
      />
    </div>
  )
}

interface PlanCardProps {
  plan: PricedPlan
  period: BillingPeriod
  currency: Currency
  /** The plan is already active. */
  current?: boolean
  /** What the plan would have meant for the business so far. */
  note?: ReactNode
  action: ReactNode
}

/** A plan with its price and features; the most popular one has a crown. */
export function PlanCard({ plan, period, currency, current = false, note, action }: PlanCardProps) {
  const { id, name, description, popular, features } = plan
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={`relative flex flex-col rounded-sheet border bg-surface md:overflow-hidden print:break-inside-avoid ${popular ? 'border-line-strong' : 'border-line'}`}
    >
      {popular && <Course className="-mb-3 max-md:hidden" />}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-x-3 gap-y-1 p-3 *:col-span-full md:block md:p-6 lg:p-7">
        <div className="flex flex-wrap items-baseline gap-x-2 md:block">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 id={`plan-${id}`} className="text-base md:text-xl">
              {name}
            </h3>
            {(current || popular) && (
              // On a phone it lies on the card's edge.
              <span className="max-md:absolute max-md:-top-3 max-md:right-3.5">
                {current ? (
                  <Badge tone="ok">Your plan</Badge>
                ) : (
                  <Badge tone="wait" icon={false}>
                    Most popular
                  </Badge>
                )}
              </span>
            )}
          </div>
          <p className="text-[0.8125rem] text-muted md:text-sm">{description}</p>
        </div>
        <p className="col-span-1! tabular-nums md:my-4">
          <b className="text-[min(1.75rem,9vw)]/tight font-semibold tracking-[-0.035em] md:text-[clamp(2rem,9vw,3rem)]/none">
            {formatPrice(planPrice(id, period, currency), currency)}
          </b>{' '}
          <span className="text-sm text-muted md:text-base">
            / {period === 'monthly' ? 'month' : 'year'}
          </span>
          {currency === 'ZWL' && (
            <span className="block text-sm text-muted md:mt-1.5">
              {currencyName('ZWL')} list price, not converted
            </span>
          )}
        </p>
        <div className="col-span-1!">{action}</div>
        {note && <p className="text-sm tabular-nums md:mt-3">{note}</p>}
        <ul className="text-[0.8125rem]/4.5 text-muted md:mt-5 md:grid md:gap-2.5 md:text-[0.9375rem] md:text-text">
          {features.map((feature) => (
            <li
              key={feature}
              className="inline not-last:after:content-['\00a0·_'] md:flex md:items-center md:gap-2.5 md:after:hidden"
            >
              <Tick className="flex-none text-success max-md:hidden" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
