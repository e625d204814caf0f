import { scaleBand, type ScaleBand } from 'd3-scale'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { useBoxWidth } from './chart-parts.tsx'

/**
 * Tracks the focused, hovered or tapped column of a chart. All columns are one tab stop; the arrow keys, Home and End
 * move between them.
 */
function useColumns(count: number) {
  const last = count - 1
  const [stop, setStop] = useState<number>()
  const [focused, setFocused] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const tabStop = Math.min(stop ?? last, last)

  function go(event: KeyboardEvent<SVGElement>, at: number) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const column = event.currentTarget.parentElement?.children[Math.max(0, Math.min(to, last))]
    if (column instanceof SVGElement) column.focus()
  }

  return {
    shown: over ?? focused,
    columnProps: (at: number) => ({
      tabIndex: at === tabStop ? 0 : -1,
      onKeyDown: (event: KeyboardEvent<SVGElement>) => go(event, at),
      onFocus: () => {
        setFocused(at)
        setStop(at)
        // A mouse at rest over the chart is not a choice.
        setOver(null)
      },
      onBlur: (_event: FocusEvent) => setFocused(null),
      onPointerEnter: (_event: PointerEvent) => setOver(at),
      onPointerLeave: (_event: PointerEvent) => setOver(null),
    }),
  }
}

export interface ChartPoint {
  /** The label of the figure, such as the day: "Nov 21, 2026". */
  label: string
  value: number
  /** The figure as text: "$1,284.50, 12 payments". */
  text: string
  /** The label on the axis: "Nov 21". A chart whose points have none has no axis. */
  tick?: string
}

export interface DayChartProps {
  /** The subject and the period. */
  caption: string
  /** The table's headers: for the labels and for the figures. */
  heads: readonly [string, string]
  points: readonly ChartPoint[]
  /** The axis labels the first point and goes on from there, as with hours; otherwise it labels the last. */
  startsAxis?: boolean
}

/** The drawing area. */
interface Plot {
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
export function DayChart({
  caption,
  heads,
  points,
  startsAxis = false,
  height: plot,
  gutter = 0,
  children,
}: Props) {
  const id = useId()
  const [svg, width] = useBoxWidth<SVGSVGElement>()
  const { shown, columnProps } = useColumns(points.length)
  const x = bandsOf(points.length, width, gutter)
  const point = shown === null ? undefined : points[shown]
  const ticks = ticksOf(points, x, width, startsAxis)
  const height = plot + (ticks.length > 0 ? Math.ceil(axis * textScale()) : 0)
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
            height={plot + 4}
            rx="3"
            className="fill-sunken"
          />
        )}
        {children({ width, x })}
        {ticks.map(({ text, at, anchor }) => (
          <text
            key={at}
            x={at}
            y={height - 1}
            textAnchor={anchor}
            className="fill-muted text-xs tabular-nums"
          >
            {text}
          </text>
        ))}
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
              Highest: {most.label}, {most.text}
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

/** The height of the axis labels, and the approximate width of a letter of them, in pixels at the usual text size. */
const axis = 18
const letter = 6.5

/** Returns how much larger than usual the reader's text is. */
const textScale = (): number =>
  typeof document === 'undefined'
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

interface Tick {
  text: string
  /** Its place in pixels. */
  at: number
  anchor: 'start' | 'middle' | 'end'
}

/** Returns as many labels as fit, at equal distances. */
function ticksOf(
  points: readonly ChartPoint[],
  x: ScaleBand<number>,
  width: number,
  startsAxis: boolean,
): Tick[] {
  const room = letter * textScale() * Math.max(...points.map(({ tick = '' }) => tick.length), 0)
  if (room === 0) return []
  const count = points.length
  // A label at the end moves inwards by what hangs over.
  const least = room + 12 + Math.max(room - x.bandwidth(), 0) / 2
  const every = [1, 2, 3, 4, 6, 7, 10, 12, 14].find((step) => step * x.step() > least) ?? count
  return points.flatMap(({ tick }, at): Tick[] => {
    if (!tick || (startsAxis ? at : count - 1 - at) % every !== 0) return []
    const middle = (x(at) ?? 0) + x.bandwidth() / 2
    const [from, to] = [middle - room / 2, middle + room / 2]
    if (to > width) return [{ text: tick, at: width, anchor: 'end' }]
    if (from < 0) return [{ text: tick, at: 0, anchor: 'start' }]
    return [{ text: tick, at: middle, anchor: 'middle' }]
  })
}

/** Returns a band per day, right of `from`, with gaps of 4 px, or 3 px between narrow bands. */
function bandsOf(count: number, width: number, from = 0): ScaleBand<number> {
  const room = Math.max(width - from, 0)
  const joint = room < 14 * count ? 3 : 4
  return scaleBand<number>()
    .domain(Array.from({ length: count }, (_, at) => at))
    .range([width - room, width])
    .paddingInner((joint * count) / (room + joint))
}
