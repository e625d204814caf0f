import type { Table } from 'dexie'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import {
  apiRequestRow,
  appRow,
  eventRow,
  testPaymentRow,
  webhookRow,
} from '#tests/support/app-rows.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { documentOf } from '#tests/support/memory-database.ts'
import {
  bankAccountRow,
  customReportRow,
  invoiceRow,
  messageRow,
  payoutRow,
  reportRow,
  scheduleRow,
} from '#tests/support/money-rows.ts'
import { caseRow, disputeRow } from '#tests/support/matter-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { roleRow } from '#tests/support/staff-rows.ts'
import { PaidDatabase } from '../database.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { leftOut } from '../left-out.ts'
import { checkedTables, isReadable, leaveOutUnreadable } from '../readable.ts'
import { lastMonths } from '../model/days.ts'
import { linkEntry } from '../model/log-chain.ts'
import { defaultSettings } from '../model/platform.ts'
import { tableSchemas } from '../model/tables.ts'
import { checkLogChain } from './check-log-chain.ts'
import { countPendingMerchants } from './count-pending-merchants.ts'
import { countRows } from './count-rows.ts'
import { countTakingMerchants } from './count-taking-merchants.ts'
import { settlementDays } from './figures/settlement-days.ts'
import { findTransactions } from './find-transactions.ts'
import { findUser } from './find-user.ts'
import { getOwnAccount, getPreferences } from './get-account.ts'
import { getAnalysis } from './get-analysis.ts'
import { getApp } from './get-app.ts'
import { getApplication } from './get-application.ts'
import { getBalances } from './get-balances.ts'
import { getCheckout, getLinkPayment } from './get-checkout.ts'
import { getConsoleLedger } from './get-console-ledger.ts'
import { getDemoSettings } from './get-demo-settings.ts'
import { getDirectory } from './get-directory.ts'
import { getFeeEffect } from './get-fee-effect.ts'
import { getFeeRules } from './get-fee-rules.ts'
import { getFeeTables } from './get-fee-tables.ts'
import { getFees } from './get-fees.ts'
import { getHome } from './get-home.ts'
import { getInvoice } from './get-invoice.ts'
import { getLastMethod } from './get-last-method.ts'
import { getLinkAnalytics } from './get-link-analytics.ts'
import { getMerchantDetails } from './get-merchant-details.ts'
import { getMerchantLedger } from './get-merchant-ledger.ts'
import { getNewInvoice } from './get-new-invoice.ts'
import { getMethodStates } from './get-method-states.ts'
import { getMoneyFlow } from './get-money-flow.ts'
import { getNeedsDoing } from './get-needs-doing.ts'
import { getNextDue } from './get-next-due.ts'
import { getOverview } from './get-overview.ts'
import { getPayout } from './get-payout.ts'
import {
  findMember,
  getAdminPersona,
  getFirstAdmin,
  getMerchantId,
  getMerchantPersona,
} from './get-persona.ts'
import { getPlan } from './get-plan.ts'
import { getReportSource } from './get-report-source.ts'
import { getSeededAt } from './get-seeded-at.ts'
import { getSession } from './get-session.ts'
import { getSignIn } from './get-sign-in.ts'
import { getStoredFile } from './get-stored-file.ts'
import { getSystemSettings, isInMaintenance } from './get-system-settings.ts'
import { getTransaction } from './get-transaction.ts'
import { getTransactionLog } from './get-transaction-log.ts'
import { isSeeded } from './is-seeded.ts'
import { rowsAt } from './ledger-rows.ts'
import { listInvoices } from './list-invoices.ts'
import { listMessages } from './list-messages.ts'
import { ownLinks } from './own-links.ts'
import { getActivity, listActivity, listNewestActivity } from './list-activity.ts'
import { listApps } from './list-apps.ts'
import { getTestPayment, listTestPayments } from './list-test-payments.ts'
import { listDueRenewals, nextRenewals } from './list-due-renewals.ts'
import { listActivityOf } from './list-activity-of.ts'
import { listBankAccounts } from './list-bank-accounts.ts'
import { listMerchants } from './list-merchants.ts'
import { listNotifications } from './list-notifications.ts'
import {
  getFailureReasons,
  listPlatformReports,
  listReportTemplates,
} from './list-platform-reports.ts'
import { listPaymentLinks } from './list-payment-links.ts'
import { listPayouts } from './list-payouts.ts'
import { listFeeChanges } from './list-fee-changes.ts'
import { countOpenMatters, listCases } from './list-cases.ts'
import { getDispute, listDisputes, listMerchantDisputes } from './list-disputes.ts'
import { getStatementPayments } from './get-statement.ts'
import { listFees, listPaymentMethods } from './list-payment-methods.ts'
import { listPendingMerchants } from './list-pending-merchants.ts'
import { getDetailNames, listReportDetails } from './list-report-details.ts'
import { findPerson, listPeople } from './list-people.ts'
import { listPersonas } from './list-personas.ts'
import { listRoles } from './list-roles.ts'
import { listTeam } from './list-team.ts'
import {
  listCustomReports,
  listDueSchedules,
  listReports,
  listReportSchedules,
} from './list-reports.ts'

