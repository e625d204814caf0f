import type { MethodShare } from '#db/queries/figures/method-share.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { ChartKey, CourseBar, type ChartColor } from '#src/ui/course-bar.tsx'

/** Omari has no colour of its own: it shares that of the bank (see the chart colours). */
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
  method === 'cards' ? 'Cards' : methodTiles[method].name

/** How customers paid a link: the shares as a bar, and listed with their figures. */
export function MethodBreakdown({ shares }: { shares: readonly MethodShare[] }) {
  if (shares.length === 0) return null
  const words = shares.map(({ method, percent }) => `${nameOf(method)} ${percent}%`).join(', ')
  return (
    <section>
      <h3 className="text-lg">By method</h3>
      <div className="mt-3">
        <CourseBar
          label={`Shares by method: ${words}`}
          shares={shares.map(({ method, percent }) => ({
            value: percent,
            color: colors[method],
          }))}
        />
      </div>
      <ul className="mt-2">
        {shares.map(({ method, percent, amount, payments }) => (
          <li
            key={method}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-2.5 last:border-b-0"
          >
            <ChartKey color={colors[method]} />
            <span className="min-w-0 flex-1 font-medium">{nameOf(method)}</span>
            <span className="text-sm text-muted tabular-nums">
              {percent}%, {payments} paid
            </span>
            <span className="font-semibold tabular-nums">{formatMoney(amount, 'USD')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
