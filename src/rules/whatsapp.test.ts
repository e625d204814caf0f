// Proves MSG-2.
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { invoiceAt } from '#db/invoices/queries.ts'
import { message } from '#db/log/messages.ts'
import { formatMoney } from '#db/text/format.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { listingOf } from '#db/payouts/queries.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import {
  linkMessage,
  type PayableLink,
  payoutMessage,
  receiptMessage,
  sharedInvoice,
  sharedText,
} from './whatsapp.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://paid.example', host: 'paid.example' })
})

const blend: PayableLink = {
  id: '1042',
  path: 'vumba-blend-1kg',
  name: 'Vumba Blend, 1 kg',
  merchantName: 'Vumba Coffee Roasters',
  amount: 18_00,
  currency: 'USD',
}

test('the message of a link has words, amount, reference, the USSD steps and the address', () => {
  const shared = linkMessage(blend, { ecocash: 2 })
  expect(sharedText(shared)).toBe(`Pay Vumba Coffee Roasters $18.00 for Vumba Blend, 1 kg.

Without data, on any phone:
1. Dial your wallet’s code:
   EcoCash: *151*200*5#, plus 2.0% customer fee
   OneMoney: *210*95#
   InnBucks: *483*44#
2. Enter the reference: ZW1042
3. Amount: $18.00
4. Confirm with your PIN.

Sample, do not pay.

Or pay here:

https://paid.example/pay/vumba-blend-1kg#n=Vumba+Blend%2C+1+kg&m=Vumba+Coffee+Roasters&a=1800&c=USD`)
  expect(shared).toMatchObject({
    about: 'link',
    id: '1042',
    link: { label: 'Pay $18.00', path: '/pay/vumba-blend-1kg' },
  })
})

test('one without an amount says that the customer chooses', () => {
  const { body, link } = linkMessage({ ...blend, amount: null }, {})
  expect(body).toContain('You choose the amount.')
  expect(body).toContain('3. Amount: any amount in USD')
  expect(link?.label).toBe('Pay')
})

test('whatever a link is called and costs, its message fits the outbox, and ends with its address', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 80 }),
        merchantName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        amount: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
        currency: fc.constantFrom('USD' as const, 'ZWL' as const),
      }),
      (facts) => {
        const shared = linkMessage({ ...blend, ...facts }, {})
        expect(v.is(message.entries.body, shared.body)).toBe(true)
        expect(shared.body).toContain('ZW1042')
        const { amount, currency } = facts
        const said = amount === null ? 'any amount' : `3. Amount: ${formatMoney(amount, currency)}`
        expect(shared.body).toContain(said)
        expect(sharedText(shared).endsWith(`\n\n${shared.address}`)).toBe(true)
        expect(new URL(shared.address).pathname).toBe('/pay/vumba-blend-1kg')
      },
    ),
  )
})

const now = new Date('2026-11-21T12:14:00.000Z')
const phone = '0771234567'
const sent = (open: number, over: Parameters<typeof invoiceRow>[0] = {}) =>
  invoiceAt(
    invoiceRow({
      number: 'INV-000007',
      sentAt: '2026-11-20T08:00:00.000Z',
      customer: { name: 'Rudo Chikomo', email: '', phone },
      linkId: '1042',
      ...over,
    }),
    { total: 36_00, paid: 36_00 - open, credited: 0, pending: 0, open },
    now,
  )
const ofInvoice = (open: number) => ({ ...blend, name: 'Invoice INV-000007', amount: open })

