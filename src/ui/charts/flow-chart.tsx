import { DayChart, type ChartPoint, type DayChartProps } from './day-chart.tsx'

const height = 168
/** Room above each line of the grid for its words. */
const head = 18
/** Of what is there, this much is seen at least, in pixels. */
const least = 2

export interface FlowPoint extends ChartPoint {
  /** What goes down from the ground; `value` goes up. */
  down: number
}

interface Props extends Omit<DayChartProps, 'points'> {
  points: readonly FlowPoint[]
  /** A value of the grid in words, such as "$200". */
  scaleText: (value: number) => string
}

/** What came in, up from a line, and what went out, down from it, side by side on one scale. The last column still moves. */
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
      // Nearer to the ground its words would stand in another's.
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
              // Readable over a column, too.
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

/** The largest of 1, 2 and 5 and their tenfolds that is no larger: what a grid says is round. */
function roundBelow(value: number): number {
  if (value < 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([5, 2].find((each) => each * power <= value) ?? 1)
}
