import { paidDays, type HeldPlan } from '#db/settings/plan-change.ts'
import { planNames, planPrice } from '#db/settings/plans.ts'
import { useToday } from '#src/data/use-query.ts'
import { formatDate } from '#src/rules/format.ts'
import { formatPrice, settlementTerms } from '#src/rules/pricing.ts'
import { Card } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'

/** The plan that the business is on, what it costs, and until when it is paid. */
export function HeldCard({ held }: { held: HeldPlan }) {
  const { plan, period, currency } = held
  const { until } = paidDays(held, useToday())
  const price = formatPrice(planPrice(plan, period, currency), currency)
  return (
    <Card padded aria-label="Your plan">
      <DetailList
        items={[
          { term: 'Your plan', value: planNames[plan] },
          { term: 'Price', value: `${price} a ${period === 'monthly' ? 'month' : 'year'}` },
          { term: 'Renews on', value: formatDate(until.toISOString()) },
          { term: 'Settlement', value: settlementTerms[plan] },
        ]}
      />
    </Card>
  )
}
