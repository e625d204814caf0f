import { expect, test } from 'vitest'
import { wholeOrNothing, withRoomFor } from '#tests/support/full-device.ts'
import { appRow, eventRow, newKey, testPaymentRow, webhookRow } from '#tests/support/app-rows.ts'
import { later, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { documentOf } from '#tests/support/memory-database.ts'
import {
  bankAccountRow,
  customReportRow,
  invoiceRow,
  payoutRow,
  reportRow,
  scheduleRow,
} from '#tests/support/money-rows.ts'
import { cardRow, caseRow, debitedRow, disputeRow } from '#tests/support/matter-rows.ts'
import { ecocash, merchantId, pdf as bytes, smallWorld } from '#tests/support/small-world.ts'
import { roleRow, staffRow, superRow } from '#tests/support/staff-rows.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import type { Action, ActionContext } from '../action.ts'
import { codeAt } from '#tests/support/one-time-codes.ts'
import { isStorageFull } from '../is-storage-full.ts'
import type { Dispute } from '../model/dispute.ts'
import { hashOf } from '../model/recovery-codes.ts'
import { newSecret } from '../model/totp.ts'
import { checkLogChain } from '../queries/check-log-chain.ts'
import { actions, type ActionInput, type ActionName } from './all-actions.ts'
import { writeLog } from './write-log.ts'

const document = documentOf('M-001', { id: 'D-0009' })
const director = {
  id: 'DR-01',
  merchantId: 'M-001',
  name: 'Rudo Chikomo',
  email: 'rudo@karibaboats.example',
  phone: '',
}
const account = {
  customer: 'Rudo Chikomo',
  amount: 18_00,
  currency: 'USD',
  paymentMethod: 'ecocash',
  account: '0771111111',
  attemptId: 'a-1',
} as const
const link = {
  merchantId,
  name: 'Honey',
  description: '',
  amount: 9_00,
  currency: 'USD',
  expiresAt: null,
  path: '',
  draft: false,
} as const
const platformReport = {
  id: 'PR-01',
  templateId: 'RT-1',
  name: 'Daily',
  format: 'csv',
  fileName: 'daily.csv',
  range: 'Today',
  rows: 1,
  size: 4,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Rudo Chikomo',
  attemptId: 'pr-1',
} as const
const words = { subject: '{number}', body: 'Pay {number}.', payPath: '/pay/{path}' }

/** An invoice that is sent, and its link. */
async function sent({ db }: ActionContext) {
  await db.paymentLinks.add(linkRow({ id: '1043', merchantId, path: 'inv', invoiceId: 'IN-01' }))
  const sentAt = '2026-11-20T08:00:00.000Z'
  await db.invoices.add(invoiceRow({ number: 'INV-000001', sentAt, linkId: '1043' }))
}

const newAccount = {
  merchantId,
  institution: 'cbz',
  branch: 'Mutare',
  holder: 'Msasa Pharmacy',
  number: '01122334455668',
  currency: 'USD',
  attemptId: 'ba-2',
} as const

/** Stores an account that can be paid out to, and another one. */
async function addAccounts({ db }: ActionContext): Promise<void> {
  await db.bankAccounts.bulkAdd([
    bankAccountRow(),
    bankAccountRow({ id: 'BA-02', number: '01122334455669', isDefault: false, attemptId: 'ba-3' }),
  ])
}

/** Asks for a payout. */
async function askForPayout(context: ActionContext) {
  await addAccounts(context)
  const payout = { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-1' }
  return actions.requestPayout(context, payout)
}

const noteRow = {
  id: 'MN-01',
  merchantId,
  text: 'Called.',
  author: 'Tatenda Marufu',
  createdAt: '2026-11-20T08:00:00.000Z',
}

const own = { merchantId, email: 'farai@msasapharmacy.example' }

const unreadable = paymentRow(30, { amount: -1 })
const report = {
  name: 'Transactions',
  type: 'transactions',
  format: 'pdf',
  fileName: 'transactions.pdf',
  range: 'Today',
  rows: 1,
  mime: 'application/pdf',
  bytes,
} as const
const chosenSchedule = () => {
  const { template, frequency, format, recipients, includeAttachment } = scheduleRow()
  return { template, frequency, format, recipients, includeAttachment }
}

const waiting = (settlesAt: string) => ({ status: 'pending', settlesAt }) as const

/** Stores a transaction and a fee that can't be read. */
async function spoil({ db }: ActionContext): Promise<void> {
  await db.transactions.put(unreadable)
  await db.fees.update('ecocash', { merchantFee: 'free' as unknown as number })
}

/** Stores an app with an address, and an event on its way there. */
async function addApp({ db, now }: ActionContext) {
  await db.apps.add(appRow())
  await db.webhooks.add(webhookRow())
  await db.webhookEvents.add(eventRow({ nextAt: now }))
}

const webhook = {
  appId: 'APP-01',
  mode: 'test',
  url: 'https://shop.example/test',
  events: ['payment.succeeded'],
  secret: 'whsec_1',
  attemptId: 'wh-2',
} as const
const charge = {
  amount: 50_00,
  currency: 'USD',
  method: 'ecocash',
  customer: { account: '0771111111' },
}

const line = {
  receipt: 'MP1',
  reference: 'TX-20',
  date: 0,
  account: '0775555555',
  amount: 45_00,
  currency: 'USD',
} as const
const evidence = {
  id: 'DE-01',
  name: 'Proof.pdf',
  size: '0.1 MB',
  uploadedAt: '2026-11-20T08:00:00.000Z',
}

/** Stores an open case and its payment. */
async function addCase({ db }: ActionContext): Promise<void> {
  await db.transactions.add(debitedRow(20))
  await db.cases.add(caseRow())
}

/** Stores a dispute and its payment. */
async function addDispute({ db }: ActionContext, over: Partial<Dispute> = {}): Promise<void> {
  await db.transactions.add(cardRow(30))
  await db.disputes.add(disputeRow(over))
  await Promise.all(
    (over.evidence ?? []).map(({ id }) => db.files.add({ id, mime: 'application/pdf', bytes })),
  )
}

/** An input of each act that it takes, after what has to be there for it. */
const inputs: {
  [N in ActionName]: (context: ActionContext) => ActionInput<N> | Promise<ActionInput<N>>
} = {
  acceptAdminInvitation: async ({ db }) => {
    await db.adminUsers.add(staffRow({ id: 'AU-02', status: 'pending' }))
    return 'AU-02'
  },
  acceptInvitation: async ({ db }) => {
    await db.teamMembers.add(supportRow({ status: 'pending', merchantId }))
    return 'TM-02'
  },
  actAs: async ({ db }) => {
    await db.teamMembers.add(supportRow({ merchantId }))
    return { as: 'member', id: 'TM-02' }
  },
  addBankAccount: () => newAccount,
  addEvidence: async (context) => {
    await addDispute(context)
    return { disputeId: 'DS-01', name: 'Proof.pdf', bytes }
  },
  addSampleDevice: () => own,
  addSampleInvoices: () => {
    const { id: _id, attemptId: _attempt, ...row } = invoiceRow()
    return { merchantId, samples: [{ ...row, sampleId: 's-1', sentAt: row.createdAt }] }
  },
  addMerchantNote: () => ({ merchantId, text: 'Called.', attemptId: 'n-1' }),
  approveMerchants: () => ['M-001'],
  approveMerchant: () => 'M-001',
  cancelPayout: async (context) => (await askForPayout(context)).id,
  checkStatement: async (context) => {
    await addCase(context)
    const from = Date.UTC(2026, 10, 1)
    return { method: 'ecocash', from, before: from + 86_400_000, fileName: 'e.csv', lines: [line] }
  },
  clearTestPayments: async ({ db }) => {
    await db.testPayments.add(testPaymentRow())
    return merchantId
  },
  createApp: () => ({
    merchantId,
    name: 'Till',
    description: '',
    permissions: ['payments:write'],
    keys: [newKey()],
    attemptId: 'app-2',
  }),
  changePassword: () => own,
  changePlan: () => ({
    merchantId,
    plan: 'business',
    period: 'monthly',
    currency: 'ZWL',
    // Of the month that the merchant began on 16 November, 25 days are left.
    totals: [
      { currency: 'USD', amount: -24_17 },
      { currency: 'ZWL', amount: 18_000_00 },
    ],
    attemptId: 'p-1',
  }),
  createCustomReport: () => ({ merchantId, name: 'Mine', fields: ['id'], attemptId: 'c-1' }),
  createPaymentLink: () => link,
  createReportSchedule: () => ({ ...chosenSchedule(), merchantId, attemptId: 's-1' }),
  createTransaction: () => ({ ...account, merchantId, type: 'payment' }),
  createWebhook: async (context) => {
    await addApp(context)
    return { ...webhook, events: [...webhook.events] }
  },
  decideDispute: async (context) => {
    await addDispute(context, { status: 'review' })
    return { id: 'DS-01', outcome: 'lost', decision: 'No proof.' }
  },
  deleteApp: async (context) => {
    await addApp(context)
    return 'APP-01'
  },
  createUserGroup: () => ({ ...groupRow(), merchantId, memberIds: [] }),
  deleteCustomReport: async ({ db }) => {
    await db.customReports.add(customReportRow())
    return 'RC-01'
  },
  deleteDocument: () => 'D-0001',
  deleteInvoiceDraft: async ({ db }) => db.invoices.add(invoiceRow()),
  deleteMerchantNote: async ({ db }) => {
    await db.merchantNotes.add(noteRow)
    return 'MN-01'
  },
  editMerchant: () => ({ id: 'M-001', changes: { town: 'Mutare' } }),
  deletePaymentLink: () => '1042',
  duplicateInvoice: async (context) => {
    await sent(context)
    return { id: 'IN-01', attemptId: 'in-2' }
  },
  deletePlatformReport: async ({ db }) => {
    await db.platformReports.add(platformReport)
    await db.files.add({ id: 'PR-01', mime: 'text/csv', bytes })
    return 'PR-01'
  },
  generatePlatformReport: async ({ db }) => {
    await db.reportTemplates.add({
      id: 'RT-1',
      name: 'Daily',
      description: '',
      lastGenerated: null,
    })
    return { ...platformReport, mime: 'text/csv', bytes }
  },
  restorePlatformReport: () => ({
    report: platformReport,
    file: { id: 'PR-01', mime: 'text/csv', bytes },
  }),
  deleteReport: async ({ db }) => {
    await db.reports.add(reportRow())
    await db.files.add({ id: 'RP-01', mime: 'text/csv', bytes })
    return 'RP-01'
  },
  deleteReportSchedule: async ({ db }) => {
    await db.reportSchedules.add(scheduleRow())
    return 'RS-1'
  },
  bringForward: async ({ db }) => {
    await db.reportSchedules.add(scheduleRow({ nextAt: '2027-11-21T23:59:00.000Z' }))
  },
  deleteWebhook: async (context) => {
    await addApp(context)
    return 'WH-01'
  },
  deliverEvents: addApp,
  downloadFigures: () => ({ title: 'Revenue', range: 'Today', rows: 1 }),
  deleteUserGroup: async ({ db }) => db.userGroups.add(groupRow({ merchantId })),
  endIncident: async (context) => {
    await actions.reportIncident(context, { id: 'ecocash', note: 'EcoCash is slow' })
    return { id: 'ecocash' }
  },
  exportActivityLog: () => ({ what: 'All entries', format: 'csv', entries: 1 }),
  endIdleSession: async ({ db, now }) => {
    await db.sessions.update('current', { startedAt: '2026-11-01T08:00:00.000Z' })
    await db.activityLog.clear()
    return later({ now } as ActionContext, -3_600_000).now
  },
  expireLinks: async ({ db, now }) => {
    await db.paymentLinks.update('1042', { expiresAt: now })
  },
  finishOnboarding: () => undefined,
  inviteAdmin: () => ({ ...staffRow({ email: 'new@paid.example' }), attemptId: 'i-1' }),
  inviteMember: () => ({ ...memberRow(), merchantId, attemptId: 'i-1' }),
  makeAutomaticPayouts: async (context) => {
    await addAccounts(context)
    await context.db.payoutSettings.add({
      id: merchantId,
      every: 'daily',
      least: 0,
      nextAt: context.now,
    })
  },
  keepReport: () => ({ ...report, merchantId, attemptId: 'r-1' }),
  makeDueReport: async ({ db, now }) => {
    await db.reportSchedules.add(scheduleRow({ nextAt: now }))
    return {
      scheduleId: 'RS-1',
      nextAt: now,
      range: 'Today',
      before: Date.parse(now),
      made: report,
    }
  },
  markNotificationsRead: () => ({ merchantId }),
  movePayouts: async (context) => {
    const { id } = await askForPayout(context)
    await context.db.payouts.update(id, { movesAt: context.now })
  },
  openCase: async ({ db }) => {
    await db.transactions.add(debitedRow(20))
    return { transactionId: 'TX-20', note: '', attemptId: 'cs-2' }
  },
  openDispute: async ({ db }) => {
    await db.transactions.add(cardRow(30))
    return { transactionId: 'TX-30', reason: 'duplicate', attemptId: 'ds-2' }
  },
  payLink: async (context) => {
    await sent(context)
    return { ...account, linkId: '1043' }
  },
  putBackRows: async (context) => {
    await spoil(context)
    return [
      { table: 'transactions', row: paymentRow(30) },
      { table: 'fees', row: ecocash },
    ]
  },
  recordInvoicePayment: async (context) => {
    await sent(context)
    return { id: 'IN-01', amount: 10_00, method: 'Cash', note: '', attemptId: 'h-1' }
  },
  recordLinkView: async (context) => {
    await sent(context)
    return 'inv'
  },
  refundTransaction: () => ({ id: 'TX-10', amount: 45_00, reason: 'Returned', attemptId: 'a-2' }),
  reinstateMerchant: async ({ db }) => {
    await db.bankAccounts.add(bankAccountRow())
    const { movesAt: _moves, ...held } = payoutRow()
    await db.payouts.add(held)
    await db.merchants.update(merchantId, { status: 'suspended' })
    return { id: merchantId, suspendedAt: undefined }
  },
  rejectMerchants: () => ({ ids: ['M-001'], reason: 'No licence.' }),
  rejectMerchant: () => ({ id: 'M-001', reason: 'No licence.' }),
  remindOfInvoice: async (context) => {
    await sent(context)
    return { id: 'IN-01', open: 36_00, words }
  },
  removeBankAccount: async (context) => {
    await addAccounts(context)
    return 'BA-01'
  },
  removeDirector: async ({ db }) => {
    await db.directors.bulkAdd([director, { ...director, id: 'DR-02', idDocument: 'D-0001' }])
    return 'DR-02'
  },
  removeEvidence: async (context) => {
    await addDispute(context, { evidence: [evidence] })
    return { disputeId: 'DS-01', id: 'DE-01' }
  },
  removeMember: async ({ db }) => {
    const email = 'farai@msasapharmacy.example'
    await db.teamMembers.bulkAdd([memberRow({ merchantId }), supportRow({ merchantId, email })])
    await db.userGroups.add(groupRow({ merchantId }))
    return 'TM-02'
  },
  removeUnreadable: async (context) => {
    await spoil(context)
    return [
      { table: 'transactions', id: 'TX-30' },
      { table: 'fees', id: 'ecocash' },
    ]
  },
  reopenApplications: async (context) => {
    await actions.approveMerchants(context, ['M-001'])
    return { ids: ['M-001'], decidedAt: context.now }
  },
  reopenApplication: async (context) => {
    await actions.approveMerchant(context, 'M-001')
    return { id: 'M-001', decidedAt: context.now }
  },
  replaceDocument: () => ({ id: 'D-0001', name: 'Licence.pdf', bytes }),
  reportIncident: () => ({ id: 'ecocash', note: 'EcoCash is slow' }),
  requestPayout: async (context) => {
    await addAccounts(context)
    return { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-2' }
  },
  resendEvent: async (context) => {
    await addApp(context)
    return 'EV-01'
  },
  reinstateUser: async ({ db }) => {
    await db.users.update('U-001', { status: 'suspended' })
    return 'farai@msasapharmacy.example'
  },
  resendAdminInvitation: async ({ db }) => {
    await db.adminUsers.add(staffRow({ id: 'AU-02', status: 'pending' }))
    return 'AU-02'
  },
  resendInvitation: async ({ db }) => {
    await db.teamMembers.add(supportRow({ status: 'pending', merchantId }))
    return 'TM-02'
  },
  resetUserPassword: () => 'farai@msasapharmacy.example',
  resetMemberPassword: async ({ db }) => db.teamMembers.add(supportRow({ merchantId })),
  resolveCase: async (context) => {
    await addCase(context)
    return { id: 'CS-01', outcome: 'paid', resolution: 'On it.' }
  },
  restoreBankAccount: async (context) => {
    await addAccounts(context)
    return bankAccountRow({ id: 'BA-03', number: '01122334455660' })
  },
  restoreCustomReport: () => customReportRow(),
  restoreDirector: () => ({
    director: { ...director, idDocument: 'D-0009' },
    idDocument: { document, files: [{ id: 'D-0009', mime: 'application/pdf', bytes }] },
    isKept: false,
  }),
  restoreDocument: () => ({
    document,
    files: [{ id: 'D-0009', mime: 'application/pdf', bytes }],
  }),
  restoreEvidence: async (context) => {
    await addDispute(context)
    const file = { id: 'DE-01', mime: 'application/pdf', bytes }
    return { disputeId: 'DS-01', evidence, file }
  },
  restorePaymentLink: () => linkRow({ id: '1043', path: 'back' }),
  restoreReport: () => ({ report: reportRow(), file: { id: 'RP-01', mime: 'text/csv', bytes } }),
  restoreReportSchedule: () => scheduleRow(),
  resubmitApplication: async (context) => {
    await actions.rejectMerchant(context, { id: 'M-001' })
    return 'M-001'
  },
  restoreTestPayments: () => [testPaymentRow()],
  restoreMerchantNote: () => noteRow,
  restoreMember: async ({ db }) => {
    await db.userGroups.add(groupRow({ merchantId, memberIds: [] }))
    return { member: supportRow({ merchantId }), groupIds: ['UG-01'] }
  },
  restoreUserGroup: () => groupRow({ merchantId }),
  retryTransaction: async (context) => {
    await context.db.transactions.put({ ...paymentRow(20), ...waiting(later(context, 20_000).now) })
    return 'TX-20'
  },
  revertFees: async (context) => {
    await actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.9 }])
    const entries = await context.db.activityLog.toArray()
    return { entryId: entries.at(-1)?.id ?? '' }
  },
  reviewDocument: async ({ db }) => {
    await db.documents.add(document)
    await db.merchants.update('M-001', { approvalStatus: 'PENDING' })
    return { id: document.id, seen: document, status: 'rejected', reason: 'Blurred.' }
  },
  renewPlans: async ({ db }) => {
    await db.subscriptions.add({
      id: merchantId,
      plan: 'business',
      period: 'monthly',
      currency: 'USD',
      from: '2026-10-05T08:00:00.000Z',
    })
  },
  reviewDueDisputes: (context) => addDispute(context, { movesAt: context.now }),
  saveDirector: () => ({
    ...director,
    id: null,
    idNumber: '',
    idFile: { name: 'ID.pdf', bytes },
    attemptId: 'd-1',
  }),
  revokeKey: async (context) => {
    await addApp(context)
    return { appId: 'APP-01', digest: newKey().digest }
  },
  rollKey: async (context) => {
    await addApp(context)
    const key = newKey({ digest: 'b'.repeat(64) })
    return { appId: 'APP-01', digest: newKey().digest, key, grace: 'hour' }
  },
  saveAccount: () => ({
    ...own,
    name: 'Farai Ncube',
    changes: { name: 'Farai Moyo', email: 'farai.moyo@msasapharmacy.example' },
  }),
  saveInvoice: () => ({ ...invoiceRow(), id: null, updatedAt: null }),
  saveLead: () => ({ name: 'Rudo', email: 'rudo@x.example', phone: '', message: 'Call me.' }),
  saveSettings: () => ({ sessionTimeoutMinutes: 20 }),
  sendEvidence: async (context) => {
    await addDispute(context)
    return { id: 'DS-01', statement: 'It was signed for.' }
  },
  sendInvoice: async ({ db }) => {
    const { id, updatedAt } = invoiceRow()
    await db.invoices.add(invoiceRow())
    return { id, updatedAt, words }
  },
  sendTestRequest: async (context) => {
    await addApp(context)
    const key = 'sk_test_a'
    return { merchantId, key, digest: newKey().digest, body: charge, attemptId: 'rq-1' }
  },
  setDefaultAccount: async (context) => {
    await addAccounts(context)
    return 'BA-02'
  },
  setAdminActive: async ({ db }) => {
    await db.adminUsers.bulkAdd([superRow(), staffRow({ id: 'AU-02' })])
    return { id: 'AU-02', active: false }
  },
  setAdminRole: async ({ db }) => {
    await db.adminUsers.bulkAdd([superRow(), staffRow({ id: 'AU-02' })])
    return { id: 'AU-02', role: 'Finance Admin' }
  },
  setUserRole: async ({ db }) => {
    await db.teamMembers.bulkAdd([memberRow({ merchantId }), supportRow({ merchantId })])
    return { email: supportRow().email, role: 'Finance' }
  },
  setDryRun: () => true,
  setFailNext: () => false,
  setMemberRole: async ({ db }) => {
    await db.teamMembers.add(supportRow({ merchantId }))
    return { id: 'TM-02', role: 'Finance' }
  },
  setPaymentLinkActive: () => ({ id: '1042', active: false }),
  setPaymentMethodEnabled: () => ({ id: 'ecocash', enabled: false }),
  setPayoutSettings: () => ({ id: merchantId, every: 'weekly', least: 50_00 }),
  settleDue: async ({ db, now }) => {
    await db.transactions.put({ ...paymentRow(40, { linkId: '1042' }), ...waiting(now) })
  },
  settleTestPayments: async ({ db, now }) => {
    await db.webhooks.add(webhookRow({ mode: 'test' }))
    await db.testPayments.add(testPaymentRow({ status: 'pending', settlesAt: now }))
  },
  signIn: () => ({ email: 'farai@msasapharmacy.example' }),
  signOut: () => undefined,
  signOutDevices: async (context) => {
    await actions.addSampleDevice(context, own)
    return own
  },
  signUp: () => ({
    firstName: 'Nyasha',
    lastName: 'Dube',
    email: 'nyasha@dubebakery.example',
    phoneNumber: '+263 77 555 0101',
  }),
  startReview: async ({ db }) => {
    await db.merchants.update('M-001', { approvalStatus: 'PENDING' })
    return 'M-001'
  },
  subscribeNewsletter: () => 'rudo@x.example',
  suspendMerchant: async ({ db }) => {
    await db.payouts.add(payoutRow())
    await db.merchants.update(merchantId, { status: 'active', approvalStatus: 'APPROVED' })
    return { id: merchantId, reason: 'Chargebacks.' }
  },
  suspendUser: () => 'farai@msasapharmacy.example',
  takeFailure: () => undefined,
  updateBusiness: () => ({ id: 'M-001', changes: { name: 'Kariba Boats and Nets' } }),
  updateApp: async (context) => {
    await addApp(context)
    return { id: 'APP-01', name: 'Till' }
  },
  turnOffTwoFactor: async ({ db, now }) => {
    const recovery = [await hashOf('abcde-fghjk')]
    const twoFactor = { secret: 'GEZDGNBVGY3TQOJQ', confirmedAt: now, recovery }
    await db.accounts.add({ id: own.email, merchantId, createdAt: now, twoFactor })
    return { ...own, code: 'abcde-fghjk' }
  },
  turnOnTwoFactor: ({ now }) => {
    const secret = newSecret()
    return { ...own, secret, code: codeAt(secret, now), recovery: [] }
  },
  updateCustomReport: async ({ db }) => {
    await db.customReports.add(customReportRow())
    return { id: 'RC-01', name: 'Mine' }
  },
  updateFees: () => [
    { id: 'ecocash', merchantFee: 3 },
    { id: 'onemoney', flatFee: 12 },
  ],
  updatePaymentLink: () => ({ id: '1042', name: 'Vumba Blend, 2 kg' }),
  updateReportSchedule: async ({ db }) => {
    await db.reportSchedules.add(scheduleRow())
    return { ...chosenSchedule(), id: 'RS-1', frequency: 'weekly' }
  },
  updateWebhook: async (context) => {
    await addApp(context)
    return { id: 'WH-01', active: false }
  },
  updateUserGroup: async ({ db }) => {
    await db.userGroups.add(groupRow({ merchantId }))
    return { id: 'UG-01', name: 'Till' }
  },
  updateRoles: async ({ db }) => {
    await db.roles.bulkAdd([roleRow(), roleRow({ id: 'R-03', name: 'Support Admin' })])
    return [
      { id: 'R-02', grants: { fee_configuration: true } },
      { id: 'R-03', grants: { fee_configuration: true } },
    ]
  },
  uploadDocument: () => ({ merchantId, name: 'Licence.pdf', bytes }),
  voidInvoice: async (context) => {
    await sent(context)
    return 'IN-01'
  },
  verifyBankAccount: async ({ db }) => {
    await db.bankAccounts.add(bankAccountRow({ status: 'unverified', isDefault: false }))
    return { id: 'BA-01', deposits: [12, 34] }
  },
}

