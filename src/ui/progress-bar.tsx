import { useId } from 'react'

interface Props {
  /** The progress as text. */
  label: string
  value: number
  total: number
}

/** The progress of a long operation, in gold while it runs. */
export function ProgressBar({ label, value, total }: Props) {
  const id = useId()
  const share = total === 0 ? 1 : Math.min(value / total, 1)
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm text-muted tabular-nums">
        {label}
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-2.5 overflow-hidden rounded-stone bg-sunken forced-colors:border"
      >
        <div
          className="h-full origin-left bg-accent forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}
