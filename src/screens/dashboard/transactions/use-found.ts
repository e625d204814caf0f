import { useMemo } from 'react'
import { findTransactions, type FoundTransactions } from '#db/queries/find-transactions.ts'
import { getMerchantLedger, type MerchantLedger } from '#db/queries/get-merchant-ledger.ts'
import { rowsAt, type LedgerRow } from '#db/queries/ledger-rows.ts'
import { ahead } from '#src/data/ahead.ts'
import type { Expect } from '#src/data/expected.ts'
import { useQuery, type Show } from '#src/data/use-query.ts'
import { pageOf, type Page } from '#src/ui/list/paging.ts'
import { useToday } from '#src/data/use-today.ts'
import { toLedgerFilter, type Filters } from '#src/screens/shared/transactions/filters/filters.ts'

interface Source extends MerchantLedger {
  expect?: Expect
}

// What is expected shows in the rows of the present page.
const keepExpected: Show<Source> = (source, expect) => ({ ...source, expect })

export const foundAhead = [ahead(getMerchantLedger)]

export interface Found extends FoundTransactions {
  ledger: MerchantLedger['ledger']
  merchantId: string
  /** Of the present page. */
  rows: LedgerRow[]
  paging: Page
  /** Whether the business has no transaction at all. */
  none: boolean
}

/** What the filters find, live, and the rows of the present page; undefined until the ledger is in. */
export function useFound(filters: Filters): Found | undefined {
  const { ledger, merchantId, expect } = useQuery<Source>(getMerchantLedger, [], keepExpected) ?? {}
  const today = useToday()
  const { page: asked, ...narrowing } = filters
  const key = JSON.stringify(narrowing)

  const all = useMemo(() => {
    if (!ledger || merchantId === undefined) return undefined
    const wanted: Filters = { ...(JSON.parse(key) as Filters), page: 1 }
    const filter = toLedgerFilter(wanted, merchantId, today)
    return { ...findTransactions(ledger, filter), ledger, merchantId }
  }, [ledger, merchantId, key, today])

  return useMemo(() => {
    if (!all) return undefined
    const paging = pageOf(asked, all.total)
    const listed = rowsAt(all.ledger, all.positions.subarray(paging.from, paging.to))
    const rows = expect?.('transactions', listed) ?? listed
    const none =
      all.counts.all === 0 &&
      findTransactions(all.ledger, { merchantId: all.merchantId }).counts.all === 0
    return { ...all, rows, paging, none }
  }, [all, asked, expect])
}
