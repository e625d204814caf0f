import type { Merchant } from '#db/model/merchant.ts'
import { useAction } from '#src/data/use-action.ts'
import { messages } from '#src/rules/messages.ts'

/** Approve and reject, each with its Undo in the toast. */
export function useDecisions() {
  const undo = useAction('reopenApplication', {
    said: ({ name }) => messages.decisionUndone(name),
    dryRun: messages.wouldReopen,
  })
  const offer = ({ id, lastModifiedDate: decidedAt }: Merchant) => ({
    label: 'Undo',
    onClick: () => void undo.run({ id, decidedAt }),
  })
  const approve = useAction('approveMerchant', {
    said: ({ name }) => messages.merchantApproved(name),
    dryRun: messages.wouldApprove,
    offer,
  })
  const reject = useAction('rejectMerchant', {
    said: ({ name }) => messages.merchantRejected(name),
    dryRun: messages.wouldReject,
    offer,
  })
  return { approve, reject, deciding: approve.pending || reject.pending }
}
