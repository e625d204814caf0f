import { Suspense, type PropsWithChildren, type ReactNode } from 'react'

interface FrameProps {
  id: string
  /** A darker, full-width background. */
  band?: boolean | undefined
  className?: string
}

/** The heights without padding, at 360, 800 and 1,360 px. */
const heights: Record<string, string> = {
  features:
    '[contain-intrinsic-size:auto_253px] md:[contain-intrinsic-size:auto_652px] lg:[contain-intrinsic-size:auto_624px]',
  payments:
    '[contain-intrinsic-size:auto_377px] md:[contain-intrinsic-size:auto_484px] lg:[contain-intrinsic-size:auto_484px]',
  demo: '[contain-intrinsic-size:auto_605px] md:[contain-intrinsic-size:auto_472px] lg:[contain-intrinsic-size:auto_470px]',
  testimonials:
    '[contain-intrinsic-size:auto_528px] md:[contain-intrinsic-size:auto_588px] lg:[contain-intrinsic-size:auto_468px]',
  pricing:
    '[contain-intrinsic-size:auto_866px] md:[contain-intrinsic-size:auto_941px] lg:[contain-intrinsic-size:auto_833px]',
}

/**
 * A section that the header links to: it takes the focus, and its heading names it. It skips layout until it comes near
 * the viewport and reserves an estimated height until then.
 */
function SectionFrame({ id, band, className = '', children }: PropsWithChildren<FrameProps>) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`py-4 outline-none md:py-14 [content-visibility:auto] lg:py-20 print:py-6 print:[content-visibility:visible] ${heights[id] ?? ''} ${band ? 'bg-sunken' : ''}`}
    >
      <div className={`mx-auto max-w-[1200px] px-gutter ${className}`}>
        {/* Nothing suspends: the boundary lets React hydrate the page part by part. */}
        <Suspense>{children}</Suspense>
      </div>
    </section>
  )
}

function SectionTitle({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <h2
      id={`${id}-title`}
      className="max-w-[13.5em] text-[clamp(min(1.625rem,9vw),6vw,2.375rem)] leading-[1.12] tracking-[-0.025em]"
    >
      {children}
    </h2>
  )
}

interface SectionProps {
  id: string
  title: string
  aside?: ReactNode
}

export function Section({ id, title, aside, children }: PropsWithChildren<SectionProps>) {
  return (
    <SectionFrame id={id}>
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-5 gap-y-2.5 md:mb-8">
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
  text: ReactNode
  /** Below the text in the two-column layout, otherwise last. */
  below: ReactNode
  band?: boolean
}

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
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-2.5 md:gap-y-7 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <div>
        <SectionTitle id={id}>{title}</SectionTitle>
        <p className="mt-1.5 max-w-[27.5em] text-sm text-muted md:mt-3 md:text-base">{text}</p>
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">{children}</div>
      {below}
    </SectionFrame>
  )
}
