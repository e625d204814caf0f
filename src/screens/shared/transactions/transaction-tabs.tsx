import { countMerchantMatters } from '#db/disputes/queries.ts'
import { formatCount } from '#db/text/format.ts'
import { type PathId, pathTo } from '#routes/paths.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { TabLink } from '#src/ui/tabs.tsx'

const tabs = [
  { id: 'transactions', label: 'All', counted: null, had: null },
  { id: 'merchant-cases', label: 'Cases', counted: 'cases', had: 'hadCases' },
  { id: 'disputes', label: 'Disputes', counted: 'disputes', had: 'hadDisputes' },
] as const satisfies readonly {
  id: PathId
  label: string
  counted: string | null
  had: string | null
}[]

/**
 * The merchant's transactions, and those with a case or a dispute: pages that look like tabs of one list. Who never had a
 * case or a dispute sees no tab of them.
 */
export function TransactionTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  const open = useMerchantQuery(countMerchantMatters)
  const shown = tabs.filter(({ id, had }) => had === null || id === current || open?.[had])
  // One tab alone keeps the place of the others while they load.
  if (open && shown.length === 1) return null
  return (
    <nav
      aria-label="Transactions"
      className="mb-4 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-1 [scrollbar-width:none]"
    >
      {shown.map(({ id, label, counted }) => {
        const count = counted === null ? 0 : (open?.[counted] ?? 0)
        return (
          <TabLink
            key={id}
            to={pathTo(id)}
            label={label}
            count={count > 0 ? formatCount(count) : undefined}
            current={id === current}
          />
        )
      })}
    </nav>
  )
}
