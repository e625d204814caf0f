import { pathTo } from '#routes/paths.ts'
import type { Act } from '../define-action.ts'
import type { Notification } from '../log/messages.ts'
import { heldFor, sendMessage, tellingTables, tellPeople } from '../log/tell-actions.ts'
import { decisionText } from './review-target.ts'
import { defaultRejectionReason } from './rules.ts'
import type { ApprovalStatus, BusinessDocument, InformationRequest, Merchant } from './schemas.ts'
import { formatDate } from '../text/format.ts'
import { isolated } from '../text/typed-text.ts'

/** The tables for notifying a business of its application. */
export const newsTables = tellingTables
type Telling = Act<(typeof newsTables)[number]>

/** Returns the body of an e-mail, one paragraph per part. */
const sentences = (...parts: string[]) => parts.join('\n\n')

/** The e-mail of each stage (BIZ-5). */
const stageMails: Record<ApprovalStatus, (merchant: Merchant, now: string) => MailWords> = {
  PENDING: (merchant, now) => ({
    subject: 'We have your application',
    body: sentences(
      [
        'Thank you. Your application is in the queue.',
        decisionText(merchant, Date.parse(now), formatDate),
      ]
        .filter(Boolean)
        .join(' '),
      'We’ll email you when the review starts and when we decide. Track your approval in My Business.',
    ),
  }),
  UNDER_REVIEW: () => ({
    subject: 'Your application is under review',
    body: sentences(
      'We’re reviewing your application and documents.',
      'You don’t need to do anything now. We’ll email you about each document.',
    ),
  }),
  APPROVED: () => ({
    subject: 'Your application was approved',
    body: sentences(
      'Your business is approved. Your payments no longer have a limit.',
      'Thank you for choosing Paid.',
    ),
  }),
  REJECTED: ({ rejectionReason }) => ({
    subject: 'Your application has been rejected',
    body: sentences(
      `Reason: ${isolated(rejectionReason ?? defaultRejectionReason)}`,
      'You can edit your details, replace documents and resubmit in My Business.',
    ),
  }),
}

export type MailWords = { subject: string; body: string }

const link = { label: 'Open My Business', path: pathTo('business') }

/** Returns the addresses for mail to a business; empty if it has none. */
const addressesOf = ({ email, supportEmail }: Merchant): string[] =>
  [email || supportEmail].filter(Boolean)

/** Puts an e-mail to a business into the outbox, if it has an address. */
async function mail(
  act: Act<'messages'>,
  merchant: Merchant,
  { subject, body, ...held }: MailWords & Partial<ReturnType<typeof heldFor>>,
): Promise<void> {
  const to = addressesOf(merchant)
  if (to.length === 0) return
  await sendMessage(act, {
    merchantId: merchant.id,
    channel: 'email',
    to,
    subject,
    body: sentences(`Hello ${isolated(merchant.name)},`, body),
    link,
    ...held,
  })
}

const wordsOfStage = (merchant: Merchant, now: string): MailWords =>
  stageMails[merchant.approvalStatus](merchant, now)

/** Welcomes a business that has just signed up, and says what is left to be approved. BIZ-5. */
export const mailWelcome = async (act: Act<'messages'>, merchant: Merchant): Promise<void> =>
  mail(act, merchant, {
    subject: 'Welcome to Paid',
    body: sentences(
      'Your account is open, and you can take test payments right away.',
      'To get approved, add your business details and documents in My Business, then submit your application.',
    ),
  })

/** Sends a business the e-mail for its application's current stage. BIZ-5. */
export const mailStage = async (act: Act<'messages'>, merchant: Merchant): Promise<void> =>
  mail(act, merchant, wordsOfStage(merchant, act.now))

/**
 * Notifies a business by e-mail, and its people as their settings ask. What leaves the app waits
 * until the Undo is over.
 */
async function tellBusiness(
  act: Telling,
  merchant: Merchant,
  notification: Notification,
  words: MailWords,
): Promise<void> {
  const held = { ...words, ...heldFor(notification) }
  await mail(act, merchant, held)
  await tellPeople(act, notification, { ...held, link }, addressesOf(merchant))
}