test.each(Object.keys(actions) as ActionName[])(
  'R13 on a full device %s says so and stores nothing, whichever of its writes is the first to fail',
  async (name) => {
    const { db, context } = await smallWorld()
    const input = await inputs[name](context)
    const act = actions[name] as Action<unknown, unknown>
    await writeLog(context, { action: 'Opened', target: 'Demo', type: 'system' })
    const log = await db.activityLog.toArray()
    const { breaks } = await checkLogChain(db)
    expect(await wholeOrNothing(db, () => act(context, input))).toBeGreaterThan(0)
    // Nothing that was in the log is another, and what came is linked to it.
    expect(await db.activityLog.bulkGet(log.map(({ id }) => id))).toEqual(log)
    expect((await checkLogChain(db)).breaks).toEqual(breaks)
  },
)

test.each<
  [
    (
      | 'settleDue'
      | 'expireLinks'
      | 'movePayouts'
      | 'makeAutomaticPayouts'
      | 'settleTestPayments'
      | 'deliverEvents'
      | 'reviewDueDisputes'
    ),
    (context: ActionContext) => Promise<unknown>,
  ]
>([
  [
    'settleDue',
    ({ db, now }) => db.transactions.put({ ...paymentRow(40, { amount: -1 }), ...waiting(now) }),
  ],
  ['expireLinks', ({ db, now }) => db.paymentLinks.update('1042', { expiresAt: now, views: -1 })],
  ['movePayouts', ({ db, now }) => db.payouts.put(payoutRow({ movesAt: now, amount: -1 }))],
  [
    'makeAutomaticPayouts',
    ({ db, now }) =>
      db.payoutSettings.put({ id: merchantId, every: 'daily', least: -1, nextAt: now }),
  ],
  [
    'settleTestPayments',
    ({ db, now }) => db.testPayments.put(testPaymentRow({ settlesAt: now, amount: -1 })),
  ],
  ['reviewDueDisputes', ({ db, now }) => db.disputes.put(disputeRow({ movesAt: now, amount: -1 }))],
  [
    'deliverEvents',
    ({ db, now }) => db.webhookEvents.put(eventRow({ nextAt: now, type: 'x' as 'payout.failed' })),
  ],
])('R13 so does %s with what it sets aside', async (name, spoilDue) => {
  const { db, context } = await smallWorld()
  await spoilDue(context)
  expect(await wholeOrNothing(db, () => actions[name](context))).toBeGreaterThan(0)
})

test('R13 what a round had settled when the device was full stays, and the rest is done later', async () => {
  const { db, context } = await smallWorld()
  for (const number of [40, 41])
    await db.transactions.put({ ...paymentRow(number), ...waiting(context.now) })
  const statuses = async () =>
    (await db.transactions.bulkGet(['TX-40', 'TX-41'])).map((row) => row?.status)
  // One is a row, a row of the journal, a line of the log and its number.
  const error: unknown = await withRoomFor(5, () => actions.settleDue(context)).catch(
    (full) => full,
  )
  expect(isStorageFull(error)).toBe(true)
  expect(await statuses()).toEqual(['successful', 'pending'])
  expect((await actions.settleDue(context)).done).toMatchObject([{ id: 'TX-41' }])
})
