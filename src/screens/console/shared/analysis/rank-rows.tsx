import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayText } from '#db/days.ts'
import type { CountedKind } from '#db/payments/counted-rows.ts'
import type { PaymentMethodId, TransactionType } from '#db/payments/schemas.ts'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import { pathTo } from '#routes/paths.ts'
import type { MayOpen } from '#src/data/actor.ts'
import type { ChartData } from './analysis-figures.ts'

interface Props {
  caption: string
  data: ChartData
  /** The link of a row's name. */
  linkOf?: (at: number) => string | undefined
  /** Selects a row on click, instead of links. */
  choice?: { chosen: number; onChoose: (at: number) => void }
}

const nameShape =
  'inline-flex min-h-11 items-center text-left wrap-anywhere underline-offset-4 hover:underline'

interface Scale {
  /** The largest figure above zero, and the largest below. */
  above: number
  below: number
}

interface BarProps {
  value: number
  scale: Scale
  children: ReactNode
}

/** Returns where a figure's bar begins and how long it is, in hundredths of the scale, and where zero is. */
function barOf(value: number, { above, below }: Scale) {
  const unit = 100 / (above + below)
  const zero = below * unit
  const width = Math.abs(value) * unit
  return { zero, width, x: value < 0 ? zero - width : zero }
}

/** A row's name with its bar beside it, or below where there is no room. */
function NameAndBar({ value, scale, children }: BarProps) {
  const { zero, ...bar } = barOf(value, scale)
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 @min-[19rem]:grid-cols-[minmax(0,12.5rem)_minmax(0,1fr)]">
        {children}
        <svg
          aria-hidden
          width="100%"
          height="8"
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          className="mb-1 block forced-color-adjust-none @min-[19rem]:mb-0"
        >
          <rect {...bar} height="8" className={value < 0 ? 'fill-chart-6' : 'fill-chart-1'} />
          {zero > 0 && (
            <line
              x1={zero}
              x2={zero}
              y2="8"
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
          )}
        </svg>
      </div>
    </div>
  )
}

/**
 * Figures in descending order, each with a bar beside its name where there is room: chart and table in one. Where some are
 * below zero, bars go both ways from it.
 */
export function RankRows({ caption, data, linkOf, choice }: Props) {
  const values = data.rows.map(([, value]) => Number(value))
  const below = Math.max(0, -Math.min(...values))
  const scale = { above: Math.max(...values, below > 0 ? 0 : 1), below }
  return (
    // A row still fits a phone at the largest text size.
    <table className="w-full text-[min(1rem,4.5vw)]">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{data.columns[0].header}</th>
          <th scope="col">
            {data.columns
              .slice(1)
              .map(({ header }) => header)
              .join(', ')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row, at) => {
          const to = linkOf?.(at)
          const [figure, ...more] = data.columns
            .slice(1)
            .map(({ text }, place) => text(row[place + 1] ?? ''))
          return (
            <tr
              key={String(row[0])}
              className={`border-t border-line first:border-t-0 ${choice?.chosen === at ? 'bg-selected' : ''}`}
            >
              <th scope="row" className="w-full py-1.5 pl-card text-left font-medium">
                <NameAndBar value={Number(row[1])} scale={scale}>
                  {to ? (
                    <Link to={to} className={nameShape}>
                      {row[0]}
                    </Link>
                  ) : choice ? (
                    <button
                      type="button"
                      aria-pressed={choice.chosen === at}
                      onClick={() => choice.onChoose(at)}
                      className={`w-full gap-2 font-medium ${nameShape}`}
                    >
                      <span className="w-5 flex-none text-right text-sm text-muted tabular-nums">
                        {at + 1}
                      </span>
                      {row[0]}
                    </button>
                  ) : (
                    <span className={nameShape}>{row[0]}</span>
                  )}
                </NameAndBar>
              </th>
              <td className="py-1.5 pr-card pl-3 text-right tabular-nums">
                <span className="block font-semibold whitespace-nowrap">{figure}</span>
                <span className="block text-[min(0.875rem,3.6vw)] whitespace-nowrap text-muted max-[359px]:whitespace-normal">
                  {more.map((text, place) => (
                    // A phone has no room for more than one.
                    <span key={place} className={place > 0 ? 'max-sm:sr-only' : ''}>
                      {place > 0 && ', '}
                      {text}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export interface RowsOf {
  merchant?: string
  method?: PaymentMethodId
  tab?: 'all' | 'completed' | 'failed'
  only?: CountedKind
  type?: readonly TransactionType[]
}

/**
 * Returns the address of the transactions behind a figure: the console's list, filtered to the same days. By default the
 * successful payments, of which volumes, fees and their counts are made. Undefined for a person who may not open it.
 */
export function rowsLink(
  mayOpen: MayOpen,
  { span: { period } }: Analysis,
  { tab = 'completed', type = ['payment'], ...narrowing }: RowsOf = {},
): string | undefined {
  if (!mayOpen('console-transactions')) return undefined
  const params = new URLSearchParams({
    ...narrowing,
    ...(tab !== 'all' && { tab }),
    type: type.join(),
    date: 'custom',
    from: dayText(new Date(period.from)),
    to: dayText(new Date(period.before - 1)),
  })
  return `${pathTo('console-transactions')}?${params.toString()}`
}