const now = new Date('2026-11-21T12:14:00.000Z')

const found = (ledger: Ledger) => rowsAt(ledger, findTransactions(ledger, {}).positions)

/** Every query of this folder, asked as a screen asks it. */
const queries: Record<string, (db: PaidDatabase) => Promise<unknown>> = {
  checkLogChain: async (db) => (await checkLogChain(db)).entries,
  countPendingMerchants,
  countRows: async (db) => (await countRows(db)).length,
  countTakingMerchants,
  findMember: (db) => findMember(db, merchantId, 'tendai@vumbacoffee.co.zw'),
  findPerson: (db) => findPerson(db, 'farai@msasapharmacy.example'),
  findUser: (db) => findUser(db, 'farai@msasapharmacy.example'),

  getActivity: (db) => getActivity(db, 'A-0001'),
  getAdminPersona,
  getAnalysis: (db) =>
    getAnalysis(db, { range: 'last30days', against: 'before', from: '', to: '' }, now),
  getApp: (db) => getApp(db, merchantId, 'APP-01', now),
  getApplication: (db) => getApplication(db, merchantId),
  getBalances: (db) => getBalances(db, 'M-001'),
  getCheckout: (db) => getCheckout(db, 'vumba-blend-1kg'),
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
  getFeeTables: (db) => getFeeTables(db, merchantId),
  getFees: (db) => getFees(db, merchantId, now),
  getFirstAdmin: (db) => getFirstAdmin(db, merchantId),
  getHome: (db) => getHome(db, merchantId, now),
  getInvoice: (db) => getInvoice(db, 'IN-01', now),
  getLastMethod,
  getMerchantDetails: (db) => getMerchantDetails(db, merchantId, now),
  getMerchantLedger: async (db) => found((await getMerchantLedger(db)).ledger),
  getLinkAnalytics: (db) => getLinkAnalytics(db, '1042', now),
  getLinkPayment: (db) => getLinkPayment(db, 'a-1'),
  getMerchantId,
  getMethodStates,
  getMoneyFlow: (db) => getMoneyFlow(db, merchantId, '30', now),
  getNeedsDoing: (db) => getNeedsDoing(db, merchantId, now),
  getMerchantPersona,
  getNewInvoice: (db) => getNewInvoice(db, merchantId),
  getNextDue: (db) => getNextDue(db, now),
  getOverview: (db) => getOverview(db, now),
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
  getSeededAt,
  getSession,
  getStatementPayments: (db) =>
    getStatementPayments(db, { method: 'ecocash', from: 0, before: now.getTime() }),
  getStoredFile: (db) => getStoredFile(db, 'D-0001'),
  getSystemSettings,
  getTransaction: (db) => getTransaction(db, 'TX-12'),
  getTransactionLog: (db) => getTransactionLog(db, { id: 'TX-12', merchantId }),
  getTestPayment: (db) => getTestPayment(db, merchantId, 'TP-01'),
  isInMaintenance,
  isSeeded,
  listActivity,
  listNewestActivity: (db) => listNewestActivity(db),
  listActivityOf: (db) =>
    listActivityOf(db, { name: 'Tatenda Marufu', email: 'tatenda@paid.example', merchantId: null }),
  listApps: (db) => listApps(db, merchantId),
  listTestPayments: (db) => listTestPayments(db, merchantId),
  listInvoices: (db) => listInvoices(db, merchantId, now),
  listBankAccounts: (db) => listBankAccounts(db, merchantId),
  listCustomReports: (db) => listCustomReports(db, merchantId),
  listDueSchedules: (db) => listDueSchedules(db, now),
  getFeeEffect: async (db) => {
    const { ledger, standardMerchants } = await getFeeEffect(db, now)
    return [...standardMerchants, found(ledger)]
  },
  listFeeChanges,
  listCases,
  listDisputes,
  listMerchantDisputes: (db) => listMerchantDisputes(db, merchantId),
  listFees: (db) => listFees(db, now),
  listMerchants: (db) => listMerchants(db, now),
  listMessages,
  listNotifications: (db) => listNotifications(db, merchantId),
  listPaymentLinks: (db) => listPaymentLinks(db, merchantId, now),
  listPaymentMethods: (db) => listPaymentMethods(db, now),
  listPayouts: (db) => listPayouts(db, merchantId),
  listPendingMerchants,
  listPeople,
  listPersonas: (db) => listPersonas(db, now.getTime()),
  ownLinks: (db) => ownLinks(db, merchantId),
  getDetailNames: (db) => getDetailNames(db, merchantId),
  listReportDetails: async (db) =>
    listReportDetails(db, await getDetailNames(db, merchantId), ['TX-10', 'TX-12']),
  listReportSchedules: (db) => listReportSchedules(db, merchantId),
  listRoles,
  listReports: (db) => listReports(db, merchantId),
  listTeam: (db) => listTeam(db, merchantId),
}

