import {
  ArrowLeftRight,
  Blocks,
  ChartLine,
  CreditCard,
  FileText,
  FlaskConical,
  Hourglass,
  Landmark,
  LayoutDashboard,
  Percent,
  ScrollText,
  Store,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { PathId } from '#src/routes/paths.ts'

/** The icon of a sidebar entry, by its path's id. */
export const entryIcons: Partial<Record<PathId, LucideIcon>> = {
  'activity-logs': ScrollText,
  analytics: ChartLine,
  applications: Blocks,
  business: Store,
  console: LayoutDashboard,
  'console-transactions': ArrowLeftRight,
  dashboard: LayoutDashboard,
  'fee-structure': Percent,
  'financial-reports': Landmark,
  merchants: Store,
  'payment-methods': CreditCard,
  'pending-merchants': Hourglass,
  reports: FileText,
  'transaction-reports': FileText,
}

/** The icon of a sidebar group, by its label. */
export const groupIcons: Record<string, LucideIcon> = {
  Payments: Wallet,
  Sandbox: FlaskConical,
  'User Manager': Users,
}
