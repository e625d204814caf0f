import type { ApprovalStatus, Merchant } from '#db/merchants/schemas.ts'
import type { ExpectedChange } from '#src/data/expected.ts'
import { useAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'

const decided = (ids: readonly string[], approvalStatus: ApprovalStatus): ExpectedChange[] =>
  ids.map((id) => ({ table: 'merchants', id, change: { approvalStatus } }))

/** Approve and reject many applications together, with one Undo for all of them. */
export function useManyDecisions() {
  const undo = useAction('reopenApplications', {
    said: applicationMessages.decisionsUndone,
    dryRun: applicationMessages.wouldReopen,
  })
  const offer = (merchants: readonly Merchant[]) => ({
    label: 'Undo',
    onClick: () =>
      void undo.run({
        ids: merchants.map(({ id }) => id),
        // They were decided by one act, at one instant.
        decidedAt: merchants[0]?.lastModifiedDate ?? '',
      }),
  })
  const approve = useAction('approveMerchants', {
    said: applicationMessages.merchantsApproved,
    dryRun: (ids) => applicationMessages.wouldApproveMany(ids.length),
    shows: (ids) => decided(ids, 'APPROVED'),
    offer,
  })
  const reject = useAction('rejectMerchants', {
    said: applicationMessages.merchantsRejected,
    setback: () => true,
    dryRun: ({ ids }) => applicationMessages.wouldRejectMany(ids.length),
    shows: ({ ids }) => decided(ids, 'REJECTED'),
    offer,
  })
  return { approve, reject }
}
