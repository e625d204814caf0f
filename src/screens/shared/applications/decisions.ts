import type { ApprovalStatus, Merchant } from '#db/merchants/schemas.ts'
import type { ExpectedChange } from '#src/data/expected.ts'
import { useAction, useRunAction, type RunAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'

/** An application; rows of the queue include the names of its documents. */
export type Application = Merchant & { documents?: string[] }

const decided = (id: string, approvalStatus: ApprovalStatus): ExpectedChange[] => [
  { table: 'merchants', id, change: { approvalStatus } },
]

/** Returns the words of approving and rejecting an application, each with an Undo in the toast. */
export function decisionWords(run: RunAction, merchant: Application | undefined) {
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
