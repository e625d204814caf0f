import type { PaidDatabase } from '../database.ts'
import { isWaiting } from '../merchants/rules.ts'
import { isTaken } from '../payments/rules.ts'
import { getFirstAdmin, getMerchantPersona } from '../people/persona-queries.ts'

/** A customer's payment that was taken, as the demo's other sides can show it. */
export interface OtherSides {
  transactionId: string
  /** The member of the merchant's team to act as. */
  memberId: string
  /** The invoice that was paid; null for a link of the merchant's own. */
  invoiceId: string | null
  /** The merchant to approve; null when nothing waits for a decision. */
  waitingId: string | null
}

/**
 * Returns the other sides of the payment made by an attempt to pay a link; null if there is no such payment, if it waits,
 * failed or was cancelled, or if there is nobody of its merchant to act as.
 */
export async function getOtherSides(
  db: PaidDatabase,
  attemptId: string,
): Promise<OtherSides | null> {
  const payment = await db.transactions.where('attemptId').equals(attemptId).first()
  if (payment?.linkId === undefined || !isTaken(payment)) return null
  const [merchant, persona, link] = await Promise.all([
    db.merchants.get(payment.merchantId),
    getMerchantPersona(db),
    db.paymentLinks.get(payment.linkId),
  ])
  if (!merchant) return null
  const { id } = merchant
  const memberId =
    persona?.merchant.id === id ? persona.memberId : (await getFirstAdmin(db, id))?.id
  if (!memberId) return null
  return {
    transactionId: payment.id,
    memberId,
    invoiceId: link?.invoiceId ?? null,
    waitingId: isWaiting(merchant) ? id : null,
  }
}
