import type { MerchantId } from '../model/common.ts'
import { newsTables } from './application-news.ts'
import { decideApplication } from './decide-application.ts'
import { defineAction } from './define-action.ts'

/**
 * Approves a waiting merchant: it leaves the queue, becomes active, may take payments without the limit, and the log
 * says who did it. Refused with `not-found` or `already-decided`. Spec §4.
 */
export const approveMerchant = defineAction(
  ['merchants', ...newsTables],
  async (act, id: MerchantId) =>
    decideApplication(act, id, 'Approved merchant application', (merchant) => ({
      status: 'active',
      approvalStatus: 'APPROVED',
      priority: null,
      paymentLimit: null,
      // One that was never under review is reviewed by this.
      reviewDate: merchant.reviewDate ?? act.now,
      approvalDate: act.now,
      joinDate: merchant.joinDate ?? act.now,
      rejectionReason: null,
    })),
)
