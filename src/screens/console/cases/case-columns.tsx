import type { CaseListing } from '#db/disputes/queries.ts'
import { caseStatuses } from '#src/rules/cases.ts'
import { formatMoment } from '#src/rules/format.ts'
import { paymentColumns } from '#src/screens/shared/disputes/dispute-list.tsx'
import { Amount, MethodName } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { Badge } from '#src/ui/badge.tsx'
import type { Column } from '#src/ui/list/column.ts'

const findings = {
  matched: 'Received',
  differs: 'Amount differs',
  missing: 'Not listed',
} as const

const findingOf = ({ statement }: CaseListing) =>
  statement ? findings[statement.found] : 'Not checked'

function CaseBadge({ row }: { row: CaseListing }) {
  const { tone, label } = caseStatuses[row.status]
  return <Badge tone={tone}>{label}</Badge>
}

export const caseColumns: Column<CaseListing>[] = [
  { id: 'id', header: 'Case', className: 'font-medium tabular-nums', cell: ({ id }) => id },
  ...paymentColumns,
  {
    id: 'method',
    header: 'Method',
    secondary: true,
    cell: ({ payment }) => payment && <MethodName method={payment.paymentMethod} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ payment }) => payment && <Amount row={payment} />,
  },
  { id: 'statement', header: 'Statement', className: 'text-muted', cell: findingOf },
  { id: 'status', header: 'Status', cell: (row) => <CaseBadge row={row} /> },
  {
    id: 'opened',
    header: 'Opened',
    className: 'whitespace-nowrap text-muted',
    cell: ({ openedAt }) => formatMoment(openedAt),
  },
]

export function CaseCard({ row }: { row: CaseListing }) {
  const { id, transactionId, merchant, payment, openedAt } = row
  return (
    <div className="w-full min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2.5">
        <h2 className="min-w-0 flex-[1_1_6rem] truncate text-base font-medium">{merchant}</h2>
        {payment && <Amount row={payment} />}
      </div>
      <div className="mt-0.5 flex flex-wrap items-start justify-between gap-x-2.5 gap-y-1">
        <p className="min-w-0 text-sm text-muted tabular-nums">
          {id} · {transactionId} · {findingOf(row)}
        </p>
        <CaseBadge row={row} />
      </div>
      <p className="mt-0.5 text-sm text-subtle tabular-nums">{formatMoment(openedAt)}</p>
    </div>
  )
}
