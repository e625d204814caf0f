import { merchantId } from '../small-world.ts'
import { lastMonths } from '#db/model/days.ts'
import { settlementDays } from '#db/queries/figures/settlement-days.ts'
import { findUser } from '#db/queries/find-user.ts'
import { getOwnAccount, getPreferences } from '#db/queries/get-account.ts'
import { getApp } from '#db/queries/get-app.ts'
import { getBalances } from '#db/queries/get-balances.ts'
import { getCheckout, getLinkPayment } from '#db/queries/get-checkout.ts'
import { getFeeTables } from '#db/queries/get-fee-tables.ts'
import { getFees } from '#db/queries/get-fees.ts'
import { getHome } from '#db/queries/get-home.ts'
import { getInvoice } from '#db/queries/get-invoice.ts'
import { getLastMethod } from '#db/queries/get-last-method.ts'
import { getLinkAnalytics } from '#db/queries/get-link-analytics.ts'
import { getMerchantLedger } from '#db/queries/get-merchant-ledger.ts'
import { getNewInvoice } from '#db/queries/get-new-invoice.ts'
import { getMoneyFlow } from '#db/queries/get-money-flow.ts'
import { getNeedsDoing } from '#db/queries/get-needs-doing.ts'
import { getNextDue } from '#db/queries/get-next-due.ts'
import { getPayout } from '#db/queries/get-payout.ts'
import { findMember, getMerchantId, getMerchantPersona } from '#db/queries/get-persona.ts'
import { getPlan } from '#db/queries/get-plan.ts'
import { getReportSource } from '#db/queries/get-report-source.ts'
import { getSession } from '#db/queries/get-session.ts'
import { getSignIn } from '#db/queries/get-sign-in.ts'
import { getStoredFile } from '#db/queries/get-stored-file.ts'
import { getTransaction } from '#db/queries/get-transaction.ts'
import { getTransactionLog } from '#db/queries/get-transaction-log.ts'
import { listInvoices } from '#db/queries/list-invoices.ts'
import { listMessages } from '#db/queries/list-messages.ts'
import { ownLinks } from '#db/queries/own-links.ts'
import { listApps } from '#db/queries/list-apps.ts'
import { getTestPayment, listTestPayments } from '#db/queries/list-test-payments.ts'
import { listDueRenewals, nextRenewals } from '#db/queries/list-due-renewals.ts'
import { listBankAccounts } from '#db/queries/list-bank-accounts.ts'
import { listNotifications } from '#db/queries/list-notifications.ts'
import { listPaymentLinks } from '#db/queries/list-payment-links.ts'
import { listPayouts } from '#db/queries/list-payouts.ts'
import { listMerchantDisputes } from '#db/queries/list-disputes.ts'
import { getDetailNames, listReportDetails } from '#db/queries/list-report-details.ts'
import { listTeam } from '#db/queries/list-team.ts'
import {
  listCustomReports,
  listDueSchedules,
  listReports,
  listReportSchedules,
} from '#db/queries/list-reports.ts'
import type { Queries } from './queries.ts'
import { now } from './whole-world.ts'
import { found } from './queries.ts'

/** What merchants, payers and reports ask. */
export const merchantQueries: Queries = {
  findMember: (db) => findMember(db, merchantId, 'tendai@vumbacoffee.co.zw'),
  findUser: (db) => findUser(db, 'farai@msasapharmacy.example'),
  getApp: (db) => getApp(db, merchantId, 'APP-01', now),
  getBalances: (db) => getBalances(db, 'M-001'),
  getCheckout: (db) => getCheckout(db, 'vumba-blend-1kg'),
  getFeeTables: (db) => getFeeTables(db, merchantId),
  getFees: (db) => getFees(db, merchantId, now),
  getHome: (db) => getHome(db, merchantId, now),
  getInvoice: (db) => getInvoice(db, 'IN-01', now),
  getLastMethod,
  getMerchantLedger: async (db) => found((await getMerchantLedger(db)).ledger),
  getLinkAnalytics: (db) => getLinkAnalytics(db, '1042', now),
  getLinkPayment: (db) => getLinkPayment(db, 'a-1'),
  getMerchantId,
  getMoneyFlow: (db) => getMoneyFlow(db, merchantId, '30', now),
  getNeedsDoing: (db) => getNeedsDoing(db, merchantId, now),
  getMerchantPersona,
  getNewInvoice: (db) => getNewInvoice(db, merchantId),
  getNextDue: (db) => getNextDue(db, now),
  getPayout: (db) => getPayout(db, merchantId, 'PO-01'),
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
    const { ledger, ...source } = await getReportSource(db, merchantId)
    const { days, whole } = settlementDays(ledger, merchantId, source, lastMonths(now).month)
    return [days, whole, found(ledger)]
  },
  getSession,
  getStoredFile: (db) => getStoredFile(db, 'D-0001'),
  getTransaction: (db) => getTransaction(db, 'TX-12'),
  getTransactionLog: (db) => getTransactionLog(db, { id: 'TX-12', merchantId }),
  getTestPayment: (db) => getTestPayment(db, merchantId, 'TP-01'),
  listApps: (db) => listApps(db, merchantId),
  listTestPayments: (db) => listTestPayments(db, merchantId),
  listInvoices: (db) => listInvoices(db, merchantId, now),
  listBankAccounts: (db) => listBankAccounts(db, merchantId),
  listCustomReports: (db) => listCustomReports(db, merchantId),
  listDueSchedules: (db) => listDueSchedules(db, now),
  listMerchantDisputes: (db) => listMerchantDisputes(db, merchantId),
  listMessages,
  listNotifications: (db) => listNotifications(db, merchantId),
  listPaymentLinks: (db) => listPaymentLinks(db, merchantId, now),
  listPayouts: (db) => listPayouts(db, merchantId),
  ownLinks: (db) => ownLinks(db, merchantId),
  getDetailNames: (db) => getDetailNames(db, merchantId),
  listReportDetails: async (db) =>
    listReportDetails(db, await getDetailNames(db, merchantId), ['TX-10', 'TX-12']),
  listReportSchedules: (db) => listReportSchedules(db, merchantId),
  listReports: (db) => listReports(db, merchantId),
  listTeam: (db) => listTeam(db, merchantId),
}
