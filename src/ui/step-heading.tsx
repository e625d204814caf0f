import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  className?: string
  /** Takes the focus when it appears, so that the next step is announced; not on a page's first step. */
  focus?: boolean
}

/** The heading of the current step. */
export function StepHeading({ children, className = '', focus = true }: Props) {
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
