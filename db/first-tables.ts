import { merchant } from './merchants/schemas.ts'
import { transaction } from './payments/schemas.ts'
import { account, adminUser, teamMember, user, userGroup } from './people/schemas.ts'
import { demoSettings, session } from './people/sessions.ts'

/** The tables that a start reads for who acts and what is in the ledger, with the schemas of their rows. */
export const firstTables = {
  accounts: account,
  adminUsers: adminUser,
  demoSettings,
  merchants: merchant,
  sessions: session,
  teamMembers: teamMember,
  transactions: transaction,
  userGroups: userGroup,
  users: user,
} as const
