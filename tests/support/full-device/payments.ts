import { paymentRow, waiting } from '../ledger-rows.ts'
import { later, linkRow } from '../ledger-database.ts'
import { invoiceRow } from '../money-rows.ts'
import { proofKey, proofRow, requestRow, shownRow } from '../phone-rows.ts'
import { merchantId } from '../small-world.ts'
import type { ActionContext } from '#db/action.ts'
import { setBusyDay } from '#db/demo/busy-day-actions.ts'
import { writeProof } from '#db/phone/codes.ts'
import type { Inputs } from './types.ts'

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

/** A sent invoice and its link. */
async function sent({ db }: ActionContext) {
  await db.paymentLinks.add(linkRow({ id: '1043', merchantId, path: 'inv', invoiceId: 'IN-01' }))
  const sentAt = '2026-11-20T08:00:00.000Z'
  await db.invoices.add(invoiceRow({ number: 'INV-000001', sentAt, linkId: '1043' }))
}

/** Transactions, payment links and invoices. */
export const payments = {
  createPaymentLink: () => ({ ...link, attemptId: 'a-1' }),
  createTransaction: () => ({ ...account, merchantId, type: 'payment' }),
  deletePaymentLink: () => '1042',
  expireLinks: async ({ db, now }) => {
    await db.paymentLinks.update('1042', { expiresAt: now })
  },
  payByCode: () => ({
    request: requestRow(),
    amount: 18_00,
    paymentMethod: 'ecocash',
    account: '0771111111',
    customer: 'Rudo Chikomo',
    attemptId: 'a'.repeat(32),
  }),
  shareByWhatsApp: () => ({ about: 'link', id: '1042', subject: 'Pay', body: 'Pay $18.00' }),
  noteShared: () => ({ about: 'link', id: '1042' }),
  recordProof: async (context) => {
    await sent(context)
    await context.db.shownRequests.add(shownRow({ merchantId, linkId: '1043' }))
    return { merchantId, code: await writeProof(proofRow({ linkId: '1043' }), proofKey) }
  },
  payLink: async (context) => {
    await sent(context)
    return { ...account, linkId: '1043' }
  },
  payOnBusyDay: async (context) => {
    await sent(context)
    await setBusyDay(context, { pace: 'rush', paused: false })
    return { ...account, linkId: '1043', step: false }
  },
  recordLinkView: async (context) => {
    await sent(context)
    return 'inv'
  },
  refundTransaction: () => ({ id: 'TX-10', amount: 45_00, reason: 'Returned', attemptId: 'a-2' }),
  retryTransaction: async (context) => {
    await context.db.transactions.put({ ...paymentRow(20), ...waiting(later(context, 20_000).now) })
    return 'TX-20'
  },
  showRequest: () => '1042',
  sendWalletCode: () => ({
    wallet: 'omari',
    account: '0771111111',
    code: '482913',
    merchantName: 'Vumba Coffee Roasters',
    amount: 18_00,
    currency: 'USD',
  }),
  setPaymentLinkActive: () => ({ id: '1042', active: false }),
  settleDue: async ({ db, now }) => {
    await db.transactions.put({ ...paymentRow(40, { linkId: '1042' }), ...waiting(now) })
  },
  updatePaymentLink: () => ({ id: '1042', name: 'Vumba Blend, 2 kg' }),
  addSampleInvoices: () => {
    const { id: _id, attemptId: _attempt, ...row } = invoiceRow()
    return { merchantId, samples: [{ ...row, sampleId: 's-1', sentAt: row.createdAt }] }
  },
  deleteInvoiceDraft: async ({ db }) => db.invoices.add(invoiceRow()),
  duplicateInvoice: async (context) => {
    await sent(context)
    return { id: 'IN-01', attemptId: 'in-2' }
  },
  recordInvoicePayment: async (context) => {
    await sent(context)
    return { id: 'IN-01', amount: 10_00, method: 'Cash', note: '', attemptId: 'h-1' }
  },
  removeInvoicePayment: async (context) => {
    await sent(context)
    await context.db.invoices.update('IN-01', {
      byHand: [{ at: context.now, amount: 10_00, method: 'Cash', note: '', attemptId: 'h-1' }],
    })
    return { id: 'IN-01', attemptId: 'h-1' }
  },
  remindOfInvoice: async (context) => {
    await sent(context)
    return { id: 'IN-01', open: 36_00 }
  },
  saveInvoice: () => ({ ...invoiceRow(), id: null, updatedAt: null }),
  sendInvoice: async ({ db }) => {
    const { id, updatedAt } = invoiceRow()
    await db.invoices.add(invoiceRow())
    return { id, updatedAt }
  },
  voidInvoice: async (context) => {
    await sent(context)
    return 'IN-01'
  },
} satisfies Partial<Inputs>
