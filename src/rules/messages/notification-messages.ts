/** What is said of notifications. */
export const notificationMessages = {
  // In dry run a button says what it would do.
  wouldMarkRead: 'The notification would be marked as read',
  wouldMarkAllRead: 'All notifications would be marked as read',
} as const
