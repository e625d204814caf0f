interface Props {
  steps: readonly { title: string; text: string }[]
  className?: string
}

/** What happens first, then and at last. */
export function NumberedSteps({ steps, className = '' }: Props) {
  return (
    <ol className={`grid gap-x-8 gap-y-4 text-left ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-7 flex-none place-items-center rounded-badge bg-stone-3 text-sm font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="pt-0.5 font-semibold">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
