import { account } from './account.ts'
import { merchant } from './merchant.ts'
import { adminUser, teamMember, user } from './people.ts'
import { transaction } from './transaction.ts'
import { userGroup } from './user-group.ts'
import { demoSettings, session } from './visitor.ts'

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
