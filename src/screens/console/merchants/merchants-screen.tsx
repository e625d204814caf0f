import { useMemo } from 'react'
import * as v from 'valibot'
import { listMerchants, type MerchantListing } from '#db/merchants/queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { searchFor } from '#db/text/search-text.ts'
import { useLacking } from '#src/data/actor.ts'
import { type ApplyExpected, useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { formatCount, formatWholeUsd } from '#db/text/format.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { applicationActions } from '../shared/applications/application-actions.tsx'
import { RankedCard } from '../shared/analysis/ranked-card.tsx'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { merchantRowActions } from '#src/screens/shared/merchants/merchant-actions.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { oneOf, pageNumber, searchText, sortedBy } from '#src/ui/list/address.ts'
import { pageOf } from '#src/ui/list/pagination.tsx'
import { sortRows } from '#src/ui/list/column.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import {
  columnsWithoutMoney,
  MerchantCard,
  merchantColumns,
  merchantOrders,
} from './merchant-columns.tsx'

const merchantTabs = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'pending', label: 'Pending' },
  { id: 'suspended', label: 'Suspended' },
  { id: 'rejected', label: 'Rejected' },
] as const
export type MerchantTab = (typeof merchantTabs)[number]['id']

type Standing = Pick<Merchant, 'status' | 'approvalStatus'>

/** Returns the tab of a merchant besides "all"; a rejected application no longer waits. */
const tabOf = ({ status, approvalStatus }: Standing): MerchantTab =>
  status === 'pending' && approvalStatus === 'REJECTED' ? 'rejected' : status

export function countMerchants(merchants: readonly Standing[]): Record<MerchantTab, number> {
  const counts = { all: merchants.length, active: 0, pending: 0, suspended: 0, rejected: 0 }
  for (const merchant of merchants) counts[tabOf(merchant)] += 1
  return counts
}

/** Returns the merchants of a tab whose name or email contains the search text, ignoring case. */
export function filterMerchants<R extends Standing & Pick<Merchant, 'name' | 'email'>>(
  merchants: readonly R[],
  tab: MerchantTab,
  typed: string,
): R[] {
  const isFound = searchFor(typed)
  return merchants.filter(
    (merchant) =>
      (tab === 'all' || tabOf(merchant) === tab) && isFound([merchant.name, merchant.email]),
  )
}

function LargestColumn({ merchants }: { merchants: readonly MerchantListing[] }) {
  const rows = merchants
    .filter(({ transactionVolume }) => transactionVolume > 0)
    .sort((a, b) => b.transactionVolume - a.transactionVolume)
    .slice(0, 8)
    .map(({ id, name, transactionVolume }) => ({
      id,
      name,
      figure: formatWholeUsd(transactionVolume),
      to: pathTo('merchant', { id }),
    }))
  return <RankedCard title="Largest" note="Volume, 30 days" rows={rows} />
}

const address = v.object({
  status: oneOf(
    merchantTabs.map(({ id }) => id),
    'all',
  ),
  q: searchText,
  sort: sortedBy(merchantOrders, 'name'),
  page: pageNumber,
})

const merchantCard = (merchant: MerchantListing) => <MerchantCard merchant={merchant} />
const sheetOf = ({ name, email }: MerchantListing) => ({ title: name, description: email })
const showChanged: ApplyExpected<MerchantListing[]> = (merchants, expect) =>
  expect('merchants', merchants)

/** The console's directory of merchants, with search on name or email (ADM-2). */
export function MerchantsScreen() {
  const merchants = useQuery(listMerchants, [], showChanged)
  const { asked, ask, type } = useAddress(address)
  const { status, q, sort, page } = asked
  const actionsOf = useRowActions()
  const seesMoney = useLacking('finances') === undefined
  const counts = useMemo(() => merchants && countMerchants(merchants), [merchants])
  const found = useMemo(
    () => merchants && sortRows(filterMerchants(merchants, status, q), merchantColumns, sort),
    [merchants, status, q, sort],
  )
  const paging = found && pageOf(page, found.length)
  return (
    <ListPage
      title="Merchants"
      description="Every business on the platform."
      label="Merchants"
      noun="merchant"
      rows={paging && found?.slice(paging.from, paging.to)}
      total={found?.length}
      paging={paging}
      onPage={(next) => ask({ page: next })}
      rowKey={({ id }) => id}
      rowName={isolatedName}
      columns={seesMoney ? merchantColumns : columnsWithoutMoney}
      card={merchantCard}
      menu={{
        actions: (row) => [
          ...actionsOf(merchantRowActions, row, ['view']),
          ...actionsOf(applicationActions, row, ['review', 'reopen']),
          ...actionsOf(merchantRowActions, row, ['edit', 'reinstate', 'suspend']),
        ],
        sheet: sheetOf,
      }}
      sort={sort}
      onSort={(next) => ask({ sort: next })}
      tabs={{
        label: 'Merchants by status',
        value: status,
        onChange: (next) => ask({ status: next }),
        tabs: merchantTabs.map((each) => ({
          ...each,
          ...(counts && { count: formatCount(counts[each.id]) }),
        })),
      }}
      search={{
        label: 'Search merchants',
        placeholder: 'Search name or email',
        text: q,
        onType: type,
      }}
      beside={found && seesMoney && <LargestColumn merchants={found} />}
      empty={{
        title: status === 'all' ? 'No merchants yet' : `No ${status} merchants`,
        text: status === 'all' && 'Businesses appear here when they sign up.',
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