test.each([
  [
    'one that is new is sent',
    sent(36_00),
    {},
    'Invoice INV-000007 from',
    'has sent you invoice INV-000007 for $36.00, due Dec 5',
  ],
  [
    'one that is paid in part is reminded of',
    sent(10_00),
    {},
    'Reminder: invoice INV-000007 from',
    '$10.00 of invoice INV-000007 from Vumba Coffee Roasters is due Dec 5',
  ],
  [
    'one that is overdue is reminded of',
    sent(36_00, { dueDate: '2026-11-19' }),
    {},
    'Reminder: invoice INV-000007 from',
    'is 2 days overdue',
  ],
  [
    'a reminder reminds before that too',
    sent(36_00),
    { reminds: true },
    'Reminder: invoice INV-000007 from',
    '$36.00 of invoice INV-000007',
  ],
])('of invoices, %s', (_what, invoice, how, subject, words) => {
  const shared = sharedInvoice(invoice, ofInvoice(invoice.open), { customerFees: {}, ...how })
  expect(shared).toMatchObject({ about: 'invoice', id: 'IN-01', phone })
  expect(shared.subject).toBe(`${subject} Vumba Coffee Roasters`)
  expect(shared.body).toContain(words)
  expect(shared.body).toContain('2. Enter the reference: ZW1042')
  expect(shared.body).toContain(`3. Amount: ${formatMoney(invoice.open, 'USD')}`)
  expect(shared.address).toContain(`a=${invoice.open}&c=USD`)
})

test.each([
  ['sn', 'Tinokuyeuchidzai: invoice INV-000007', 'Bhadharai $10.00', '2. Isai reference: ZW1042'],
  ['nd', 'Siyakukhumbuza: i-invoice INV-000007', 'Bhadala $10.00', '2. Faka i-reference: ZW1042'],
] as const)('the whole message of an invoice is in %s for one who paid in it', (...expected) => {
  const [language, subject, label, line] = expected
  const how = { customerFees: { ecocash: 2 }, language }
  const shared = sharedInvoice(sent(10_00), ofInvoice(10_00), how)
  expect(shared).toMatchObject({ language, link: { label } })
  expect(shared.subject).toContain(subject)
  expect(shared.body).toContain(line)
  expect(shared.body).toContain('EcoCash: *151*200*5#, ')
  expect(shared.body).not.toMatch(/\b(the|your|pay|without)\b/i)
})

test.each([
  ['payment', 'successful', 'Receipt from Vumba Coffee Roasters: $45.00', 'Status: Successful'],
  ['payment', 'pending', 'Receipt from Vumba Coffee Roasters: $45.00', 'Status: Pending'],
  ['refund', 'successful', 'Refund receipt from Vumba Coffee Roasters: -$45.00', 'Type: Refund'],
] as const)('a %s that is %s has its receipt line by line', (type, status, subject, line) => {
  const row = { ...paymentRow(7, { type, status }), customerPhone: phone }
  const shared = receiptMessage(row, 'Vumba Coffee Roasters')
  expect(shared).toMatchObject({ about: 'receipt', id: 'TX-7', phone, address: '' })
  expect(shared.subject.replace('−', '-')).toBe(subject)
  expect(shared.body.split('\n')).toEqual(
    expect.arrayContaining([
      shared.subject,
      'Transaction ID: TX-7',
      'Reference: Order 7',
      line,
      'Sample receipt. Not a fiscal receipt.',
    ]),
  )
  expect(sharedText(shared)).toBe(shared.body)
})

const at = '2026-11-21T09:20:00.000Z'
test.each([
  [{ status: 'paid', endedAt: at }, '$39.00 arrived at CBZ Bank •••• 5667 today, '],
  [
    { status: 'in-transit', arrivesAt: '2026-11-24T08:00:00.000Z' },
    '$39.00 is on its way to CBZ Bank •••• 5667. It arrives Tuesday, Nov 24, by ',
  ],
  [
    { status: 'pending', movesAt: undefined },
    'The payout of $39.00 to CBZ Bank •••• 5667 is on hold.',
  ],
  [
    { status: 'failed', endedAt: at, failureReason: 'Account closed' },
    'CBZ Bank •••• 5667 returned the payout: Account closed. The full amount, $40.00, is back in the balance.',
  ],
  [{ status: 'cancelled' }, 'The payout of $39.00 to CBZ Bank •••• 5667 was cancelled.'],
] as const)('of a payout that is %o the news is said, with its reference', (over, news) => {
  const shared = payoutMessage(listingOf(payoutRow(over)), 'Msasa Pharmacy', now)
  expect(shared.body).toContain(news)
  expect(shared.body.startsWith('Payout of Msasa Pharmacy\n\n')).toBe(true)
  expect(shared.body.endsWith('\n\nReference: PO-01')).toBe(true)
  expect(shared).toMatchObject({ about: 'payout', id: 'PO-01', address: '', phone: '' })
})
