import { useState } from 'react'
import { listMerchants } from '#db/queries/list-merchants.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { MerchantsTable } from './merchants-table.tsx'

/** The console's directory of merchants, with search on name or e-mail (spec §2). */
export function MerchantsScreen() {
  const merchants = useQuery(listMerchants)
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = merchants?.filter(
    ({ name, email }) =>
      name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
  )
  return (
    <>
      <PageHeader
        title="Merchants"
        description="Every business on the platform, waiting ones included."
      />
      <div className="mb-4 max-w-[420px]">
        <SearchField
          label="Search merchants"
          placeholder="Search name or email"
          value={query}
          onChange={setQuery}
        />
      </div>
      <p role="status" className="sr-only">
        {wanted && found ? `${countOf(found.length, 'merchant')} found` : ''}
      </p>
      <Card>
        {found === undefined ? (
          <SkeletonRows rows={8} label="Loading merchants" />
        ) : found.length === 0 ? (
          <EmptyState
            title={`No merchants found matching "${query.trim()}"`}
            art="none"
            action={
              <Button variant="secondary" onClick={() => setQuery('')}>
                Clear search
              </Button>
            }
          />
        ) : (
          <MerchantsTable merchants={found} />
        )}
      </Card>
    </>
  )
}
