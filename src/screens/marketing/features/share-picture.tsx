// Classes, since a page made at build time may carry no style attributes.
const shares = [
  { name: 'EcoCash', percent: 45, className: 'grow-45 bg-chart-1' },
  { name: 'OneMoney', percent: 20, className: 'grow-20 bg-chart-2' },
  { name: 'ZimSwitch', percent: 15, className: 'grow-15 bg-chart-4' },
  { name: 'Card', percent: 12, className: 'grow-12 bg-chart-5' },
  { name: 'Other', percent: 8, className: 'grow-8 bg-chart-6' },
] as const

/** Each method's share of the payments: the bar, and its figures beside it. */
export function SharePicture() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="course-bar flex h-9">
        {shares.map(({ name, className }) => (
          <span key={name} className={`basis-0 ${className}`} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
        {shares.map(({ name, percent }) => (
          <li key={name}>
            {name} {percent}%
          </li>
        ))}
      </ul>
    </div>
  )
}
