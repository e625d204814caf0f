import type { Transaction } from 'dexie'
import { nextCreditNoteNumber } from './invoices/rules.ts'
import { inLogOrder, linkLog, type LogLink } from './log/chain.ts'
import { demoMerchantId } from './common.ts'
import { ledgerRow } from './ledger/rows.ts'
import { purposeFor } from './merchants/document-purposes.ts'
import { inCurrency } from './money.ts'
import { newestSampleNumber, transactionNumber } from './payments/rules.ts'
import { isSubmitted } from './merchants/rules.ts'
import { movementsOf } from './payouts/movements.ts'
import { sampleTerms } from './payments/fees.ts'
import { isRefund } from './payments/rules.ts'
import { nextReportAt, scheduleTimes } from './reports/moments.ts'
import type { Row } from './tables.ts'
import type { Prospect } from './prospects/schemas.ts'
import { unnamedEntries } from './prospects/unnamed-log.ts'
import { isReadable, readAsStored } from './readable.ts'

/** Calls `sign` between parts of its work to show progress. */
export type Upgrade = (transaction: Transaction, sign: () => void) => Promise<void>

/** Rows read and changed at a time, few enough that a slow phone stays responsive. */
const slice = 500

/**
 * Wraps an upgrade so that it sees every row, because the newest schemas don't match older rows.
 */
const ofAllRows =
  (upgrade: Upgrade): Upgrade =>
  async (transaction, sign) => {
    readAsStored()
    await upgrade(transaction, sign)
  }

/** Version 5: schedules get an owner, the demo's merchant, and a next due time. */
async function completeSchedules(transaction: Transaction): Promise<void> {
  const now = new Date()
  await transaction
    .table<Row<'reportSchedules'>>('reportSchedules')
    .toCollection()
    .modify((row) => {
      const times = scheduleTimes[row.frequency] as { time: string } | undefined
      row.merchantId = 'M-001'
      // An unreadable schedule stays so, without preventing the upgrade.
      if (times) row.nextAt = nextReportAt({ ...row, ...times }, now).toISOString()
    })
}

/** Version 7: links the stored log, entry by entry. */
const linkKeptLog: Upgrade = async (transaction, sign) => {
  const log = transaction.table<{ id: string }>('activityLog')
  const entries = inLogOrder(await log.toArray())
  let before: LogLink | undefined
  for (let start = 0; start < entries.length; start += slice) {
    const linked = linkLog(entries.slice(start, start + slice), before)
    await log.bulkPut(linked)
    sign()
    before = linked.at(-1)
  }
}

/** Methods that the console's fee structure lacked before version 8. */
const addedFees = [
  { id: 'innbucks', paymentMethod: 'InnBucks', type: 'Mobile Money' },
  { id: 'zimswitch', paymentMethod: 'ZimSwitch', type: 'Credit/Debit Card' },
  { id: 'omari', paymentMethod: 'Omari', type: 'Mobile Money' },
] as const

/** Version 8: the fee structure has every method, with the fees that are charged. */
const completeFees: Upgrade = async (transaction) => {
  const table = transaction.table<Row<'fees'>, string>('fees')
  const fees = await table.toArray()
  if (fees.length === 0) return
  const merchantFees = await transaction.table<Row<'merchantFees'>>('merchantFees').toArray()
  const charged = (id: Row<'fees'>['id']) => {
    const { percentage, fixedFee } = sampleTerms(merchantFees, id)
    return { merchantFee: percentage, flatFee: fixedFee }
  }
  const added = addedFees
    .filter(({ id }) => fees.every((row) => row.id !== id))
    .map((row) => ({ ...row, ...charged(row.id), customerFee: 0 }))
  const corrected = fees
    .filter(({ editedAt }) => editedAt === undefined)
    .map((row) => ({ ...row, ...charged(row.id) }))
  await table.bulkPut([...added, ...corrected])
}

/**
 * Version 11: the first verified account of a currency without a default becomes its default, and the
 * least automatic payout, which was in USD, is kept in each currency.
 */
const splitBalances: Upgrade = async (transaction) => {
  const table = transaction.table<Row<'bankAccounts'>, string>('bankAccounts')
  const accounts = await table.toCollection().sortBy('createdAt')
  const isOf = (one: Row<'bankAccounts'>, other: Row<'bankAccounts'>) =>
    one.merchantId === other.merchantId && one.currency === other.currency
  const defaults = accounts.filter(({ isDefault }) => isDefault)
  for (const account of accounts) {
    if (account.status !== 'verified' || defaults.some((each) => isOf(each, account))) continue
    defaults.push(account)
    await table.put({ ...account, isDefault: true })
  }
  await transaction
    .table<{ least: unknown }>('payoutSettings')
    .toCollection()
    .modify((row) => {
      // An unreadable one stays so.
      if (typeof row.least === 'number')
        row.least = { USD: row.least, ZWL: inCurrency(row.least, 'USD', 'ZWL') }
    })
}

