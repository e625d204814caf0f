import { useMemo } from 'react'
import type { FeeChange } from '#db/payments/fee-actions.ts'
import type { Fee } from '#db/payments/fees.ts'
import { feeEffects } from '#db/payments/fee-figures.ts'
import { getFeeEffect } from '#db/payments/fee-queries.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { countOf, formatMoney } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { changedFees } from './fee-figure.tsx'

interface Props {
  fees: readonly Fee[]
  changes: readonly FeeChange[]
}

const usd = (minor: number) => formatMoney(minor, 'USD')

function moved(earned: number, wouldEarn: number): string {
  const more = wouldEarn - earned
  if (more === 0) return `${usd(earned)}, no change`
  return `${usd(earned)} → ${usd(wouldEarn)}, ${usd(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
}

const monthName = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

/** Last month's fees at the typed rates, next to the actual ones. */
export function FeeEffectCard({ fees, changes }: Props) {
  const source = useQuery(getFeeEffect)
  const today = useToday()
  const effects = useMemo(() => {
    if (!source) return []
    const others = changedFees(fees, changes)
    return feeEffects(source.ledger, source.standardMerchants, others, today)
  }, [source, fees, changes, today])
  if (!source || effects.length === 0) return null
  const nameOf = (id: Fee['id']) => fees.find((fee) => fee.id === id)?.paymentMethod ?? id
  const sum = (of: 'earned' | 'wouldEarn') =>
    effects.reduce((total, effect) => total + effect[of], 0)
  const rows = effects.map(
    ({ id, payments, earned, wouldEarn }) =>
      [`${nameOf(id)}, ${countOf(payments, 'payment')}`, moved(earned, wouldEarn)] as const,
  )
  const month = monthName(source.month)
  return (
    <Card>
      <CardHeader title={`Effect on ${month}`} />
      <p className="px-5 pb-3 text-muted md:px-6">
        What the fees of {month} would be with your changes, in US dollars. Merchant fees apply to
        the standard plan, customer fees to every payment.
      </p>
      <div aria-live="polite">
        <DetailRows
          look="receipt"
          items={
            rows.length > 1 ? [...rows, ['Total', moved(sum('earned'), sum('wouldEarn'))]] : rows
          }
        />
      </div>
    </Card>
  )
}
