import { useMemo } from 'react'
import {
  type FoundTransactions,
  getMerchantLedger,
  getNewestTransactions,
  type MerchantLedger,
  type LedgerRow,
} from '#db/payments/ledger-queries.ts'
import type { Expect } from '#src/data/expected.ts'
import { type ApplyExpected, useQuery, useToday } from '#src/data/use-query.ts'
import {
  type Filters,
  findNarrowed,
  unfiltered,
} from '#src/screens/shared/transactions/filters/filters.ts'
import { useCounted } from '#src/screens/shared/transactions/filters/use-counted.ts'
import { type Page, pageOf, pageSize } from '#src/ui/list/pagination.tsx'
import type { Selection } from '#src/ui/list/selection.ts'

type Source = MerchantLedger & { expect?: Expect }

// Optimistic changes show in the rows of the current page.
const keepExpected: ApplyExpected<Source> = (source, expect) => ({ ...source, expect })

export interface FoundPage extends FoundTransactions {
  merchantId: string
  /** The rows of the current page. */
  rows: LedgerRow[]
  paging: Page
  /** The business has no transactions at all. */
  none: boolean
}

/** Returns the matches of the filters, live, and the current page's rows; undefined until the ledger is loaded. */
export function useFound(filters: Filters): FoundPage | undefined {
  const { ledger, merchantId, expect } = useQuery<Source>(getMerchantLedger, [], keepExpected) ?? {}
  const today = useToday()
  const { page: asked, ...narrowing } = filters
  const key = JSON.stringify(narrowing)
  const counts = useCounted(filters.only, ledger)

  const all = useMemo(() => {
    if (!ledger || merchantId === undefined || counts === 'waiting') return undefined
    const wanted: Filters = { ...(JSON.parse(key) as Filters), page: 1 }
    const statuses = wanted.status === 'all' ? undefined : [wanted.status]
    const found = findNarrowed(ledger, wanted, today, { merchantId, statuses, counts })
    const none =
      found.counts.all === 0 &&
      findNarrowed(ledger, unfiltered, today, { merchantId }).counts.all === 0
    return { ...found, none, merchantId }
  }, [ledger, merchantId, key, today, counts])

  return useMemo(() => {
    if (!all) return undefined
    const paging = pageOf(asked, all.total)
    const listed = all.found.slice(paging.from, paging.to)
    const rows = expect?.('transactions', listed) ?? listed
    return { ...all, rows, paging }
  }, [all, asked, expect])
}

type FirstPage = Pick<FoundPage, 'rows' | 'total' | 'paging'>

/** Returns the first page of everything, live, until the ledger is loaded: of 100,000 rows it is there in a third of the time. */
export function useFirstPage(
  filters: Filters,
  until: FoundPage | undefined,
): FirstPage | undefined {
  const wanted = until === undefined && JSON.stringify(filters) === JSON.stringify(unfiltered)
  const newest = useQuery(
    async (db) => (wanted ? getNewestTransactions(db, pageSize) : undefined),
    [wanted],
  )
  return useMemo(
    () => until ?? (newest && { ...newest, paging: pageOf(1, newest.total) }),
    [until, newest],
  )
}

/** Returns the selected rows among the current matches; a selected row that has changed may no longer match. */
export function chosenRows({ found }: FoundPage, selection: Selection): readonly LedgerRow[] {
  return selection.size === 0 ? [] : found.filter(({ id }) => selection.has(id))
}
