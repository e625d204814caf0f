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
  method === 'cards' ? 'Card' : methodTiles[method].name

interface Props {
  shares: readonly MethodShare[]
  /** Says how many paid by each, too. */
  counted?: boolean
  /** The padding at the sides, where the lines between the rows go on to the edge. */
  sides?: string
}

/** What each payment method brought: the shares as a bar, and listed with their figures. */
export function MethodShares({ shares, counted = false, sides = '' }: Props) {
  return (
    <>
      <div className={`pt-1 pb-3 ${sides}`}>
        <CourseBar
          label="Share of the money by method. The same figures are listed below."
          shares={shares.map(({ method, amount }) => ({ value: amount, color: colors[method] }))}
        />
      </div>
      <ul>
        {shares.map(({ method, percent, amount, payments }) => (
          <li
            key={method}
            className={`flex min-h-13 items-center gap-3 border-t border-line py-1.5 first:border-t-0 ${sides}`}
          >
            <ChartKey color={colors[method]} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{nameOf(method)}</p>
              {counted && <p className="text-sm text-muted tabular-nums">{payments} paid</p>}
            </div>
            <span className="w-10 text-right text-muted tabular-nums">{percent}%</span>
            <span className="min-w-24 text-right font-semibold whitespace-nowrap tabular-nums">
              {formatMoney(amount, 'USD')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
