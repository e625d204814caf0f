import { DayChart, type ChartPoint, type DayChartProps } from './day-chart.tsx'

const height = 168
/** Space above each grid line for its label. */
const head = 18
/** The least height of a nonzero value, in pixels. */
const least = 2
/** The lane below the chart: its label, and its tallest column. */
const lane = { head: 24, depth: 36 }

export interface FlowPoint extends ChartPoint {
  /** Extends below the baseline; `value` extends above it. */
  down: number
  /** Drawn in a lane of its own, because it would dwarf the others. */
  apart?: number
}

interface Props extends Omit<DayChartProps, 'points'> {
  points: readonly FlowPoint[]
  /** Formats a grid value, such as "$200". */
  scaleText: (value: number) => string
  /** The name of what is drawn apart. */
  apartLabel: string
}

/**
 * Money in above a baseline and money out below it, on one scale; what is far larger is in a lane below, on a scale of
 * its own. The last column can still change.
 */
export function FlowChart({ points, scaleText, apartLabel, ...props }: Props) {
  const up = Math.max(...points.map(({ value }) => value), 0)
  const down = Math.max(...points.map((point) => point.down), 0)
  const most = Math.max(...points.map(({ apart = 0 }) => apart), 0)
  const unit = (height - head) / Math.max(up + down, 1)
  const ground = Math.round(head + up * unit)
  const laneGround = height + lane.head
  const grid = [
    { value: roundBelow(up), sign: '', way: -1 },
    { value: roundBelow(down), sign: '\u2212', way: 1 },
  ]
    .map(({ value, sign, way }) => ({
      y: ground + way * value * unit,
      text: sign + scaleText(value),
      // Closer to the baseline, its label would overlap another.
      isThere: value * unit >= head,
    }))
    .filter(({ isThere }) => isThere)
  const labels = [
    ...grid,
    ...(most > 0 ? [{ y: laneGround - 2, text: `${apartLabel}, up to ${scaleText(most)}` }] : []),
  ]
  const last = points.length - 1
  return (
    <DayChart {...props} points={points} height={most > 0 ? laneGround + lane.depth + 1 : height}>
      {({ x, width }) => {
        const column = (at: number, from: number, by: number) =>
          bar(x(at) ?? 0, x.bandwidth(), from, by)
        return (
          <>
            {grid.map(({ y }) => (
              <path key={y} d={`M0 ${y}H${width}`} className="stroke-chart-grid" />
            ))}
            {points.map(({ value, down: below, apart = 0 }, at) => (
              <g key={at}>
                <path
                  d={column(at, ground - 1, -tall(value, unit))}
                  className={at === last ? 'fill-course-a' : 'fill-chart-1'}
                />
                <path d={column(at, ground + 1, tall(below, unit))} className="fill-chart-6" />
                {apart > 0 && (
                  <path
                    d={column(at, laneGround + 1, tall(apart, lane.depth / most))}
                    className="fill-chart-6"
                  />
                )}
              </g>
            ))}
            <path d={`M0 ${ground}H${width}`} className="stroke-line-strong" />
            {most > 0 && <path d={`M0 ${laneGround}H${width}`} className="stroke-line-strong" />}
            {labels.map(({ y, text }) => (
              <text
                key={y}
                y={y - 4}
                // Keeps the label readable over a column.
                paintOrder="stroke"
                strokeWidth="4"
                className="fill-muted stroke-surface text-xs"
              >
                {text}
              </text>
            ))}
          </>
        )
      }}
    </DayChart>
  )
}

const tall = (value: number, unit: number) =>
  value === 0 ? 0 : Math.max(least, Math.round(value * unit) - 1)

const bar = (left: number, width: number, from: number, by: number) =>
  `M${left} ${from}v${by}h${width}v${-by}z`

/** Returns the largest number of the form 1, 2 or 5 times a power of ten that is not above the value. */
function roundBelow(value: number): number {
  if (value < 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([5, 2].find((each) => each * power <= value) ?? 1)
}
