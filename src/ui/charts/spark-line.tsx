import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

interface Props {
  values: readonly number[]
  /** The subject, the period and the extremes in words. */
  label: string
}

const width = 120
const height = 32

/** A line without axes for a row of a list, scaled to its own largest value. */
export function SparkLine({ values, label }: Props) {
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [1, width - 1])
  const y = scaleLinear([0, Math.max(...values, 1)], [height - 2, 2])
  const path = line<number>(
    (_, at) => x(at),
    (value) => y(value),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block forced-color-adjust-none"
    >
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-chart-grid" />
      <path
        d={path(values) ?? ''}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-chart-1"
      />
    </svg>
  )
}