test('every query of this folder is asked', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const names = files.flatMap((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    const exported = source.matchAll(
      /^export (?:async function|const) (\w+)(?: = (?:async )?)?\(\s*db: /gm,
    )
    return [...exported].map(([, name]) => name)
  })
  expect(names.length).toBeGreaterThan(25)
  expect(new Set(names)).toEqual(new Set(Object.keys(queries)))
})

const money = [
  'amount',
  'available',
  'collected',
  'fee',
  'net',
  'paidOut',
  'pending',
  'transactionVolume',
  'value',
  'volume',
]

/** Where in an answer a number is none, or a sum of money is missing. */
function wrong(answer: unknown, place = ''): string[] {
  if (typeof answer === 'number') return Number.isNaN(answer) ? [place] : []
  if (answer instanceof Date) return wrong(answer.getTime(), place)
  if (answer instanceof Map) return wrong(Object.fromEntries(answer), place)
  if (!(answer instanceof Object) || ArrayBuffer.isView(answer)) return []
  return Object.entries(answer).flatMap(([key, value]) =>
    value === undefined && money.includes(key)
      ? [`${place}.${key}`]
      : wrong(value, `${place}.${key}`),
  )
}

/** The small world, with a row of each table that is read. */
async function wholeWorld() {
  const { db } = await smallWorld()
  const settled = { merchantId, linkId: '1042', date: '2026-11-20T08:00:00.000Z' }
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(
      db,
      paymentRow(12, {
        ...settled,
        attemptId: 'a-1',
        refunded: 5_00,
        feeRule: { percentage: 2.5, fixedFee: 20 },
        history: [{ status: 'successful', at: '2026-11-20T08:00:02.000Z', note: 'Paid' }],
      }),
      paymentRow(13, { ...settled, type: 'refund', refundOf: 'TX-12', amount: 5_00 }),
      paymentRow(14, {
        ...settled,
        status: 'pending',
        settlesAt: '2026-11-21T12:14:20.000Z',
        willFail: 'Declined',
      }),
      paymentRow(15, { ...settled, status: 'failed', failureReason: 'Declined' }),
    ),
  )
  await db.merchants.update(merchantId, {
    onboardedAt: '2026-11-20T08:00:00.000Z',
    resubmittedAt: '2026-11-20T08:00:00.000Z',
  })
  await db.directors.add({
    id: 'DR-01',
    merchantId,
    name: 'Farai Ncube',
    email: 'farai@msasapharmacy.example',
    phone: '',
    idDocument: 'D-0001',
    idNumber: '12-345678 P 90',
  })
  const { merchantId: _merchant, type: _type, ...version } = documentOf(merchantId)
  await db.documents.add(
    documentOf('M-001', {
      id: 'D-0002',
      rejectionReason: 'Blurred.',
      versions: [{ ...version, id: 'D-0003' }],
    }),
  )
  await db.paymentLinks.add(
    linkRow({ id: '1043', merchantId, path: 'honey', expiresAt: '2026-11-25T08:00:00.000Z' }),
  )
  await db.adminUsers.add({
    id: 'AU-01',
    name: 'Tatenda Marufu',
    email: 'tatenda@paid.example',
    role: 'Super Admin',
    status: 'active',
    lastLogin: null,
    permissions: ['all'],
  })
  await db.teamMembers.add({
    id: 'TM-01',
    merchantId,
    name: 'Farai Ncube',
    email: 'farai@msasapharmacy.example',
    role: 'Admin',
    lastActive: null,
    status: 'active',
  })
  await db.merchantNotes.add({
    id: 'MN-01',
    merchantId,
    text: 'Called about the lease.',
    author: 'Tatenda Marufu',
    createdAt: '2026-11-20T08:00:00.000Z',
  })
  await db.roles.add(roleRow())
  await db.systemSettings.add(defaultSettings)
  await db.signInAttempts.add({
    id: 'farai@msasapharmacy.example',
    wrong: 1,
    lockedUntil: null,
  })
  await db.openingFigures.add({
    id: 'balance-available',
    amount: 100_00,
    currency: 'USD',
    since: '2026-11-01T08:00:00.000Z',
  })
  const entry = {
    id: 'A-0001',
    user: 'Tatenda Marufu',
    action: 'Approved',
    target: 'Msasa Pharmacy',
    timestamp: '2026-11-01T08:00:00.000Z',
    type: 'approval',
    ip: '10.0.0.1',
    merchantId,
    before: { status: 'pending' },
    after: { status: 'active' },
  } as const
  await db.activityLog.add(linkEntry(entry, undefined))
  await db.invoices.add(invoiceRow())
  await db.bankAccounts.add(bankAccountRow())
  await db.payouts.add(payoutRow())
  await db.payoutSettings.add({ id: merchantId, every: 'daily', least: 20_00 })
  await db.reports.add(reportRow())
  await db.customReports.add(customReportRow())
  await db.reportSchedules.add(scheduleRow())
  await db.messages.add(messageRow())
  await db.apps.add(appRow())
  await db.webhooks.add(webhookRow({ mode: 'test' }))
  await db.webhookEvents.add(eventRow({ mode: 'test', objectId: 'TP-01' }))
  await db.apiRequests.add(apiRequestRow())
  await db.testPayments.add(testPaymentRow())
  await db.cases.add(
    caseRow({
      transactionId: 'TX-15',
      statement: { fileName: 'e.csv', checkedAt: '2026-11-20T08:00:00.000Z', found: 'missing' },
    }),
  )
  await db.disputes.add(
    disputeRow({
      transactionId: 'TX-12',
      statement: 'Signed for.',
      evidence: [
        { id: 'DE-01', name: 'a.pdf', size: '0.1 MB', uploadedAt: '2026-11-20T08:00:00.000Z' },
      ],
    }),
  )
  await db.seedMarks.add({ id: 'seed', seededAt: '2026-11-21T12:00:00.000Z', version: 1 })
  return db
}

