import { useMemo } from 'react'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getFeeRules } from '#db/payments/fee-queries.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { findNarrowed, type Narrowing } from '#src/screens/shared/transactions/filters/filters.ts'
import { pageOf } from '#src/ui/list/paging.ts'
import { namedRows, type ConsoleRow } from './console-rows.ts'
import { statusesOf, type Tab } from './tabs.ts'

export interface Asked extends Narrowing {
  tab: Tab
  /** A merchant id; empty for all. */
  merchant: string
}

/** Searches all merchants' transactions, live, and returns one page of rows. */
export function useConsoleRows({ page, ...narrowing }: Asked) {
  const source = useQuery(getConsoleLedger)
  const today = useToday()
  const key = JSON.stringify(narrowing)
  const found = useMemo(() => {
    if (!source) return undefined
    const { ledger, merchantNames } = source
    const { tab, merchant, ...filters } = JSON.parse(key) as Omit<Asked, 'page'>
    return findNarrowed(ledger, { ...filters, page: 1 }, today, {
      merchantNames,
      merchantId: merchant === '' ? undefined : merchant,
      statuses: statusesOf[tab],
    })
  }, [source, key, today])

  const shown = useMemo(() => {
    if (!source || !found) return undefined
    const { ledger, merchantNames } = source
    const paging = pageOf(page, found.total)
    const rows = namedRows(source, found.positions.subarray(paging.from, paging.to))
    return { ...found, ledger, merchantNames, rows, paging }
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

export type FoundRows = NonNullable<ReturnType<typeof useConsoleRows>>
