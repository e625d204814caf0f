import { merchantId } from '../small-world.ts'
import { checkLogChain } from '#db/queries/check-log-chain.ts'
import { countPendingMerchants } from '#db/queries/count-pending-merchants.ts'
import { countRows } from '#db/queries/count-rows.ts'
import { countTakingMerchants } from '#db/queries/count-taking-merchants.ts'
import { findTransactions } from '#db/queries/find-transactions.ts'
import { getAnalysis } from '#db/queries/get-analysis.ts'
import { getApplication } from '#db/queries/get-application.ts'
import { getConsoleLedger } from '#db/queries/get-console-ledger.ts'
import { getDemoSettings } from '#db/queries/get-demo-settings.ts'
import { getDirectory } from '#db/queries/get-directory.ts'
import { getFeeEffect } from '#db/queries/get-fee-effect.ts'
import { getFeeRules } from '#db/queries/get-fee-rules.ts'
import { getMerchantDetails } from '#db/queries/get-merchant-details.ts'
import { getMethodStates } from '#db/queries/get-method-states.ts'
import { getOverview } from '#db/queries/get-overview.ts'
import { getAdminPersona, getFirstAdmin } from '#db/queries/get-persona.ts'
import { getSeededAt } from '#db/queries/get-seeded-at.ts'
import { getSystemSettings, isInMaintenance } from '#db/queries/get-system-settings.ts'
import { isSeeded } from '#db/queries/is-seeded.ts'
import { getActivity, listActivity, listNewestActivity } from '#db/queries/list-activity.ts'
import { listActivityOf } from '#db/queries/list-activity-of.ts'
import { listMerchants } from '#db/queries/list-merchants.ts'
import {
  getFailureReasons,
  listPlatformReports,
  listReportTemplates,
} from '#db/queries/list-platform-reports.ts'
import { listFeeChanges } from '#db/queries/list-fee-changes.ts'
import { countOpenMatters, listCases } from '#db/queries/list-cases.ts'
import { getDispute, listDisputes } from '#db/queries/list-disputes.ts'
import { getStatementPayments } from '#db/queries/get-statement.ts'
import { listFees, listPaymentMethods } from '#db/queries/list-payment-methods.ts'
import { listPendingMerchants } from '#db/queries/list-pending-merchants.ts'
import { findPerson, listPeople } from '#db/queries/list-people.ts'
import { listPersonas } from '#db/queries/list-personas.ts'
import { listRoles } from '#db/queries/list-roles.ts'
import type { Queries } from './queries.ts'
import { now } from './whole-world.ts'
import { found } from './queries.ts'

/** What the console asks, and the demo. */
export const consoleQueries: Queries = {
  checkLogChain: async (db) => (await checkLogChain(db)).entries,
  countPendingMerchants,
  countRows: async (db) => (await countRows(db)).length,
  countTakingMerchants,
  findPerson: (db) => findPerson(db, 'farai@msasapharmacy.example'),
  getActivity: (db) => getActivity(db, 'A-0001'),
  getAdminPersona,
  getAnalysis: (db) =>
    getAnalysis(db, { range: 'last30days', against: 'before', from: '', to: '' }, now),
  getApplication: (db) => getApplication(db, merchantId),
  getConsoleLedger: async (db) => {
    const { ledger, merchantNames } = await getConsoleLedger(db)
    return findTransactions(ledger, { search: 'msasa', merchantNames }).counts
  },
  countOpenMatters,
  getDemoSettings,
  getFailureReasons: (db) => getFailureReasons(db, ['TX-10']),
  listPlatformReports,
  listReportTemplates,
  getDirectory,
  getDispute: (db) => getDispute(db, 'DS-01'),
  getFeeRules: (db) => getFeeRules(db, ['TX-10', 'TX-12']),
  getFirstAdmin: (db) => getFirstAdmin(db, merchantId),
  getMerchantDetails: (db) => getMerchantDetails(db, merchantId, now),
  getMethodStates,
  getOverview: (db) => getOverview(db, now),
  getSeededAt,
  getStatementPayments: (db) =>
    getStatementPayments(db, { method: 'ecocash', from: 0, before: now.getTime() }),
  getSystemSettings,
  isInMaintenance,
  isSeeded,
  listActivity,
  listNewestActivity: (db) => listNewestActivity(db),
  listActivityOf: (db) =>
    listActivityOf(db, { name: 'Tatenda Marufu', email: 'tatenda@paid.example', merchantId: null }),
  getFeeEffect: async (db) => {
    const { ledger, standardMerchants } = await getFeeEffect(db, now)
    return [...standardMerchants, found(ledger)]
  },
  listFeeChanges,
  listCases,
  listDisputes,
  listFees: (db) => listFees(db, now),
  listMerchants: (db) => listMerchants(db, now),
  listPaymentMethods: (db) => listPaymentMethods(db, now),
  listPendingMerchants,
  listPeople,
  listPersonas: (db) => listPersonas(db, now.getTime()),
  listRoles,
}
