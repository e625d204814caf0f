import type { ActionContext } from '../action.ts'
import type { MerchantId } from '../model/common.ts'
import type { Merchant } from '../model/merchant.ts'
import { decideApplication } from './decide-application.ts'

/**
 * Rejects a waiting merchant's application: it leaves the queue and the reason, if one was given, stands on the
 * merchant's tracker (null: the screen shows the specification's default). Refused with `not-found` or
 * `already-decided`. Spec §4.
 */
export async function rejectMerchant(
  context: ActionContext,
  { id, reason = null }: { id: MerchantId; reason?: string | null },
): Promise<Merchant> {
  return decideApplication(context, id, 'Rejected merchant application', () => ({
    approvalStatus: 'REJECTED',
    reviewDate: context.now,
    rejectionReason: reason?.trim() || null,
  }))
}
