import type { ScreensOf } from './screens.ts'

/** The screens of the platform's staff. */
export const consoleScreens = {
  'console-transactions': async () =>
    (await import('#src/screens/console/transactions/transactions-screen.tsx'))
      .ConsoleTransactionsScreen,
  'console-transaction': async () =>
    (await import('#src/screens/console/transaction-details/transaction-details-screen.tsx'))
      .ConsoleTransactionScreen,
  'console-users': async () =>
    (await import('#src/screens/console/users/users-screen.tsx')).ConsoleUsersScreen,
  'admin-users': async () =>
    (await import('#src/screens/console/admin-users/admin-users-screen.tsx')).AdminUsersScreen,
  'console-user': async () =>
    (await import('#src/screens/console/user/user-screen.tsx')).ConsoleUserScreen,
  'admin-user': async () =>
    (await import('#src/screens/console/admin-user/admin-user-screen.tsx')).AdminUserScreen,
  console: async () =>
    (await import('#src/screens/console/overview/overview-screen.tsx')).OverviewScreen,
  'transaction-reports': async () =>
    (await import('#src/screens/console/transaction-reports/transaction-reports-screen.tsx'))
      .TransactionReportsScreen,
  'activity-logs': async () =>
    (await import('#src/screens/console/activity-logs/activity-logs-screen.tsx'))
      .ActivityLogsScreen,
  'activity-entry': async () =>
    (await import('#src/screens/console/activity-entry/activity-entry-screen.tsx'))
      .ActivityEntryScreen,
  merchant: async () =>
    (await import('#src/screens/console/merchant/merchant-screen.tsx')).MerchantScreen,
  merchants: async () =>
    (await import('#src/screens/console/merchants/merchants-screen.tsx')).MerchantsScreen,
  'pending-merchants': async () =>
    (await import('#src/screens/console/pending-merchants/pending-merchants-screen.tsx'))
      .PendingMerchantsScreen,
  permissions: async () =>
    (await import('#src/screens/console/permissions/permissions-screen.tsx')).PermissionsScreen,
  'system-settings': async () =>
    (await import('#src/screens/console/system-settings/system-settings-screen.tsx'))
      .SystemSettingsScreen,
  'payment-methods': async () =>
    (await import('#src/screens/console/payment-methods/payment-methods-screen.tsx'))
      .PaymentMethodsScreen,
  'fee-structure': async () =>
    (await import('#src/screens/console/fee-structure/fee-structure-screen.tsx'))
      .FeeStructureScreen,
  'financial-reports': async () =>
    (await import('#src/screens/console/financial-reports/financial-reports-screen.tsx'))
      .FinancialReportsScreen,
  analytics: async () =>
    (await import('#src/screens/console/analytics/analytics-screen.tsx')).AnalyticsScreen,
  cases: async () => (await import('#src/screens/console/cases/cases-screen.tsx')).CasesScreen,
  'case-statement': async () =>
    (await import('#src/screens/console/case-statement/statement-screen.tsx')).StatementScreen,
  'console-disputes': async () =>
    (await import('#src/screens/console/disputes/disputes-screen.tsx')).ConsoleDisputesScreen,
  'console-dispute': async () =>
    (await import('#src/screens/console/dispute/dispute-screen.tsx')).ConsoleDisputeScreen,
} satisfies ScreensOf<'console'>
