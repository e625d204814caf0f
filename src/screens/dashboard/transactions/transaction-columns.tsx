import type { LedgerRow, TransactionOrder } from '#db/payments/ledger-queries.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { methodTiles, signedAmount, transactionStatuses } from '#src/rules/transactions.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { MethodName } from '#src/screens/shared/transactions/method-name.tsx'
import { TransactionMark } from '#src/screens/shared/transactions/transaction-badge.tsx'
import type { Column } from '#src/ui/list/column.ts'

/** The columns of the list and of its files (spec §2 Transactions). */
export const transactionColumns: Column<LedgerRow, TransactionOrder>[] = [
  {
    id: 'id',
    header: 'Transaction ID',
    className: 'font-medium tabular-nums',
    sort: '-id',
    value: ({ id }) => id,
    cell: ({ id }) => id,
  },
  {
    id: 'date',
    header: 'Date & Time',
    className: 'whitespace-nowrap text-muted',
    sort: '-date',
    kind: 'date',
    value: ({ date }) => Date.parse(date),
    cell: ({ date }) => formatDateTime(date),
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'font-medium wrap-anywhere',
    sort: 'customer',
    value: ({ customer }) => customer,
    cell: ({ customer }) => customer,
  },
  {
    id: 'method',
    header: 'Payment Method',
    sort: '-paymentMethod',
    value: ({ paymentMethod }) => methodTiles[paymentMethod].name,
    cell: ({ paymentMethod }) => <MethodName method={paymentMethod} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    sort: '-amount',
    kind: 'money',
    value: signedAmount,
    cell: (row) => <Amount row={row} />,
  },
  // Separate only in files, so that amounts are numbers.
  { id: 'currency', header: 'Currency', value: ({ currency }) => currency },
  {
    id: 'status',
    header: 'Status',
    sort: '-status',
    value: ({ status }) => transactionStatuses[status].label,
    cell: ({ status }) => <TransactionMark status={status} />,
  },
]
