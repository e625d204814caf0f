import {
  apiError,
  errorCodes,
  exampleEvent,
  examplePayment,
  examplePaymentBody,
  failureOf,
  paymentFailures,
  type ApiErrorCode,
  type ApiList,
} from '../api-facts.ts'

/** One example of each API object, for the guides, the reference and the tests. */

export const succeeded = exampleEvent.data

export const failed = {
  ...examplePayment,
  id: 'TP-1002',
  customer: { account: '077 *** 4444' },
  status: 'failed' as const,
  failure: failureOf(paymentFailures.insufficient_funds),
}

/** Returns a page of a list; without `next` it is the last page. */
export const listOf = <Item>(
  data: readonly Item[],
  nextCursor: string | null = null,
): ApiList<Item> => ({
  object: 'list',
  data,
  has_more: nextCursor !== null,
  next_cursor: nextCursor,
})

export const refundExample = {
  id: 'TP-1003',
  object: 'refund',
  payment: succeeded.id,
  amount: 2000,
  currency: 'USD',
  status: 'succeeded',
  created: '2026-11-21T12:20:00.000Z',
  livemode: false,
} as const

export const paymentLinkBody = {
  name: 'Coffee beans, 1 kg',
  description: 'Whole beans, roasted this week',
  amount: 1850,
  currency: 'USD',
  path: 'coffee-beans-1kg',
} as const

export const paymentLinkExample = {
  id: '1042',
  object: 'payment_link',
  ...paymentLinkBody,
  url: 'https://paid.example/pay/coffee-beans-1kg',
  status: 'active',
  expires_at: null,
  created: '2026-11-21T12:14:00.000Z',
  livemode: false,
} as const

export const invoiceBody = {
  customer: { name: 'Leopard Rock Lodge', email: 'accounts@lodge.example' },
  lines: [
    { description: 'Coffee beans, 1 kg', quantity: 12, unit_price: 1850 },
    { description: 'Delivery', quantity: 1, unit_price: 1500 },
  ],
  tax_percent: 15,
  currency: 'USD',
  due_date: '2026-12-05',
} as const

export const invoiceExample = {
  id: 'IN-1001',
  object: 'invoice',
  number: 'INV-000123',
  total: 27255,
  currency: 'USD',
  customer: { name: 'Leopard Rock Lodge' },
  status: 'sent',
  lines: invoiceBody.lines,
  tax_percent: 15,
  due_date: '2026-12-05',
  url: 'https://paid.example/pay/inv-000123',
  credit_notes: [],
  created: '2026-11-21T12:14:00.000Z',
  livemode: false,
} as const

/** The same once it is paid and $20.00 of it refunded. */
export const creditedExample = {
  ...invoiceExample,
  status: 'paid',
  credit_notes: [
    {
      number: 'CN-000001',
      refund: refundExample.id,
      amount: refundExample.amount,
      tax: 261,
      issued_at: refundExample.created,
    },
  ],
} as const

const {
  lines: _lines,
  tax_percent: _tax,
  due_date: _due,
  url: _url,
  credit_notes: _notes,
  ...shortInvoice
} = invoiceExample

/** The short form used in lists and events. */
export const invoiceInShort = shortInvoice

export const payoutExample = {
  id: 'PO-1001',
  object: 'payout',
  amount: 120000,
  fee: 200,
  currency: 'USD',
  destination: 'CBZ Bank •••• 5277',
  status: 'in-transit',
  failure: null,
  created: '2026-11-20T09:00:00.000Z',
  livemode: true,
} as const

/** Returns an error response, with sample values in its message. */
export function exampleError(code: ApiErrorCode) {
  const fills: Partial<Record<ApiErrorCode, Parameters<typeof apiError>[1]>> = {
    parameter_missing: { param: 'amount' },
    amount_invalid: { param: 'amount' },
    not_permitted: { fill: { permission: 'payments:write' } },
    no_such_object: { fill: { object: 'payment', id: 'TP-9999' } },
  }
  return apiError(code, fills[code])
}

export const allErrorCodes = Object.keys(errorCodes) as ApiErrorCode[]

export { exampleEvent, examplePayment, examplePaymentBody }