/**
 * Returns the common fields of a business's notifications; `about` is the id of the subject, `at`
 * the instant of the act.
 */
export const notificationFields = (merchantId: Merchant['id'], about: string, at: string) => ({
  // Includes the time, because the same subject can reach the same state again.
  id: `N-${about}-${Date.parse(at)}`,
  merchantId,
  createdAt: at,
  readAt: null,
})

/** Notifies a business, in the app and by e-mail, of the stage the staff gave its application. */
export async function tellStage(act: Telling, merchant: Merchant): Promise<void> {
  const { id, approvalStatus, rejectionReason } = merchant
  const notification: Notification = {
    ...notificationFields(id, id, act.now),
    kind: 'application-decided',
    approvalStatus,
    reason: rejectionReason,
  }
  await tellBusiness(act, merchant, notification, wordsOfStage(merchant, act.now))
}

/** Notifies a business, in the app and by e-mail, of what its application lacks. */
export async function tellRequest(
  act: Telling,
  merchant: Merchant,
  { missing, text }: Pick<InformationRequest, 'missing' | 'text'>,
): Promise<void> {
  const request = [...missing, text].filter(Boolean)
  await tellBusiness(
    act,
    merchant,
    {
      ...notificationFields(merchant.id, merchant.id, act.now),
      kind: 'information-requested',
      request: request.join('. ').slice(0, 2000),
    },
    {
      subject: 'We need more information',
      body: sentences(
        'To decide on your application, we need:',
        request.join('\n'),
        'Answer in My Business, where you can also upload documents.',
      ),
    },
  )
}

/** Notifies a business, in the app and by e-mail, of the review of a document. */
export async function tellReview(
  act: Telling,
  merchant: Merchant,
  { id, name, status, rejectionReason }: BusinessDocument,
): Promise<void> {
  const notification: Notification = {
    ...notificationFields(merchant.id, id, act.now),
    kind: 'document-reviewed',
    documentId: id,
    documentName: name,
    status,
    reason: rejectionReason ?? null,
  }
  await tellBusiness(
    act,
    merchant,
    notification,
    status === 'rejected'
      ? {
          subject: 'A document was rejected',
          body: sentences(
            `${isolated(name)} was rejected: ${isolated(rejectionReason ?? defaultRejectionReason)}`,
            'Replace the document in My Business.',
          ),
        }
      : status === 'approved'
        ? { subject: 'A document was approved', body: `${isolated(name)} was approved.` }
        : {
            subject: 'A document is back in review',
            body: `${isolated(name)} is back in review. Please ignore our previous message.`,
          },
  )
}

const suspended = (reason: string): MailWords => ({
  subject: 'Your business was suspended',
  body: sentences(
    `Reason: ${isolated(reason)}`,
    'Your payment links are off and pending payouts are on hold. Payouts in transit will still arrive.',
    'Your data is safe. Reply to this email to resolve this.',
  ),
})

const reinstated: MailWords = {
  subject: 'Your business was reactivated',
  body: sentences(
    'Your payment links work again, and your payouts have resumed.',
    'Thank you for resolving this.',
  ),
}

/** Returns the subject of notifications of a business's standing. */
export const suspensionId = ({ id }: Pick<Merchant, 'id'>): string => `${id}-S`

/**
 * Notifies a business, in the app and by e-mail, of its suspension with the reason, or of its
 * reinstatement.
 */
export async function tellSuspension(
  act: Act<(typeof newsTables)[number]>,
  merchant: Merchant,
): Promise<void> {
  const { id, status, suspensionReason } = merchant
  const isSuspended = status === 'suspended'
  await tellBusiness(
    act,
    merchant,
    {
      ...notificationFields(id, suspensionId(merchant), act.now),
      kind: 'standing-changed',
      suspended: isSuspended,
      reason: suspensionReason ?? null,
    },
    isSuspended ? suspended(suspensionReason ?? '') : reinstated,
  )
}
