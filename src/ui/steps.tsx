interface Props {
  count: number
  /** How many are done; the next one is the present step. */
  current: number
  /** Such as "Step 2 of 6". */
  label: string
}

/** Progress as chevron-ended stones: green done, gold now, stone next. */
export function Steps({ count, current, label }: Props) {
  return (
    <div role="img" aria-label={label} className="steps flex">
      {Array.from({ length: count }, (_, step) => (
        <span key={step} className={step < current ? 'done' : step === current ? 'now' : ''} />
      ))}
    </div>
  )
}
