import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { DayChart, type DayChartProps } from './day-chart.tsx'

/** Room above the highest line of the grid for its words. */
const head = 16

interface Props extends DayChartProps {
  /** A value of the scale in words, such as "$200". */
  scaleText: (value: number) => string
  /** In pixels: more where the chart is what its card is about. */
  height?: number
}

/** A figure that goes on from day to day, as a line over a grid that says its values. */
export function LineChart({ scaleText, height = 112, ...props }: Props) {
  const values = props.points.map(({ value }) => value)
  const y = scaleLinear([0, Math.max(...values, 1)], [height - 1, head]).nice(3)
  return (
    <DayChart {...props} height={height}>
      {({ x, width }) => {
        const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2
        const path = line<number>((_, at) => middle(at), y)
        return (
          <>
            {y.ticks(3).map((tick) => (
              <path key={tick} d={`M0 ${y(tick)}H${width}`} className="stroke-chart-grid" />
            ))}
            <path
              d={path(values) ?? ''}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              className="stroke-chart-1"
            />
            {y.ticks(3).map(
              (tick) =>
                tick > 0 && (
                  <text
                    key={tick}
                    y={y(tick) - 4}
                    // Readable over the line, too.
                    paintOrder="stroke"
                    strokeWidth="4"
                    className="fill-subtle stroke-surface text-xs"
                  >
                    {scaleText(tick)}
                  </text>
                ),
            )}
          </>
        )
      }}
    </DayChart>
  )
}
