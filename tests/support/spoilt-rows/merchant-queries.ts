import { merchantId } from '../small-world.ts'
import { always, lastMonths } from '#db/days.ts'
import { settlementDays } from '#db/payouts/settlement-figures.ts'
import { findUser, listTeam } from '#db/people/queries.ts'
import { getOwnAccount, getPreferences } from '#db/people/account-queries.ts'
import { getApp, getTestPayment, listApps, listTestPayments } from '#db/apps/queries.ts'
import { getCheckout, getLinkPayment, getNewestReceipt } from '#db/links/checkout-queries.ts'
import {
  findPaid,
  getPhonePayment,
  getRequestTerms,
  findOwnLink,
  findShownRequest,
  findAnswered,
  listPhonePayments,
} from '#db/phone/queries.ts'
import { phonePaymentRow, requestRow, shownRow } from '../phone-rows.ts'
import { getCustomerFees, getFees, getFeeTables } from '#db/payments/fee-queries.ts'
import { listArrivals } from '#db/payments/arrival-queries.ts'
import { getHome } from '#db/payments/home-queries.ts'
import {
  getInvoice,
  getInvoiceOf,
  getNewInvoice,
  invoicesAt,
  listInvoices,
} from '#db/invoices/queries.ts'
import { vatSummary } from '#db/invoices/vat-summary.ts'
import { getLastMethod, getTransaction, getTransactionLog } from '#db/payments/queries.ts'
import { getLinkAnalytics, listPaymentLinks, ownLinks } from '#db/links/queries.ts'
import { getMerchantLedger, getNewestTransactions } from '#db/payments/ledger-queries.ts'
import { getMoneyFlow } from '#db/payments/money-flow-figures.ts'
import { getFirstSteps } from '#db/merchants/first-steps-queries.ts'
import { needsDoing, readBooks } from '#db/merchants/needs-doing-queries.ts'
import { getDueAfter, getNextDue } from '#db/due-queries.ts'
import { getOtherSides } from '#db/demo/other-sides-queries.ts'
import { getPayerLanguage } from '#db/demo/queries.ts'
import { getPitch } from '#db/demo/pitch-queries.ts'
import {
  getPaymentCourse,
  getPayout,
  getPayoutOf,
  listBankAccounts,
  listPayouts,
} from '#db/payouts/queries.ts'
import {
  findMember,
  getMerchantId,
  getMerchantPersona,
  getSession,
  getSignIn,
} from '#db/people/persona-queries.ts'
import { getPlan, listDueRenewals, nextRenewals } from '#db/settings/plan-queries.ts'
import {
  getDetailNames,
  getReportSource,
  getStoredFile,
  listCustomReports,
  listDueSchedules,
  listReports,
  listReportSchedules,
} from '#db/reports/queries.ts'
import { getSharedAt, listMessages, listNotifications } from '#db/log/queries.ts'
import {
  countMerchantMatters,
  listMerchantCases,
  listMerchantDisputes,
} from '#db/disputes/queries.ts'
import { found, type Queries } from './queries.ts'
import { now } from './whole-world.ts'

