import { inUsd } from '#db/money.ts'
import type { TestPayment } from '#db/apps/schemas.ts'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { methodTiles, transactionStatuses } from '#src/rules/transactions.ts'
import { MethodName } from '#src/screens/shared/transactions/method-name.tsx'
import { TransactionMark } from '#src/screens/shared/transactions/transaction-badge.tsx'
import type { Column } from '#src/ui/list/column.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

export const testOrders = ['id', 'date', 'amount', 'status'] as const
type Order = (typeof testOrders)[number]

const money = ({ amount, currency }: TestPayment) => (
  <span className="font-semibold whitespace-nowrap tabular-nums">
    {formatMoney(amount, currency)}
  </span>
)

export const testPaymentColumns: Column<TestPayment, Order>[] = [
  {
    id: 'id',
    header: 'Transaction ID',
    className: 'font-medium whitespace-nowrap tabular-nums',
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
    value: ({ createdAt }) => Date.parse(createdAt),
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'account',
    header: 'Test number or card',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ account }) => account,
  },
  {
    id: 'method',
    header: 'Payment Method',
    cell: ({ paymentMethod }) => <MethodName method={paymentMethod} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    sort: '-amount',
    kind: 'money',
    value: ({ amount, currency }) => inUsd(amount, currency),
    cell: money,
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    value: ({ status }) => transactionStatuses[status].label,
    cell: ({ status }) => <TransactionMark status={status} />,
  },
]

export function testPaymentCard(row: TestPayment, { box }: CardParts) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <>
      {box ?? <MonogramTile text={text} tone={tone} />}
      <span className="min-w-0 flex-[1_1_5rem]">
        <span className="block font-medium tabular-nums">{row.id}</span>
        <span className="block text-sm wrap-anywhere text-muted tabular-nums max-[389px]:text-[0.8125rem]">
          {name}, <span className="whitespace-nowrap">{row.account}</span>
          <br />
          {formatDateTime(row.createdAt)}
        </span>
      </span>
      <span className="ml-auto grid max-w-full flex-none justify-items-end gap-1">
        {money(row)}
        <TransactionMark status={row.status} />
      </span>
    </>
  )
}
