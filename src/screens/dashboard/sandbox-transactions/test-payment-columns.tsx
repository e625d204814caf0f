import { inUsd } from '#db/money.ts'
import type { TestPayment } from '#db/apps/schemas.ts'
import { formatMoment } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { columns, TransactionCard } from '#src/screens/shared/transactions/transaction-columns.tsx'
import type { Column } from '#src/ui/list/column.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'

export const testOrders = ['id', 'date', 'amount', 'status'] as const
type Order = (typeof testOrders)[number]

/** A test payment as a row of a list of transactions. */
export type TestRow = TestPayment & { type: 'payment'; date: string }
export const testRow = (payment: TestPayment): TestRow => ({
  ...payment,
  type: 'payment',
  date: payment.createdAt,
})

const { sort: _unsorted, ...method } = columns.method

export const testPaymentColumns: Column<TestRow, Order>[] = [
  { ...columns.id, className: 'font-medium whitespace-nowrap tabular-nums' },
  columns.date,
  {
    id: 'account',
    header: 'Test number or card',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ account }) => account,
  },
  method,
  { ...columns.amount, value: ({ amount, currency }) => inUsd(amount, currency) },
  { ...columns.status, sort: 'status' },
]

export const testPaymentCard = (row: TestRow, { box }: CardParts) => (
  <TransactionCard
    row={row}
    box={box}
    title={<span className="block font-medium tabular-nums">{row.id}</span>}
  >
    {methodTiles[row.paymentMethod].name}, <span className="whitespace-nowrap">{row.account}</span>
    <br />
    {formatMoment(row.date)}
  </TransactionCard>
)
