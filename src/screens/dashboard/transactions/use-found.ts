import { useMemo } from 'react'
import { findTransactions, type FoundTransactions } from '#db/queries/find-transactions.ts'
import { getLedger } from '#db/queries/get-ledger.ts'
import { getMerchantId } from '#db/queries/get-persona.ts'
import { rowsAt, type LedgerRow } from '#db/queries/ledger-rows.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useToday } from '#src/data/use-today.ts'
import { toLedgerFilter, type Filters } from './filters/filters.ts'

export const pageSize = 25

type Ledger = Awaited<ReturnType<typeof getLedger>>

export interface Found extends FoundTransactions {
  ledger: Ledger
  merchantId: string
  /** Of the present page. */
  rows: LedgerRow[]
  page: number
  pages: number
  /** Whether the business has no transaction at all. */
  none: boolean
}

/**
 * What the filters find, live, and the rows of the present page; undefined until the ledger is in. The search box's
 * own text goes before the address's.
 */
export function useFound(filters: Filters, text: string): Found | undefined {
  // Side by side: each question to the database takes a phone a while.
  const source = useQuery(async (db) => {
    const [merchantId, ledger] = await Promise.all([getMerchantId(db), getLedger(db)])
    return { merchantId, ledger }
  })
  const today = useToday()
  const { page: asked, ...narrowing } = filters
  const typing = text.trim() !== filters.search.trim()
  const key = JSON.stringify({ ...narrowing, search: text })

  const all = useMemo(() => {
    if (!source) return undefined
    const { ledger, merchantId } = source
    const wanted: Filters = { ...(JSON.parse(key) as Filters), page: 1 }
    const filter = toLedgerFilter(wanted, merchantId, today)
    return { ...findTransactions(ledger, filter), ledger, merchantId }
  }, [source, key, today])

  return useMemo(() => {
    if (!all) return undefined
    const pages = Math.max(1, Math.ceil(all.total / pageSize))
    const page = typing ? 1 : Math.min(asked, pages)
    const rows = rowsAt(all.ledger, all.positions.subarray((page - 1) * pageSize, page * pageSize))
    const none =
      all.counts.all === 0 &&
      findTransactions(all.ledger, { merchantId: all.merchantId }).counts.all === 0
    return { ...all, rows, page, pages, none }
  }, [all, asked, typing])
}
