import { ArrowLeftRight, CircleCheck, Eye } from 'lucide-react'
import { listCases, type CaseListing } from '#db/disputes/queries.ts'
import { LiveRow, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const ResolveDialog = lazyDialog(async () => (await import('./resolve-dialog.tsx')).ResolveDialog)

const resolveDialog = (row: CaseListing, layer: DialogLayer) => (
  <LiveRow row={row} read={async (db) => (await listCases(db)).find(({ id }) => id === row.id)}>
    {(live) => <ResolveDialog row={live} {...layer} />}
  </LiveRow>
)

export const caseActions: readonly RowAction<CaseListing>[] = [
  {
    id: 'resolve',
    label: 'Resolve Case',
    icon: CircleCheck,
    action: 'resolveCase',
    allowed: ({ status }) => status === 'open',
    dialog: resolveDialog,
  },
  {
    id: 'view',
    label: 'View Case',
    icon: Eye,
    allowed: ({ status }) => status !== 'open',
    dialog: resolveDialog,
  },
  {
    id: 'payment',
    label: 'View Payment',
    icon: ArrowLeftRight,
    run: ({ transactionId }, { navigate }) =>
      whenLayersClosed(() => navigate(consoleDetailsPath(transactionId))),
  },
]
