import { Dexie } from 'dexie'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import type { Dispute } from '../disputes/schemas.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Ledger } from '../ledger/rows.ts'
import type { Brand, StoredFile } from '../merchants/schemas.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Payout } from '../payouts/schemas.ts'
import { isReadable } from '../readable.ts'
import type { ReportTemplate } from '../settings/schemas.ts'
import type { CustomReport, PlatformReport, Report, ReportSchedule } from './schemas.ts'

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, 'en', { numeric: true })

/** Lists a merchant's reports, newest first. REP-1. */
export async function listReports(db: PaidDatabase, merchantId: MerchantId): Promise<Report[]> {
  return (await db.reports.where('merchantId').equals(merchantId).toArray()).sort(newestFirst)
}

/** Lists a merchant's report templates, newest first. REP-2. */
export async function listCustomReports(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<CustomReport[]> {
  return (await db.customReports.where('merchantId').equals(merchantId).toArray()).sort(newestFirst)
}

/** Lists a merchant's schedules in the order they were made. REP-3. */
export async function listReportSchedules(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<ReportSchedule[]> {
  const all = await db.reportSchedules.toArray()
  return all
    .filter((schedule) => schedule.merchantId === merchantId)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

/** Lists due schedules of all merchants. */
export async function listDueSchedules(db: PaidDatabase, now: Date): Promise<ReportSchedule[]> {
  return db.reportSchedules.where('nextAt').belowOrEqual(now.toISOString()).toArray()
}

/** Lists the console's report templates. ADM-10. */
export const listReportTemplates = (db: PaidDatabase): Promise<ReportTemplate[]> =>
  db.reportTemplates.toArray()

/** Lists the console's reports, newest first. */
export async function listPlatformReports(db: PaidDatabase): Promise<PlatformReport[]> {
  const all = await db.platformReports.toArray()
  return all.sort(
    (a, b) =>
      b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, 'en', { numeric: true }),
  )
}

/** A report that was generated from a template, and whose file is not on this device. */
export interface PastReport {
  /** The id of its log entry. */
  id: string
  templateId: ReportTemplate['id']
  name: string
  createdAt: string
  createdBy: string
}

/** Lists reports that only the log knows, newest first, at most `count`. ADM-10. */
export async function listPastReports(db: PaidDatabase, count = 6): Promise<PastReport[]> {
  const [templates, entries] = await Promise.all([
    db.reportTemplates.toArray(),
    db.activityLog.filter(({ action }) => action === 'Generated report').toArray(),
  ])
  const idOf = new Map(templates.map(({ id, name }) => [name, id]))
  return entries
    .flatMap(({ id, target, timestamp, user, after }): PastReport[] => {
      const templateId = idOf.get(target)
      // An entry with the id of a report had its file here, until somebody deleted it.
      if (templateId === undefined || after?.report !== undefined) return []
      return [{ id, templateId, name: target, createdAt: timestamp, createdBy: user }]
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, count)
}

/** The data for a merchant's reports. */
export interface ReportSource {
  ledger: Ledger
  merchantId: MerchantId
  business: string
  brand?: Brand | undefined
  /** Of its payments. */
  disputes: readonly Dispute[]
  invoices: readonly Invoice[]
  payouts: readonly Payout[]
}

/**
 * Returns the live data for a merchant's reports. REP-1.
 */
export async function getReportSource(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<ReportSource> {
  const [ledger, merchant, disputes, invoices, payouts] = await Promise.all([
    loadLedger(db),
    db.merchants.get(merchantId),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
    db.invoices.where('merchantId').equals(merchantId).toArray(),
    db.payouts.where('merchantId').equals(merchantId).toArray(),
  ])
  return {
    ledger,
    merchantId,
    business: merchant?.name ?? merchantId,
    brand: merchant?.brand,
    disputes,
    invoices,
    payouts,
  }
}

/** Details of a transaction for a report. */
export interface ReportDetails {
  /** The payment link's name, or the payment that a refund returns. */
  description: string
  /** The customer's address, from the payment or an invoice that the business has sent them. */
  email: string
}

/** The names of a business's customers and links, read once per report. */
export interface DetailNames {
  links: ReadonlyMap<string, string>
  emails: ReadonlyMap<string, string>
}

/** Returns the names `reportDetails` needs. */
export async function getDetailNames(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<DetailNames> {
  const [links, invoices] = await Promise.all([
    db.paymentLinks.where('merchantId').equals(merchantId).toArray(),
    db.invoices.where('merchantId').equals(merchantId).toArray(),
  ])
  return {
    links: new Map(links.map(({ id, name }) => [id, name])),
    emails: new Map(invoices.map(({ customer }) => [customer.name, customer.email])),
  }
}

/** Returns a transaction's details. REP-2. */
export function reportDetails(
  { links, emails }: DetailNames,
  { customer, customerEmail, linkId = '', refundOf }: Omit<Transaction, 'type'>,
): ReportDetails {
  return {
    description: links.get(linkId) ?? (refundOf ? `Refund of ${refundOf}` : ''),
    email: customerEmail ?? emails.get(customer) ?? '',
  }
}

const unpacked = (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer()

/** Returns a stored file's uncompressed bytes; null if no readable one is stored. */
export async function getStoredFile(
  db: PaidDatabase,
  id: string,
): Promise<Omit<StoredFile, 'encoding'> | null> {
  const file = await db.files.get(id)
  if (!file || !isReadable('files', file)) return null
  const { mime, bytes, encoding } = file
  return { id, mime, bytes: encoding ? await Dexie.waitFor(unpacked(bytes)) : bytes }
}
