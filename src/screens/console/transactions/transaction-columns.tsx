import { formatDateTime, formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { MethodName } from '#src/screens/shared/transactions/method-name.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { ConsoleRow } from './tabs.ts'

export const consoleColumns: Column<ConsoleRow>[] = [
  {
    id: 'id',
    header: 'Transaction ID',
    className: 'font-medium tabular-nums',
    cell: ({ id }) => id,
  },
  {
    id: 'merchant',
    header: 'Merchant',
    className: 'font-medium',
    cell: ({ merchant }) => merchant,
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'text-muted',
    cell: ({ customer }) => customer,
  },
  {
    id: 'method',
    header: 'Method',
    cell: ({ paymentMethod }) => <MethodName method={paymentMethod} />,
  },
  { id: 'amount', header: 'Amount', numeric: true, cell: (row) => <Amount row={row} /> },
  {
    id: 'fee',
    header: 'Fee',
    numeric: true,
    secondary: true,
    className: 'whitespace-nowrap text-muted tabular-nums',
    cell: ({ fee, feeRule, currency }) => (
      <>
        {formatMoney(fee, currency)}
        {feeRule && <div className="text-sm">{formatFeeRule(feeRule)}</div>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <TransactionBadge status={status} looks={consoleStatuses} />,
  },
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap text-muted',
    cell: ({ date }) => formatDateTime(date),
  },
]

export function ConsoleCard({ row }: { row: ConsoleRow }) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <div className="flex flex-wrap items-start gap-x-3 px-3.5 py-3">
      <MonogramTile text={text} tone={tone} label={name} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2.5">
          <h2 className="min-w-0 flex-[1_1_6rem] truncate text-base font-medium">{row.merchant}</h2>
          <Amount row={row} />
        </div>
        <div className="mt-0.5 flex flex-wrap items-start justify-between gap-x-2.5">
          <p className="min-w-0 flex-[1_1_5rem] text-sm wrap-anywhere text-muted">{row.customer}</p>
          <TransactionBadge status={row.status} looks={consoleStatuses} />
        </div>
        <p className="mt-0.5 text-sm text-subtle tabular-nums">
          {row.id} · {formatDateTime(row.date)}
        </p>
      </div>
    </div>
  )
}
