import type { LedgerRow, TransactionOrder } from '#db/payments/ledger-queries.ts'
import { formatMoment, formatTime } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import {
  columns,
  customerColumn,
  customerFeeColumn,
  feeColumn,
  netColumn,
  TransactionCard,
} from '#src/screens/shared/transactions/transaction-columns.tsx'
import type { Column } from '#src/ui/list/column.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'

const { id, date, type, method, amount, currency, status } = columns

/** The columns of the list and of its files (TXN-1). */
export const transactionColumns: Column<LedgerRow, TransactionOrder>[] = [
  id,
  date,
  customerColumn,
  type,
  method,
  amount,
  feeColumn,
  customerFeeColumn,
  netColumn,
  currency,
  status,
]

const cardWith =
  (timeOf: (row: LedgerRow) => string) =>
  (row: LedgerRow, { box }: CardParts) => (
    <TransactionCard row={row} box={box} name={row.customer}>
      {methodTiles[row.paymentMethod].name}, {timeOf(row)}
    </TransactionCard>
  )

/** Shows the time only: the heading has the day. A narrow card breaks before the hour, not within it. */
export const cardOfDay = cardWith(({ date: at }) => formatTime(at).replace(' ', '\u00a0'))

/** Shows the day too, where no heading has it. */
export const cardWithDay = cardWith(({ date: at }) => formatMoment(at))
