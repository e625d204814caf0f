import type { ReactNode } from 'react'
import type { LedgerRow, TransactionOrder } from '#db/payments/ledger-queries.ts'
import { chargedFee, customerFeeTaken, netAmount, signedAmount } from '#db/payments/rules.ts'
import { dayName, formatMoment } from '#db/text/format.ts'
import {
  methodTiles,
  transactionStatusLooks,
  transactionTypeLabels,
} from '#src/rules/transactions.ts'
import { type Column, parseSorting } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Amount, MethodName, TransactionMark } from './transaction-cells.tsx'

/** What live and test payments have in common. */
type Listed = Pick<
  LedgerRow,
  'id' | 'date' | 'paymentMethod' | 'type' | 'amount' | 'currency' | 'status'
> &
  Partial<Pick<LedgerRow, 'fee'>>

/** The columns that lists of transactions and their files are made of. */
export const columns = {
  id: {
    id: 'id',
    header: 'Transaction ID',
    className: 'font-medium tabular-nums',
    sort: '-id',
    value: ({ id }) => id,
    cell: ({ id }) => id,
  },
  date: {
    id: 'date',
    header: 'Date & Time',
    className: 'whitespace-nowrap text-muted',
    sort: '-date',
    kind: 'date',
    value: ({ date }) => Date.parse(date),
    cell: ({ date }) => formatMoment(date),
  },
  method: {
    id: 'method',
    header: 'Payment Method',
    sort: '-paymentMethod',
    value: ({ paymentMethod }) => methodTiles[paymentMethod].name,
    cell: ({ paymentMethod }) => <MethodName method={paymentMethod} />,
  },
  amount: {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    sort: '-amount',
    kind: 'money',
    value: signedAmount,
    cell: (row) => <Amount row={row} />,
  },
  // Separate columns only in files, so that amounts are plain numbers and can be added by type.
  currency: { id: 'currency', header: 'Currency', value: ({ currency }) => currency },
  type: { id: 'type', header: 'Type', value: ({ type }) => transactionTypeLabels[type] },
  status: {
    id: 'status',
    header: 'Status',
    sort: '-status',
    value: ({ status }) => transactionStatusLooks[status].label,
    cell: ({ status }) => <TransactionMark status={status} />,
  },
} as const satisfies Record<string, Column<Listed, TransactionOrder>>

export const customerColumn: Column<LedgerRow, TransactionOrder> = {
  id: 'customer',
  header: 'Customer',
  isName: true,
  className: 'font-medium',
  sort: 'customer',
  value: ({ customer }) => customer,
  cell: ({ customer }) => customer,
}

/** Only in files; nothing for a payment that is pending or failed. */
export const feeColumn: Column<LedgerRow> = {
  id: 'fee',
  header: 'Fee',
  kind: 'money',
  value: chargedFee,
}

/** Only in files: what the customer paid on top of the amount. */
export const customerFeeColumn: Column<LedgerRow> = {
  id: 'customerFee',
  header: 'Customer Fee',
  kind: 'money',
  value: customerFeeTaken,
}

/** Only in files: the amount less the fee. */
export const netColumn: Column<LedgerRow> = {
  id: 'net',
  header: 'Net',
  kind: 'money',
  value: netAmount,
}

interface CardProps {
  row: Listed
  /** The checkbox, in place of the method's tile while rows are being selected. */
  box: ReactNode
  name: string
  /** Below the name. */
  children: ReactNode
}

/** A merchant's transaction as one large button. */
export function TransactionCard({ row, box, name, children }: CardProps) {
  const { text, tone } = methodTiles[row.paymentMethod]
  return (
    <RowLines
      mark={box ?? <MonogramTile text={text} tone={tone} />}
      name={name}
      end={<Amount row={row} />}
    >
      <RowLine end={<TransactionMark status={row.status} />}>{children}</RowLine>
    </RowLines>
  )
}

const dayOf = ({ date }: Pick<LedgerRow, 'date'>) => new Date(date).toDateString()

/** Groups transactions by day when sorted by date; otherwise undefined. */
export const dayGroups = (sort: string, today: Date) =>
  parseSorting(sort).by === 'date'
    ? { of: dayOf, heading: (day: string) => dayName(day, today) }
    : undefined
