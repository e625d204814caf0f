import { ArrowLeftRight } from 'lucide-react'
import { findByWords, isAmountOf, type WordSearch } from '#db/search-queries.ts'
import type { TransactionStatus } from '#db/payments/schemas.ts'
import { findTransactions } from '#db/payments/ledger-queries.ts'
import type { Ledger, LedgerRow } from '#db/ledger/rows.ts'
import { formatDate } from '#db/text/format.ts'
import { transactionMoney } from '#src/rules/transactions.ts'
import {
  consoleTransactionActions,
  transactionActions,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import type { Finding, FoundMatches } from './search.ts'
import { match, names } from './search.ts'
import { inWords, searched } from './search.ts'

type Row = Pick<
  LedgerRow,
  | 'id'
  | 'merchantId'
  | 'date'
  | 'customer'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'status'
  | 'type'
  | 'paymentMethod'
>

/** The differences between the dashboard and the console in showing a transaction and its actions. */
export interface LedgerSide {
  /** The labels of its statuses. */
  statuses: Record<TransactionStatus, { label: string }>
  pathOf: (row: Row) => string
  /** Returns the merchant's name, where transactions of several merchants are listed. */
  merchantOf?: (row: Row) => string | undefined
  actionsOf?: (row: Row) => readonly OfferedAction[]
}

export function transactionFinding(row: Row, side: LedgerSide): Finding {
  const { id, customer, date, status } = row
  const merchant = side.merchantOf?.(row)
  const { actionsOf } = side
  return {
    id: `transaction ${id}`,
    group: 'transactions',
    label: id,
    note: inWords(
      transactionMoney(row),
      customer,
      merchant,
      side.statuses[status].label,
      formatDate(date),
    ),
    icon: <ArrowLeftRight aria-hidden />,
    texts: searched(id, customer, merchant),
    path: side.pathOf(row),
    ...(actionsOf && { actions: () => actionsOf(row) }),
  }
}

const labels = [...transactionActions, ...consoleTransactionActions].flatMap(({ label }) =>
  typeof label === 'string' ? label : [],
)
const isOfAction = (word: string) => labels.some((label) => names(label, [word]))

/** The most results of one search. */
const most = 5

/** The newest transactions that are looked at for an action without a number. */
const newest = 60

/** Finds the newest transactions that offer an action which all words name, such as "refund". */
function offering(
  ledger: Ledger,
  words: readonly string[],
  { merchantId }: Pick<WordSearch, 'merchantId'>,
  side: LedgerSide,
): FoundMatches[] {
  return findTransactions(ledger, { merchantId })
    .found.slice(0, newest)
    .filter((row) => side.actionsOf?.(row).some(({ label }) => names(label, words)))
    .slice(0, most)
    .map((row) => ({
      finding: transactionFinding(row, side),
      match: { rank: 1, left: [...words] },
    }))
}

/**
 * Finds the transactions that match all words. When some words name an action, adds those that match the other words,
 * with the remaining words for their actions.
 */
export function foundInLedger(
  ledger: Ledger,
  words: readonly string[],
  scope: Pick<WordSearch, 'merchantId' | 'merchantNames'>,
  side: LedgerSide,
): FoundMatches[] {
  const left = words.filter(isOfAction)
  const rest = words.filter((word) => !isOfAction(word))
  const search = (some: readonly string[], over: string[]): FoundMatches[] => {
    const isAmount = some.map((word) => isAmountOf(word))
    return findByWords(ledger, { words: some, limit: most, ...scope }).map((row) => {
      const finding = transactionFinding(row, side)
      // The ledger searches more fields than a row shows.
      const shown = match(some, finding.texts).rank
      const rank = isAmount.some((isOf) => isOf(row)) ? 3 : shown
      return { finding, match: { rank: Math.max(rank, 1), left: over } }
    })
  }
  const all = search(words, [])
  if (left.length === 0) return all
  const others = rest.length === 0 ? offering(ledger, left, scope, side) : search(rest, left)
  const known = new Set(all.map(({ finding }) => finding.id))
  return [...all, ...others.filter(({ finding }) => !known.has(finding.id))]
}