/** The queries of merchants, payers and reports. */
export const merchantQueries: Queries = {
  countMerchantMatters: (db) => countMerchantMatters(db, merchantId),
  findMember: (db) => findMember(db, merchantId, 'tendai@vumbacoffee.example'),
  findUser: (db) => findUser(db, 'farai@msasapharmacy.example'),
  getApp: (db) => getApp(db, merchantId, 'APP-01', now),
  findPaid: (db) => findPaid(db, requestRow(), now.getTime()),
  getCheckout: (db) => getCheckout(db, 'vumba-blend-1kg'),
  getCustomerFees: (db) => getCustomerFees(db),
  getFeeTables: (db) => getFeeTables(db, merchantId),
  getFirstSteps: (db) => getFirstSteps(db, merchantId),
  getFees: (db) => getFees(db, merchantId, now),
  getHome: (db) => getHome(db, merchantId, now),
  getInvoice: (db) => getInvoice(db, 'IN-01', now),
  getInvoiceOf: (db) => getInvoiceOf(db, { id: 'TX-10', linkId: '1042' }, now),
  getLastMethod,
  getMerchantLedger: async (db) => found((await getMerchantLedger(db)).ledger),
  getNewestTransactions: async (db) => (await getNewestTransactions(db, 25)).rows,
  getLinkAnalytics: (db) => getLinkAnalytics(db, '1042', now),
  getLinkPayment: (db) => getLinkPayment(db, 'a-1'),
  getPhonePayment: (db) => getPhonePayment(db, phonePaymentRow().id),
  getMerchantId,
  getMoneyFlow: (db) => getMoneyFlow(db, merchantId, '30', now),
  readBooks: async (db) => needsDoing(await readBooks(db, merchantId, now)),
  getMerchantPersona,
  getNewInvoice: (db) => getNewInvoice(db, merchantId),
  getNewestReceipt: (db) => getNewestReceipt(db, ['a-1']),
  getDueAfter: (db) => getDueAfter(db, '2026-01-01T00:00:00.000Z', now.toISOString()),
  getNextDue: (db) => getNextDue(db, now),
  getOtherSides: (db) => getOtherSides(db, 'a-1'),
  getPayerLanguage: (db) => getPayerLanguage(db, ['TX-10']),
  getPitch,
  getPaymentCourse: (db) => getPaymentCourse(db, 'TX-10'),
  getPayout: (db) => getPayout(db, merchantId, 'PO-01'),
  getPayoutOf: (db) => getPayoutOf(db, { id: 'TX-16', merchantId }),
  getOwnAccount,
  getPreferences,
  getSignIn: (db) => getSignIn(db, 'farai@msasapharmacy.example', now.toISOString()),
  getPlan: (db) => getPlan(db, merchantId),
  listDueRenewals: (db) =>
    listDueRenewals(
      db,
      {
        id: merchantId,
        plan: 'basic',
        period: 'monthly',
        currency: 'USD',
        from: '2026-01-05T08:00:00.000Z',
      },
      now,
    ),
  nextRenewals: async (db) => [...(await nextRenewals(db, now))],
  getReportSource: async (db) => {
    const { ledger, disputes, invoices } = await getReportSource(db, merchantId)
    const { days, whole } = settlementDays(ledger, merchantId, disputes, lastMonths(now).month)
    return [days, whole, found(ledger), vatSummary(invoices, ledger.rows, always)]
  },
  getSession,
  getStoredFile: (db) => getStoredFile(db, 'D-0001'),
  getTransaction: (db) => getTransaction(db, 'TX-12'),
  getTransactionLog: (db) => getTransactionLog(db, { id: 'TX-12', merchantId }),
  getRequestTerms: (db) => getRequestTerms(db, '1042', now.getTime()),
  getTestPayment: (db) => getTestPayment(db, merchantId, 'TP-01'),
  listApps: (db) => listApps(db, merchantId),
  listTestPayments: (db) => listTestPayments(db, merchantId),
  invoicesAt: async (db) => invoicesAt(db, await db.invoices.toArray(), now),
  listInvoices: (db) => listInvoices(db, merchantId, now),
  listBankAccounts: (db) => listBankAccounts(db, merchantId),
  listCustomReports: (db) => listCustomReports(db, merchantId),
  listDueSchedules: (db) => listDueSchedules(db, now),
  findOwnLink: (db) => findOwnLink(db, shownRow()),
  findShownRequest: (db) => findShownRequest(db, '1042', now.getTime()),
  findAnswered: (db) => findAnswered(db, { keyId: shownRow().id }),
  listMerchantCases: (db) => listMerchantCases(db, merchantId),
  listMerchantDisputes: (db) => listMerchantDisputes(db, merchantId),
  listMessages,
  listArrivals: (db) => listArrivals(db, merchantId, 0),
  listNotifications: (db) => listNotifications(db, merchantId),
  getSharedAt: (db) => getSharedAt(db, merchantId, 'TX-1'),
  listPhonePayments,
  listPaymentLinks: (db) => listPaymentLinks(db, merchantId, now),
  listPayouts: (db) => listPayouts(db, merchantId),
  ownLinks: (db) => ownLinks(db, merchantId),
  getDetailNames: (db) => getDetailNames(db, merchantId),
  listReportSchedules: (db) => listReportSchedules(db, merchantId),
  listReports: (db) => listReports(db, merchantId),
  listTeam: (db) => listTeam(db, merchantId),
}
