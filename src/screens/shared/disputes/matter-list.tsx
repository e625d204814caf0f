import type { CaseListing } from '#db/queries/list-cases.ts'
import type { DisputeListing } from '#db/queries/list-disputes.ts'
import type { Column } from '#src/ui/list/column.ts'

type Row = CaseListing | DisputeListing

/** The columns by which a case and a dispute are known alike: its own number, its payment and whose it is. */
export const matterColumns = (header: string): Column<Row>[] => [
  { id: 'id', header, className: 'font-medium tabular-nums', cell: ({ id }) => id },
  {
    id: 'payment',
    header: 'Payment',
    className: 'py-2.5',
    cell: ({ transactionId, payment }) => (
      <>
        <div className="tabular-nums">{transactionId}</div>
        <div className="text-sm text-muted">{payment?.customer}</div>
      </>
    ),
  },
  {
    id: 'merchant',
    header: 'Merchant',
    className: 'font-medium',
    cell: ({ merchant }) => merchant,
  },
]

/** Those in whose number, payment, merchant or customer stands what is typed, in any case. */
export function findMatters<Matter extends Row>(
  matters: readonly Matter[],
  typed: string,
): Matter[] {
  const wanted = typed.trim().toLowerCase()
  return matters.filter(({ id, transactionId, merchant, payment }) =>
    [id, transactionId, merchant, payment?.customer ?? ''].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
