import type { Dispute } from '../model/dispute.ts'
import type { Act } from './define-action.ts'
import { merchantTellingTables, tellMerchant } from './tell-merchant.ts'

/** The tables that telling a merchant of a dispute needs. */
export const disputeNewsTables = merchantTellingTables

const words: Record<
  Dispute['status'],
  (dispute: Dispute, money: string) => { subject: string; body: string }
> = {
  evidence: ({ transactionId, dueAt }, money) => ({
    subject: `${transactionId} is disputed`,
    body: `The card holder disputes ${money}. It is held from your balance until the dispute is decided. Send your evidence by ${dueAt.slice(0, 10)}: after that it is decided without it.`,
  }),
  review: ({ id, sentAt }, money) => ({
    subject: `Dispute ${id} is under review`,
    body: sentAt
      ? `We have your evidence. ${money} stays held until the dispute is decided.`
      : `The time for evidence is over. ${money} stays held until the dispute is decided, with what you had uploaded.`,
  }),
  won: ({ id }, money) => ({
    subject: `You won dispute ${id}`,
    body: `${money} is in your available balance again.`,
  }),
  lost: ({ id }, money) => ({
    subject: `You lost dispute ${id}`,
    body: `${money} went back to the card holder, out of what was held.`,
  }),
}

/** Tells the merchant of a dispute as it stands now, in its notifications and by e-mail, inside the act's transaction. */
export async function tellOfDispute(
  act: Act<(typeof disputeNewsTables)[number]>,
  dispute: Dispute,
): Promise<void> {
  const { id: disputeId, status, merchantId, amount, currency } = dispute
  const notification = {
    id: `N-${disputeId}-${status.toUpperCase()}`,
    merchantId,
    kind: 'dispute-news' as const,
    disputeId,
    amount,
    currency,
    status,
    createdAt: act.now,
    readAt: null,
  }
  await tellMerchant(act, notification, {
    ...words[status](dispute, `${currency} ${(amount / 100).toFixed(2)}`),
    link: { label: 'View dispute', path: `/dashboard/payments/disputes/${disputeId}` },
  })
}
