import * as v from 'valibot'
import { documentId, documentStatus } from './business-document.ts'
import { currency, instant, longText, merchantId, minorUnits, shortText } from './common.ts'
import { dispute } from './dispute.ts'
import { approvalStatus } from './merchant.ts'
import { paymentCase } from './payment-case.ts'
import { payoutId } from './payout.ts'
import { reportFormat, reportId } from './report.ts'
import { transactionId } from './transaction.ts'

const shared = {
  /** Ends in the id of what it tells of, so that the same is never told twice. */
  id: v.pipe(v.string(), v.regex(/^N-[A-Z0-9-]{1,40}$/)),
  merchantId,
  createdAt: instant,
  readAt: v.nullable(instant),
}
const amount = v.pipe(minorUnits, v.minValue(1))

/** What a merchant is told of: what happened while it looked elsewhere. */
export const notification = v.variant('kind', [
  /** A customer has paid one of its links. Its number is that of the payment. */
  v.object({
    ...shared,
    kind: v.literal('link-paid'),
    transactionId,
    customer: shortText,
    amount,
    currency,
    linkName: shortText,
  }),
  /** A payout has come to its end; with the reason, where it came back. */
  v.object({
    ...shared,
    kind: v.literal('payout-ended'),
    payoutId,
    amount,
    currency,
    failureReason: v.nullable(shortText),
  }),
  /** A schedule has made its report. */
  v.object({
    ...shared,
    kind: v.literal('report-made'),
    reportId,
    reportName: shortText,
    format: reportFormat,
  }),
  /** The platform's staff have looked at a document. */
  v.object({
    ...shared,
    kind: v.literal('document-reviewed'),
    documentId,
    documentName: v.pipe(v.string(), v.maxLength(255)),
    status: documentStatus,
    reason: v.nullable(longText),
  }),
  /** The platform's staff have suspended the business, with the reason, or let it go on. */
  v.object({
    ...shared,
    kind: v.literal('standing-changed'),
    suspended: v.boolean(),
    reason: v.nullable(longText),
  }),
  /** The application has come to another stage. */
  v.object({
    ...shared,
    kind: v.literal('application-decided'),
    approvalStatus,
    reason: v.nullable(longText),
  }),
  /** A case of one of its payments was opened, or has come to its end. */
  v.object({
    ...shared,
    kind: v.literal('case-news'),
    transactionId,
    amount,
    currency,
    status: paymentCase.entries.status,
  }),
  /** A card payment is disputed, is looked at, or its dispute is decided. */
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
