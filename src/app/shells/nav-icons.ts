import {
  ArrowLeftRight,
  Blocks,
  ChartLine,
  CreditCard,
  FileText,
  FlaskConical,
  Hourglass,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Percent,
  Settings,
  ScrollText,
  Store,
  UserCog,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { PathId } from '#src/routes/paths.ts'

/** The icon of a sidebar entry, by its path's id. */
export const entryIcons: Partial<Record<PathId, LucideIcon>> = {
  'admin-users': UserCog,
  'activity-logs': ScrollText,
  analytics: ChartLine,
  applications: Blocks,
  business: Store,
  console: LayoutDashboard,
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
}

/** The icon of a sidebar group, by its label. */
export const groupIcons: Record<string, LucideIcon> = {
  Payments: Wallet,
  Sandbox: FlaskConical,
  'User Manager': Users,
}
