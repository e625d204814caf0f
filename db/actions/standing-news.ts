import type { Merchant } from '../merchants/schemas.ts'
import {
  freshNews,
  type newsTables,
  sentences,
  tellBusiness,
  type Words,
} from './application-news.ts'
import type { Act } from '../define-action.ts'

const suspended = (reason: string): Words => ({
  subject: 'Your business is suspended',
  body: sentences(
    `Reason: ${reason}`,
    'Your payment links take no payments for now, and payouts that have not left wait. What is in transit still arrives.',
    'Your data stays as it is. Answer this email when it is put right.',
  ),
})

const reinstated: Words = {
  subject: 'Your business is active again',
  body: sentences(
    'Your payment links take payments again, and payouts that waited go on.',
    'Thank you for putting it right.',
  ),
}

/** Tells a business that it was suspended, with the reason, or may go on: a notification and an e-mail. */
export async function tellStanding(
  act: Act<(typeof newsTables)[number]>,
  merchant: Merchant,
): Promise<void> {
  const { id, status, suspensionReason } = merchant
  const isSuspended = status === 'suspended'
  await tellBusiness(
    act,
    merchant,
    {
      ...freshNews(act, id, `${id}-S`),
      kind: 'standing-changed',
      suspended: isSuspended,
      reason: suspensionReason ?? null,
    },
    isSuspended ? suspended(suspensionReason ?? '') : reinstated,
  )
}
