import type { MerchantId } from '../model/common.ts'
import { newsTables } from './application-news.ts'
import { decideApplication } from './decide-application.ts'
import { defineAction } from './define-action.ts'

/**
 * Rejects a waiting merchant's application: it leaves the queue and the reason, if one was given, stands on the
 * merchant's tracker (null: the screen shows the specification's default). Refused with `not-found` or
 * `already-decided`. Spec §4.
 */
export const rejectMerchant = defineAction(
  ['merchants', ...newsTables],
  async (act, { id, reason = null }: { id: MerchantId; reason?: string | null }) =>
    decideApplication(act, id, 'Rejected merchant application', () => ({
      approvalStatus: 'REJECTED',
      reviewDate: act.now,
      rejectionReason: reason?.trim() || null,
    })),
)
