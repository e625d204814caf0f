import { Check, Eye, X } from 'lucide-react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { isWaiting } from '#db/merchants/application-queries.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

interface Doers extends Forbidding {
  review: (id: string) => void
  reject: (id: string) => void
  approve: (id: string) => void
}

/** Actions on an application (spec §2, §4). */
export const applicationActions: readonly RowAction<
  Merchant,
  Doers,
  'review' | 'reject' | 'approve'
>[] = [
  { id: 'review', label: 'Review', icon: Eye, run: ({ id }, { review }) => review(id) },
  {
    id: 'reject',
    label: 'Reject',
    icon: X,
    allowed: isWaiting,
    forbidden: ({ forbids }) => forbids('rejectMerchant'),
    run: ({ id }, { reject }) => reject(id),
  },
  {
    id: 'approve',
    label: 'Approve',
    icon: Check,
    allowed: isWaiting,
    forbidden: ({ forbids }) => forbids('approveMerchant'),
    run: ({ id }, { approve }) => approve(id),
  },
]
