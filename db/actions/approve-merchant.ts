import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import type { MerchantId } from '../common.ts'
import { newsTables } from './application-news.ts'
import { decideApplication } from './decide-application.ts'
import { decideMany } from './decide-many.ts'
import { type Act, defineAction } from '../define-action.ts'

const tables = ['merchants', ...newsTables] as const

const approve = (act: Act<(typeof tables)[number]>, id: MerchantId) =>
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
  }))

/**
 * Approves a waiting merchant: it leaves the queue, becomes active, may take payments without the limit, and the log
 * says who did it. Refused with `not-found` or `already-decided`. Spec §4.
 */
export const approveMerchant = defineAction({
  permission: permissionOf.approveMerchant,
  tables: tables,
  input: v.string(),
  run: approve,
})

/** Approves many waiting merchants, all of them or none, each with its line in the log. Refused like `approveMerchant`. */
export const approveMerchants = defineAction({
  permission: permissionOf.approveMerchants,
  tables: tables,
  input: v.array(v.string()),
  run: (act, ids) => decideMany(ids, (id) => approve(act, id)),
})
