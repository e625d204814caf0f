import type { Currency } from '#db/money.ts'
import type { BillingPeriod } from '#db/settings/plans.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Segmented } from '#src/ui/segmented.tsx'

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

interface Props {
  period: BillingPeriod
  onPeriod: (period: BillingPeriod) => void
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** Billing period and currency of the prices (PLAN-1). */
export function PriceChoices({ period, onPeriod, currency, onCurrency }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-[min(0.75rem,1.6vw)] gap-y-2" data-no-print>
      <Segmented label="Billing period" value={period} onChange={onPeriod} options={periods} />
      <Badge tone="ok" icon={false}>
        15% off
      </Badge>
      <Segmented label="Currency" value={currency} onChange={onCurrency} options={currencies} />
    </div>
  )
}
