import { memo } from 'react'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { MethodName } from '#src/screens/shared/transactions/method-name.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { Table, Td, Th, Tr } from '#src/ui/table.tsx'
import type { ConsoleRow } from './tabs.ts'

export function ConsoleTransactionsTable({ rows }: { rows: ConsoleRow[] }) {
  return (
    <Table label="Transactions">
      <thead>
        <tr>
          <Th>Transaction ID</Th>
          <Th>Merchant</Th>
          <Th>Customer</Th>
          <Th>Method</Th>
          <Th numeric>Amount</Th>
          <Th numeric secondary>
            Fee
          </Th>
          <Th>Status</Th>
          <Th>Date</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

const Row = memo(function Row({ row }: { row: ConsoleRow }) {
  return (
    <Tr>
      <Td className="font-medium tabular-nums">{row.id}</Td>
      <Td className="font-medium">{row.merchant}</Td>
      <Td className="text-muted">{row.customer}</Td>
      <Td>
        <MethodName method={row.paymentMethod} />
      </Td>
      <Td numeric>
        <Amount row={row} />
      </Td>
      <Td numeric secondary className="whitespace-nowrap text-muted tabular-nums">
        {formatMoney(row.fee, row.currency)}
      </Td>
      <Td>
        <TransactionBadge status={row.status} looks={consoleStatuses} />
      </Td>
      <Td className="whitespace-nowrap text-muted">{formatDateTime(row.date)}</Td>
    </Tr>
  )
})
