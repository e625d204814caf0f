import { merchantId } from '../small-world.ts'
import {
  checkLogChain,
  getActivity,
  listActivity,
  listActivityOf,
  listRoleChanges,
  listNewestActivity,
} from '#db/log/queries.ts'
import {
  countPendingMerchants,
  getApplication,
  getReview,
  listApplications,
  listNotes,
  listPendingMerchants,
} from '#db/merchants/application-queries.ts'
import {
  findSampleState,
  getClock,
  getSnapshotFile,
  listOwnExercises,
  listSnapshots,
  getDemoSettings,
  getSeededAt,
  isSeeded,
  getBusyDayFacts,
  getLastActivity,
  hasManyTransactions,
  isUsed,
} from '#db/demo/queries.ts'
import {
  countTakingMerchants,
  getDirectory,
  getMerchantDetails,
  listMerchants,
} from '#db/merchants/queries.ts'
import { findTransactions, getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getAnalysis } from '#db/reports/analysis-queries.ts'
import { getFeeEffect, listFeeChanges } from '#db/payments/fee-queries.ts'
import { getMethodStates, listFees, listPaymentMethods } from '#db/payments/queries.ts'
import { getOverview } from '#db/reports/overview-queries.ts'
import {
  getAdminPersona,
  getFirstAdmin,
  listPersonas,
  personOfMerchant,
} from '#db/people/persona-queries.ts'
import { getSystemSettings, isInMaintenance } from '#db/settings/queries.ts'
import { listPastReports, listPlatformReports, listReportTemplates } from '#db/reports/queries.ts'
import {
  countOpenMatters,
  getDispute,
  getStatementPayments,
  listCases,
  listDisputes,
  listCasePayments,
  listHeldPayments,
} from '#db/disputes/queries.ts'
import { findPerson, listPeople, listReviewers, listRoles } from '#db/people/queries.ts'
import { getProspect, listProspects } from '#db/prospects/queries.ts'
import { found, type Queries } from './queries.ts'
import { now } from './whole-world.ts'

/** The queries of the console and of the demo. */
export const consoleQueries: Queries = {
  checkLogChain: async (db) => (await checkLogChain(db)).entries,
  countPendingMerchants,
  countTakingMerchants,
  findPerson: (db) => findPerson(db, 'farai@msasapharmacy.example'),
  getActivity: (db) => getActivity(db, 'A-0001'),
  getAdminPersona,
  getAnalysis: (db) =>
    getAnalysis(db, { range: 'last30days', against: 'before', from: '', to: '' }, now),
  getApplication: (db) => getApplication(db, merchantId),
  getReview: (db) => getReview(db, merchantId),
  listApplications: (db) => listApplications(db, [merchantId]),
  listNotes: (db) => listNotes(db, merchantId),
  listReviewers,
  getConsoleLedger: async (db) => {
    const { ledger, merchantNames } = await getConsoleLedger(db)
    return findTransactions(ledger, { search: 'msasa', merchantNames }).counts
  },
  countOpenMatters,
  findSampleState,
  getDemoSettings,
  listPastReports: (db) => listPastReports(db),
  listPlatformReports,
  listReportTemplates,
  getDirectory,
  getDispute: (db) => getDispute(db, 'DS-01'),
  getFirstAdmin: (db) => getFirstAdmin(db, merchantId),
  getMerchantDetails: (db) => getMerchantDetails(db, merchantId, now),
  getMethodStates,
  getOverview: (db) =>
    getOverview(db, { range: 'last30days', against: 'before', from: '', to: '' }, now),
  getSeededAt,
  getStatementPayments: (db) =>
    getStatementPayments(db, { method: 'ecocash', from: 0, before: now.getTime() }),
  getSystemSettings,
  isInMaintenance,
  isSeeded,
  getBusyDayFacts: async (db) => {
    const { links, methodsOff, customers } = await getBusyDayFacts(db, now)
    return [...links, ...methodsOff, ...customers]
  },
  hasManyTransactions,
  isUsed,
  getLastActivity,
  getClock,
  getSnapshotFile: (db) => getSnapshotFile(db, 'none').catch(() => null),
  listOwnExercises,
  listSnapshots,
  listActivity,
  listNewestActivity: (db) => listNewestActivity(db),
  listActivityOf: (db) =>
    listActivityOf(db, { name: 'Tatenda Marufu', email: 'tatenda@paid.example', merchantId: null }),
  getProspect: (db) => getProspect(db, 'p-1'),
  listProspects,
  getFeeEffect: async (db) => {
    const { ledger, standardMerchants } = await getFeeEffect(db, now)
    return [...standardMerchants, found(ledger)]
  },
  listFeeChanges,
  listCases,
  listDisputes,
  listHeldPayments: async (db) => [...(await listHeldPayments(db))],
  listCasePayments: async (db) => [...(await listCasePayments(db))],
  listFees: (db) => listFees(db, now),
  listMerchants: (db) => listMerchants(db, now),
  listPaymentMethods: (db) => listPaymentMethods(db, now),
  listPendingMerchants,
  listPeople,
  personOfMerchant: async (db) => {
    const merchant = await db.merchants.get(merchantId)
    return merchant && personOfMerchant(db, merchant)
  },
  listPersonas: (db) => listPersonas(db, now.getTime()),
  listRoleChanges: (db) => listRoleChanges(db),
  listRoles,
}
