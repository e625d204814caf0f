import type { PaidDatabase, Part } from '../database.ts'
import { getCheckout } from '../links/checkout-queries.ts'
import { requestOf } from './rules.ts'
import type { PaymentRequest, PhonePayment } from './schemas.ts'

/** Returns the payment request of a link; null if it can't be paid from another phone now. */
export async function getPaymentRequest(
  db: PaidDatabase,
  linkId: string,
  now = Date.now(),
): Promise<PaymentRequest | null> {
  const link = await db.paymentLinks.get(linkId)
  const checkout = link && (await getCheckout(db, link.path))
  return checkout ? requestOf(checkout, now) : null
}

/** Returns the payments made on this phone to businesses on other phones, newest first. */
export async function listPhonePayments(db: Part<'phonePayments'>): Promise<PhonePayment[]> {
  const rows = await db.phonePayments.toArray()
  return rows.sort((a, b) => b.date.localeCompare(a.date))
}

/** Returns a payment made on this phone by its attempt; null if there is none. */
export async function getPhonePayment(
  db: Part<'phonePayments'>,
  attemptId: string,
): Promise<PhonePayment | null> {
  return (await db.phonePayments.get(attemptId)) ?? null
}
