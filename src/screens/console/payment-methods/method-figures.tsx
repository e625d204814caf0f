import type { MethodListing } from '#db/payments/queries.ts'
import { formatFeeRule, formatWholeUsd } from '#src/rules/format.ts'
import { moveText, rateText } from './success-text.ts'

/** What a method costs, what went through it in 30 days, and how much of that succeeded. */
export function MethodFigures({ method }: { method: MethodListing }) {
  const { terms, volume, success } = method
  const figures = [
    ['Fee', formatFeeRule(terms), 'standard plan'],
    ['Volume', formatWholeUsd(volume), 'in 30 days'],
    ['Success rate', rateText(success), moveText(success)],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-x-3 md:grid-cols-[1fr_1fr_1.8fr] gap-y-2">
      {figures.map(([term, value, rest]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-subtle">{term}</dt>
          <dd className="tabular-nums">
            <span className="font-semibold">{value}</span>
            <span className="block text-sm text-muted">{rest}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
