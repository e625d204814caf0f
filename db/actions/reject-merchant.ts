import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import type { MerchantId } from '../common.ts'
import { newsTables } from './application-news.ts'
import { decideApplication } from './decide-application.ts'
import { decideMany } from './decide-many.ts'
import { type Act, defineAction } from '../define-action.ts'

const tables = ['merchants', ...newsTables] as const

const reject = (act: Act<(typeof tables)[number]>, id: MerchantId, reason: string | null) =>
  decideApplication(act, id, 'Rejected merchant application', () => ({
    approvalStatus: 'REJECTED',
    reviewDate: act.now,
    rejectionReason: reason?.trim() || null,
  }))

/**
 * Rejects a waiting merchant's application: it leaves the queue and the reason, if one was given, stands on the
 * merchant's tracker (null: the screen shows the specification's default). Refused with `not-found` or
 * `already-decided`. Spec §4.
 */
export const rejectMerchant = defineAction({
  permission: permissionOf.rejectMerchant,
  tables: tables,
  input: v.object({ id: v.string(), reason: v.optional(v.nullable(v.string())) }),
  run: async (act, { id, reason = null }) => reject(act, id, reason),
})

/** Rejects many applications, all of them or none, each with its line in the log. Refused like `rejectMerchant`. */
export const rejectMerchants = defineAction({
  permission: permissionOf.rejectMerchants,
  tables: tables,
  input: v.object({ ids: v.array(v.string()), reason: v.optional(v.nullable(v.string())) }),
  run: (act, { ids, reason = null }) => decideMany(ids, (id) => reject(act, id, reason)),
})
