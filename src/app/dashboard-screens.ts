import type { ScreensOf } from './screens.ts'

/** The screens of a merchant's dashboard. */
export const dashboardScreens = {
  dashboard: async () => (await import('#src/screens/dashboard/home/home-screen.tsx')).HomeScreen,
  applications: async () =>
    (await import('#src/screens/dashboard/applications/applications-screen.tsx'))
      .ApplicationsScreen,
  application: async () =>
    (await import('#src/screens/dashboard/application/application-screen.tsx')).ApplicationScreen,
  sandbox: async () =>
    (await import('#src/screens/dashboard/sandbox/sandbox-screen.tsx')).SandboxScreen,
  'sandbox-payments': async () =>
    (await import('#src/screens/dashboard/sandbox-payments/test-payments-screen.tsx'))
      .TestPaymentsScreen,
  'sandbox-transactions': async () =>
    (await import('#src/screens/dashboard/sandbox-transactions/test-transactions-screen.tsx'))
      .TestTransactionsScreen,
  'sandbox-transaction': async () =>
    (await import('#src/screens/dashboard/sandbox-transaction/test-transaction-screen.tsx'))
      .TestTransactionScreen,
  transactions: async () =>
    (await import('#src/screens/dashboard/transactions/transactions-screen.tsx'))
      .TransactionsScreen,
  'transaction-details': async () =>
    (await import('#src/screens/dashboard/transaction-details/transaction-details-screen.tsx'))
      .TransactionDetailsScreen,
  business: async () =>
    (await import('#src/screens/dashboard/business/business-screen.tsx')).BusinessScreen,
  invoices: async () =>
    (await import('#src/screens/dashboard/invoices/invoices-screen.tsx')).InvoicesScreen,
  invoice: async () =>
    (await import('#src/screens/dashboard/invoices/invoice-screen.tsx')).InvoiceScreen,
  'payment-links': async () =>
    (await import('#src/screens/dashboard/payment-links/payment-links-screen.tsx'))
      .PaymentLinksScreen,
  payouts: async () =>
    (await import('#src/screens/dashboard/payouts/payouts-screen.tsx')).PayoutsScreen,
  'payout-accounts': async () =>
    (await import('#src/screens/dashboard/payout-accounts/accounts-screen.tsx')).AccountsScreen,
  'payout-details': async () =>
    (await import('#src/screens/dashboard/payout-details/payout-details-screen.tsx'))
      .PayoutDetailsScreen,
  'transaction-fees': async () =>
    (await import('#src/screens/dashboard/fees/fees-screen.tsx')).FeesScreen,
  reports: async () =>
    (await import('#src/screens/dashboard/reports/reports-screen.tsx')).ReportsScreen,
  'account-settings': async () =>
    (await import('#src/screens/dashboard/account/account-screen.tsx')).AccountScreen,
  upgrade: async () =>
    (await import('#src/screens/dashboard/upgrade/upgrade-screen.tsx')).UpgradeScreen,
  users: async () => (await import('#src/screens/dashboard/users/users-screen.tsx')).UsersScreen,
  'user-groups': async () =>
    (await import('#src/screens/dashboard/user-groups/user-groups-screen.tsx')).UserGroupsScreen,
  disputes: async () =>
    (await import('#src/screens/dashboard/disputes/disputes-screen.tsx')).DisputesScreen,
  dispute: async () =>
    (await import('#src/screens/dashboard/dispute/dispute-screen.tsx')).DisputeScreen,
} satisfies ScreensOf<'dashboard'>
