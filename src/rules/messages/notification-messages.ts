import type { Notification } from '#db/model/notification.ts'
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

/** What is said of notifications. */
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
    }
  },
  // In dry run a button says what it would do.
  wouldMarkRead: 'The notification would be marked as read',
  wouldMarkAllRead: 'All notifications would be marked as read',
} as const
