import { Link } from 'wouter'
import { countMerchantMatters } from '#db/disputes/queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { formatCount } from '#src/rules/format.ts'
import { type PathId, pathTo } from '#src/routes/paths.ts'
import { Count } from '#src/ui/badge.tsx'

const tabs = [
  { id: 'transactions', label: 'All', counted: null },
  { id: 'merchant-cases', label: 'Cases', counted: 'cases' },
  { id: 'disputes', label: 'Disputes', counted: 'disputes' },
] as const satisfies readonly { id: PathId; label: string; counted: string | null }[]

/** The merchant's transactions, and those with a case or a dispute: pages that look like tabs of one list. */
export function TransactionTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  const open = useMerchantQuery(countMerchantMatters)
  return (
    <nav
      aria-label="Transactions"
      className="mb-4 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-1 [scrollbar-width:none]"
    >
      {tabs.map(({ id, label, counted }) => {
        const count = counted === null ? 0 : (open?.[counted] ?? 0)
        return (
          <Link
            key={id}
            to={pathTo(id)}
            aria-current={id === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 font-medium whitespace-nowrap text-muted -outline-offset-3 hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
          >
            {label}
            {count > 0 && <Count>{formatCount(count)}</Count>}
          </Link>
        )
      })}
    </nav>
  )
}
