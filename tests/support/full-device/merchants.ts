import { addCompletePapers, documentOf, missingPapers } from '../memory-database.ts'
import { bankAccountRow, payoutRow } from '../money-rows.ts'
import { merchantId, pdf as bytes } from '../small-world.ts'
import { superRow } from '../staff-rows.ts'
import { actions } from '#db/all-actions.ts'
import type { Inputs } from './types.ts'

const document = documentOf('M-001', { id: 'D-0009' })

const director = {
  id: 'DR-01',
  merchantId: 'M-001',
  name: 'Rudo Chikomo',
  email: 'rudo@karibaboats.example',
  phone: '',
}

const noteRow = {
  id: 'MN-01',
  merchantId,
  text: 'Called.',
  author: 'Tatenda Marufu',
  createdAt: '2026-11-20T08:00:00.000Z',
}

/** Applications, documents, directors and plans. */
export const merchants = {
  addMerchantNote: () => ({ merchantId, text: 'Called.', attemptId: 'n-1' }),
  answerRequest: async (context) => {
    await actions.requestInformation(context, { id: 'M-001', missing: [], text: 'Your tax?' })
    return { merchantId: 'M-001', text: '', files: [{ name: 'Tax.pdf', bytes }], attemptId: 'a-1' }
  },
  approveMerchants: () => ({ ids: ['M-001'], accepted: missingPapers }),
  assignApplication: async ({ db }) => {
    await db.adminUsers.add(superRow())
    return { id: 'M-001', adminId: superRow().id }
  },
  classifyDocument: () => ({ id: 'D-0001', purpose: 'tax' }),
  deleteDocument: () => 'D-0001',
  deleteMerchantNote: async ({ db }) => {
    await db.merchantNotes.add(noteRow)
    return 'MN-01'
  },
  editMerchant: () => ({ id: 'M-001', changes: { town: 'Mutare' } }),
  reinstateMerchant: async ({ db }) => {
    await db.bankAccounts.add(bankAccountRow())
    const { movesAt: _moves, ...held } = payoutRow()
    await db.payouts.add(held)
    await db.merchants.update(merchantId, { status: 'suspended' })
    return { id: merchantId, suspendedAt: undefined }
  },
  rejectMerchants: () => ({ ids: ['M-001'], reason: 'No licence.' }),
  removeDirector: async ({ db }) => {
    await db.directors.bulkAdd([director, { ...director, id: 'DR-02', idDocument: 'D-0001' }])
    return 'DR-02'
  },
  reopenApplication: async (context) => {
    await actions.rejectMerchants(context, { ids: ['M-001'], reason: 'No licence.' })
    return 'M-001'
  },
  replaceDocument: () => ({ id: 'D-0001', name: 'Licence.pdf', bytes }),
  resubmitApplication: async (context) => {
    await actions.rejectMerchants(context, { ids: ['M-001'], reason: 'No licence.' })
    return 'M-001'
  },
  requestInformation: () => ({ id: 'M-001', missing: ['ID Copy'], text: '' }),
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
  saveDirector: () => ({
    ...director,
    id: null,
    idNumber: '',
    idFile: { name: 'ID.pdf', bytes },
    attemptId: 'd-1',
  }),
  startReview: async ({ db }) => {
    await db.merchants.update('M-001', { approvalStatus: 'PENDING' })
    return 'M-001'
  },
  startBusiness: () => ({ id: 'M-001', name: 'Kariba Nets', businessType: '', town: '' }),
  submitApplication: async ({ db }) => {
    await addCompletePapers(db)
    await db.merchants.update('M-001', { approvalStatus: 'PENDING', submittedDate: undefined })
    return 'M-001'
  },
  suspendMerchant: async ({ db }) => {
    await db.payouts.add(payoutRow())
    await db.merchants.update(merchantId, { status: 'active', approvalStatus: 'APPROVED' })
    return { id: merchantId, reason: 'Chargebacks.' }
  },
  undoDecisions: async (context) => {
    await actions.approveMerchants(context, { ids: ['M-001'], accepted: missingPapers })
    return { ids: ['M-001'], decidedAt: context.now }
  },
  updateBusiness: () => ({ id: 'M-001', changes: { name: 'Kariba Boats and Nets' } }),
  uploadDocument: () => ({ merchantId, name: 'Licence.pdf', bytes }),
  changePlan: () => ({
    merchantId,
    plan: 'business',
    period: 'monthly',
    currency: 'ZWL',
    // 25 days are left of the month that the merchant started on November 16.
    totals: [
      { currency: 'USD', amount: -24_17 },
      { currency: 'ZWL', amount: 18_000_00 },
    ],
    attemptId: 'p-1',
  }),
} satisfies Partial<Inputs>
