import type { TeamMember } from '#db/model/people.ts'
import type { TeamPermission, TeamRole } from '#db/model/permissions.ts'
import { momentName } from './day-names.ts'

/** A permission as people read it: its name, and what it lets one do, after "May" or "May not". */
export const permissionTexts: Record<TeamPermission, { name: string; deed: string }> = {
  payments: {
    name: 'Payments',
    deed: 'enter and retry payments, and make or change links and invoices',
  },
  refunds: { name: 'Refunds', deed: 'pay a customer back, in full or in part' },
  payouts: { name: 'Payouts', deed: 'ask for payouts, or change where and when they go' },
  reports: { name: 'Reports', deed: 'generate, save and schedule reports' },
  business: { name: 'Business', deed: 'change the business, its documents and its directors' },
  team: { name: 'Team', deed: 'invite and remove people, and change what they may do' },
  developers: { name: 'Applications', deed: 'make applications, keys and test payments' },
  billing: { name: 'Plan', deed: 'change the plan and its payment' },
}

/** What each role is for, in one sentence: everybody in a team sees everything. */
export const roleTexts: Record<TeamRole, string> = {
  Admin: 'Sees and does everything, the team included.',
  Finance: 'Moves money: payments, refunds, payouts and the plan.',
  Support: 'Helps customers with payments and invoices, but pays nobody back.',
  'Read Only': 'Sees everything and changes nothing.',
}

export const teamRoles = Object.keys(roleTexts) as TeamRole[]

export const memberStatuses: Record<TeamMember['status'], { tone: 'ok' | 'wait'; label: string }> =
  {
    active: { tone: 'ok', label: 'Active' },
    pending: { tone: 'wait', label: 'Pending' },
  }

/** When a person was last active, as `Today, 7:42 AM`; invited, when nothing was heard of them yet. */
export function lastActiveText(
  { lastActive, invitedAt }: Pick<TeamMember, 'lastActive' | 'invitedAt'>,
  now: Date,
): string {
  if (lastActive !== null) return momentName(lastActive, now)
  return invitedAt === undefined
    ? 'Never'
    : `Invited ${momentName(invitedAt, now).replace(/^[TY]/, (first) => first.toLowerCase())}`
}
