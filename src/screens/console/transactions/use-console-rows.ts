import { useMemo } from 'react'
import { findTransactions } from '#db/queries/find-transactions.ts'
import { getConsoleLedger } from '#db/queries/get-console-ledger.ts'
import { getFeeRules } from '#db/queries/get-fee-rules.ts'
import { rowsAt } from '#db/queries/ledger-rows.ts'
import { ahead } from '#src/data/ahead.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pageOf } from '#src/ui/list/paging.ts'
import { statusesOf, type ConsoleRow, type Tab } from './tabs.ts'

interface Asked {
  tab: Tab
  q: string
  page: number
}

export const consoleAhead = [ahead(getConsoleLedger)]

/** What a tab and a search find among all merchants' transactions, live, and the rows of a page of it. */
export function useConsoleRows({ tab, q, page }: Asked) {
  const source = useQuery(getConsoleLedger)
  const found = useMemo(() => {
    if (!source) return undefined
    const { ledger, merchantNames } = source
    return findTransactions(ledger, { search: q, merchantNames, statuses: statusesOf[tab] })
  }, [source, q, tab])

  const shown = useMemo(() => {
    if (!source || !found) return undefined
    const { ledger, merchantNames } = source
    const paging = pageOf(page, found.total)
    const rows = rowsAt(ledger, found.positions.subarray(paging.from, paging.to)).map((row) => ({
      ...row,
      merchant: merchantNames.get(row.merchantId) ?? row.merchantId,
    }))
    return { ...found, ledger, rows, paging }
  }, [source, found, page])

  const ids = shown?.rows.map(({ id }) => id).join() ?? ''
  const rules = useQuery((db) => getFeeRules(db, ids.split(',')), [ids])
  return useMemo(
    () =>
      shown && {
        ...shown,
        rows: shown.rows.map((row): ConsoleRow => ({ ...row, feeRule: rules?.get(row.id) })),
      },
    [shown, rules],
  )
}
