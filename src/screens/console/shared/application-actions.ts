import { Check, Eye, X } from 'lucide-react'
import { isWaiting } from '#db/merchants/application-queries.ts'
import type { ApprovalStatus, Merchant } from '#db/merchants/schemas.ts'
import type { ExpectedChange } from '#src/data/expected.ts'
import { type RunAction, useAction, useRunAction } from '#src/data/use-action.ts'
import { pathTo } from '#src/routes/paths.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'

/** An application; rows of the queue include the names of its documents. */
export type Application = Merchant & { documents?: string[] }

const decided = (id: string, approvalStatus: ApprovalStatus): ExpectedChange[] => [
  { table: 'merchants', id, change: { approvalStatus } },
]

/** Returns the words of approving and rejecting an application, each with an Undo in the toast. */
function decisionWords(run: RunAction, merchant: Application | undefined) {
  const offer = ({ id, lastModifiedDate: decidedAt }: Merchant) => ({
    label: 'Undo',
    onClick: () =>
      void run(
        'reopenApplication',
        { id, decidedAt },
        {
          success: ({ name }) => applicationMessages.decisionUndone(name),
          dryRun: applicationMessages.wouldReopen,
          // The queue needs a complete row to show it before the write.
          shows: () => (merchant?.documents ? [{ table: 'merchants', id, change: merchant }] : []),
        },
      ),
  })
  return {
    approve: {
      success: ({ name }: Merchant) => applicationMessages.merchantApproved(name),
      dryRun: applicationMessages.wouldApprove,
      shows: (id: string) => decided(id, 'APPROVED'),
      offer,
    },
    reject: {
      success: ({ name }: Merchant) => applicationMessages.merchantRejected(name),
      setback: () => true,
      dryRun: applicationMessages.wouldReject,
      shows: ({ id }: { id: string }) => decided(id, 'REJECTED'),
      offer,
    },
  }
}

/** Approves and rejects an application, each with an Undo in the toast. */
export function useDecisions(merchant: Application | undefined) {
  const { approve, reject } = decisionWords(useRunAction().run, merchant)
  return {
    approve: useAction('approveMerchant', approve),
    reject: useAction('rejectMerchant', reject),
  }
}

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
