import type { PaymentLink } from '#db/links/schemas.ts'
import { linkLog } from '#db/log/chain.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { currencies } from '#db/money.ts'
import { feeOf, type MerchantFee, sampleTerms } from '#db/payments/fees.ts'
import { awaitingCustomer, newestSampleNumber } from '#db/payments/rules.ts'
import type { PaymentMethodId, Transaction } from '#db/payments/schemas.ts'
import { settledFrom } from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { nextReportAt } from '#db/reports/moments.ts'
import type { TableRows } from '#db/tables.ts'
import { seedCasesAndDisputes } from './cases-and-disputes.ts'
import { completeDocument, completeLog, completeMerchant, countersAfter } from './complete-rows.ts'
import { type ChargedDraft, type Draft, history, type Seller } from './history.ts'
import { refuse } from './mistakes.ts'
import { seedNews } from './news.ts'
import {
  completeAccount,
  defaultAccounts,
  payoutUnderWay,
  seedPayouts,
  type UnderWay,
} from './payouts.ts'
import { readSeed } from './read-seed.ts'
import { seedFiles, type SeedFiles } from './seed-files.ts'
import { coveredRows, settlements } from './settlements.ts'
import { ordersAndPayouts } from './target-figures.ts'
import type { Sales } from './written-fields.ts'
import type { Customer, Written } from './written-rows.ts'

/** Increment when the sample data's content changes. */
const version = 4

/** Adds how to reach a customer who is in `customers.json`. */
function withContact(draft: Draft, customers: readonly Customer[]): Draft {
  const known = customers.find(({ name }) => name === draft.customer)
  return known ? { customerEmail: known.email, customerPhone: known.phone, ...draft } : draft
}

/** Adds when payments are settled, by the plan of their merchant; their refunds are not before. */
function settled(drafts: readonly ChargedDraft[], merchants: readonly Merchant[]): ChargedDraft[] {
  const plans = new Map(merchants.map(({ id, plan = 'basic' }) => [id, plan]))
  const moments = new Map(
    drafts
      .filter(({ type, status }) => type === 'payment' && status === 'successful')
      .map(({ id, merchantId, date }) => [id, settledFrom(plans.get(merchantId) ?? 'basic', date)]),
  )
  return drafts.map((draft) => {
    const availableAt = moments.get(draft.refundOf ?? draft.id)
    return availableAt !== undefined && availableAt > draft.date ? { ...draft, availableAt } : draft
  })
}

function makeTransactions(
  written: Pick<Written, 'customers' | 'disputes' | 'targetFigures' | 'transactions'>,
  merchants: readonly Selling<Merchant>[],
  links: readonly Selling<PaymentLink>[],
  fees: readonly MerchantFee[],
  accounts: readonly BankAccount[],
  { now, beside }: { now: Date; beside: ReadonlySet<string> },
) {
  const bearFee = (draft: Draft) => ({
    ...draft,
    fee: feeOf(sampleTerms(fees, draft.paymentMethod), draft),
  })
  const shared = written.customers.filter(({ merchantId }) => merchantId === undefined)
  const customersOf = (id: string) => {
    const own = written.customers.filter(({ merchantId }) => merchantId === id)
    return own.length > 0 ? own : shared
  }
  const sold: ChargedDraft[] = written.transactions.map((draft) =>
    bearFee(withContact(draft, written.customers)),
  )
  const known = new Set(sold.map(({ id }) => id))
  for (const seller of sellersOf(merchants, links))
    for (const draft of history(seller, now, customersOf(seller.merchantId)))
      sold.push(bearFee(draft))
  const drafts = coveredRows(settled(sold, merchants), known)
  const [targets] = written.targetFigures
  const disputed = new Set(written.disputes.map(({ transactionId }) => transactionId))
  const customers = written.customers.filter(({ wholesale }) => wholesale)
  const ruleOf = (method: PaymentMethodId) => sampleTerms(fees, method)
  for (const row of merchants) {
    const { until = null, days } = row.sales ?? {}
    const own = drafts.filter(({ merchantId }) => merchantId === row.id)
    const byDefault = defaultAccounts(accounts, row.id)
    const terms = { now, until, days, accounts: byDefault, disputed }
    if (targets?.merchantId !== row.id || !byDefault.USD) {
      drafts.push(...settlements(row, settled(own, merchants), { ...terms, of: currencies }))
      continue
    }
    const extra = own.filter(({ id }) => beside.has(id))
    const made = ordersAndPayouts(
      own.filter(({ id }) => !beside.has(id)),
      {
        account: byDefault.USD,
        targets,
        terms: {
          merchant: row,
          now,
          customers,
          ruleOf,
          bearFee,
          settled: (rows) => settled(rows, merchants),
        },
        inZwl: (rows, on) =>
          settlements(row, settled([...rows, ...extra], merchants), { ...terms, of: ['ZWL'], on }),
      },
    )
    drafts.push(...made)
  }
  return toLedger(settled(drafts, merchants))
}

