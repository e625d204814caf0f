import type { CaseStatus, DisputeStatus } from '#db/disputes/schemas.ts'
import type { Notification } from '#db/log/messages.ts'
import { formatMoney } from '../format.ts'

const documentNews = {
  approved: 'is approved',
  rejected: 'was rejected',
  pending: 'waits for its review again',
} as const

const applicationNews = {
  PENDING: 'Your application is in the queue again',
  UNDER_REVIEW: 'Your application is under review',
  APPROVED: 'Your application is approved',
  REJECTED: 'Your application was rejected',
} as const

type News<Status extends string> = Record<Status, (money: string) => string>

const caseNews: News<CaseStatus> = {
  open: (money) => `We are looking into a payment of ${money}`,
  paid: (money) => `A payment of ${money} is paid after all`,
  refunded: (money) => `A payment of ${money} went back to the customer`,
}

const disputeNews: News<DisputeStatus> = {
  evidence: (money) => `A payment of ${money} is disputed: send your evidence`,
  review: (money) => `The dispute of ${money} is under review`,
  won: (money) => `You won the dispute of ${money}`,
  lost: (money) => `You lost the dispute of ${money}`,
}

export const notificationMessages = {
  title(row: Notification): string {
    switch (row.kind) {
      case 'link-paid':
        return `${row.customer} paid ${formatMoney(row.amount, row.currency)}`
      case 'payout-ended':
        return row.failureReason === null
          ? `${formatMoney(row.amount, row.currency)} was paid out`
          : `A payout of ${formatMoney(row.amount, row.currency)} came back`
      case 'report-made':
        return `${row.reportName} is ready`
      case 'document-reviewed':
        return `${row.documentName} ${documentNews[row.status]}`
      case 'standing-changed':
        return row.suspended ? 'Your business is suspended' : 'Your business is active again'
      case 'application-decided':
        return applicationNews[row.approvalStatus]
      case 'case-news':
        return caseNews[row.status](formatMoney(row.amount, row.currency))
      case 'dispute-news':
        return disputeNews[row.status](formatMoney(row.amount, row.currency))
    }
  },
  about(row: Notification): string {
    switch (row.kind) {
      case 'link-paid':
        return row.linkName
      case 'payout-ended':
        return row.failureReason ?? row.payoutId
      case 'report-made':
        return row.format.toUpperCase()
      case 'document-reviewed':
        return row.reason ?? 'My Business'
      case 'standing-changed':
      case 'application-decided':
        return row.reason ?? 'My Business'
      case 'case-news':
        return row.transactionId
      case 'dispute-news':
        return row.disputeId
    }
  },
  // Dry-run labels.
  wouldMarkRead: 'The notification would be marked as read',
  wouldMarkAllRead: 'All notifications would be marked as read',
} as const
