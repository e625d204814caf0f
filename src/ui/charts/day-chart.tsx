import { scaleBand, type ScaleBand } from 'd3-scale'
import { useId, type ReactNode } from 'react'
import { useBoxWidth } from './use-box-width.ts'
import { useColumns } from './use-columns.ts'

export interface ChartPoint {
  /** What the figure is of, such as the day: "Nov 21, 2026". */
  label: string
  value: number
  /** The figure as people read it: "$1,284.50, 12 payments". */
  text: string
}

export interface DayChartProps {
  /** What is shown, and of which days. */
  caption: string
  /** The heads of the table: of what the figures are, and what they are. */
  heads: readonly [string, string]
  points: readonly ChartPoint[]
}

/** Where the shapes go. */
export interface Plot {
  width: number
  x: ScaleBand<number>
}

interface Props extends DayChartProps {
  height: number
  /** Room at the left for the words of a grid, in pixels. */
  gutter?: number
  children: (plot: Plot) => ReactNode
}

/**
 * One figure for each of some days, side by side: the shapes, a line of words below them that says what they are or,
 * of the day that someone looks at, its figure, and all of them as a table for those who hear the page.
 */
export function DayChart({ caption, heads, points, height, gutter = 0, children }: Props) {
  const id = useId()
  const [svg, width] = useBoxWidth<SVGSVGElement>()
  const { shown, columnProps } = useColumns(points.length)
  const x = bandsOf(points.length, width, gutter)
  const point = shown === null ? undefined : points[shown]
  const most = points.reduce<ChartPoint | undefined>(
    (largest, each) => (each.value > (largest?.value ?? 0) ? each : largest),
    undefined,
  )
  return (
    <figure aria-label={caption} className="relative min-w-0 break-inside-avoid">
      <svg
        ref={svg}
        role="group"
        aria-label={caption}
        aria-details={id}
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        // Until it is measured it fills its box.
        preserveAspectRatio="none"
        className="block touch-pan-y overflow-visible forced-color-adjust-none"
      >
        {shown !== null && (
          <rect
            x={(x(shown) ?? 0) - 2}
            y="-2"
            width={x.bandwidth() + 4}
            height={height + 4}
            rx="3"
            className="fill-sunken"
          />
        )}
        {children({ width, x })}
        <g>
          {points.map(({ label, text }, at) => (
            <g key={at} role="img" aria-label={`${label}: ${text}`} {...columnProps(at)}>
              <rect
                x={x(at)}
                width={x.bandwidth()}
                height={height}
                fill="none"
                pointerEvents="all"
              />
            </g>
          ))}
        </g>
      </svg>
      <div className="relative mt-1.5 text-xs text-muted tabular-nums">
        <figcaption className={point ? 'invisible' : ''}>
          {caption}
          {most && (
            <span className="hidden print:block">
              Most: {most.label}, {most.text}
            </span>
          )}
        </figcaption>
        {point && (
          <p aria-hidden className="absolute inset-x-0 top-0 font-medium text-text">
            {point.label}: {point.text}
          </p>
        )}
      </div>
      <div className="sr-only">
        <table id={id}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** A band for each day, right of `from`, with a joint between them: 4 px, or 3 where they are narrow. */
export function bandsOf(count: number, width: number, from = 0): ScaleBand<number> {
  const room = Math.max(width - from, 0)
  const joint = room < 14 * count ? 3 : 4
  return scaleBand<number>()
    .domain(Array.from({ length: count }, (_, at) => at))
    .range([width - room, width])
    .paddingInner((joint * count) / (room + joint))
}
