import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'

/**
 * Brings a deleted link back as it was. Refused with `cannot-undo` when it is there again, or its path is taken or
 * its business gone.
 */
export const restorePaymentLink = defineAction({
  permission: permissionOf.restorePaymentLink,
  tables: ['merchants', 'paymentLinks'],
  input: tableSchemas.paymentLinks,
  run: async ({ db, log }, link) => {
    const { id, merchantId, name, path } = link
    const [owner, present, other] = await Promise.all([
      db.merchants.get(merchantId),
      db.paymentLinks.get(id),
      db.paymentLinks.where('path').equals(path).first(),
    ])
    if (!owner || present || other)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    await db.paymentLinks.add(link)
    await log({ action: 'Restored payment link', target: name, type: 'configuration', merchantId })
    return link
  },
})
