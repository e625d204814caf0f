import { apiRequestRow, appRow, eventRow, testPaymentRow, webhookRow } from '../app-rows.ts'
import { paymentRow } from '../ledger-rows.ts'
import { linkRow } from '../ledger-database.ts'
import { documentOf } from '../memory-database.ts'
import {
  bankAccountRow,
  customReportRow,
  invoiceRow,
  messageRow,
  payoutRow,
  reportRow,
  scheduleRow,
} from '../money-rows.ts'
import { phonePaymentRow, shownRow } from '../phone-rows.ts'
import { ownExerciseRow } from '../exercise-rows.ts'
import { prospectRow } from '../prospect-rows.ts'
import { caseRow, disputeRow } from '../dispute-rows.ts'
import { merchantId, smallWorld } from '../small-world.ts'
import { roleRow } from '../staff-rows.ts'
import { putTransactions } from '#db/ledger/put-transactions.ts'
import { linkEntry } from '#db/log/chain.ts'
import { defaultSettings } from '#db/settings/schemas.ts'

export const now = new Date('2026-11-21T12:14:00.000Z')

/** The small world, with a row in every table that is read. */
export async function wholeWorld() {
  const { db } = await smallWorld()
  await db.transaction('rw', db.tables, async () => {
    const settled = { merchantId, linkId: '1042', date: '2026-11-20T08:00:00.000Z' }
    await putTransactions(
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
    )
    await db.merchants.update(merchantId, {
      onboardedAt: '2026-11-20T08:00:00.000Z',
      startedAt: '2026-11-20T08:00:00.000Z',
      resubmittedAt: '2026-11-20T08:00:00.000Z',
      assignee: 'Tatenda Marufu',
      information: [
        {
          from: 'staff',
          missing: ['Lease Agreement'],
          text: 'Signed, please.',
          by: 'Tatenda Marufu',
          at: '2026-11-20T08:00:00.000Z',
        },
      ],
    })
    await db.directors.add({
      id: 'DR-01',
      merchantId,
      name: 'Farai Ncube',
      email: 'farai@msasapharmacy.example',
      phone: '',
      idDocument: 'D-0001',
      idNumber: '63-000000 K 63',
    })
    const { merchantId: _merchant, type: _type, ...version } = documentOf(merchantId)
    await db.documents.add(
      documentOf('M-001', {
        id: 'D-0002',
        rejectionReason: 'Blurred.',
        versions: [{ ...version, id: 'D-0003' }],
      }),
    )
    await db.phonePayments.add(phonePaymentRow())
    await db.shownRequests.add(shownRow({ merchantId }))
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
    await db.payoutSettings.add({ id: merchantId, every: 'daily', least: { USD: 20_00, ZWL: 0 } })
    await db.reports.add(reportRow())
    await db.customReports.add(customReportRow())
    await db.reportSchedules.add(scheduleRow())
    await db.messages.add(
      messageRow({ sendAt: '2026-11-21T12:14:10.000Z', notificationId: 'N-10' }),
    )
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
    await db.prospects.add(prospectRow())
    await db.ownExercises.add(ownExerciseRow())
    await db.seedMarks.add({ id: 'seed', seededAt: '2026-11-21T12:00:00.000Z', version: 1 })
  })
  return db
}