type PaidInvoice = Pick<Row<'invoices'>, 'merchantId' | 'paymentIds' | 'creditNotes'>

/** Version 12: invoices have credit notes, one for each refund of their payments so far. */
const issueCreditNotes: Upgrade = async (transaction) => {
  const table = transaction.table<PaidInvoice>('invoices')
  const invoices = (await table.toArray()).map((row) => ({
    ...row,
    creditNotes: [] as Row<'invoices'>['creditNotes'],
  }))
  const invoiceOf = new Map(
    invoices.flatMap((row) =>
      // An unreadable invoice stays so, without preventing the upgrade.
      Array.isArray(row.paymentIds) ? row.paymentIds.map((id) => [id, row] as const) : [],
    ),
  )
  const refunds = await transaction
    .table<Row<'transactions'>>('transactions')
    .where('refundOf')
    .anyOf([...invoiceOf.keys()])
    .sortBy('date')
  const numbers: Record<string, string[]> = {}
  for (const refund of refunds) {
    const invoice = invoiceOf.get(refund.refundOf ?? '')
    if (!invoice || !isRefund(refund)) continue
    const given = (numbers[invoice.merchantId] ??= [])
    const number = nextCreditNoteNumber(given)
    given.push(number)
    invoice.creditNotes.push({ number, refundId: refund.id, issuedAt: refund.date })
  }
  await table.bulkPut(invoices)
}

/** What an opening figure had. */
interface OpeningFigure {
  id: string
  amount: number
  since: string
}

/**
 * Version 13: the demo merchant's balance is that of its rows. What the figure it opened with left out
 * is brought forward, by a row of its own.
 */
const bringForward: Upgrade = async (transaction) => {
  const figures = await transaction.table<OpeningFigure>('openingFigures').toArray()
  const opening = figures.find(({ id }) => id === 'balance-available')
  if (!opening || !Number.isSafeInteger(opening.amount)) return
  const table = transaction.table<Row<'transactions'>, string>('transactions')
  const stored = (await table.toArray()).filter((row) => isReadable('transactions', row))
  const covered = stored
    .map(ledgerRow)
    .filter(({ merchantId, currency }) => merchantId === demoMerchantId && currency === 'USD')
    .filter(({ number }) => number <= newestSampleNumber)
    .flatMap(movementsOf)
    .filter(({ instant }) => instant <= Date.parse(opening.since))
    .reduce((sum, { amount }) => sum + amount, 0)
  const missing = opening.amount - covered
  if (missing === 0) return
  const counters = transaction.table<Row<'counters'>, string>('counters')
  const numbers = stored.map(({ id }) => transactionNumber(id))
  const { next = Math.max(newestSampleNumber, ...numbers) + 1 } = (await counters.get('TX')) ?? {}
  const row: Row<'transactions'> = {
    id: `TX-${next}`,
    merchantId: demoMerchantId,
    date: opening.since,
    customer: 'Brought forward',
    amount: Math.abs(missing),
    currency: 'USD',
    fee: 0,
    paymentMethod: 'bank',
    status: 'successful',
    type: missing > 0 ? 'adjustment' : 'payout',
    account: '',
    reference: 'Brought forward',
    refunded: 0,
    seq: Math.max(0, ...stored.map(({ seq = 0 }) => seq)) + 1,
  }
  await table.add(row)
  await counters.put({ id: 'TX', next: next + 1 })
}

/** What staff roles could do before version 14 by another permission, or by none. */
const addedGrants: Partial<Record<string, Row<'roles'>['permissions']>> = {
  'Super Admin': ['finances', 'merchant_refunds', 'case_management', 'dispute_management'],
  Admin: ['finances', 'merchant_refunds', 'case_management', 'dispute_management'],
  'Finance Admin': ['finances', 'merchant_refunds', 'case_management', 'dispute_management'],
}

/** Version 14: staff roles grant finances, refunds, cases and disputes by themselves. */
async function completeGrants(transaction: Transaction): Promise<void> {
  await transaction
    .table<Row<'roles'>>('roles')
    .toCollection()
    .modify((row) => {
      // An unreadable role stays so, without preventing the upgrade.
      if (Array.isArray(row.permissions))
        row.permissions = [...new Set([...row.permissions, ...(addedGrants[row.name] ?? [])])]
    })
}

/** Methods that the console could not switch before version 14. */
const addedMethods: readonly Row<'paymentMethods'>[] = addedFees.map(
  ({ id, paymentMethod: name, type }) => ({
    id,
    name,
    type,
    provider: name,
    enabled: true,
    transactionFee: { innbucks: 2.3, zimswitch: 1.9, omari: 2.5 }[id],
  }),
)

