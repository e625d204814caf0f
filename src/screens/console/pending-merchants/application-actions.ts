import { Check, Eye, X } from 'lucide-react'
import { isWaiting } from '#db/merchants/application-queries.ts'
import { pathTo } from '#src/routes/paths.ts'
import { decisionWords, type Application } from '#src/screens/shared/applications/decisions.ts'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'

/** Actions on an application (ADM-3). */
export const applicationActions: readonly RowAction<
  Application,
  'review' | 'reject' | 'approve'
>[] = [
  {
    id: 'review',
    label: 'Review',
    icon: Eye,
    run: (_, { follow }) => follow(pathTo('pending-merchants')),
  },
  {
    id: 'reject',
    label: 'Reject',
    icon: X,
    action: 'rejectMerchant',
    allowed: isWaiting,
    run: (merchant, { run }) =>
      run('rejectMerchant', { id: merchant.id }, decisionWords(run, merchant).reject),
  },
  {
    id: 'approve',
    label: 'Approve',
    icon: Check,
    action: 'approveMerchant',
    allowed: isWaiting,
    run: (merchant, { run }) =>
      run('approveMerchant', merchant.id, decisionWords(run, merchant).approve),
  },
]
