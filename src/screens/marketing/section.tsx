import type { PropsWithChildren, ReactNode } from 'react'

interface FrameProps {
  id: string
  /** On the darker ground, from edge to edge. */
  band?: boolean | undefined
  className?: string
}

/** A place that the header leads to: it takes the focus when it is gone to, and its heading names it. */
function SectionFrame({ id, band, className = '', children }: PropsWithChildren<FrameProps>) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`py-16 outline-none lg:py-26 print:py-6 ${band ? 'bg-sunken' : ''}`}
    >
      <div className={`mx-auto max-w-[1200px] px-gutter ${className}`}>{children}</div>
    </section>
  )
}

function SectionTitle({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <h2
      id={`${id}-title`}
      className="max-w-[22ch] text-[clamp(1.75rem,6vw,2.375rem)] leading-[1.12] tracking-[-0.025em]"
    >
      {children}
    </h2>
  )
}

interface SectionProps {
  id: string
  title: string
  titleHidden?: boolean
  /** Right of the title. */
  aside?: ReactNode
}

export function Section({
  id,
  title,
  titleHidden,
  aside,
  children,
}: PropsWithChildren<SectionProps>) {
  const place = titleHidden ? 'sr-only' : 'mb-8 flex flex-wrap items-end justify-between gap-5'
  return (
    <SectionFrame id={id}>
      <div className={place}>
        <SectionTitle id={id}>{title}</SectionTitle>
        {aside}
      </div>
      {children}
    </SectionFrame>
  )
}

interface SplitProps {
  id: string
  title: string
  text: string
  /** Under the text. */
  below: ReactNode
  band?: boolean
}

/** Words on the left, what they are about on the right. */
export function SplitSection({
  id,
  title,
  text,
  below,
  band,
  children,
}: PropsWithChildren<SplitProps>) {
  return (
    <SectionFrame
      id={id}
      band={band}
      className="grid items-start gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16"
    >
      <div>
        <SectionTitle id={id}>{title}</SectionTitle>
        <p className="mt-3 mb-7 max-w-[44ch] text-muted">{text}</p>
        {below}
      </div>
      {children}
    </SectionFrame>
  )
}
