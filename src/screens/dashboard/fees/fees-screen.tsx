import { dayText } from '#db/days.ts'
import { getFees } from '#db/payments/fee-queries.ts'
import { useMerchantQuery } from '#src/data/use-merchant-query.ts'
import { useToday } from '#src/data/use-today.ts'
import { Card } from '#src/ui/card.tsx'

import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { FeeFigures } from './fee-figures.tsx'
import { FeeTable } from './fee-table.tsx'
import { Calculator } from './calculator/calculator.tsx'
import { MethodCosts } from './method-costs.tsx'

/** The figures over the table and what was paid by it, with the calculator beside them where there is room. */
const places =
  'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:mt-4 md:gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:*:nth-2:sticky xl:*:nth-2:top-20 xl:*:nth-2:row-span-2'

/** What payments cost the merchant, have cost, and would cost (spec §2 Transaction Fees). */
export function FeesScreen() {
  const today = useToday()
  const fees = useMerchantQuery(getFees, [dayText(today)])
  return (
    <>
      <PageHeader
        title="Transaction Fees"
        description="What each payment costs you, taken from it before it reaches you."
      />
      <FeeFigures totals={fees?.totals} today={today} />
      <div className={places}>
        {fees ? (
          <>
            <FeeTable tables={fees.tables} />
            <Calculator tables={fees.tables} plan={fees.plan} />
            <MethodCosts methods={fees.methods} />
          </>
        ) : (
          <Card>
            <SkeletonRows rows={5} label="Loading fees" />
          </Card>
        )}
      </div>
    </>
  )
}
