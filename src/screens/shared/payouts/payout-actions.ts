import { CircleX, Eye, FileText, Table } from 'lucide-react'
import type { PayoutListing } from '#db/payouts/queries.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

type Row = Pick<PayoutListing, 'id' | 'transactionId' | 'status'>

export interface PayoutDoers extends Forbidding {
  view: (row: Row) => Promise<void>
  download: (id: string, format: 'pdf' | 'csv') => Promise<void>
  cancel: (id: string) => void
}

/** A payout entered by hand is only a transaction. */
const hasCourse = ({ id, transactionId }: Row) => id !== transactionId

/** Actions on a payout (spec §2 Payouts). */
export const payoutActions: readonly RowAction<
  Row,
  PayoutDoers,
  'view' | 'pdf' | 'csv' | 'cancel'
>[] = [
  { id: 'view', label: 'View Details', icon: Eye, run: (row, { view }) => view(row) },
  {
    id: 'pdf',
    label: 'Statement (PDF)',
    icon: FileText,
    allowed: hasCourse,
    run: ({ id }, { download }) => download(id, 'pdf'),
  },
  {
    id: 'csv',
    label: 'Statement (CSV)',
    icon: Table,
    allowed: hasCourse,
    run: ({ id }, { download }) => download(id, 'csv'),
  },
  {
    id: 'cancel',
    label: 'Cancel Payout',
    icon: CircleX,
    danger: true,
    allowed: ({ status }) => status === 'pending',
    forbidden: ({ forbids }) => forbids('cancelPayout'),
    run: ({ id }, { cancel }) => cancel(id),
  },
]
