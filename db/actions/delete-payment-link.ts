import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { defineAction } from '../define-action.ts'

/**
 * Deletes a link and gives it back for `restorePaymentLink`; its payments stay in the ledger. Refused with
 * `not-found`. Spec §2 Payment Links.
 */
export const deletePaymentLink = defineAction({
  permission: permissionOf.deletePaymentLink,
  tables: ['paymentLinks'],
  input: v.string(),
  run: async ({ db, get, log }, id) => {
    const link = await get('paymentLinks', id)
    await db.paymentLinks.delete(id)
    await log({
      action: 'Deleted payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
    })
    return link
  },
})
