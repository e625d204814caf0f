import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { usualCompany } from '#db/merchants/company-kinds.ts'
import { purposeFor } from '#db/merchants/document-purposes.ts'
import { documentSize } from '#db/merchants/document-size.ts'
import type { BusinessDocument, Director, Merchant, StoredFile } from '#db/merchants/schemas.ts'
import { logId, type LogLink } from '#db/log/chain.ts'
import type { AdminUser, User } from '#db/people/schemas.ts'
import type { Counter } from '#db/settings/schemas.ts'
import type { TableRows } from '#db/tables.ts'
import type { Line } from './cases-and-disputes.ts'
import { sampleFile } from './sample-file.ts'
import type { Written } from './written-rows.ts'

/** Completes a merchant row; values in the row win. */
export function completeMerchant(
  written: Written['merchants'][number],
  directors: readonly Director[],
  admins: readonly AdminUser[],
): Merchant {
  const waits = written.status === 'pending'
  const { email, createdDate, joinDate = null, reviewDate = joinDate } = written
  const reviewer = admins[0]?.name ?? ''
  const assignee = admins.find(({ id }) => id === written.assignee)?.name
  const founder = directors.find(({ merchantId }) => merchantId === written.id)?.name ?? ''
  return {
    website: email.slice(email.indexOf('@') + 1),
    supportEmail: email,
    ...usualCompany,
    size: 'LESS_THAN_50',
    approvalStatus: waits ? 'PENDING' : 'APPROVED',
    priority: null,
    paymentLimit: waits ? 500_00 : null,
    approvalDate: joinDate,
    rejectionReason: null,
    createdBy: founder,
    lastModifiedBy: reviewDate === null ? founder : reviewer,
    lastModifiedDate: joinDate ?? reviewDate ?? createdDate,
    ...(waits && { submittedDate: createdDate }),
    ...written,
    ...(assignee !== undefined && { assignee }),
    joinDate,
    reviewDate,
  }
}

/** Returns the simulated IP address of the console, a merchant's dashboard, or the platform itself. */
const addressOf = (admin: number, user: User | undefined): string =>
  user ? '10.40.0.27' : `10.20.0.${admin < 0 ? 2 : admin + 11}`

/** Sorts and numbers the log's lines, resolving ids to names and users to addresses. */
export function completeLog(
  written: readonly Line[],
  people: { merchants: readonly Merchant[]; admins: readonly AdminUser[]; users: readonly User[] },
): Omit<ActivityLogEntry, keyof LogLink>[] {
  return [...written]
    .sort((a, b) => a.timestamp.localeCompare(b.timestamp))
    .map((line, index) => ({ ...completeLine(line, people), id: logId(index + 1) }))
}

function completeLine(
  written: Line,
  { merchants, admins, users }: Parameters<typeof completeLog>[1],
) {
  const target = [...merchants, ...admins].find(({ id }) => id === written.target)
  const place = admins.findIndex(({ id }) => id === written.user)
  const user = users.find(({ id }) => id === written.user)
  return {
    ...written,
    user: admins[place]?.name ?? user?.name ?? written.user,
    target: target?.name ?? written.target,
    ip: addressOf(place, user),
    ...(target && 'businessType' in target && { merchantId: target.id }),
  }
}

/** Returns a document whose stated size is that of its bytes, and the bytes. */
export function completeDocument(
  { reviewedBy, leaseEnds, ...written }: Written['documents'][number],
  merchants: readonly Merchant[],
  admins: readonly AdminUser[],
): { document: BusinessDocument; file: StoredFile } {
  const owner = merchants.find(({ id }) => id === written.merchantId)
  if (!owner) throw new Error(`${written.id} belongs to no merchant.`)
  const { mime, bytes } = sampleFile({ ...written, leaseEnds }, owner)
  const size = documentSize(bytes.byteLength)
  const reviewer = admins.find(({ id }) => id === reviewedBy)?.name
  return {
    document: {
      ...written,
      size,
      purpose: purposeFor(written.type),
      ...(reviewer !== undefined && { reviewedBy: reviewer }),
    },
    file: { id: written.id, mime, bytes },
  }
}

/** Returns the next free number of each kind of id. */
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
