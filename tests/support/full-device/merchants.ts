import { documentOf } from '../memory-database.ts'
import { bankAccountRow, payoutRow } from '../money-rows.ts'
import { merchantId, pdf as bytes } from '../small-world.ts'
import { actions } from '#db/all-actions.ts'
import type { Inputs } from './inputs.ts'

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
  approveMerchants: () => ['M-001'],
  approveMerchant: () => 'M-001',
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
  rejectMerchant: () => ({ id: 'M-001', reason: 'No licence.' }),
  removeDirector: async ({ db }) => {
    await db.directors.bulkAdd([director, { ...director, id: 'DR-02', idDocument: 'D-0001' }])
    return 'DR-02'
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
  restoreDirector: () => ({
    director: { ...director, idDocument: 'D-0009' },
    idDocument: { document, files: [{ id: 'D-0009', mime: 'application/pdf', bytes }] },
    isKept: false,
  }),
  restoreDocument: () => ({
    document,
    files: [{ id: 'D-0009', mime: 'application/pdf', bytes }],
  }),
  resubmitApplication: async (context) => {
    await actions.rejectMerchant(context, { id: 'M-001' })
    return 'M-001'
  },
  restoreMerchantNote: () => noteRow,
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
  suspendMerchant: async ({ db }) => {
    await db.payouts.add(payoutRow())
    await db.merchants.update(merchantId, { status: 'active', approvalStatus: 'APPROVED' })
    return { id: merchantId, reason: 'Chargebacks.' }
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
