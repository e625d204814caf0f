import type { PaidDatabase, Part } from '../database.ts'
import { getCheckout } from '../links/checkout-queries.ts'
import { phoneStatusAt, requestOf } from './rules.ts'
import type { PaymentRequest, PhonePayment } from './schemas.ts'
import { keyIdOf } from './sign.ts'

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

/**
 * Returns the payment that this phone has made, or is making at an instant (ms), of a request that
 * is due once; undefined if there is none.
 */
export async function findPaidOnce(
  db: Part<'phonePayments'>,
  { once, key, amount }: PaymentRequest,
  now = Date.now(),
): Promise<PhonePayment | undefined> {
  if (!once) return undefined
  const rows = await listPhonePayments(db)
  return rows.find(
    (row) =>
      row.keyId === keyIdOf(key) && row.amount === amount && phoneStatusAt(row, now) !== 'failed',
  )
}

/** Returns a payment made on this phone by its attempt; null if there is none. */
export async function getPhonePayment(
  db: Part<'phonePayments'>,
  attemptId: string,
): Promise<PhonePayment | null> {
  return (await db.phonePayments.get(attemptId)) ?? null
}
