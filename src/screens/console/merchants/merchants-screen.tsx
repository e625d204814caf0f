import { useMemo } from 'react'
import * as v from 'valibot'
import { listMerchants, type MerchantListing } from '#db/queries/list-merchants.ts'
import { ahead } from '#src/data/ahead.ts'
import { useQuery } from '#src/data/use-query.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { searchText, sortedBy } from '#src/ui/list/address.ts'
import { sortRows } from '#src/ui/list/sorting.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { MerchantCard, merchantColumns, merchantOrders } from './merchant-columns.tsx'

const address = v.object({ q: searchText, sort: sortedBy(merchantOrders, 'name') })

const merchantCard = (merchant: MerchantListing) => <MerchantCard merchant={merchant} />

/** The console's directory of merchants, with search on name or e-mail (spec §2). */
export function MerchantsScreen() {
  const merchants = useQuery(listMerchants)
  const { asked, ask, type } = useAddress(address)
  const { q, sort } = asked
  const rows = useMemo(() => {
    const wanted = q.trim().toLowerCase()
    const found = merchants?.filter(
      ({ name, email }) =>
        name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
    )
    return found && sortRows(found, merchantColumns, sort)
  }, [merchants, q, sort])
  return (
    <ListPage
      title="Merchants"
      description="Every business on the platform, waiting ones included."
      label="Merchants"
      noun="merchant"
      rows={rows}
      rowKey={({ id }) => id}
      columns={merchantColumns}
      card={merchantCard}
      sort={sort}
      onSort={(next) => ask({ sort: next })}
      search={{
        label: 'Search merchants',
        placeholder: 'Search name or email',
        text: q,
        onType: type,
      }}
      empty={{
        title: 'No merchants yet',
        text: 'A business stands here as soon as it signs up.',
      }}
      nothing={
        q.trim() !== '' && {
          title: `No merchants found matching "${q.trim()}"`,
          clear: 'Clear search',
          onClear: () => ask({ q: '' }),
        }
      }
    />
  )
}

MerchantsScreen.ahead = [ahead(listMerchants)]
