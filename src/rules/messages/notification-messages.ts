import type { Notification } from '#db/model/notification.ts'
import { formatMoney } from '../format.ts'

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
    }
  },
  // In dry run a button says what it would do.
  wouldMarkRead: 'The notification would be marked as read',
  wouldMarkAllRead: 'All notifications would be marked as read',
} as const
