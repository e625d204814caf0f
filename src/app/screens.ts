import type { ComponentType } from 'react'
import type { ScreenId } from '#src/routes/paths.ts'

/** The screen of each path, a chunk each. A path without its screen does not compile. */
export const screens = {
  landing: async () => (await import('#src/screens/marketing/landing-screen.tsx')).LandingScreen,
  about: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  careers: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  press: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  contact: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  documentation: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  guides: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  status: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  support: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  privacy: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  terms: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  cookies: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  login: async () => (await import('#src/screens/auth/auth-screen.tsx')).AuthScreen,
  signup: async () => (await import('#src/screens/auth/auth-screen.tsx')).AuthScreen,
  'forgot-password': async () =>
    (await import('#src/screens/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  onboarding: async () =>
    (await import('#src/screens/auth/onboarding/onboarding-screen.tsx')).OnboardingScreen,
  dashboard: async () => (await import('#src/screens/dashboard/home/home-screen.tsx')).HomeScreen,
  transactions: async () =>
    (await import('#src/screens/dashboard/transactions/transactions-screen.tsx'))
      .TransactionsScreen,
  'transaction-details': async () =>
    (await import('#src/screens/dashboard/transaction-details/transaction-details-screen.tsx'))
      .TransactionDetailsScreen,
  'console-transactions': async () =>
    (await import('#src/screens/console/transactions/transactions-screen.tsx'))
      .ConsoleTransactionsScreen,
  checkout: async () => (await import('#src/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
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
  users: async () => (await import('#src/screens/dashboard/users/users-screen.tsx')).UsersScreen,
  'user-groups': async () =>
    (await import('#src/screens/dashboard/user-groups/user-groups-screen.tsx')).UserGroupsScreen,
  merchants: async () =>
    (await import('#src/screens/console/merchants/merchants-screen.tsx')).MerchantsScreen,
  'pending-merchants': async () =>
    (await import('#src/screens/console/pending-merchants/pending-merchants-screen.tsx'))
      .PendingMerchantsScreen,
  'payment-methods': async () =>
    (await import('#src/screens/console/payment-methods/payment-methods-screen.tsx'))
      .PaymentMethodsScreen,
  'fee-structure': async () =>
    (await import('#src/screens/console/fee-structure/fee-structure-screen.tsx'))
      .FeeStructureScreen,
} satisfies Record<ScreenId, () => Promise<ComponentType>>