/**
 * Returns all sample rows as of `now`, with days in the device's zone. The same instant gives the
 * same rows. Throws a `SeedError` that names file, row and field of each mistake in a file.
 */
export const loadSeed = (now: Date, files: SeedFiles = seedFiles): TableRows =>
  rowsOf(readSeed(files, now), now)

/** Returns a payment that waits for its customer, or has failed by an instant because they did not answer. */
function answeredBy(row: Transaction, at: string): Transaction {
  if (row.type !== 'payment' || row.status !== 'pending') return row
  const asked = awaitingCustomer(row)
  const { settlesAt = at, willFail = '' } = asked
  return settlesAt > at ? asked : { ...row, status: 'failed', failureReason: willFail }
}

/** What a scenario has beside the sample. */
interface Beside {
  underWay?: UnderWay | undefined
  /** The ids of its transactions, which come on top of the target figures. */
  transactions?: readonly string[]
}

/** Returns what the database holds as of `now`, from the rows of the files. */
export function rowsOf(
  written: Written,
  now: Date,
  { underWay, transactions: beside = [] }: Beside = {},
): TableRows {
  const since = now.toISOString()
  const { adminUsers, directors, merchantFees, users } = written
  const merchants: Selling<Merchant>[] = written.merchants.map((row) =>
    completeMerchant(row, directors, adminUsers),
  )
  const links: Selling<PaymentLink>[] = written.paymentLinks
  const documents = written.documents.map((row) => completeDocument(row, merchants, adminUsers))
  const bankAccounts = written.bankAccounts.map(completeAccount)
  const payments = makeTransactions(written, merchants, links, merchantFees, bankAccounts, {
    now,
    beside: new Set(beside),
  })
  const transactions = [...payments.values()].map((row) => answeredBy(row, since))
  const payouts = seedPayouts(transactions, bankAccounts)
  const { lines, ...matters } = seedCasesAndDisputes(written, { payments, merchants, adminUsers })
  const account = bankAccounts.find(({ id }) => id === underWay?.accountId)
  const owner = merchants.find(({ id }) => id === account?.merchantId)
  if (underWay && account && owner) {
    const made = payoutUnderWay(owner, account, { ...underWay, before: payouts, now })
    transactions.push(made.transaction)
    payouts.push(made.payout)
    lines.push(made.line)
  }
  const shown = {
    merchants: merchants.map(withoutSales),
    documents: documents.map(({ document }) => document),
    transactions,
    paymentLinks: links.map(withoutSales),
    payouts,
  }

  const rows = {
    ...shown,
    files: documents.map(({ file }) => file),
    directors,
    paymentMethods: written.paymentMethods,
    fees: written.fees,
    merchantFees,
    users,
    adminUsers,
    teamMembers: written.teamMembers,
    roles: written.roles,
    activityLog: linkLog(
      completeLog([...written.activityLog, ...lines], {
        merchants,
        admins: adminUsers,
        users,
      }),
    ),
    systemSettings: written.systemSettings,
    reportSchedules: written.reportSchedules.map((row) => ({
      ...row,
      nextAt: nextReportAt(row, now).toISOString(),
    })),
    reportTemplates: written.reportTemplates,
    demoSettings: [{ id: 'demo' as const, dryRun: false }],
    sessions: [],
    snapshots: [],
    snapshotBytes: [],
    prospects: [],
    ownExercises: [],
    invoices: [],
    bankAccounts,
    payoutSettings: [],
    reports: [],
    customReports: [],
    apps: [],
    webhooks: [],
    webhookEvents: [],
    apiRequests: [],
    testPayments: [],
    userGroups: written.userGroups.map((row) => ({ ...row, attemptId: `seed ${row.id}` })),
    accounts: [],
    devices: [],
    subscriptions: [],
    planInvoices: [],
    merchantNotes: [],
    ...matters,
    notifications: [...seedNews(shown, now), ...matters.notifications],
    platformReports: [],
    signInAttempts: [],
    phonePayments: [],
    shownRequests: [],
    seedMarks: [{ id: 'seed' as const, seededAt: since, version }],
  }
  return { ...rows, counters: countersAfter(rows) }
}

