import type { Currency } from '#db/model/money.ts'
import type { BillingPeriod } from '#db/model/subscription.ts'
import { useState } from 'react'
import { plans } from '#src/rules/pricing.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { FeeTable } from './pricing/fee-table.tsx'
import { PlanCard } from './pricing/plan-card.tsx'
import { Section } from './section.tsx'

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

/** The plans by period and currency, the fee table and the settlement terms (spec §2, §9). */
export function PricingSection() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const [currency, setCurrency] = useState<Currency>('USD')
  return (
    <Section
      id="pricing"
      title="Pricing without small print"
      aside={
        <div className="flex flex-wrap items-center gap-3" data-no-print>
          <Segmented label="Billing period" value={period} onChange={setPeriod} options={periods} />
          <Badge tone="ok">15% off</Badge>
          <Segmented
            label="Currency of the prices"
            value={currency}
            onChange={setCurrency}
            options={currencies}
          />
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[1fr_1.08fr_1fr] md:items-end">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} currency={currency} />
        ))}
      </div>
      <FeeTable />
    </Section>
  )
}
