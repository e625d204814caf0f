import { Ban, CirclePlay, Eye, Pencil } from 'lucide-react'
import type { Merchant } from '#db/merchants/schemas.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

export interface MerchantDoers extends Forbidding {
  view: (id: string) => void
  edit: (id: string) => void
  suspend: (id: string) => void
  reinstate: (merchant: Merchant) => void
}

/** Actions on a merchant (spec §2 Merchants). */
export const merchantActions: readonly RowAction<
  Merchant,
  MerchantDoers,
  'view' | 'edit' | 'suspend' | 'reinstate'
>[] = [
  { id: 'view', label: 'View Details', icon: Eye, run: ({ id }, { view }) => view(id) },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    forbidden: ({ forbids }) => forbids('editMerchant'),
    run: ({ id }, { edit }) => edit(id),
  },
  {
    id: 'reinstate',
    label: 'Reinstate',
    icon: CirclePlay,
    allowed: ({ status }) => status === 'suspended',
    forbidden: ({ forbids }) => forbids('reinstateMerchant'),
    run: (merchant, { reinstate }) => reinstate(merchant),
  },
  {
    id: 'suspend',
    label: 'Suspend',
    icon: Ban,
    danger: true,
    allowed: ({ status }) => status !== 'suspended',
    forbidden: ({ forbids }) => forbids('suspendMerchant'),
    off: ({ status }) =>
      status === 'pending' ? 'Not approved yet: decide on its application.' : undefined,
    run: ({ id }, { suspend }) => suspend(id),
  },
]
