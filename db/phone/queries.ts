import { currentTime, toDeviceTime } from '../clock.ts'
import type { Part } from '../database.ts'
import { type CheckoutTable, getCheckout } from '../links/checkout-queries.ts'
import { writeRequest } from './codes.ts'
import { phoneStatusAt, requestLasts, requestTerms, type RequestTerms } from './rules.ts'
import type { PaymentRequest, PhonePayment } from './schemas.ts'
import { keyIdOf } from './sign.ts'

/**
 * Returns the terms on which a link is paid from another phone at an instant (ms); null if it can't
 * be paid.
 */
export async function getRequestTerms(
  db: Part<CheckoutTable>,
  linkId: string,
  now = currentTime(),
): Promise<RequestTerms | null> {
  const link = await db.paymentLinks.get(linkId)
  const checkout = link && (await getCheckout(db, link.path))
  return checkout ? requestTerms(checkout, now) : null
}

/**
 * Returns whether a request that this phone shows can be paid at an instant (ms): it has no payment
 * yet, its link still has the same terms, and it is recent.
 */
export async function isStillAsked(
  db: Part<CheckoutTable | 'shownRequests'>,
  id: string,
  now = currentTime(),
): Promise<boolean> {
  const shown = await db.shownRequests.get(id)
  if (!shown || shown.transactionId !== undefined) return false
  if (toDeviceTime(now) - Date.parse(shown.shownAt) > requestLasts) return false
  const terms = await getRequestTerms(db, shown.linkId, now)
  return terms !== null && writeRequest({ ...shown, ...terms }) === writeRequest(shown)
}

/** Returns the payments made on this phone to businesses on other phones, newest first. */
export async function listPhonePayments(db: Part<'phonePayments'>): Promise<PhonePayment[]> {
  const rows = await db.phonePayments.toArray()
  return rows.sort((a, b) => b.date.localeCompare(a.date))
}

const isOf = (row: PhonePayment, { key, once, linkId, merchantName, amount }: PaymentRequest) =>
  row.keyId === keyIdOf(key) ||
  // The seller may show the code of an invoice again.
  (once && row.linkId === linkId && row.merchantName === merchantName && row.amount === amount)

/**
 * Returns the payment that this phone has made, or is making at an instant (ms), of a request or of
 * what it asks for once; undefined if there is none.
 */
export async function findPaid(
  db: Part<'phonePayments'>,
  request: PaymentRequest,
  now = currentTime(),
): Promise<PhonePayment | undefined> {
  const rows = await listPhonePayments(db)
  return rows.find((row) => isOf(row, request) && phoneStatusAt(row, now) !== 'failed')
}

/** Returns a payment made on this phone by its attempt; null if there is none. */
export async function getPhonePayment(
  db: Part<'phonePayments'>,
  attemptId: string,
): Promise<PhonePayment | null> {
  return (await db.phonePayments.get(attemptId)) ?? null
}
