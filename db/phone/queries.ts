import { currentTime, toDeviceTime } from '../clock.ts'
import type { Part } from '../database.ts'
import { type CheckoutTable, getCheckout } from '../links/checkout-queries.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { writeRequest } from './codes.ts'
import { phoneStatusAt, requestTerms, type RequestTerms, showsFor } from './rules.ts'
import type { PaymentProof, PaymentRequest, PhonePayment, ShownRequest } from './schemas.ts'
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
 * Returns the request of a link that this phone can show at an instant (ms): its newest, while it has no payment, the
 * link has the same terms, and there is time left to pay it; null if a new one must be made.
 */
export async function findShownRequest(
  db: Part<CheckoutTable | 'shownRequests'>,
  linkId: string,
  now = currentTime(),
): Promise<ShownRequest | null> {
  const terms = await getRequestTerms(db, linkId, now)
  if (!terms) return null
  const [newest] = (await db.shownRequests.toArray())
    .filter(
      (each) =>
        each.linkId === linkId &&
        each.transactionId === undefined &&
        toDeviceTime(now) - Date.parse(each.shownAt) <= showsFor &&
        writeRequest({ ...each, ...terms }) === writeRequest(each),
    )
    .sort((a, b) => b.shownAt.localeCompare(a.shownAt))
  return newest ?? null
}

/**
 * Returns the link of a request that this very device shows, which is paid here like any other; null for one of another
 * device, although that may have a link of the same path.
 */
export async function findOwnLink(
  db: Part<'shownRequests' | 'paymentLinks'>,
  { key }: Pick<PaymentRequest, 'key'>,
): Promise<PaymentLink | null> {
  const shown = await db.shownRequests.get(keyIdOf(key))
  return (shown && (await db.paymentLinks.get(shown.linkId))) ?? null
}

/** Returns the request of this device that a proof of payment answers; null if it answers another device's. */
export const findAnswered = async (
  db: Part<'shownRequests'>,
  { keyId }: Pick<PaymentProof, 'keyId'>,
): Promise<ShownRequest | null> => (await db.shownRequests.get(keyId)) ?? null

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
