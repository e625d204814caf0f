import type { ComponentProps } from 'react'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { type Comparison, StatCard } from '#src/ui/stat-card.tsx'

interface KeyFigure {
  label: string
  /** Undefined while loading. */
  value: string | undefined
  incl?: ComponentProps<typeof InclConverted> | undefined
  comparison?: Comparison
  /** The address of the rows that it counts. */
  to?: string | undefined
}

/** The figures of a period, each compared with the one before. */
export function AnalysisKeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <section
      aria-label="Key figures"
      aria-busy={figures.some(({ value }) => value === undefined)}
      // Amounts stay on one line, and the last row has no gap.
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 max-[463px]:[&>:last-child:nth-child(odd)]:col-span-full md:gap-4 ${figures.length === 4 ? 'md:max-xl:grid-cols-2' : ''}`}
    >
      {figures.map(({ incl, ...figure }) => (
        <StatCard
          key={figure.label}
          {...figure}
          about={incl && <InclConverted {...incl} />}
          brief
        />
      ))}
    </section>
  )
}
