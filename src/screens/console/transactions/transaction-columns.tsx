import type { TransactionOrder } from '#db/payments/ledger-queries.ts'
import { chargedFee } from '#db/payments/rules.ts'
import { formatMoment, formatFeeRule, formatMoney, formatTime } from '#db/text/format.ts'
import { consoleStatuses, methodTiles } from '#src/rules/transactions.ts'
import { Amount, TransactionMark } from '#src/screens/shared/transactions/transaction-cells.tsx'
import {
  columns,
  customerColumn,
  customerFeeColumn,
  feeColumn,
  netColumn,
} from '#src/screens/shared/transactions/transaction-columns.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { ConsoleRow } from './console-rows.ts'

const { id, date, type, method, amount, currency, status } = columns
const { cell: _cell, ...customerInFiles } = customerColumn

export const consoleColumns: Column<ConsoleRow, TransactionOrder>[] = [
  id,
  {
    id: 'merchant',
    header: 'Merchant',
    isName: true,
    className: 'py-2',
    value: ({ merchant }) => merchant,
    cell: ({ merchant, customer }) => (
      <>
        <div className="font-medium">{merchant}</div>
        <div className="text-sm wrap-anywhere text-muted">{customer}</div>
      </>
    ),
  },
  // In the table it is below the merchant.
  customerInFiles,
  type,
  { ...method, header: 'Method' },
  amount,
  currency,
  {
    ...feeColumn,
    numeric: true,
    className: 'whitespace-nowrap text-muted tabular-nums',
    cell: (row) => (
      <>
        {formatMoney(chargedFee(row), row.currency)}
        {chargedFee(row) > 0 && row.feeRule && (
          <div className="text-sm">{formatFeeRule(row.feeRule)}</div>
        )}
      </>
    ),
  },
  customerFeeColumn,
  netColumn,
  {
    ...status,
    value: (row) => consoleStatuses[row.status].label,
    cell: (row) => <TransactionMark status={row.status} looks={consoleStatuses} />,
  },
  { ...date, header: 'Date' },
]

/** A transaction as one large button; `when` is the formatted time. */
function ConsoleCard({ row, when }: { row: ConsoleRow; when: string }) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <RowLines mark={<MonogramTile text={text} tone={tone} label={name} />} name={row.merchant}>
      <RowLine end={<Amount row={row} />}>{row.customer}</RowLine>
      <RowLine end={<TransactionMark status={row.status} looks={consoleStatuses} />}>
        {row.id} · {when}
      </RowLine>
    </RowLines>
  )
}

/** Shows the time only: the heading has the day. */
export const consoleCardOfDay = (row: ConsoleRow) => (
  <ConsoleCard row={row} when={formatTime(row.date)} />
)

/** Shows the day too, where no heading has it. */
export const consoleCardWithDay = (row: ConsoleRow) => (
  <ConsoleCard row={row} when={formatMoment(row.date)} />
)
