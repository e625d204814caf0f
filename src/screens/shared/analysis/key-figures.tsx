import type { Comparison } from '#src/ui/stat-card.tsx'
import { StatCard } from '#src/ui/stat-card.tsx'

export interface KeyFigure {
  label: string
  value: string
  comparison?: Comparison
}

/** Figures in a row, each with how it moved. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <section
      aria-label="Key figures"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 md:gap-4 max-sm:[&>:last-child:nth-child(odd)]:col-span-full"
    >
      {figures.map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </section>
  )
}
