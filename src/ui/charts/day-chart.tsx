import { scaleBand, type ScaleBand } from 'd3-scale'
import { useId, type ReactNode } from 'react'
import { useBoxWidth } from './use-box-width.ts'
import { useColumns } from './use-columns.ts'

export interface ChartPoint {
  /** The label of the figure, such as the day: "Nov 21, 2026". */
  label: string
  value: number
  /** The figure as text: "$1,284.50, 12 payments". */
  text: string
}

export interface DayChartProps {
  /** The subject and the period. */
  caption: string
  /** The table's headers: for the labels and for the figures. */
  heads: readonly [string, string]
  points: readonly ChartPoint[]
}

/** The drawing area. */
export interface Plot {
  width: number
  x: ScaleBand<number>
}

interface Props extends DayChartProps {
  height: number
  /** Space at the left for grid labels, in pixels. */
  gutter?: number
  children: (plot: Plot) => ReactNode
}

/**
 * A chart with one figure per day. Below the shapes, a line of text shows the labels or the figure of the focused or
 * hovered day; a table of all figures is available to screen readers.
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
        // Fills its box until measured.
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

/** Returns a band per day, right of `from`, with gaps of 4 px, or 3 px between narrow bands. */
export function bandsOf(count: number, width: number, from = 0): ScaleBand<number> {
  const room = Math.max(width - from, 0)
  const joint = room < 14 * count ? 3 : 4
  return scaleBand<number>()
    .domain(Array.from({ length: count }, (_, at) => at))
    .range([width - room, width])
    .paddingInner((joint * count) / (room + joint))
}
