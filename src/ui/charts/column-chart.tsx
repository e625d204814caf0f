import type { ScaleBand } from 'd3-scale'
import { DayChart, type DayChartProps } from './day-chart.tsx'
import { height, joint, stone, tallest } from './waiting-columns.tsx'

interface Props extends DayChartProps {
  /** The last day is over, or nothing in it can still change. */
  isOver?: boolean
  /** The last value before what has just been added to it: the stones from there on turn green for a moment. */
  laidFrom?: number | undefined
}

/**
 * Columns of stacked blocks, to scale. A small count has a block for each one; otherwise the topmost block is cut to
 * the value. The last column is gold until it is over, because today's figures still change.
 */
export function ColumnChart({ isOver = false, laidFrom, ...props }: Props) {
  const values = props.points.map(({ value }) => value)
  const last = values.length - 1
  return (
    <DayChart {...props} height={height}>
      {({ x }) => {
        const columns = columnStones(values, x)
        return (
          <>
            {columns.map((stones, at) => (
              <path
                key={at}
                d={stones.join('')}
                className={at === last && !isOver ? 'fill-course-a' : 'fill-chart-1'}
              />
            ))}
            {laidFrom !== undefined && (
              <path
                d={columns[last]?.slice(firstLaid(values, laidFrom)).join('')}
                className="animate-stone fill-chart-1 motion-reduce:animate-none"
              />
            )}
          </>
        )
      }}
    </DayChart>
  )
}

/** The least height of a value above zero, and the greatest of a block with its gap, in pixels. */
const least = 2
const broadest = 18

/** Returns the height of a value in pixels, and that of a block with its gap. */
function scaleOf(largest: number): { of: (value: number) => number; course: number } {
  const isCount = largest <= tallest
  const course = isCount ? Math.min(broadest, height / Math.max(largest, 1)) : stone + joint
  const whole = isCount ? course * largest : height
  return {
    of: (value) => (value > 0 ? Math.max((value / Math.max(largest, 1)) * whole, least) : 0),
    course,
  }
}

/** Returns the first stone of the last column that is above an earlier value, at the latest the topmost. */
function firstLaid(values: readonly number[], before: number): number {
  const { of, course } = scaleOf(Math.max(...values, 0))
  const count = Math.ceil(of(values.at(-1) ?? 0) / course)
  return Math.min(Math.floor(of(before) / course), count - 1)
}

/** Returns the paths of each column's stones, bottom to top; the topmost has beveled upper corners. */
function columnStones(values: readonly number[], x: ScaleBand<number>): string[][] {
  const { of, course } = scaleOf(Math.max(...values, 0))
  const width = x.bandwidth()
  return values.map((value, column) => {
    const full = of(value)
    const count = Math.ceil(full / course)
    const left = x(column) ?? 0
    return Array.from({ length: count }, (_, at) => {
      const ground = height - at * course
      const tall = Math.min(course - joint, full - at * course)
      const bevel = Math.min(1.5, tall)
      return at === count - 1
        ? `M${left} ${ground}v${bevel - tall}q0-${bevel} ${bevel}-${bevel}h${width - 2 * bevel}q${bevel} 0 ${bevel} ${bevel}v${tall - bevel}z`
        : `M${left} ${ground}v${-tall}h${width}v${tall}z`
    })
  })
}
