import type { MethodShare } from '#db/queries/figures/method-share.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ChartKey, CourseBar, type ChartColor } from '#src/ui/course-bar.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

/** Omari has no colour of its own: it shares the last one. */
const colors: Record<MethodShare['method'], ChartColor> = {
  ecocash: 1,
  onemoney: 2,
  innbucks: 3,
  zimswitch: 4,
  cards: 5,
  bank: 6,
  omari: 6,
}

const nameOf = (method: MethodShare['method']) =>
  method === 'cards' ? 'Card' : methodTiles[method].name

/** What each payment method brought in the last 30 days: the bar, and the figures beside it. */
export function MethodsCard({ methods }: { methods: readonly MethodShare[] | undefined }) {
  return (
    <Card>
      <CardHeader
        title="Payment Methods"
        action={<span className="text-subtle">Last 30 days</span>}
      />
      {methods === undefined ? (
        <SkeletonRows rows={5} label="Loading payment methods" />
      ) : methods.length === 0 ? (
        <p className="px-5 pb-6 text-muted md:px-6">No one has paid in the last 30 days.</p>
      ) : (
        <>
          <div className="px-5 pt-1 pb-3 md:px-6">
            <CourseBar
              label="Share of revenue by method. The same figures are listed below."
              shares={methods.map(({ method, amount }) => ({
                value: amount,
                color: colors[method],
              }))}
            />
          </div>
          <ul>
            {methods.map(({ method, percent, amount }) => (
              <li
                key={method}
                className="flex min-h-13 items-center gap-3 border-t border-line px-5 py-1.5 first:border-t-0 md:px-6"
              >
                <ChartKey color={colors[method]} />
                <span className="min-w-0 flex-1 font-medium">{nameOf(method)}</span>
                <span className="w-10 text-right text-muted tabular-nums">{percent}%</span>
                <span className="min-w-24 text-right font-semibold whitespace-nowrap tabular-nums">
                  {formatMoney(amount, 'USD')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
