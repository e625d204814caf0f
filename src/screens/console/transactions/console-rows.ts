import { useMemo } from 'react'
import * as v from 'valibot'
import { merchantId } from '#db/common.ts'
import { ruleOf } from '#db/payments/fees.ts'
import {
  type ConsoleLedger,
  getConsoleLedger,
  type LedgerRow,
} from '#db/payments/ledger-queries.ts'
import type { FeeRule, TransactionStatus } from '#db/payments/schemas.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import {
  findNarrowed,
  narrowing,
  type Narrowing,
} from '#src/screens/shared/transactions/filters/filters.ts'
import { useCounted } from '#src/screens/shared/transactions/filters/use-counted.ts'
import { oneOf, readAddress, textThat } from '#src/ui/list/address.ts'
import { pageOf } from '#src/ui/list/pagination.tsx'

/** The console's tabs (ADM-8): its "completed" is the merchant's "successful" and "refunded". */
export const tabs = [
  { id: 'all', label: 'All' },
  { id: 'completed', label: 'Completed' },
  { id: 'pending', label: 'Pending' },
  { id: 'failed', label: 'Failed' },
] as const
export type Tab = (typeof tabs)[number]['id']

/** The statuses in each tab; a refunded payment was completed first. */
export const statusesOf: Record<Tab, readonly TransactionStatus[]> = {
  all: [],
  completed: ['successful', 'refunded'],
  pending: ['pending'],
  failed: ['failed'],
}

export type ConsoleRow = LedgerRow & {
  /** The merchant's name. */
  merchant: string
  /** The rule that the payment's fee was computed by. */
  feeRule?: FeeRule | undefined
}

/** Returns rows with their merchants' names. */
export const namedRows = (
  rows: readonly LedgerRow[],
  merchantNames: ConsoleLedger['merchantNames'],
): ConsoleRow[] =>
  rows.map((row) => ({
    ...row,
    merchant: merchantNames.get(row.merchantId) ?? row.merchantId,
  }))

/** The console list's address: the merchant's filters, a tab for the status, and a merchant. */
export const consoleAddress = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'all',
  ),
  ...narrowing,
  /** A merchant id such as `M-001`; empty for all. */
  merchant: textThat((text) => v.is(merchantId, text)),
})

export const unasked = readAddress(consoleAddress, '')

export interface TransactionsAddress extends Narrowing {
  tab: Tab
  /** A merchant id; empty for all. */
  merchant: string
}

/** Searches all merchants' transactions, live, and returns one page of rows. */
export function useConsoleRows({ page, ...narrowing }: TransactionsAddress) {
  const source = useQuery(getConsoleLedger)
  const today = useToday()
  const key = JSON.stringify(narrowing)
  const counts = useCounted(narrowing.only, source?.ledger)
  const found = useMemo(() => {
    if (!source || counts === 'waiting') return undefined
    const { ledger, merchantNames } = source
    const { tab, merchant, ...filters } = JSON.parse(key) as Omit<TransactionsAddress, 'page'>
    return findNarrowed(ledger, { ...filters, page: 1 }, today, {
      merchantNames,
      merchantId: merchant === '' ? undefined : merchant,
      statuses: statusesOf[tab],
      counts,
    })
  }, [source, key, today, counts])

  const merchantFees = useQuery((db) => db.merchantFees.toArray())
  return useMemo(() => {
    if (!source || !found) return undefined
    const { merchantNames } = source
    const paging = pageOf(page, found.total)
    const rows = namedRows(found.found.slice(paging.from, paging.to), merchantNames).map(
      (row): ConsoleRow => ({
        ...row,
        feeRule: (merchantFees && ruleOf(merchantFees, row)) ?? undefined,
      }),
    )
    return { ...found, merchantNames, rows, paging }
  }, [source, found, page, merchantFees])
}

export type FoundRows = NonNullable<ReturnType<typeof useConsoleRows>>
