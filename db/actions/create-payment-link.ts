import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { linkFields } from './check-link.ts'
import { nextId } from '../next-id.ts'
import { checkLink } from './check-link.ts'
import { defineAction } from '../define-action.ts'

/**
 * Makes a payment link: active, or an inactive draft. Its number is what a customer types after ZW. Refused with
 * `not-found`, `invalid` or `path-taken`. Spec §2 Payment Links.
 */
export const createPaymentLink = defineAction({
  permission: permissionOf.createPaymentLink,
  tables: ['merchants', 'paymentLinks'],
  input: v.object({
    ...linkFields.entries,
    merchantId: v.string(),
    /** Kept, inactive, until it is activated. */
    draft: v.boolean(),
  }),
  run: async (act, fields) => {
    const [id] = await Promise.all([
      nextId(act.db, 'LINK'),
      act.get('merchants', fields.merchantId),
    ])
    const link = await checkLink(act, {
      ...fields,
      id,
      createdAt: act.now,
      status: fields.draft ? 'inactive' : 'active',
      views: 0,
      createdBy: act.actor.name,
    })
    await act.db.paymentLinks.add(link)
    await act.log({
      action: link.draft ? 'Saved payment link as draft' : 'Created payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
      after: { path: link.path, amount: link.amount, status: link.status },
    })
    return link
  },
})
