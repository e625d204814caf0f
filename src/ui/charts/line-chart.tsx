import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { DayChart, type DayChartProps } from './day-chart.tsx'

/** Space above the highest grid line for its label. */
const head = 16
/** The approximate width of a digit in a grid label, in pixels. */
const figureWidth = 7

interface Props extends DayChartProps {
  /** Formats a value of the scale, such as "$200". */
  scaleText: (value: number) => string
  /** The series to compare with: its name, and one value per point, or null where there is none. */
  before?: { name: string; values: readonly (number | null)[] } | undefined
  /** In pixels; larger where the chart is the main content of its card. */
  height?: number
}

/** A daily figure as a line over a labeled grid. */
export function LineChart({ scaleText, before, height = 112, ...props }: Props) {
  const values = props.points.map(({ value }) => value)
  const was = before?.values.map((value) => value ?? 0) ?? []
  const y = scaleLinear([0, Math.max(...values, ...was, 1)], [height - 1, head]).nice(3)
  const ticks = y.ticks(3)
  const words = ticks.map((tick) => (tick > 0 ? scaleText(tick) : ''))
  const gutter = Math.max(...words.map(({ length }) => length)) * figureWidth + 4
  return (
    <>
      {before && <Legend name={before.name} />}
      <DayChart {...props} height={height} gutter={gutter}>
        {({ x, width }) => {
          const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2
          const path = line<number | null>(
            (_, at) => middle(at),
            (value) => y(value ?? 0),
          ).defined((value) => value !== null)
          return (
            <>
              {ticks.map((tick) => (
                <path key={tick} d={`M0 ${y(tick)}H${width}`} className="stroke-chart-grid" />
              ))}
              {before && <path d={path(before.values) ?? ''} {...wasLook} />}
              <path d={path(values) ?? ''} {...nowLook} />
              {ticks.map(
                (tick, at) =>
                  tick > 0 && (
                    <text
                      key={tick}
                      y={y(tick) - 4}
                      // Keeps large letters readable over a line.
                      paintOrder="stroke"
                      strokeWidth="4"
                      className="fill-subtle stroke-surface text-xs"
                    >
                      {words[at]}
                    </text>
                  ),
              )}
            </>
          )
        }}
      </DayChart>
    </>
  )
}

const nowLook = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  className: 'stroke-chart-1',
} as const
const wasLook = {
  fill: 'none',
  strokeWidth: 1.5,
  strokeDasharray: '2 3',
  className: 'stroke-subtle',
} as const

const Legend = ({ name }: { name: string }) => (
  <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {[
      { words: 'This period', look: nowLook },
      { words: name, look: wasLook },
    ].map(({ words, look }) => (
      <span key={words} className="inline-flex items-center gap-2">
        <svg width="20" height="4" aria-hidden className="flex-none forced-color-adjust-none">
          <path d="M0 2H20" {...look} />
        </svg>
        {words}
      </span>
    ))}
  </p>
)
