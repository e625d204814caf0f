import type { ApprovalStatus, Merchant } from '#db/merchants/schemas.ts'
import type { PendingMerchant } from '#db/merchants/application-queries.ts'
import type { ExpectedChange } from '#src/data/expected.ts'
import { useAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'

/** Approves and rejects an application, each with an Undo in the toast. */
export function useDecisions(merchant: PendingMerchant | undefined) {
  const undo = useAction('reopenApplication', {
    said: ({ name }) => applicationMessages.decisionUndone(name),
    dryRun: applicationMessages.wouldReopen,
    shows: ({ id }) => (merchant ? [{ table: 'merchants', id, change: merchant }] : []),
  })
  const decided = (id: string, approvalStatus: ApprovalStatus): ExpectedChange[] => [
    { table: 'merchants', id, change: { approvalStatus } },
  ]
  const offer = ({ id, lastModifiedDate: decidedAt }: Merchant) => ({
    label: 'Undo',
    onClick: () => void undo.run({ id, decidedAt }),
  })
  const approve = useAction('approveMerchant', {
    said: ({ name }) => applicationMessages.merchantApproved(name),
    dryRun: applicationMessages.wouldApprove,
    shows: (id) => decided(id, 'APPROVED'),
    offer,
  })
  const reject = useAction('rejectMerchant', {
    said: ({ name }) => applicationMessages.merchantRejected(name),
    setback: () => true,
    dryRun: applicationMessages.wouldReject,
    shows: ({ id }) => decided(id, 'REJECTED'),
    offer,
  })
  return { approve, reject }
}
