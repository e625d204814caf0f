import type { TransactionOrder } from '#db/payments/ledger-queries.ts'
import { formatDateTime, formatFeeRule, formatMoney, formatTime } from '#src/rules/format.ts'
import { consoleStatuses, methodTiles, signedAmount } from '#src/rules/transactions.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { MethodName } from '#src/screens/shared/transactions/method-name.tsx'
import { TransactionMark } from '#src/screens/shared/transactions/transaction-badge.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { ConsoleRow } from './console-rows.ts'

export const consoleColumns: Column<ConsoleRow, TransactionOrder>[] = [
  {
    id: 'id',
    header: 'Transaction ID',
    className: 'font-medium tabular-nums',
    sort: '-id',
    value: ({ id }) => id,
    cell: ({ id }) => id,
  },
  {
    id: 'merchant',
    header: 'Merchant',
    className: 'font-medium',
    value: ({ merchant }) => merchant,
    cell: ({ merchant }) => merchant,
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'text-muted',
    sort: 'customer',
    value: ({ customer }) => customer,
    cell: ({ customer }) => customer,
  },
  {
    id: 'method',
    header: 'Method',
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
  // A separate column only in files, so that amounts are plain numbers.
  { id: 'currency', header: 'Currency', value: ({ currency }) => currency },
  {
    id: 'fee',
    header: 'Fee',
    numeric: true,
    secondary: true,
    className: 'whitespace-nowrap text-muted tabular-nums',
    kind: 'money',
    value: ({ fee }) => fee,
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
    sort: '-status',
    value: ({ status }) => consoleStatuses[status].label,
    cell: ({ status }) => <TransactionMark status={status} looks={consoleStatuses} />,
  },
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap text-muted',
    sort: '-date',
    kind: 'date',
    value: ({ date }) => Date.parse(date),
    cell: ({ date }) => formatDateTime(date),
  },
]

/** A transaction as one large button; `when` is the formatted time. */
function ConsoleCard({ row, when }: { row: ConsoleRow; when: string }) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <>
      <MonogramTile text={text} tone={tone} label={name} />
      <span className="min-w-0 flex-[1_1_12rem]">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2.5">
          <span className="min-w-0 flex-[1_1_6rem] truncate font-medium">{row.merchant}</span>
          <Amount row={row} />
        </span>
        <span className="mt-0.5 flex flex-wrap items-start justify-between gap-x-2.5">
          <span className="min-w-0 flex-[1_1_5rem] text-sm wrap-anywhere text-muted">
            {row.customer}
          </span>
          <TransactionMark status={row.status} looks={consoleStatuses} />
        </span>
        <span className="mt-0.5 block text-sm text-subtle tabular-nums">
          {row.id} · {when}
        </span>
      </span>
    </>
  )
}

/** Shows the time only: the heading has the day. */
export const cardOfDay = (row: ConsoleRow) => <ConsoleCard row={row} when={formatTime(row.date)} />

/** Shows the day too, where no heading has it. */
export const cardWithDay = (row: ConsoleRow) => (
  <ConsoleCard row={row} when={formatDateTime(row.date)} />
)
