import { type ReactNode, useEffect, useRef } from 'react'

interface StepsProps {
  count: number
  /** The number of completed steps; the next one is current. */
  current: number
  /** Such as "Step 2 of 6". */
  label: string
}

/** Progress as chevron-shaped steps: green when done, gold for the current one, gray for the rest. */
export function Steps({ count, current, label }: StepsProps) {
  return (
    <div role="img" aria-label={label} className="steps flex">
      {Array.from({ length: count }, (_, step) => (
        <span key={step} className={step < current ? 'done' : step === current ? 'now' : ''} />
      ))}
    </div>
  )
}

interface StepHeadingProps {
  children: ReactNode
  className?: string
  /** Takes the focus when it appears, so that the next step is announced; not on a page's first step. */
  focus?: boolean
}

/** The heading of the current step. */
export function StepHeading({ children, className = '', focus = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focus) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [focus])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`text-2xl tracking-[-0.018em] wrap-break-word outline-none md:text-3xl ${className}`}
    >
      {children}
    </h1>
  )
}

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[]
  className?: string
}

/** What happens first, then and at last. */
export function NumberedSteps({ steps, className = '' }: NumberedStepsProps) {
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
