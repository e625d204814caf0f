import type { ActionContext } from '../action.ts'
import type { MerchantId } from '../model/common.ts'
import type { Merchant } from '../model/merchant.ts'
import { decideApplication } from './decide-application.ts'

/**
 * Approves a waiting merchant: it leaves the queue, becomes active, may take payments without the limit, and the log
 * says who did it. Refused with `not-found` or `already-decided`. Spec §4.
 */
export async function approveMerchant(context: ActionContext, id: MerchantId): Promise<Merchant> {
  return decideApplication(context, id, 'Approved merchant application', (merchant) => ({
    status: 'active',
    approvalStatus: 'APPROVED',
    priority: null,
    paymentLimit: null,
    // One that was never under review is reviewed by this.
    reviewDate: merchant.reviewDate ?? context.now,
    approvalDate: context.now,
    joinDate: merchant.joinDate ?? context.now,
    rejectionReason: null,
  }))
}