/** The same database as the app opens it. */
function opened(name: string): PaidDatabase {
  const db = new PaidDatabase(name)
  leaveOutUnreadable(db)
  return db
}

/** The tables that each query reads: what is spoilt elsewhere does not concern it. */
async function tablesRead(): Promise<Map<string, Set<string>>> {
  const db = new PaidDatabase((await wholeWorld()).name)
  let touched = new Set<string>()
  const note =
    <Request, Answer>(name: string, read: (request: Request) => Answer) =>
    (request: Request) => {
      touched.add(name)
      return read(request)
    }
  db.use({
    stack: 'dbcore',
    name: 'reads',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          get: note(name, table.get),
          getMany: note(name, table.getMany),
          query: note(name, table.query),
          openCursor: note(name, table.openCursor),
          count: note(name, table.count),
        }
      },
    }),
  })
  const read = new Map<string, Set<string>>()
  for (const [query, run] of Object.entries(queries)) {
    touched = new Set()
    await run(db)
    // The ledger's columns stay in memory from the first question on.
    if (ledgerTables.some((name) => touched.has(name)))
      for (const name of ledgerTables) touched.add(name)
    read.set(query, touched)
  }
  db.close()
  return read
}

let reading: ReturnType<typeof tablesRead> | undefined

/** What goes wrong in the queries, or in those that read one table. */
async function ask(db: PaidDatabase, about?: string): Promise<string[]> {
  const read = await (reading ??= tablesRead())
  const asked = Object.entries(queries).filter(
    ([query]) => about === undefined || read.get(query)?.has(about),
  )
  const all = await Promise.all(
    asked.map(async ([query, run]) => {
      try {
        return wrong(await run(db), query)
      } catch (error) {
        return [`${query}: ${String(error)}`]
      }
    }),
  )
  return all.flat()
}