/** Version 14: the console switches every method that is taken. */
const completeMethods: Upgrade = async (transaction) => {
  const table = transaction.table<Row<'paymentMethods'>, string>('paymentMethods')
  const known = new Set(await table.toCollection().primaryKeys())
  if (known.size > 0) await table.bulkPut(addedMethods.filter(({ id }) => !known.has(id)))
}

/**
 * Version 15: what waits for a decision was submitted when it signed up, and what signing up made up
 * about a business is taken back.
 */
async function takeBackMadeUp(transaction: Transaction): Promise<void> {
  await transaction
    .table<Row<'merchants'>>('merchants')
    .toCollection()
    .modify((row) => {
      if (row.approvalStatus === 'PENDING' && !isSubmitted(row)) row.submittedDate = row.createdDate
      const isUnnamed = row.name === `${row.createdBy}'s business`
      if (isUnnamed || row.businessType === 'New business') row.startedAt = row.createdDate
      if (isUnnamed) {
        row.name = row.createdBy
        row.unnamed = true
      }
      if (row.businessType === 'New business') row.businessType = ''
      if (row.town === 'Zimbabwe') row.town = ''
    })
}

/** Version 16: documents say what they are for, by their type. */
async function nameAPurpose(transaction: Transaction): Promise<void> {
  await transaction
    .table<Row<'documents'>>('documents')
    .toCollection()
    .modify((row) => {
      row.purpose = purposeFor(row.type)
    })
}

/** A message to sales as versions before 17 stored it; a subscriber has the address as its id alone. */
interface Lead extends Pick<Prospect, 'id' | 'name' | 'email' | 'phone' | 'createdAt'> {
  message: string
}

/**
 * Version 17: who wrote to sales or subscribed becomes a prospect, which no snapshot has, and the log
 * no longer names them.
 */
const moveProspects: Upgrade = async (transaction, sign) => {
  const leads = await transaction.table<Lead>('leads').toArray()
  const subscribers = await transaction
    .table<Pick<Lead, 'id' | 'createdAt'>>('subscribers')
    .toArray()
  const blank = { business: '', nextStep: '', nextOn: null }
  const addresses = new Map(subscribers.map(({ id, createdAt }) => [id, createdAt]))
  const rows: Prospect[] = leads.map(({ message: note, ...lead }) => ({
    ...blank,
    ...lead,
    note,
    source: 'contact',
    newsletter: addresses.delete(String(lead.email).toLowerCase()),
  }))
  for (const [email, createdAt] of addresses) {
    const named = { id: email, name: '', phone: '', email, note: '', createdAt }
    rows.push({ ...blank, ...named, source: 'newsletter', newsletter: true })
  }
  // An unreadable one could be neither shown nor deleted.
  const readable = rows.filter((row) => isReadable('prospects', row))
  await transaction.table<Prospect>('prospects').bulkPut(readable)
  await transaction.table('counters').delete('LD')
  const log = transaction.table<{ id: string }>('activityLog')
  const entries = unnamedEntries(await log.toArray())
  for (let start = 0; start < entries.length; start += slice) {
    await log.bulkPut(entries.slice(start, start + slice))
    sign()
  }
}

/** Version 20: the bytes of snapshots have a table of their own. One at a time, because each may be large. */
const moveBytes: Upgrade = async (transaction, sign) => {
  const snapshots = transaction.table<Row<'snapshots'> & Partial<Row<'snapshotBytes'>>>('snapshots')
  for (const id of await snapshots.toCollection().primaryKeys()) {
    const { bytes, encoding, ...row } = (await snapshots.get(id)) ?? {}
    // An unreadable one stays so, without preventing the upgrade.
    if (!(bytes instanceof ArrayBuffer)) continue
    await transaction.table('snapshotBytes').put({ id, bytes, ...(encoding && { encoding }) })
    await snapshots.put({ ...row, stored: bytes.byteLength } as Row<'snapshots'>)
    sign()
  }
}

/** The upgrade to each version. */
export const upgrades: Record<number, Upgrade> = {
  5: ofAllRows(completeSchedules),
  7: ofAllRows(linkKeptLog),
  8: ofAllRows(completeFees),
  11: ofAllRows(splitBalances),
  12: ofAllRows(issueCreditNotes),
  13: ofAllRows(bringForward),
  14: ofAllRows(async (transaction, sign) => {
    await completeGrants(transaction)
    await completeMethods(transaction, sign)
  }),
  15: ofAllRows(takeBackMadeUp),
  16: ofAllRows(nameAPurpose),
  17: ofAllRows(moveProspects),
  20: ofAllRows(moveBytes),
}
