import { useState } from 'react'
import type { Currency } from '#db/money.ts'
import type { BillingPeriod } from '#db/settings/plans.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { formatRate, plans, pricingFees, settlementTerms } from '#src/rules/pricing.ts'
import { PlanCard, PriceChoices } from '#src/screens/shared/plans/plan-card.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useMethodList } from './methods/method-list.ts'
import { Section } from './section.tsx'

const rows = [
  ...pricingFees.map(({ name, rates }) => ({
    name,
    cells: plans.map(({ id }) => formatRate(rates[id])),
  })),
  { name: 'Settlement', cells: plans.map(({ id }) => settlementTerms[id]) },
]

/** The transaction fees of each plan and its settlement terms (SITE-3). */
function FeeTable() {
  return (
    <div
      id="settlement"
      tabIndex={-1}
      className="mt-3 scroll-mt-22 overflow-hidden rounded-card border border-line bg-surface shadow-card outline-none md:mt-6 print:break-inside-avoid"
    >
      <table className="w-full table-fixed border-collapse text-[min(0.8125rem,3.6vw)]/4.5 hyphens-auto md:text-[0.9375rem]/5.5">
        <thead>
          <tr className="h-9 text-right text-[min(0.75rem,3.3vw)] text-subtle *:px-0.5 xs:*:px-1 *:font-medium *:wrap-anywhere *:first:pl-3 *:first:text-left *:last:pr-2 md:h-10 md:text-[0.8125rem] md:*:px-3 md:*:first:pl-6 md:*:last:pr-6">
            <th scope="col" className="w-[31%] md:w-1/4">
              Transaction fees
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr
              key={name}
              className="h-9 border-t border-line text-right *:px-0.5 xs:*:px-1 *:wrap-anywhere *:first:pl-3 *:first:text-left *:last:pr-2 md:h-13.5 md:*:px-3 md:*:first:pl-6 md:*:last:pr-6"
            >
              <th scope="row" className="font-medium">
                {name}
              </th>
              {plans.map(({ id }, index) => (
                <td key={id} className="tabular-nums">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The plans by period and currency, the fee table and the settlement terms (SITE-3). */
export function PricingSection() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const [currency, setCurrency] = useState<Currency>('USD')
  const ownRates = useMethodList()
    .map(({ name, fee }) => `${name} ${fee}`)
    .join(', ')
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
                aria-label={named`Get Started with ${plan.name}`}
              >
                Get Started
              </ButtonLink>
            }
          />
        ))}
      </div>
      <FeeTable />
      <p className="mt-2 max-w-[72ch] text-[0.8125rem] text-muted md:mt-3 md:text-sm">
        These are list rates. On Basic, each method has its own: {ownRates}. No payment costs more
        on a higher plan.
      </p>
    </Section>
  )
}
