import type { Currency } from '#db/money.ts'
import type { BillingPeriod } from '#db/settings/plans.ts'
import { useState } from 'react'
import { pathTo } from '#src/routes/paths.ts'
import { plans } from '#src/rules/pricing.ts'
import { PlanCard } from '#src/screens/shared/plans/plan-card.tsx'
import { PriceChoices } from '#src/screens/shared/plans/price-choices.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { FeeTable } from './pricing/fee-table.tsx'
import { Section } from './section.tsx'

/** The plans by period and currency, the fee table and the settlement terms (SITE-3). */
export function PricingSection() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const [currency, setCurrency] = useState<Currency>('USD')
  return (
    <Section
      id="pricing"
      title="Pricing without small print"
      aside={
        <PriceChoices
          period={period}
          onPeriod={setPeriod}
          currency={currency}
          onCurrency={setCurrency}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[1fr_1.08fr_1fr] md:items-end">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            currency={currency}
            action={
              <ButtonLink
                to={`${pathTo('signup')}?plan=${plan.id}`}
                variant={plan.popular ? 'primary' : 'secondary'}
                block
                aria-label={`Get Started with ${plan.name}`}
              >
                Get Started
              </ButtonLink>
            }
          />
        ))}
      </div>
      <FeeTable />
      <p className="mt-2 max-w-[72ch] text-[0.8125rem] text-muted md:mt-3 md:text-sm">
        These are list rates. Fee Structure in your dashboard shows yours. No payment costs more on
        a higher plan.
      </p>
    </Section>
  )
}
