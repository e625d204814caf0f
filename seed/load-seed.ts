import type { Merchant } from '#db/merchants/schemas.ts'
import { feeOf, type MerchantFee, sampleTerms } from '#db/payments/fees.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { Row, TableRows } from '#db/tables.ts'
import {
  completeDocument,
  completeLog,
  completeMerchant,
  countersAfter,
  type WrittenMerchant,
} from './complete-rows.ts'
import { type Draft, history } from './history.ts'
import { toLedger } from './ledger.ts'
import { completeAccount, seedPayouts } from './payouts.ts'
import { linkLog } from '#db/log/chain.ts'
import { nextReportAt } from '#db/reports/moments.ts'
import {
  seedCasesAndDisputes,
  type Line,
  type WrittenCase,
  type WrittenDispute,
} from './cases-and-disputes.ts'
import { readTable } from './read-table.ts'
import { seedFiles, type SeedFiles, type WrittenTable } from './seed-files.ts'
import { settlements } from './settlements.ts'
import { type Selling, tradesOf, withoutSales } from './trades.ts'

/** Increment when the sample data's content changes. */
const version = 1

/** The rows of the files: as stored, unless parts of them are generated. */
type Written = Omit<
  { [T in WrittenTable]: Row<T> },
  'merchants' | 'transactions' | 'activityLog' | 'cases' | 'disputes'
> & {
  merchants: WrittenMerchant
  transactions: Draft
  activityLog: Line
  cases: WrittenCase
  disputes: WrittenDispute
}

const reader =
  (files: SeedFiles, now: Date) =>
  <T extends WrittenTable>(table: T) =>
    readTable(files, table, now) as unknown as Written[T][]

function totalPaidOut({ openingFigures }: SeedFiles): number | undefined {
  const amount = openingFigures.find(({ id }) => id === 'total-paid-out')?.['amount']
  return typeof amount === 'number' ? amount : undefined
}

function makeTransactions(
  files: SeedFiles,
  merchants: readonly Selling<Merchant>[],
  links: readonly Selling<PaymentLink>[],
  fees: readonly MerchantFee[],
  accounts: readonly BankAccount[],
  now: Date,
) {
  const bearFee = (draft: Draft) => ({
    ...draft,
    fee: feeOf(sampleTerms(fees, draft.paymentMethod), draft),
  })
  const drafts = reader(files, now)('transactions').map(bearFee)
  for (const trade of tradesOf(merchants, links))
    for (const draft of history(trade, now, files.customers)) drafts.push(bearFee(draft))
  for (const row of merchants) {
    const own = drafts.filter(({ merchantId }) => merchantId === row.id)
    const account = accounts.find((each) => each.isDefault && each.merchantId === row.id)
    // The sample's total paid out includes all of its payouts.
    const most = account && totalPaidOut(files)
    const until = row.sales?.until ?? null
    drafts.push(...settlements(row, own, { now, until, account, most }).map(bearFee))
  }
  return toLedger(drafts)
}

/**
 * Returns all sample rows as of `now`, with days in the device's zone. The same instant gives the
 * same rows. Throws an error naming file, row and field if a file is invalid.
 */
export function loadSeed(now: Date, files: SeedFiles = seedFiles): TableRows {
  const read = reader(files, now)
  const since = now.toISOString()
  // First, so that errors in merchants are reported as theirs.
  const written = read('merchants')
  const directors = read('directors')
  const adminUsers = read('adminUsers')
  const users = read('users')
  const merchantFees = read('merchantFees')
  const reviewer = adminUsers[0]?.name ?? ''
  const merchants: Selling<Merchant>[] = written.map((row) =>
    completeMerchant(row, directors, reviewer),
  )
  const links: Selling<PaymentLink>[] = read('paymentLinks')
  const documents = read('documents').map((row) => completeDocument(row, merchants))
  const bankAccounts = read('bankAccounts').map(completeAccount)
  const payments = makeTransactions(files, merchants, links, merchantFees, bankAccounts, now)
  const transactions = [...payments.values()]
  const { lines, ...matters } = seedCasesAndDisputes(
    {
      cases: read('cases'),
      disputes: read('disputes'),
    },
    { payments, merchants, adminUsers },
  )

  const rows = {
    merchants: merchants.map(withoutSales),
    documents: documents.map(({ document }) => document),
    files: documents.map(({ file }) => file),
    directors,
    transactions,
    paymentLinks: links.map(withoutSales),
    paymentMethods: read('paymentMethods'),
    fees: read('fees'),
    merchantFees,
    users,
    adminUsers,
    teamMembers: read('teamMembers'),
    roles: read('roles'),
    activityLog: linkLog(
      completeLog([...read('activityLog'), ...lines], {
        merchants,
        admins: adminUsers,
        users,
      }),
    ),
    systemSettings: read('systemSettings'),
    reportSchedules: read('reportSchedules').map((row) => ({
      ...row,
      nextAt: nextReportAt(row, now).toISOString(),
    })),
    reportTemplates: read('reportTemplates'),
    openingFigures: read('openingFigures').map((row) => ({ ...row, since })),
    demoSettings: [{ id: 'demo' as const, dryRun: false, failNext: false }],
    leads: [],
    sessions: [],
    subscribers: [],
    invoices: [],
    bankAccounts,
    payouts: seedPayouts(transactions, bankAccounts),
    payoutSettings: [],
    reports: [],
    customReports: [],
    apps: [],
    webhooks: [],
    webhookEvents: [],
    apiRequests: [],
    testPayments: [],
    userGroups: [],
    accounts: [],
    devices: [],
    subscriptions: [],
    planInvoices: [],
    merchantNotes: [],
    ...matters,
    platformReports: [],
    signInAttempts: [],
    phonePayments: [],
    seedMarks: [{ id: 'seed' as const, seededAt: since, version }],
  }
  return { ...rows, counters: countersAfter(rows) }
}
