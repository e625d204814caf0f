import type { ReactNode } from 'react'
import type { Currency } from '#db/money.ts'
import { type BillingPeriod, planPrice } from '#db/settings/plans.ts'
import { formatPrice, type Plan } from '#src/rules/pricing.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Course } from '#src/ui/course.tsx'
import { Tick } from '#src/ui/glyphs.tsx'

interface Props {
  plan: Plan
  period: BillingPeriod
  currency: Currency
  /** The plan is already active. */
  current?: boolean
  /** What the plan would have meant for the business so far. */
  note?: ReactNode
  action: ReactNode
}

/** A plan with its price and features; the most popular one has a crown. */
export function PlanCard({ plan, period, currency, current = false, note, action }: Props) {
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col overflow-hidden rounded-sheet border bg-surface print:break-inside-avoid ${plan.popular ? 'border-line-strong' : 'border-line'}`}
    >
      {plan.popular && <Course className="-mb-3" />}
      <div className="p-6 lg:p-7">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 id={`plan-${plan.id}`} className="text-xl">
            {plan.name}
          </h3>
          {current ? (
            <Badge tone="ok">Your plan</Badge>
          ) : (
            plan.popular && (
              <Badge tone="wait" icon={false}>
                Most popular
              </Badge>
            )
          )}
        </div>
        <p className="text-sm text-muted">{plan.description}</p>
        <p className="my-4 tabular-nums">
          <b className="text-[clamp(2rem,9vw,3rem)]/none font-semibold tracking-[-0.035em]">
            {formatPrice(planPrice(plan.id, period, currency), currency)}
          </b>{' '}
          <span className="text-muted">/ {period === 'monthly' ? 'month' : 'year'}</span>
          {currency === 'ZWL' && (
            <span className="mt-1.5 block text-sm text-muted">ZWL list price, not converted</span>
          )}
        </p>
        {action}
        {note && <p className="mt-3 text-sm tabular-nums">{note}</p>}
        <ul className="mt-5 grid gap-2.5">
          {plan.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2.5 text-[0.9375rem]">
              <Tick className="flex-none text-success" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
