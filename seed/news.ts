import { momentOn } from '#db/days.ts'
import type { Notification } from '#db/log/messages.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { isTaken, transactionNumber } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { Payout } from '#db/payouts/schemas.ts'

const days = 30

interface Rows {
  merchants: readonly Merchant[]
  documents: readonly BusinessDocument[]
  transactions: readonly Transaction[]
  paymentLinks: readonly PaymentLink[]
  payouts: readonly Payout[]
}

/** Returns the fields that all notifications have; merchants have read those of the sample. */
const told = (about: string, merchantId: Merchant['id'], createdAt: string) => ({
  id: `N-${about}`,
  merchantId,
  createdAt,
  readAt: createdAt,
})

/** Returns the id of something that can happen again to the same subject. */
const again = (about: string, at: string) => `${about}-${Date.parse(at)}`

function ofMerchant(row: Merchant): Notification[] {
  const { id, reviewDate, joinDate, suspendedAt, suspensionReason = null } = row
  const decidedAt = joinDate ?? reviewDate
  const decided: Notification[] = decidedAt
    ? [
        {
          ...told(again(id, decidedAt), id, decidedAt),
          kind: 'application-decided',
          approvalStatus: joinDate ? 'APPROVED' : row.approvalStatus,
          reason: row.rejectionReason,
        },
      ]
    : []
  if (suspendedAt === undefined) return decided
  return [
    ...decided,
    {
      ...told(again(`${id}-S`, suspendedAt), id, suspendedAt),
      kind: 'standing-changed',
      suspended: true,
      reason: suspensionReason,
    },
  ]
}

function ofDocument(row: BusinessDocument): Notification[] {
  const { id, merchantId, name, status, rejectionReason = null, reviewedAt } = row
  if (reviewedAt === undefined) return []
  return [
    {
      ...told(again(id, reviewedAt), merchantId, reviewedAt),
      kind: 'document-reviewed',
      documentId: id,
      documentName: name,
      status,
      reason: rejectionReason,
    },
  ]
}

function ofPayment(row: Transaction, links: readonly PaymentLink[]): Notification[] {
  const { id, merchantId, date, customer, amount, currency, linkId } = row
  const link = links.find((each) => each.id === linkId)
  if (!link || !isTaken(row)) return []
  return [
    {
      ...told(String(transactionNumber(id)), merchantId, date),
      kind: 'link-paid',
      transactionId: id,
      customer,
      amount,
      currency,
      linkName: link.name,
    },
  ]
}

function ofPayout({ id, merchantId, amount, fee, currency, endedAt }: Payout): Notification[] {
  if (endedAt === null) return []
  return [
    {
      ...told(id, merchantId, endedAt),
      kind: 'payout-ended',
      payoutId: id,
      amount: amount - fee,
      currency,
      failureReason: null,
    },
  ]
}

/** Returns what merchants were notified of in the last 30 days, as the acts behind the rows would have. */
export function seedNews(rows: Rows, now: Date): Notification[] {
  const since = momentOn(now, -days).toISOString()
  return [
    ...rows.merchants.flatMap(ofMerchant),
    ...rows.documents.flatMap(ofDocument),
    ...rows.transactions.flatMap((row) => ofPayment(row, rows.paymentLinks)),
    ...rows.payouts.flatMap(ofPayout),
  ].filter(({ createdAt }) => createdAt >= since)
}