/**
 * Converts drafts to ledger rows by draft id, numbered by date, with refunded totals; fully
 * refunded payments get the status `refunded`. Throws on a refund that doesn't fit its payment.
 */
function toLedger(drafts: readonly ChargedDraft[]): Map<string, Transaction> {
  const sorted = [...drafts].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const first = newestSampleNumber - sorted.length + 1
  const byDraft = new Map(
    sorted.map((draft, index): [string, Transaction] => [
      draft.id,
      { ...draft, id: `TX-${first + index}`, refunded: 0 },
    ]),
  )
  for (const [draftId, row] of byDraft) {
    if (row.refundOf === undefined) continue
    const wrong = (field: string, reason: string) =>
      refuse('transactions.json', draftId, field, reason)
    const payment = byDraft.get(row.refundOf)
    if (payment?.type !== 'payment' || payment.merchantId !== row.merchantId)
      return wrong('refundOf', `"${row.refundOf}" is not a payment of the same merchant`)
    if (payment.currency !== row.currency)
      return wrong('currency', `the payment ${row.refundOf} was in ${payment.currency}`)
    if (payment.date > row.date)
      return wrong('date', `the payment ${row.refundOf} is later than its refund`)
    payment.refunded += row.amount
    if (payment.refunded > payment.amount)
      return wrong('amount', `is more than is left of the payment ${row.refundOf}`)
    if (payment.refunded === payment.amount) payment.status = 'refunded'
    row.refundOf = payment.id
  }
  return byDraft
}

/** A row of its file, with the sales from which its history is generated. */
type Selling<T> = T & { sales?: Sales }

/** Returns the row as stored in the database. */
function withoutSales<T extends object>({ sales: _sales, ...row }: Selling<T>): Omit<T, 'sales'> {
  return row
}

function sellerOf(
  owner: { id: string; sales?: Sales },
  rest: Pick<Seller, 'merchantId' | 'since'> & Partial<Seller>,
): Seller[] {
  if (!owner.sales) return []
  const defaults = { from: 2_00, to: 50_00, hours: [8, 17], until: null } as const
  return [{ key: owner.id, ...defaults, ...rest, ...owner.sales }]
}

/**
 * Returns every merchant and link that sells. Merchants sell from approval; the demo merchant needs
 * none.
 */
function sellersOf(
  merchants: readonly Selling<Merchant>[],
  links: readonly Selling<PaymentLink>[],
): Seller[] {
  const shops = merchants.map((row) =>
    sellerOf(row, { merchantId: row.id, since: row.joinDate ?? '' }),
  )
  const linked = links.map((row) =>
    sellerOf(row, {
      merchantId: row.merchantId,
      linkId: row.id,
      ...(row.amount !== null && { from: row.amount, to: row.amount }),
      currency: row.currency,
      hours: [7, 21],
      since: row.createdAt,
      until: row.expiresAt,
    }),
  )
  return [...shops, ...linked].flat()
}
