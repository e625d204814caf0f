import { scaleThreshold, type ScaleBand } from 'd3-scale'
import { DayChart, type DayChartProps } from './day-chart.tsx'
import { height, joint, stone, tallest } from './waiting-columns.tsx'

interface Props extends DayChartProps {
  /** The last day is over, or nothing in it can still change. */
  isOver?: boolean
}

/**
 * Columns of stacked blocks, nine high at most. The last one is gold until it is over, because today's figures still
 * change.
 */
export function ColumnChart({ isOver = false, ...props }: Props) {
  const values = props.points.map(({ value }) => value)
  const last = values.length - 1
  return (
    <DayChart {...props} height={height}>
      {({ x }) =>
        columnPaths(values, x).map((path, at) => (
          <path
            key={at}
            d={path}
            className={at === last && !isOver ? 'fill-course-a' : 'fill-chart-1'}
          />
        ))
      }
    </DayChart>
  )
}

/** Returns a scale from a value to its number of blocks, rounding half up. It weighs a tenth of a linear scale. */
function stonesUpTo(largest: number) {
  const halves = Array.from({ length: tallest }, (_, at) => ((at + 0.5) / tallest) * largest)
  const counts = Array.from({ length: tallest + 1 }, (_, at) => at)
  return scaleThreshold(halves, counts)
}

/** Returns the path of each column, bottom to top; the topmost block has beveled upper corners. */
function columnPaths(values: readonly number[], x: ScaleBand<number>): string[] {
  const stones = stonesUpTo(Math.max(...values, 1))
  const width = x.bandwidth()
  return values.map((value, column) => {
    const count = stones(value)
    const left = x(column) ?? 0
    return Array.from({ length: count }, (_, at) => {
      const ground = height - at * (stone + joint)
      return at === count - 1
        ? `M${left} ${ground}v${1.5 - stone}q0-1.5 1.5-1.5h${width - 3}q1.5 0 1.5 1.5v${stone - 1.5}z`
        : `M${left} ${ground}v${-stone}h${width}v${stone}z`
    }).join('')
  })
}
