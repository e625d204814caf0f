import * as v from 'valibot'
import {
  currency,
  instant,
  longText,
  merchantId,
  minorUnits,
  readableId,
  shortText,
} from '../common.ts'
import { dispute, paymentCase } from '../disputes/schemas.ts'
import { approvalStatus, documentId, documentStatus } from '../merchants/schemas.ts'
import { transactionId } from '../payments/schemas.ts'
import { payoutId } from '../payouts/schemas.ts'
import { reportFormat, reportId } from '../reports/schemas.ts'
import { draftLanguage } from '../text/payer-words/languages.ts'

/** Ends in the subject's id, so that each event notifies only once. */
const notificationId = v.pipe(v.string(), v.regex(/^N-[A-Z0-9-]{1,40}$/))

/** An outgoing e-mail, text message or WhatsApp message, shown in the demo controls' outbox. */
export const message = v.object({
  id: readableId('OB'),
  merchantId: v.optional(merchantId),
  channel: v.picklist(['email', 'sms', 'whatsapp']),
  /** Empty only where the sender chose the recipient in WhatsApp. */
  to: v.array(shortText),
  subject: shortText,
  /** An invoice's message includes its notes. */
  body: v.pipe(v.string(), v.maxLength(4000)),
  attachment: v.optional(shortText),
  /** The language of subject, text and button; English if omitted. */
  language: v.optional(draftLanguage),
  /** The address that its button would open, on this site. */
  link: v.optional(v.object({ label: shortText, path: shortText })),
  createdAt: instant,
  /** When it leaves, if it waits for the Undo of its act; omitted if it left at once. */
  sendAt: v.optional(instant),
  /** The notification that it repeats. */
  notificationId: v.optional(notificationId),
})
export type Message = v.InferOutput<typeof message>

/** How long, in milliseconds, a message waits so that the Undo of its act can remove it. */
export const undoTime = 10_000

/**
 * Returns whether the messages of an act at an instant still wait, at another one in milliseconds.
 * Those of the future are left over from a clock that has been set back, and have left.
 */
export const isAwaitingUndo = (at: string, now: number): boolean =>
  Date.parse(at) <= now && now < Date.parse(at) + undoTime

const shared = {
  id: notificationId,
  merchantId,
  createdAt: instant,
  readAt: v.nullable(instant),
}
const amount = v.pipe(minorUnits, v.minValue(1))

/** A merchant's notification. */
export const notification = v.variant('kind', [
  /** A customer has paid one of its links; the number is the payment's. */
  v.object({
    ...shared,
    kind: v.literal('link-paid'),
    transactionId,
    customer: shortText,
    amount,
    currency,
    linkName: shortText,
  }),
  /** A customer says that they sent a bank transfer, which is being checked. */
  v.object({
    ...shared,
    kind: v.literal('transfer-sent'),
    transactionId,
    customer: shortText,
    amount,
    currency,
  }),
  /** A payout has arrived, or come back with a reason. */
  v.object({
    ...shared,
    kind: v.literal('payout-ended'),
    payoutId,
    amount,
    currency,
    failureReason: v.nullable(shortText),
  }),
  /** A schedule has generated its report. */
  v.object({
    ...shared,
    kind: v.literal('report-made'),
    reportId,
    reportName: shortText,
    format: reportFormat,
  }),
  /** The platform's staff have reviewed a document. */
  v.object({
    ...shared,
    kind: v.literal('document-reviewed'),
    documentId,
    documentName: v.pipe(v.string(), v.maxLength(255)),
    status: documentStatus,
    reason: v.nullable(longText),
  }),
  /** The platform's staff have suspended the business, with the reason, or reinstated it. */
  v.object({
    ...shared,
    kind: v.literal('standing-changed'),
    suspended: v.boolean(),
    reason: v.nullable(longText),
  }),
  /** The application has reached another stage. */
  v.object({
    ...shared,
    kind: v.literal('application-decided'),
    approvalStatus,
    reason: v.nullable(longText),
  }),
  /** The platform's staff need more information for the application. */
  v.object({
    ...shared,
    kind: v.literal('information-requested'),
    request: longText,
  }),
  /** A case of one of its payments was opened or resolved. */
  v.object({
    ...shared,
    kind: v.literal('case-news'),
    transactionId,
    amount,
    currency,
    status: paymentCase.entries.status,
  }),
  /** A card payment is disputed, or its dispute is under review or decided. */
  v.object({
    ...shared,
    kind: v.literal('dispute-news'),
    disputeId: dispute.entries.id,
    amount,
    currency,
    status: dispute.entries.status,
  }),
])
export type Notification = v.InferOutput<typeof notification>

/** A notification's text for the app and for e-mail. */
export interface News {
  notification: Notification
  words: Pick<Message, 'subject' | 'body' | 'link'>
}
