import type { ComponentType } from 'react'
import type { ScreenId } from '#routes/paths.ts'

/** The screen of each path, in a chunk of its own. A path without a screen does not compile. */
export const screens = {
  landing: async () => (await import('#src/screens/marketing/landing-screen.tsx')).LandingScreen,
  features: async () => (await import('#src/screens/marketing/features-screen.tsx')).FeaturesScreen,
  about: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  contact: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  guides: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  support: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  privacy: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  licenses: async () =>
    (await import('#src/screens/marketing/licenses/licenses-screen.tsx')).LicensesScreen,
  terms: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  developers: async () => (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-authentication': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-testing': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-payments': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-payment-links': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-invoices': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-payouts': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-webhooks': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-errors': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-pagination': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-idempotency': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-reference': async () =>
    (await import('#src/screens/developers/reference-screen.tsx')).ReferenceScreen,
  login: async () => (await import('#src/screens/auth/auth-screen.tsx')).AuthScreen,
  signup: async () => (await import('#src/screens/auth/auth-screen.tsx')).AuthScreen,
  'forgot-password': async () =>
    (await import('#src/screens/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  onboarding: async () =>
    (await import('#src/screens/auth/onboarding/onboarding-screen.tsx')).OnboardingScreen,
  checkout: async () => (await import('#src/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
  'pay-here': async () => (await import('#src/screens/checkout/pay-here-screen.tsx')).PayHereScreen,
  stage: async () => (await import('#src/presenter/pitch/stage/stage-screen.tsx')).StageScreen,
  talk: async () => (await import('#src/presenter/pitch/talk/talk-screen.tsx')).TalkScreen,
  trainer: async () =>
    (await import('#src/presenter/class/trainer/trainer-screen.tsx')).TrainerScreen,
  learn: async () => (await import('#src/presenter/class/learn/learn-screen.tsx')).LearnScreen,
  prospects: async () =>
    (await import('#src/presenter/pitch/prospects/prospects-screen.tsx')).ProspectsScreen,
  'own-exercise': async () =>
    (await import('#src/presenter/class/exercises/own/exercise-screen.tsx')).ExerciseScreen,
  'scan-snapshot': async () =>
    (await import('#src/presenter/demo/snapshots/scan-snapshot-screen.tsx')).ScanSnapshotScreen,
  'class-board': async () =>
    (await import('#src/presenter/class/board/board-screen.tsx')).BoardScreen,
  drill: async () => (await import('#src/presenter/class/drill/drill-screen.tsx')).DrillScreen,
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
  'check-payment': async () =>
    (await import('#src/screens/dashboard/check-payment/check-payment-screen.tsx'))
      .CheckPaymentScreen,
  'scan-payment': async () =>
    (await import('#src/screens/dashboard/scan-payment/scan-payment-screen.tsx')).ScanPaymentScreen,
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
  'merchant-cases': async () =>
    (await import('#src/screens/dashboard/cases/cases-screen.tsx')).MerchantCasesScreen,
  disputes: async () =>
    (await import('#src/screens/dashboard/disputes/disputes-screen.tsx')).DisputesScreen,
  dispute: async () =>
    (await import('#src/screens/dashboard/dispute/dispute-screen.tsx')).DisputeScreen,
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
} satisfies Record<ScreenId, () => Promise<ComponentType>>