const isLeftOut = (name: string, row: object): boolean =>
  checkedTables.some((table) => table === name && !isReadable(table, row))

afterEach(() => leftOut.forget(leftOut.get()))

test('of rows that can be read nothing is wrong', async () => {
  const app = opened((await wholeWorld()).name)
  expect(await ask(app)).toEqual([])
  app.close()
})

const spoilt: [string, (value: unknown) => unknown][] = [
  ['missing', () => undefined],
  ['null', () => null],
  ['NaN', () => NaN],
  ['of another kind', (value) => (typeof value === 'string' ? 7 : 'seven')],
]

/** A row of a table for each of its fields, but for the id, by which it would not be found at all. */
async function fieldsOf(table: Table<Record<string, unknown>, string>) {
  const fields = new Map<string, Record<string, unknown>>()
  for (const row of await table.toArray())
    for (const field of Object.keys(row)) if (!fields.has(field)) fields.set(field, row)
  fields.delete('id')
  return fields
}

test.each(Object.keys(tableSchemas))(
  'R26 whatever is spoilt in a row of %s, no query throws and no sum is lost',
  async (name) => {
    const db = await wholeWorld()
    const table = db.table<Record<string, unknown>, string>(name)
    const app = opened(db.name)
    const problems: string[] = []
    const indexed = new Set(table.schema.indexes.flatMap(({ keyPath }) => keyPath))
    let askedWithout = false
    for (const [field, row] of await fieldsOf(table)) {
      for (const [how, spoil] of spoilt) {
        const bad = { ...row, [field]: spoil(row[field]) }
        // A row that is left out is left out alike, whatever is wrong in it, where no index knows the field.
        if (name !== 'transactions' && !indexed.has(field) && isLeftOut(name, bad)) {
          if (askedWithout) continue
          askedWithout = true
        }
        await table.put(bad)
        if (name === 'transactions') await db.table('ledgerChanges').add({ rows: [bad] })
        for (const problem of await ask(app, name)) problems.push(`${field} ${how}: ${problem}`)
      }
      await table.put(row)
    }
    app.close()
    expect(problems).toEqual([])
  },
  120_000,
)
