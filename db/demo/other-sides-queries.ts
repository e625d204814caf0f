import type { PaidDatabase } from '../database.ts'
import { isWaiting } from '../merchants/rules.ts'
import { getFirstAdmin, getMerchantPersona } from '../people/persona-queries.ts'

/** A customer's payment as the demo's other sides can show it. */
export interface OtherSides {
  transactionId: string
  isPending: boolean
  merchantName: string
  /** The member of the merchant's team to act as. */
  memberId: string
  /** The invoice that was paid; null for a link of the merchant's own. */
  invoiceId: string | null
  /** The merchant to approve; null when nothing waits for a decision. */
  waitingId: string | null
}

/**
 * Returns the other sides of the payment made by an attempt to pay a link; null if there is no such
 * payment, or nobody of its merchant to act as.
 */
export async function getOtherSides(
  db: PaidDatabase,
  attemptId: string,
): Promise<OtherSides | null> {
  const payment = await db.transactions.where('attemptId').equals(attemptId).first()
  if (payment?.linkId === undefined) return null
  const [merchant, persona, link] = await Promise.all([
    db.merchants.get(payment.merchantId),
    getMerchantPersona(db),
    db.paymentLinks.get(payment.linkId),
  ])
  if (!merchant) return null
  const { id, name } = merchant
  const memberId =
    persona?.merchant.id === id ? persona.memberId : (await getFirstAdmin(db, id))?.id
  if (!memberId) return null
  return {
    transactionId: payment.id,
    isPending: payment.status === 'pending',
    merchantName: name,
    memberId,
    invoiceId: link?.invoiceId ?? null,
    waitingId: isWaiting(merchant) ? id : null,
  }
}
