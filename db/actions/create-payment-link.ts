import type { MerchantId } from '../common.ts'
import { nextId } from '../next-id.ts'
import { checkLink, type LinkFields } from './check-link.ts'
import { defineAction } from './define-action.ts'

export type NewLink = LinkFields & {
  merchantId: MerchantId
  /** Kept, inactive, until it is activated. */
  draft: boolean
}

/**
 * Makes a payment link: active, or an inactive draft. Its number is what a customer types after ZW. Refused with
 * `not-found`, `invalid` or `path-taken`. Spec §2 Payment Links.
 */
export const createPaymentLink = defineAction(
  ['merchants', 'paymentLinks'],
  async (act, fields: NewLink) => {
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
)
