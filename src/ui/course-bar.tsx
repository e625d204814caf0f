export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6

const fills: Record<ChartColor, string> = {
  1: 'bg-chart-1',
  2: 'bg-chart-2',
  3: 'bg-chart-3',
  4: 'bg-chart-4',
  5: 'bg-chart-5',
  6: 'bg-chart-6',
}

/** The small square that ties a name in the list to its part of the bar. */
export function ChartKey({ color }: { color: ChartColor }) {
  return (
    <span
      aria-hidden
      className={`size-3 flex-none rounded-stone forced-color-adjust-none ${fills[color]}`}
    />
  )
}

interface Props {
  /** What the bar shows, with its figures, since its colours can't be read out. */
  label: string
  shares: readonly { value: number; color: ChartColor }[]
}

/** Shares of a whole, cut with chevrons. The figures must be listed beside it. */
export function CourseBar({ label, shares }: Props) {
  return (
    <div role="img" aria-label={label} className="course-bar flex h-9">
      {shares
        .filter((share) => share.value > 0)
        .map((share, index) => (
          <span key={index} className={fills[share.color]} style={{ flex: `${share.value} 1 0` }} />
        ))}
    </div>
  )
}
