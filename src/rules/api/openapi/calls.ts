import type { ApiCall } from '../code/api-call.ts'
import { examplePaymentBody, invoiceBody, paymentLinkBody } from './examples.ts'

/** One example per request, shared by the guides, the reference and the OpenAPI file. */
export const calls = {
  createPayment: {
    method: 'POST',
    path: '/payments',
    body: examplePaymentBody,
    idempotencyKey: 'order-1042',
  },
  getPayment: { method: 'GET', path: '/payments/TP-1001' },
  listPayments: { method: 'GET', path: '/payments', query: { limit: '2' } },
  createRefund: {
    method: 'POST',
    path: '/refunds',
    body: { payment: 'TP-1001', amount: 2000 },
    idempotencyKey: 'order-1042-refund',
  },
  getRefund: { method: 'GET', path: '/refunds/TP-1003' },
  createPaymentLink: { method: 'POST', path: '/payment_links', body: paymentLinkBody },
  getPaymentLink: { method: 'GET', path: '/payment_links/1042' },
  listPaymentLinks: { method: 'GET', path: '/payment_links' },
  createInvoice: { method: 'POST', path: '/invoices', body: invoiceBody },
  getInvoice: { method: 'GET', path: '/invoices/IN-1001' },
  listInvoices: { method: 'GET', path: '/invoices' },
  getPayout: { method: 'GET', path: '/payouts/PO-1001' },
  listPayouts: { method: 'GET', path: '/payouts' },
} as const satisfies Record<string, ApiCall>

export type CallName = keyof typeof calls

/** Returns the example of one request. */
export const callOf = (name: CallName): ApiCall => calls[name]
