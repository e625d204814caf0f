import { type ReactNode, useEffect, useRef } from 'react'

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
