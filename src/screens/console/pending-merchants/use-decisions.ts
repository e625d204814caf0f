import type { Merchant } from '#db/model/merchant.ts'
import { useAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/application-messages.ts'

/** Approve and reject, each with its Undo in the toast. */
export function useDecisions() {
  const undo = useAction('reopenApplication', {
    said: ({ name }) => applicationMessages.decisionUndone(name),
    dryRun: applicationMessages.wouldReopen,
  })
  const offer = ({ id, lastModifiedDate: decidedAt }: Merchant) => ({
    label: 'Undo',
    onClick: () => void undo.run({ id, decidedAt }),
  })
  const approve = useAction('approveMerchant', {
    said: ({ name }) => applicationMessages.merchantApproved(name),
    dryRun: applicationMessages.wouldApprove,
    offer,
  })
  const reject = useAction('rejectMerchant', {
    said: ({ name }) => applicationMessages.merchantRejected(name),
    setback: () => true,
    dryRun: applicationMessages.wouldReject,
    offer,
  })
  return { approve, reject, deciding: approve.pending || reject.pending }
}
