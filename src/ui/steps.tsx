interface Props {
  count: number
  /** The number of completed steps; the next one is current. */
  current: number
  /** Such as "Step 2 of 6". */
  label: string
}

/** Progress as chevron-shaped steps: green when done, gold for the current one, gray for the rest. */
export function Steps({ count, current, label }: Props) {
  return (
    <div role="img" aria-label={label} className="steps flex">
      {Array.from({ length: count }, (_, step) => (
        <span key={step} className={step < current ? 'done' : step === current ? 'now' : ''} />
      ))}
    </div>
  )
}
