import type { Permission } from '#db/model/permissions.ts'

/** What each permission lets a person do, as the end of "Support may not …". */
export const permittedDeeds: Record<Permission, string> = {
  payments: 'take payments or change them',
  refunds: 'refund',
  payouts: 'move money out',
  reports: 'make reports',
  business: 'change the business or its documents',
  team: 'change the team',
  developers: 'change apps or test payments',
  billing: 'change the plan',
  merchant_management: 'decide on merchants',
  user_management: 'change users',
  financial_reports: 'make reports',
  system_settings: 'change settings',
  security_logs: 'see the logs',
  fee_configuration: 'change fees or methods',
}

const ofStaff: ReadonlySet<Permission> = new Set<Permission>([
  'merchant_management',
  'user_management',
  'financial_reports',
  'system_settings',
  'security_logs',
  'fee_configuration',
])

/** Why something is greyed, and whom to ask: "Ask an Admin: Support may not refund." */
export function notPermitted(needed: Permission, who: string): string {
  const ask = ofStaff.has(needed) ? 'a Super Admin' : 'an Admin'
  return `Ask ${ask}: ${who} may not ${permittedDeeds[needed]}.`
}
