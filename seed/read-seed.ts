import type * as v from 'valibot'
import { SeedError } from './seed-error.ts'
import { readTable } from './read-table.ts'
import { contradictions } from './row-rules.ts'
import type { SeedFiles } from './seed-files.ts'
import { type Written, writtenRows as schemas } from './written-rows.ts'

/**
 * Returns the rows of all files as of an instant. Throws a `SeedError` with the mistakes of each row
 * alone, or else with the contradictions between rows.
 */
export function readSeed(files: SeedFiles, now: Date): Written {
  const mistakes: string[] = []
  const read = <Schema extends v.GenericSchema<unknown, object>>(
    table: keyof Written,
    schema: Schema,
  ) => readTable({ files, now, mistakes }, table, schema)
  const written: Written = {
    activityLog: read('activityLog', schemas.activityLog),
    adminUsers: read('adminUsers', schemas.adminUsers),
    bankAccounts: read('bankAccounts', schemas.bankAccounts),
    cases: read('cases', schemas.cases),
    customers: read('customers', schemas.customers),
    directors: read('directors', schemas.directors),
    disputes: read('disputes', schemas.disputes),
    documents: read('documents', schemas.documents),
    fees: read('fees', schemas.fees),
    merchantFees: read('merchantFees', schemas.merchantFees),
    merchants: read('merchants', schemas.merchants),
    targetFigures: read('targetFigures', schemas.targetFigures),
    paymentLinks: read('paymentLinks', schemas.paymentLinks),
    paymentMethods: read('paymentMethods', schemas.paymentMethods),
    reportSchedules: read('reportSchedules', schemas.reportSchedules),
    reportTemplates: read('reportTemplates', schemas.reportTemplates),
    roles: read('roles', schemas.roles),
    systemSettings: read('systemSettings', schemas.systemSettings),
    teamMembers: read('teamMembers', schemas.teamMembers),
    transactions: read('transactions', schemas.transactions),
    userGroups: read('userGroups', schemas.userGroups),
    users: read('users', schemas.users),
  }
  const wrong = mistakes.length > 0 ? mistakes : contradictions(written, now)
  if (wrong.length > 0) throw new SeedError([...new Set(wrong)])
  return written
}
