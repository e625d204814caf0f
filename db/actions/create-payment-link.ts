import { ActionError, type ActionContext } from '../action.ts'
import type { MerchantId } from '../model/common.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { nextId } from '../next-id.ts'
import { checkLink, type LinkFields } from './check-link.ts'
import { writeLog } from './write-log.ts'

export type NewLink = LinkFields & {
  merchantId: MerchantId
  /** Kept, inactive, until it is activated. */
  draft: boolean
}

/**
 * Makes a payment link: active, or an inactive draft. Its number is what a customer types after ZW. Refused with
 * `not-found`, `invalid` or `path-taken`. Spec §2 Payment Links.
 */
export async function createPaymentLink(
  context: ActionContext,
  fields: NewLink,
): Promise<PaymentLink> {
  const { db, actor, now } = context
  const tables = [db.merchants, db.paymentLinks, db.activityLog, db.counters]
  return db.transaction('rw', tables, async () => {
    const owner = await db.merchants.get(fields.merchantId)
    if (!owner) throw new ActionError('not-found', `There is no merchant ${fields.merchantId}.`)
    const checked = await checkLink(context, {
      ...fields,
      id: '0000',
      createdAt: now,
      status: fields.draft ? 'inactive' : 'active',
      views: 0,
      createdBy: actor.name,
    })
    const link = { ...checked, id: await nextId(db, 'LINK') }
    await db.paymentLinks.add(link)
    await writeLog(context, {
      action: link.draft ? 'Saved payment link as draft' : 'Created payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
      after: { path: link.path, amount: link.amount, status: link.status },
    })
    return link
  })
}
