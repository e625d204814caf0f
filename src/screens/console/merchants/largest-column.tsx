import type { MerchantListing } from '#db/merchants/queries.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatWholeUsd } from '#src/rules/format.ts'
import { RankedCard } from '#src/screens/shared/list/ranked-card.tsx'

/** Beside the merchants: those of them that took most. */
export function LargestColumn({ merchants }: { merchants: readonly MerchantListing[] }) {
  const rows = merchants
    .filter(({ transactionVolume }) => transactionVolume > 0)
    .toSorted((a, b) => b.transactionVolume - a.transactionVolume)
    .slice(0, 8)
    .map(({ id, name, transactionVolume }) => ({
      id,
      name,
      figure: formatWholeUsd(transactionVolume),
      to: pathTo('merchant', { id }),
    }))
  return <RankedCard title="Largest" note="Volume, 30 days" rows={rows} />
}
