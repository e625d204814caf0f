import { useId } from 'react'
import { type ChartColor, ChartKey, fills, useBoxWidth } from './chart-parts.tsx'

/** The least width of a visible part, and the overlap of neighbors, in pixels. */
const least = 18
const overlap = 6

/**
 * Returns the start and end of each part in pixels, proportional to the values. Parts too narrow to see are widened at
 * the expense of the others.
 */
export function shareSpans(values: readonly number[], width: number): [number, number][] {
  const room = width + overlap * (values.length - 1)
  let narrow = new Set<number>()
  let unit = 0
  for (;;) {
    const wide = values.filter((_, at) => !narrow.has(at))
    unit = (room - least * narrow.size) / wide.reduce((sum, value) => sum + value, 0)
    const more = new Set(values.flatMap((value, at) => (value * unit < least ? [at] : [])))
    if (more.size <= narrow.size) break
    narrow = more
  }
  let from = 0
  return values.map((value, at) => {
    const to = from + (narrow.has(at) ? least : value * unit)
    const span: [number, number] = [from, to]
    from = to - overlap
    return span
  })
}

const height = 36
const cut = 9

interface Share {
  name: string
  /** An additional note, such as the number of payments. */
  note?: string | undefined
  value: number
  /** Its formatted share of the whole. */
  share: string
  /** The formatted value. */
  text: string
  color: ChartColor
}

interface Props {
  /** The subject and the period; hidden where a heading shows them. */
  caption: string
  /** The table's headers: for the parts, their share and their figure. */
  heads: readonly [string, string, string]
  shares: readonly Share[]
  /** In a card without padding, the lines between rows reach the card's edge. */
  inCard?: boolean
}

/** Shares of a whole: a bar divided by chevrons above a table of the figures. */
export function ShareChart({ caption, heads, shares, inCard = false }: Props) {
  const id = useId()
  const [svg, width] = useBoxWidth<SVGSVGElement>()
  const parts = shares.filter(({ value }) => value > 0)
  const spans = shareSpans(
    parts.map(({ value }) => value),
    width,
  )
  const [left, right, both] = inCard
    ? ['pl-[min(1.25rem,5.6vw)] md:pl-6', 'pr-[min(1.25rem,5.6vw)] md:pr-6', 'px-card']
    : ['', '', '']
  return (
    <figure aria-label={caption} className="relative break-inside-avoid">
      <div className={`pt-1 pb-3 ${both}`}>
        <svg
          ref={svg}
          role="img"
          aria-label={`${caption}. The figures are in the table below.`}
          aria-details={id}
          width="100%"
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          // Fills its box until measured.
          preserveAspectRatio="none"
          className="block forced-color-adjust-none"
        >
          {parts.map(({ name, color }, at) => (
            <path key={name} d={partPath(spans[at] ?? [0, 0], at === 0)} className={fills[color]} />
          ))}
        </svg>
      </div>
      {/* A row fits a phone even at the largest text size. */}
      <table id={id} className="w-full text-[min(1rem,5vw)]">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, note, share, text, color }) => (
            <tr key={name} className="border-t border-line first:border-t-0">
              <th scope="row" className={`h-13 w-full py-1.5 text-left font-medium ${left}`}>
                <span className="flex items-center gap-3">
                  <ChartKey color={color} />
                  <span className="min-w-0 wrap-anywhere">
                    {name}
                    {note && (
                      <span className="block text-sm font-normal text-muted tabular-nums">
                        {note}
                      </span>
                    )}
                  </span>
                </span>
              </th>
              <td className="pl-[min(0.75rem,3.4vw)] text-right text-muted">{share}</td>
              <td
                className={`pl-[min(0.75rem,3.4vw)] text-right font-semibold whitespace-nowrap ${right}`}
              >
                <span className="inline-block min-w-[min(6rem,26vw)]">{text}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Returns the path of one part: pointed at the right and, except in the first part, notched at the left. */
function partPath([from, to]: readonly [number, number], first: boolean): string {
  const back = first
    ? `H4Q0 ${height} 0 ${height - 4}V4Q0 0 4 0z`
    : `H${from}l${cut} ${-height / 2}L${from} 0z`
  return `M${first ? 4 : from} 0H${to - cut}L${to} ${height / 2}l${-cut} ${height / 2}${back}`
}
