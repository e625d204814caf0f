import {
  ArrowLeftRight,
  Blocks,
  ChartLine,
  CreditCard,
  FileText,
  FlaskConical,
  Gavel,
  Hourglass,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Percent,
  Settings,
  ScrollText,
  SearchAlert,
  SearchCheck,
  Store,
  UserCog,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { PathId } from '#routes/paths.ts'

/** The icon of each sidebar entry. */
export const entryIcons: Partial<Record<PathId, LucideIcon>> = {
  'admin-users': UserCog,
  'activity-logs': ScrollText,
  analytics: ChartLine,
  applications: Blocks,
  business: Store,
  cases: SearchAlert,
  'check-payment': SearchCheck,
  console: LayoutDashboard,
  'console-disputes': Gavel,
  'console-transactions': ArrowLeftRight,
  'console-users': Users,
  dashboard: LayoutDashboard,
  'fee-structure': Percent,
  'financial-reports': Landmark,
  merchants: Store,
  'payment-methods': CreditCard,
  'pending-merchants': Hourglass,
  permissions: KeyRound,
  reports: FileText,
  'system-settings': Settings,
  'transaction-reports': FileText,
}

/** The icon of each sidebar group. */
export const groupIcons: Record<string, LucideIcon> = {
  Payments: Wallet,
  Sandbox: FlaskConical,
  'User Manager': Users,
}
