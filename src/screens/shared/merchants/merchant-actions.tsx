import { Ban, CirclePlay, Eye, Pencil } from 'lucide-react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { merchantMessages } from '#src/rules/messages/merchants.ts'
import { LiveRow, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { runReinstate } from './suspension.ts'

const EditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditMerchantDialog)
const SuspendDialog = lazyDialog(
  async () => (await import('./suspend-dialog.tsx')).SuspendMerchantDialog,
)

/** Actions on a merchant (ADM-2). */
export const merchantRowActions: readonly RowAction<
  Merchant,
  'view' | 'edit' | 'suspend' | 'reinstate'
>[] = [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    opens: 'merchant',
    run: ({ id }, { navigate }) => whenLayersClosed(() => navigate(pathTo('merchant', { id }))),
  },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    action: 'editMerchant',
    dryRun: () => merchantMessages.wouldEdit,
    dialog: (row, layer) => (
      <LiveRow row={row} read={(db) => db.merchants.get(row.id)}>
        {(merchant) => <EditDialog merchant={merchant} {...layer} />}
      </LiveRow>
    ),
  },
  {
    id: 'reinstate',
    label: 'Reactivate',
    icon: CirclePlay,
    action: 'reinstateMerchant',
    allowed: ({ status }) => status === 'suspended',
    run: ({ id, suspendedAt }, { run }) => runReinstate(run, { id, suspendedAt }),
  },
  {
    id: 'suspend',
    label: 'Suspend',
    icon: Ban,
    danger: true,
    action: 'suspendMerchant',
    allowed: ({ status }) => status !== 'suspended',
    off: ({ status }) =>
      status === 'pending' ? 'Not approved yet. Review the application first.' : undefined,
    dryRun: () => merchantMessages.wouldSuspend,
    dialog: (merchant, layer) => <SuspendDialog merchant={merchant} {...layer} />,
  },
]
