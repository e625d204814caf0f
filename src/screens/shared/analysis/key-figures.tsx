import type { Comparison } from '#src/ui/stat-card.tsx'
import { StatCard } from '#src/ui/stat-card.tsx'

export interface KeyFigure {
  label: string
  value: string
  comparison?: Comparison
}

export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <section
      aria-label="Key figures"
      // Amounts stay on one line, and the last row has no gap.
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 max-[463px]:[&>:last-child:nth-child(odd)]:col-span-full md:gap-4 ${figures.length === 4 ? 'md:max-xl:grid-cols-2' : ''}`}
    >
      {figures.map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </section>
  )
}
