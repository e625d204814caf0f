import { Link } from 'wouter'
import type { ChartData } from './chart-data.ts'

interface Props {
  caption: string
  data: ChartData
  /** Where a row's name leads: to what is behind it. */
  linkOf?: (at: number) => string | undefined
  /** In place of a way: a press chooses the row. */
  choice?: { chosen: number; onChoose: (at: number) => void }
}

const nameShape =
  'inline-flex min-h-11 items-center text-left wrap-anywhere underline-offset-4 hover:underline'

/** Figures from the largest down, each with a bar as long as it: a picture and its table at once. */
export function RankRows({ caption, data, linkOf, choice }: Props) {
  const most = Math.max(...data.rows.map(([, value]) => Number(value)), 1)
  return (
    <table className="w-full text-[min(1rem,5vw)]">
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
              <th scope="row" className="w-full py-2 pl-5 text-left font-medium md:pl-6">
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
                  <span className="wrap-anywhere">{row[0]}</span>
                )}
                <svg
                  aria-hidden
                  width="100%"
                  height="6"
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  className="block forced-color-adjust-none"
                >
                  <rect width={(Number(row[1]) / most) * 100} height="6" className="fill-chart-1" />
                </svg>
              </th>
              <td className="py-2 pr-5 pl-3 text-right tabular-nums md:pr-6">
                <span className="block font-semibold whitespace-nowrap">{figure}</span>
                {/* On a phone each in a line of its own. */}
                <span className="block text-sm whitespace-nowrap text-muted">
                  {more.map((text, place) => (
                    <span key={place} className="max-sm:block">
                      {place > 0 && <span className="max-sm:sr-only">, </span>}
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
