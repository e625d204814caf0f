import { useMemo } from 'react'
import { useQuery } from '#src/data/use-query.ts'
import { transactionFinding, type LedgerSide } from './ledger-findings.tsx'
import { readRecent } from './recent.ts'

const kind = 'transaction '

/** What somebody has chosen last, by ids, and the transactions among it as they are now. */
export function useRecentTransactions(owner: string, side: LedgerSide) {
  const recent = useMemo(() => (owner === '' ? [] : readRecent(owner)), [owner])
  const ids = recent.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length))
  const rows = useQuery(async (db) => db.transactions.bulkGet(ids), [ids.join()])
  const transactions = (rows ?? []).flatMap((row) => (row ? [transactionFinding(row, side)] : []))
  return { recent, transactions }
}
