import { DayChart, type ChartPoint, type DayChartProps } from './day-chart.tsx'

const height = 168
/** Space above each grid line for its label. */
const head = 18
/** The least height of a nonzero value, in pixels. */
const least = 2

export interface FlowPoint extends ChartPoint {
  /** Extends below the baseline; `value` extends above it. */
  down: number
}

interface Props extends Omit<DayChartProps, 'points'> {
  points: readonly FlowPoint[]
  /** Formats a grid value, such as "$200". */
  scaleText: (value: number) => string
}

/** Money in above a baseline and money out below it, on one scale. The last column can still change. */
export function FlowChart({ points, scaleText, ...props }: Props) {
  const up = Math.max(...points.map(({ value }) => value), 0)
  const down = Math.max(...points.map((point) => point.down), 0)
  const unit = (height - head) / Math.max(up + down, 1)
  const ground = Math.round(head + up * unit)
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
  const last = points.length - 1
  return (
    <DayChart {...props} points={points} height={height}>
      {({ x, width }) => (
        <>
          {grid.map(({ y }) => (
            <path key={y} d={`M0 ${y}H${width}`} className="stroke-chart-grid" />
          ))}
          {points.map(({ value, down: below }, at) => (
            <g key={at}>
              <path
                d={bar(x(at) ?? 0, x.bandwidth(), ground - 1, -tall(value, unit))}
                className={at === last ? 'fill-course-a' : 'fill-chart-1'}
              />
              <path
                d={bar(x(at) ?? 0, x.bandwidth(), ground + 1, tall(below, unit))}
                className="fill-chart-6"
              />
            </g>
          ))}
          <path d={`M0 ${ground}H${width}`} className="stroke-line-strong" />
          {grid.map(({ y, text }) => (
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
      )}
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
