import type { ActivityLogEntry } from '#db/model/activity-log-entry.ts'
import type { BusinessDocument, StoredFile } from '#db/model/business-document.ts'
import type { Director } from '#db/model/director.ts'
import type { Merchant } from '#db/model/merchant.ts'
import type { AdminUser } from '#db/model/people.ts'
import type { Counter } from '#db/model/platform.ts'
import type { TableRows } from '#db/model/tables.ts'
import { sampleFile } from './sample-file.ts'

/** A merchant as its row says it: what follows from the rest may be left out. */
export type WrittenMerchant = Partial<Merchant> &
  Pick<
    Merchant,
    | 'id'
    | 'name'
    | 'email'
    | 'phone'
    | 'status'
    | 'businessType'
    | 'town'
    | 'address'
    | 'description'
    | 'registrationNumber'
    | 'createdDate'
  >

/** A merchant with what its row left out; what the row says wins. */
export function completeMerchant(
  written: WrittenMerchant,
  directors: readonly Director[],
  reviewer: string,
): Merchant {
  const waits = written.status === 'pending'
  const { email, createdDate, joinDate = null, reviewDate = joinDate } = written
  const founder = directors.find(({ merchantId }) => merchantId === written.id)?.name ?? ''
  return {
    website: email.slice(email.indexOf('@') + 1),
    supportEmail: email,
    registrationType: 'Private limited company',
    size: 'LESS_THAN_50',
    type: 'REGISTERED_BUSINESS',
    approvalStatus: waits ? 'PENDING' : 'APPROVED',
    priority: null,
    paymentLimit: waits ? 500_00 : null,
    approvalDate: joinDate,
    rejectionReason: null,
    createdBy: founder,
    lastModifiedBy: reviewDate === null ? founder : reviewer,
    lastModifiedDate: reviewDate ?? createdDate,
    ...written,
    joinDate,
    reviewDate,
  }
}

/** A log entry with the names that its ids stand for, and the address that its user acts from. */
export function completeLogEntry(
  written: ActivityLogEntry,
  merchants: readonly Merchant[],
  admins: readonly AdminUser[],
): ActivityLogEntry {
  const target = [...merchants, ...admins].find(({ id }) => id === written.target)
  const place = admins.findIndex(({ id }) => id === written.user)
  return {
    ...written,
    user: admins[place]?.name ?? written.user,
    target: target?.name ?? written.target,
    ip: `10.20.0.${place < 0 ? 2 : place + 11}`,
    ...(target && 'businessType' in target && { merchantId: target.id }),
  }
}

/** A document whose stated size is that of its bytes, and the bytes. */
export function completeDocument(
  written: BusinessDocument,
  merchants: readonly Merchant[],
): { document: BusinessDocument; file: StoredFile } {
  const owner = merchants.find(({ id }) => id === written.merchantId)
  if (!owner) throw new Error(`${written.id} is of no merchant.`)
  const { mime, bytes } = sampleFile(written, owner)
  const size = `${Math.max(1, Math.round(bytes.byteLength / 1024))} KB`
  return { document: { ...written, size }, file: { id: written.id, mime, bytes } }
}

/** The next free number of each kind of id. */
export function countersAfter(rows: Omit<TableRows, 'counters'>): Counter[] {
  const kinds = {
    TX: rows.transactions,
    M: rows.merchants,
    D: rows.documents,
    DR: rows.directors,
    A: rows.activityLog,
    U: rows.users,
    AU: rows.adminUsers,
    TM: rows.teamMembers,
    R: rows.roles,
    LINK: rows.paymentLinks,
    LD: rows.leads,
    IN: rows.invoices,
    BA: rows.bankAccounts,
    PO: rows.payouts,
    RP: rows.reports,
    RC: rows.customReports,
    RS: rows.reportSchedules,
    OB: rows.messages,
    APP: rows.apps,
    WH: rows.webhooks,
    EV: rows.webhookEvents,
    RQ: rows.apiRequests,
    TP: rows.testPayments,
    UG: rows.userGroups,
    DV: rows.devices,
    PI: rows.planInvoices,
    MN: rows.merchantNotes,
    CS: rows.cases,
    DS: rows.disputes,
    DE: rows.disputes.flatMap(({ evidence }) => evidence),
    PR: rows.platformReports,
  } satisfies Record<Counter['id'], { id: string }[]>
  return Object.entries(kinds).map(([kind, each]) => ({
    id: kind as Counter['id'],
    next: Math.max(0, ...each.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))) + 1,
  }))
}
