/** What is said while an older database is brought up to date. */
export const upgradeMessages = {
  underWay:
    'Your data is being brought up to date. With many transactions this can take a minute: leave this page open.',
  done: 'Your data is up to date',
  failed: 'Your data could not be brought up to date',
} as const
