/** Every path of the app. The router, both sidebars, page titles and the tests read these rows. */

export type Area =
  | 'public'
  | 'developers'
  | 'auth'
  | 'dashboard'
  | 'console'
  | 'checkout'
  | 'presenter'

type PathRow = {
  id: string
  path: string
  title: string
  /**
   * The sidebar entry, labeled with the page's title by default; rows without one are reached from elsewhere. The
   * dashboard's groups open and close, the console's are headings.
   */
  nav?: { label?: string; group?: string }
  redirectTo?: string
  /** The row whose screen stays visible below this one's. */
  over?: string
  /** The row with the navigation entry that contains this one. */
  within?: string
  /** Its primary button, which the command palette presses too, and the action whose permission it needs. */
  button?: {
    label: string
    action: string
    /** It changes something existing rather than creates something. */
    changes?: true
    /** Further words that people type for it. */
    also?: readonly string[]
  }
  /** Its page may use the camera (public/_headers), so it is opened and left by loading a page. */
  camera?: true
} & (
  | { area: Exclude<Area, 'console'>; permission?: undefined }
  /** Null for the overview, whose parts each ask for their own. */
  | { area: 'console'; permission: string | null }
)

const rows = [
  { id: 'landing', path: '/', title: 'Get paid the way Zimbabwe pays', area: 'public' },
  { id: 'features', path: '/features', title: 'All features', area: 'public' },
  { id: 'about', path: '/company/about', title: 'About', area: 'public' },
  {
    id: 'careers',
    path: '/company/careers',
    title: 'Careers',
    area: 'public',
    redirectTo: 'about',
  },
  { id: 'press', path: '/company/press', title: 'Press', area: 'public', redirectTo: 'about' },
  { id: 'contact', path: '/company/contact', title: 'Contact', area: 'public' },
  {
    id: 'documentation',
    path: '/resources/documentation',
    title: 'Documentation',
    area: 'public',
    redirectTo: 'developers',
  },
  { id: 'guides', path: '/resources/guides', title: 'Guides', area: 'public' },
  {
    id: 'status',
    path: '/resources/status',
    title: 'Status',
    area: 'public',
    redirectTo: 'support',
  },
  { id: 'support', path: '/resources/support', title: 'Support', area: 'public' },
  { id: 'privacy', path: '/legal/privacy', title: 'Privacy and cookies', area: 'public' },
  { id: 'licenses', path: '/legal/licences', title: 'Open-source licences', area: 'public' },
  { id: 'terms', path: '/legal/terms', title: 'Terms', area: 'public' },
  {
    id: 'cookies',
    path: '/legal/cookies',
    title: 'Cookies',
    area: 'public',
    redirectTo: 'privacy',
  },
  {
    id: 'developers',
    path: '/developers',
    title: 'Build with Paid',
    area: 'developers',
    nav: { label: 'Introduction', group: 'Start' },
  },
  {
    id: 'developers-authentication',
    path: '/developers/authentication',
    title: 'Authentication',
    area: 'developers',
    nav: { label: 'Authentication', group: 'Start' },
  },
  {
    id: 'developers-testing',
    path: '/developers/testing',
    title: 'Test numbers and cards',
    area: 'developers',
    nav: { label: 'Test numbers and cards', group: 'Start' },
  },
  {
    id: 'developers-payments',
    path: '/developers/payments',
    title: 'Payments API',
    area: 'developers',
    nav: { label: 'Payments', group: 'Money' },
  },
  {
    id: 'developers-payment-links',
    path: '/developers/payment-links',
    title: 'Payment links API',
    area: 'developers',
    nav: { label: 'Payment links', group: 'Money' },
  },
  {
    id: 'developers-invoices',
    path: '/developers/invoices',
    title: 'Invoices API',
    area: 'developers',
    nav: { label: 'Invoices', group: 'Money' },
  },
  {
    id: 'developers-payouts',
    path: '/developers/payouts',
    title: 'Payouts API',
    area: 'developers',
    nav: { label: 'Payouts', group: 'Money' },
  },
  {
    id: 'developers-webhooks',
    path: '/developers/webhooks',
    title: 'Webhooks',
    area: 'developers',
    nav: { label: 'Webhooks', group: 'Your server' },
  },
  {
    id: 'developers-errors',
    path: '/developers/errors',
    title: 'API errors',
    area: 'developers',
    nav: { label: 'Errors', group: 'Your server' },
  },
  {
    id: 'developers-pagination',
    path: '/developers/pagination',
    title: 'Pagination',
    area: 'developers',
    nav: { label: 'Pagination', group: 'Your server' },
  },
  {
    id: 'developers-idempotency',
    path: '/developers/idempotency',
    title: 'Idempotency',
    area: 'developers',
    nav: { label: 'Idempotency', group: 'Your server' },
  },
  {
    id: 'developers-reference',
    path: '/developers/reference',
    title: 'API reference',
    area: 'developers',
    nav: { label: 'API reference', group: 'Reference' },
  },
  { id: 'login', path: '/auth/login', title: 'Log in', area: 'auth' },
  { id: 'signup', path: '/auth/signup', title: 'Sign up', area: 'auth' },
  {
    id: 'forgot-password',
    path: '/auth/forgot-password',
    title: 'Forgot password',
    area: 'auth',
  },
  { id: 'onboarding', path: '/onboarding', title: 'Welcome', area: 'auth' },
  { id: 'checkout', path: '/pay/:path', title: 'Pay', area: 'checkout' },
  { id: 'pay-here', path: '/pay-here', title: 'Scan to pay', area: 'checkout', camera: true },
  { id: 'stage', path: '/stage', title: 'Both sides', area: 'presenter' },
  { id: 'talk', path: '/talk', title: 'Talk track', area: 'presenter' },
  { id: 'trainer', path: '/trainer', title: 'Trainer', area: 'presenter' },
  { id: 'learn', path: '/learn', title: 'Exercises', area: 'presenter' },
  { id: 'prospects', path: '/prospects', title: 'Prospects', area: 'presenter' },
  { id: 'own-exercise', path: '/trainer/exercise', title: 'Exercise', area: 'presenter' },
  {
    id: 'scan-snapshot',
    path: '/trainer/scan',
    title: 'Scan codes',
    area: 'presenter',
    camera: true,
  },
  {
    id: 'class-board',
    path: '/trainer/board',
    title: 'Class board',
    area: 'presenter',
    camera: true,
  },
  {
    id: 'drill',
    path: '/drill',
    title: 'Is this payment real?',
    area: 'presenter',
    camera: true,
  },

  {
    id: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    area: 'dashboard',
    nav: {},
  },
  {
    id: 'applications',
    path: '/dashboard/applications',
    title: 'Applications',
    area: 'dashboard',
    nav: {},
    button: { label: 'Create App', action: 'createApp' },
  },
  {
    id: 'application',
    path: '/dashboard/applications/:id',
    title: 'Application',
    area: 'dashboard',
    within: 'applications',
  },
  {
    id: 'business',
    path: '/dashboard/business',
    title: 'My Business',
    area: 'dashboard',
    nav: {},
  },
  {
    id: 'reports',
    path: '/dashboard/reports',
    title: 'Reports',
    area: 'dashboard',
    nav: {},
  },
  {
    id: 'payments',
    path: '/dashboard/payments',
    title: 'Payments',
    area: 'dashboard',
    redirectTo: 'transactions',
  },
  {
    id: 'transactions',
    path: '/dashboard/payments/transactions',
    title: 'Transactions',
    area: 'dashboard',
    nav: { group: 'Payments' },
    button: { label: 'New Transaction', action: 'createTransaction' },
  },
  {
    id: 'merchant-cases',
    path: '/dashboard/payments/cases',
    title: 'Cases',
    area: 'dashboard',
    within: 'transactions',
  },
  {
    id: 'scan-payment',
    path: '/dashboard/payments/scan',
    title: 'Scan payment',
    area: 'dashboard',
    within: 'transactions',
    camera: true,
  },
  {
    id: 'check-payment',
    path: '/dashboard/payments/check',
    title: 'Check a payment',
    area: 'dashboard',
    within: 'transactions',
    camera: true,
  },
  {
    id: 'transaction-details',
    path: '/dashboard/payments/transactions/:id',
    title: 'Transaction',
    area: 'dashboard',
    over: 'transactions',
  },
  {
    id: 'invoices',
    path: '/dashboard/payments/invoices',
    title: 'Invoices',
    area: 'dashboard',
    nav: { group: 'Payments' },
    button: { label: 'Create Invoice', action: 'saveInvoice' },
  },
  {
    id: 'invoice',
    path: '/dashboard/payments/invoices/:id',
    title: 'Invoice',
    area: 'dashboard',
    within: 'invoices',
  },
  {
    id: 'payment-links',
    path: '/dashboard/payments/links',
    title: 'Payment Links',
    area: 'dashboard',
    nav: { group: 'Payments' },
    button: { label: 'Create Payment Link', action: 'createPaymentLink' },
  },
  {
    id: 'payouts',
    path: '/dashboard/payments/payouts',
    title: 'Payouts',
    area: 'dashboard',
    nav: { group: 'Payments' },
    button: { label: 'Request Payout', action: 'requestPayout' },
  },
  {
    id: 'payout-accounts',
    path: '/dashboard/payments/payouts/accounts',
    title: 'Payout accounts',
    area: 'dashboard',
    over: 'payouts',
  },
  {
    id: 'payout-details',
    path: '/dashboard/payments/payouts/:id',
    title: 'Payout',
    area: 'dashboard',
    over: 'payouts',
  },
  {
    id: 'transaction-fees',
    path: '/dashboard/payments/fees',
    title: 'Transaction Fees',
    area: 'dashboard',
    nav: { group: 'Payments' },
  },
  {
    id: 'disputes-address',
    path: '/dashboard/disputes',
    title: 'Disputes',
    area: 'dashboard',
    redirectTo: 'disputes',
  },
  {
    id: 'disputes',
    path: '/dashboard/payments/disputes',
    title: 'Disputes',
    area: 'dashboard',
    nav: { group: 'Payments' },
  },
  {
    id: 'dispute',
    path: '/dashboard/payments/disputes/:id',
    title: 'Dispute',
    area: 'dashboard',
    over: 'disputes',
  },
  {
    id: 'users',
    path: '/dashboard/users',
    title: 'User Manager',
    area: 'dashboard',
    nav: { label: 'Manage Users', group: 'User Manager' },
    button: { label: 'Add User', action: 'inviteMember', also: ['invite'] },
  },
  {
    id: 'user-groups',
    path: '/dashboard/user-groups',
    title: 'User Groups',
    area: 'dashboard',
    nav: { group: 'User Manager' },
    button: { label: 'Create Group', action: 'createUserGroup' },
  },
  {
    id: 'account-settings',
    path: '/dashboard/account-settings',
    title: 'Account Settings',
    area: 'dashboard',
  },
  {
    id: 'upgrade',
    path: '/dashboard/upgrade',
    title: 'Upgrade',
    area: 'dashboard',
  },
  {
    id: 'sandbox',
    path: '/dashboard/sandbox',
    title: 'Sandbox Environment',
    area: 'dashboard',
    nav: { label: 'Overview', group: 'Sandbox' },
  },
  {
    id: 'sandbox-payments',
    path: '/dashboard/sandbox/payments',
    title: 'Test Payments',
    area: 'dashboard',
    nav: { group: 'Sandbox' },
  },
  {
    id: 'sandbox-transactions',
    path: '/dashboard/sandbox/transactions',
    title: 'Test Transactions',
    area: 'dashboard',
    nav: { group: 'Sandbox' },
  },
  {
    id: 'sandbox-transaction',
    path: '/dashboard/sandbox/transactions/:id',
    title: 'Test transaction',
    area: 'dashboard',
    over: 'sandbox-transactions',
  },

  {
    id: 'console',
    path: '/super-admin',
    title: 'Platform overview',
    area: 'console',
    permission: null,
    nav: { label: 'Dashboard' },
  },
  {
    id: 'merchants',
    path: '/super-admin/merchants',
    title: 'Merchants',
    area: 'console',
    permission: 'merchant_management',
    nav: { group: 'Merchants' },
  },
  {
    id: 'pending-merchants',
    path: '/super-admin/merchants/pending',
    title: 'Pending Merchants',
    area: 'console',
    permission: 'merchant_management',
    nav: { group: 'Merchants' },
  },
  {
    id: 'merchant',
    path: '/super-admin/merchants/:id',
    title: 'Merchant',
    area: 'console',
    permission: 'merchant_management',
    within: 'merchants',
  },
  {
    id: 'console-users',
    path: '/super-admin/users',
    title: 'Users Management',
    area: 'console',
    permission: 'user_management',
    nav: { group: 'People' },
  },
  {
    id: 'admin-users',
    path: '/super-admin/users/admins',
    title: 'Admin Users',
    area: 'console',
    permission: 'user_management',
    nav: { group: 'People' },
    button: { label: 'Invite Admin', action: 'inviteAdmin' },
  },
  {
    id: 'admin-user',
    path: '/super-admin/users/admins/:id',
    title: 'Admin user',
    area: 'console',
    permission: 'user_management',
    over: 'admin-users',
  },
  {
    id: 'console-user',
    path: '/super-admin/users/:id',
    title: 'User',
    area: 'console',
    permission: 'user_management',
    over: 'console-users',
  },
  {
    id: 'payment-methods',
    path: '/super-admin/payments/methods',
    title: 'Payment Methods',
    area: 'console',
    permission: 'fee_configuration',
    nav: { group: 'Payments' },
  },
  {
    id: 'fee-structure',
    path: '/super-admin/payments/fees',
    title: 'Fee Structure',
    area: 'console',
    permission: 'fee_configuration',
    nav: { group: 'Payments' },
    button: { label: 'Edit Fees', action: 'updateFees', changes: true },
  },
  {
    id: 'console-transactions',
    path: '/super-admin/payments/transactions',
    title: 'Transactions',
    area: 'console',
    permission: 'finances',
    nav: { group: 'Payments' },
  },
  {
    id: 'cases',
    path: '/super-admin/payments/cases',
    title: 'Cases',
    area: 'console',
    permission: 'case_management',
    nav: { group: 'Payments' },
  },
  {
    id: 'case-statement',
    path: '/super-admin/payments/cases/statement',
    title: 'Provider statement',
    area: 'console',
    permission: 'case_management',
    over: 'cases',
  },
  {
    id: 'console-disputes',
    path: '/super-admin/payments/disputes',
    title: 'Disputes',
    area: 'console',
    permission: 'dispute_management',
    nav: { group: 'Payments' },
  },
  {
    id: 'console-dispute',
    path: '/super-admin/payments/disputes/:id',
    title: 'Dispute',
    area: 'console',
    permission: 'dispute_management',
    over: 'console-disputes',
  },
  {
    id: 'console-transaction',
    path: '/super-admin/payments/transactions/:id',
    title: 'Transaction',
    area: 'console',
    permission: 'finances',
    over: 'console-transactions',
  },
  {
    id: 'financial-reports',
    path: '/super-admin/reports/financial',
    title: 'Financial Reports',
    area: 'console',
    permission: 'financial_reports',
    nav: { group: 'Reports' },
  },
  {
    id: 'transaction-reports',
    path: '/super-admin/reports/transaction',
    title: 'Transaction Reports',
    area: 'console',
    permission: 'financial_reports',
    nav: { group: 'Reports' },
  },
  {
    id: 'analytics',
    path: '/super-admin/analytics',
    title: 'Analytics',
    area: 'console',
    permission: 'finances',
    nav: { group: 'Reports' },
  },
  {
    id: 'activity-logs',
    path: '/super-admin/security/logs',
    title: 'Activity Logs',
    area: 'console',
    permission: 'security_logs',
    nav: { group: 'System' },
  },
  {
    id: 'activity-entry',
    path: '/super-admin/security/logs/:id',
    title: 'Log entry',
    area: 'console',
    permission: 'security_logs',
    over: 'activity-logs',
  },
  {
    id: 'permissions',
    path: '/super-admin/security/permissions',
    title: 'Permissions',
    area: 'console',
    permission: 'user_management',
    nav: { group: 'System' },
  },
  {
    id: 'system-settings',
    path: '/super-admin/settings',
    title: 'System Settings',
    area: 'console',
    permission: 'system_settings',
    nav: { group: 'System' },
  },
] as const satisfies readonly PathRow[]

