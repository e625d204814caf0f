import type { CaseStatus, DisputeStatus } from '#db/disputes/schemas.ts'
import type { Notification } from '#db/log/messages.ts'
import { isolating } from '#db/text/typed-text.ts'
import { formatMoney } from '#db/text/format.ts'

const documentNews = {
  approved: 'was approved',
  rejected: 'was rejected',
  pending: 'is back in review',
} as const

const applicationNews = {
  PENDING: 'Your application is in the queue',
  UNDER_REVIEW: 'Your application is under review',
  APPROVED: 'Your application was approved',
  REJECTED: 'Your application was rejected',
} as const

type News<Status extends string> = Record<Status, (money: string) => string>

const caseNews: News<CaseStatus> = {
  open: (money) => `We’re looking into a payment of ${money}`,
  paid: (money) => `A payment of ${money} was confirmed`,
  refunded: (money) => `A payment of ${money} was returned to the customer`,
}

const disputeNews: News<DisputeStatus> = {
  evidence: (money) => `A payment of ${money} is disputed. Send your evidence`,
  review: (money) => `Your evidence for the ${money} dispute is under review`,
  won: (money) => `You won the ${money} dispute`,
  lost: (money) => `You lost the ${money} dispute`,
}

export const notificationMessages = isolating({
  title(row: Notification): string {
    switch (row.kind) {
      case 'link-paid':
        return `${row.customer} paid ${formatMoney(row.amount, row.currency)}`
      case 'transfer-sent':
        return `A bank transfer of ${formatMoney(row.amount, row.currency)} is on its way`
      case 'payout-ended':
        return row.failureReason === null
          ? `${formatMoney(row.amount, row.currency)} was paid out`
          : `A payout of ${formatMoney(row.amount, row.currency)} was returned`
      case 'report-made':
        return `${row.reportName} is ready`
      case 'document-reviewed':
        return `${row.documentName} ${documentNews[row.status]}`
      case 'standing-changed':
        return row.suspended ? 'Your business was suspended' : 'Your business was reactivated'
      case 'application-decided':
        return applicationNews[row.approvalStatus]
      case 'information-requested':
        return 'We need more information for your application'
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
      case 'transfer-sent':
        return row.customer
      case 'payout-ended':
        return row.failureReason ?? row.payoutId
      case 'report-made':
        return row.format.toUpperCase()
      case 'document-reviewed':
        return row.reason ?? 'My Business'
      case 'standing-changed':
      case 'application-decided':
        return row.reason ?? 'My Business'
      case 'information-requested':
        return row.request
      case 'case-news':
        return row.transactionId
      case 'dispute-news':
        return row.disputeId
    }
  },
  // Dry-run labels.
  wouldMarkRead: 'The notification would be marked as read',
  wouldMarkAllRead: 'All notifications would be marked as read',
} as const)