type Row = (typeof rows)[number]
export type PathId = Row['id']
/** The ids with a screen of their own; the registry must name one for each. */
export type ScreenId = Exclude<Row, { redirectTo: string }>['id']

const byId = new Map<string, PathRow>(rows.map((row) => [row.id, row]))

/** Returns the path of a row, with its `:params` filled in. */
export function pathTo(id: PathId, params: Record<string, string> = {}): string {
  const path = byId.get(id)?.path ?? '/'
  return path.replace(/:(\w+)/g, (part, name: string) => params[name] ?? part)
}

type ScreenPermission = Extract<Row, { permission: string }>['permission']

/** Returns the permission that a row's screen asks for before it opens; null if it opens for everybody. */
export const permissionToOpen = (id: PathId): ScreenPermission | null =>
  (byId.get(id)?.permission ?? null) as ScreenPermission | null

type Button = Extract<Row, { button: object }>['button']

/** Returns the primary button of a row's screen; undefined if it has none. */
export const buttonOf = (id: PathId) =>
  byId.get(id)?.button as (PathRow['button'] & Pick<Button, 'action'>) | undefined

export type BuiltPath = Omit<PathRow, 'id' | 'redirectTo' | 'over' | 'within'> & {
  within?: PathId
} & (
    | { id: ScreenId; over?: ScreenId; redirectTo?: undefined }
    | { id: PathId; over?: undefined; redirectTo: PathId }
  )

/** The areas whose pages are fully prerendered and do not open the database. */
export const pageAreas: ReadonlySet<Area> = new Set<Area>(['public', 'developers'])

/** The areas whose screens show data from the database. */
export const dataAreas: ReadonlySet<Area> = new Set<Area>([
  'dashboard',
  'console',
  'checkout',
  'presenter',
])

/** The rows that can be visited: each has a screen or a redirect. */
export const builtPaths: readonly BuiltPath[] = rows
