// Proves INV-1, INV-2, INV-5.
import { later, linkRow } from '#tests/support/ledger-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import { payLink, recordLinkView } from '../links/pay-actions.ts'
import { listPaymentLinks } from '../links/queries.ts'
import { maxAmount } from '../money.ts'
import { refundTransaction } from '../payments/refund-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { deleteInvoiceDraft, duplicateInvoice, saveInvoice } from './draft-actions.ts'
import { recordInvoicePayment, removeInvoicePayment, voidInvoice } from './payment-actions.ts'
import { getInvoice, getInvoiceOf, listInvoices } from './queries.ts'
import type { Invoice } from './schemas.ts'
import { remindOfInvoice, sendInvoice } from './sending-actions.ts'

const { customer, lines, discount, taxPercent, currency, dueDate, notes } = invoiceRow()
const fields = { customer, lines, discount, taxPercent, currency, dueDate, notes }
const typed = { ...fields, merchantId, id: null, updatedAt: null, attemptId: 'ab-12' }
const { updatedAt } = invoiceRow()

async function drafted(over: Partial<Invoice> = {}) {
  const world = await smallWorld()
  await world.db.invoices.add(invoiceRow(over))
  await world.db.counters.put({ id: 'IN', next: 6 })
  return world
}

/** Returns a world in which the draft IN-01 is sent as INV-000001. */
async function withSent(over: Partial<Invoice> = {}) {
  const { db, context } = await drafted(over)
  const invoice = await sendInvoice(context, { id: 'IN-01', updatedAt })
  const linkId = invoice.linkId ?? ''
  const payment = {
    linkId,
    currency: 'USD',
    customer: 'Rudo Chikomo',
    paymentMethod: 'ecocash',
    account: '0771111111',
  } as const
  const pay = (amount: number, attemptId: string, account: string = payment.account) =>
    payLink(context, { ...payment, amount, attemptId, account })
  const settled = () => settleDue(later(context, 30_000))
  const now = new Date(context.now)
  const listed = async () => (await listInvoices(db, merchantId, now))[0]
  return { db, context, linkId, pay, settled, listed }
}

const cash = { id: 'IN-01', method: 'Cash', note: '' }

const logged = async ({ db }: ActionContext) =>
  (await db.activityLog.toArray()).map(({ user, action, target }) => [user, action, target])

describe('a draft', () => {
  test('is made without a number, then changed', async () => {
    const { db, context } = await smallWorld()
    const made = await saveInvoice(context, { ...typed, notes: '  Thank you ' })
    expect(made).toMatchObject({ id: 'IN-01', number: null, notes: 'Thank you', sentAt: null })
    const { updatedAt: seen } = made
    await saveInvoice(later(context, 60_000), { ...typed, id: 'IN-01', updatedAt: seen, lines: [] })
    expect(await db.invoices.toArray()).toMatchObject([
      { id: 'IN-01', lines: [], attemptId: 'ab-12', createdAt: context.now },
    ])
    expect(await logged(context)).toEqual([
      ['Tatenda Marufu', 'Created invoice draft', 'IN-01'],
      ['Tatenda Marufu', 'Updated invoice draft', 'IN-01'],
    ])
  })

  test('made twice by one attempt is one', async () => {
    const { db, context } = await smallWorld()
    const both = await Promise.all([saveInvoice(context, typed), saveInvoice(context, typed)])
    expect(both[1]).toEqual(both[0])
    expect(await db.invoices.count()).toBe(1)
  })

  test('saved again by its attempt, as a second tab would, is changed and not dropped', async () => {
    const { db, context } = await smallWorld()
    await saveInvoice(context, typed)
    await saveInvoice(later(context, 1_000), { ...typed, notes: 'By bus' })
    expect(await db.invoices.toArray()).toMatchObject([{ id: 'IN-01', notes: 'By bus' }])
    await db.invoices.update('IN-01', { sentAt: context.now })
    await refuses(context, 'not-draft', () => saveInvoice(context, { ...typed, notes: 'No' }))
  })

  test('that another tab has changed since it was shown is not overwritten, nor sent', async () => {
    const { context } = await drafted()
    await saveInvoice(context, { ...typed, id: 'IN-01', updatedAt, taxPercent: 15 })
    const again = () => saveInvoice(context, { ...typed, id: 'IN-01', updatedAt, notes: 'Old' })
    await refuses(context, 'changed-meanwhile', again)
    const send = () => sendInvoice(context, { id: 'IN-01', updatedAt })
    await refuses(context, 'changed-meanwhile', send)
  })

  const line = { description: 'Beans', quantity: 1_000, unitPrice: 1_00 }
  test.each<[string, Partial<typeof typed> | { discount: unknown }]>([
    ['a quantity of nothing', { lines: [{ ...line, quantity: 0 }] }],
    ['half a thousandth', { lines: [{ ...line, quantity: 0.5 }] }],
    ['a price below nothing', { lines: [{ ...line, unitPrice: -1 }] }],
    ['more than the most', { lines: [{ ...line, quantity: 2_000, unitPrice: maxAmount }] }],
    ['a discount above everything', { discount: { kind: 'percent', percent: 100.01 } }],
    ['a tax of thousandths', { taxPercent: 14.555 }],
    ['a day that there is not', { dueDate: '2026-13-01' }],
    ['an address that is none', { customer: { ...customer, email: 'rudo@x' } }],
    ['a line without words', { lines: [{ ...line, description: ' ' }] }],
    ['a discount above its lines', { discount: { kind: 'amount', amount: maxAmount } }],
    ['notes without end', { notes: 'n'.repeat(2_001) }],
  ])('with %s is refused and changes nothing', async (_what, over) => {
    const { context } = await smallWorld()
    const input = { ...typed, ...over } as typeof typed
    await refuses(context, 'invalid', () => saveInvoice(context, input))
  })

  test('of no business, or that is gone or sent, is refused', async () => {
    const { context } = await withSent()
    await refuses(context, 'not-found', () =>
      saveInvoice(context, { ...typed, merchantId: 'M-009' }),
    )
    await refuses(context, 'not-found', () => saveInvoice(context, { ...typed, id: 'IN-09' }))
    await refuses(context, 'not-draft', () => saveInvoice(context, { ...typed, id: 'IN-01' }))
  })

  test('is deleted; what is sent is not', async () => {
    const { db, context } = await drafted()
    await deleteInvoiceDraft(context, 'IN-01')
    expect(await db.invoices.count()).toBe(0)
    expect(await logged(context)).toEqual([['Tatenda Marufu', 'Deleted invoice draft', 'IN-01']])
    await refuses(context, 'not-found', () => deleteInvoiceDraft(context, 'IN-01'))
    const sent = await withSent()
    await refuses(sent.context, 'not-draft', () => deleteInvoiceDraft(sent.context, 'IN-01'))
  })
})

describe('sending', () => {
  test('gives the number, the link and the message', async () => {
    const { db, context } = await withSent({ attemptId: 'C0FFEE-0123456789' })
    expect(await db.invoices.get('IN-01')).toMatchObject({
      number: 'INV-000001',
      sentAt: context.now,
      linkId: '1043',
    })
    expect(await db.paymentLinks.get('1043')).toMatchObject({
      name: 'Invoice INV-000001',
      path: 'inv-000001-c0ffee01',
      amount: null,
      invoiceId: 'IN-01',
    })
    expect(await db.messages.toArray()).toMatchObject([
      {
        channel: 'email',
        to: ['rudo@x.example'],
        subject: 'Invoice INV-000001 from Msasa Pharmacy',
        body: expect.stringContaining('has sent you invoice INV-000001 for $36.00'),
        attachment: 'INV-000001.pdf',
        link: { label: 'Pay $36.00', path: '/pay/inv-000001-c0ffee01' },
      },
    ])
    expect(await logged(context)).toEqual([['Tatenda Marufu', 'Sent invoice', 'INV-000001']])
  })

  test('without an e-mail address goes to the phone', async () => {
    const phone = { name: 'Rudo', email: '', phone: '+263 77 123 4567' }
    const { db } = await withSent({ customer: phone })
    expect(await db.messages.toArray()).toMatchObject([{ channel: 'sms', to: [phone.phone] }])
  })

  test('numbers in sequence without gaps, each business for itself, whatever is deleted between', async () => {
    const { db, context } = await drafted()
    await db.invoices.bulkAdd([
      invoiceRow({ id: 'IN-02', attemptId: 'in-2' }),
      invoiceRow({ id: 'IN-03', attemptId: 'in-3' }),
      invoiceRow({ id: 'IN-04', attemptId: 'in-4', number: 'INV-000122', sentAt: context.now }),
      invoiceRow({ id: 'IN-05', merchantId: 'M-001', number: 'INV-000500', sentAt: context.now }),
    ])
    await deleteInvoiceDraft(context, 'IN-02')
    const sent = await Promise.all(
      ['IN-03', 'IN-01'].map((id) => sendInvoice(context, { id, updatedAt })),
    )
    expect(sent.map(({ number }) => number)).toEqual(['INV-000123', 'INV-000124'])
    // An unreadable invoice still counts for the numbering.
    await db.table('invoices').update('IN-01', { lines: 'spoilt' })
    await db.invoices.add(invoiceRow({ id: 'IN-06', attemptId: 'in-6' }))
    const next = await sendInvoice(context, { id: 'IN-06', updatedAt })
    expect(next.number).toBe('INV-000125')
  })

  test('twice at once sends once', async () => {
    const { db, context } = await drafted()
    const both = await Promise.allSettled(
      [1, 2].map(() => sendInvoice(context, { id: 'IN-01', updatedAt })),
    )
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await db.messages.count()).toBe(1)
  })

  test.each<[string, Partial<Invoice>, string]>([
    ['to no one', { customer: { ...customer, name: '' } }, 'invalid'],
    ['to nowhere', { customer: { name: 'Rudo', email: '', phone: '' } }, 'invalid'],
    ['for nothing', { lines: [] }, 'invalid'],
    [
      'of a line without words',
      { lines: [{ description: '', quantity: 1_000, unitPrice: 1_00 }] },
      'invalid',
    ],
    ['of 0', { discount: { kind: 'percent', percent: 100 } }, 'invalid'],
    ['that was due yesterday', { dueDate: '2026-11-19' }, 'invalid'],
    ['that is sent', { sentAt: '2026-11-20T08:00:00.000Z' }, 'not-draft'],
  ])('one %s is refused and changes nothing', async (_what, over, code) => {
    const { context } = await drafted(over)
    await refuses(context, code, () => sendInvoice(context, { id: 'IN-01', updatedAt }))
  })
})

describe('paying through its link', () => {
  test('in parts marks it paid in part, then paid; the link stands with the invoice alone', async () => {
    const { db, context, pay, settled, listed } = await withSent()
    const first = await pay(10_01, 'p-1')
    expect(await listed()).toMatchObject({ status: 'sent', paid: 0, pending: 10_01 })
    await settled()
    expect(await listed()).toMatchObject({ status: 'partly-paid', paid: 10_01, open: 25_99 })
    await pay(25_99, 'p-2')
    await settled()
    expect(await listed()).toMatchObject({
      status: 'paid',
      open: 0,
      paymentIds: [first.id, 'TX-501'],
    })
    expect(await listPaymentLinks(db, merchantId)).toMatchObject([{ id: '1042' }])
    expect(await logged(context)).toContainEqual(['Rudo Chikomo', 'Paid invoice', 'INV-000001'])
  })

  test('twice by one attempt is one payment', async () => {
    const { db, pay } = await withSent()
    await Promise.all([pay(36_00, 'p-1'), pay(36_00, 'p-1')])
    expect((await db.invoices.get('IN-01'))?.paymentIds).toEqual(['TX-500'])
  })

  test('never takes more than is open, with what is under way; what fails is open again', async () => {
    const { context, pay, settled } = await withSent()
    await refuses(context, 'over-open', () => pay(36_01, 'p-1'))
    await pay(30_00, 'p-2', '0773333333')
    await refuses(context, 'over-open', () => pay(6_01, 'p-3'))
    await settled()
    await expect(pay(36_00, 'p-4')).resolves.toMatchObject({ status: 'pending' })
  })

  test('a refund leaves it paid, and makes a credit note with the next number', async () => {
    const { db, context, pay, settled, listed } = await withSent({
      attemptId: 'abc',
      taxPercent: 20,
    })
    // Another business counts for itself; an unreadable invoice of this one still counts.
    const noted = (number: string) => [{ number, refundId: 'TX-1', issuedAt: context.now }]
    await db.invoices.bulkAdd([
      invoiceRow({ id: 'IN-07', merchantId: 'M-001', creditNotes: noted('CN-000040') }),
      invoiceRow({ id: 'IN-08', attemptId: 'in-8', creditNotes: noted('CN-000004') }),
    ])
    await db.table('invoices').update('IN-08', { lines: 'spoilt' })
    const { id } = await pay(43_20, 'p-1')
    await settled()
    const some = { id, amount: 6_00, reason: 'A torn bag', attemptId: 'r-1' }
    await Promise.all([refundTransaction(context, some), refundTransaction(context, some)])
    await db.invoices.delete('IN-08')
    const paid = { status: 'paid', paid: 43_20, open: 0 }
    expect(await listed()).toMatchObject({ ...paid, credited: 6_00 })
    const rest = { ...some, amount: 37_20, reason: 'Returned', attemptId: 'r-2' }
    await refundTransaction(context, rest)
    expect(await listed()).toMatchObject({ ...paid, credited: 43_20 })
    const { creditNotes } = (await getInvoice(db, 'IN-01')) ?? {}
    expect(creditNotes).toMatchObject([
      { number: 'CN-000006', amount: 37_20, tax: 6_20, reason: 'Returned' },
      { number: 'CN-000005', amount: 6_00, tax: 1_00, reason: 'A torn bag' },
    ])
    expect(await logged(context)).toContainEqual([
      'Tatenda Marufu',
      'Issued credit note',
      'CN-000005',
    ])
    const sent = await db.messages.filter(({ subject }) => subject.startsWith('Credit')).toArray()
    expect(sent).toMatchObject([
      {
        channel: 'email',
        to: ['rudo@x.example'],
        subject: 'Credit note CN-000005 from Msasa Pharmacy',
        body: expect.stringContaining('Msasa Pharmacy refunded $6.00 of invoice INV-000001'),
        attachment: 'CN-000005.pdf',
      },
      { attachment: 'CN-000006.pdf', body: expect.stringContaining('$37.20') },
    ])
    const { id: refundId } = (await db.transactions.where('refundOf').equals(id).first()) ?? {}
    expect(await getInvoiceOf(db, { id })).toBeNull()
    const payment = await db.transactions.get(id)
    expect(payment && (await getInvoiceOf(db, payment))).toMatchObject({
      number: 'INV-000001',
      open: 0,
      creditNotes: ['CN-000005', 'CN-000006'],
    })
    expect(await getInvoiceOf(db, { id: refundId ?? '', refundOf: id })).toMatchObject({
      creditNotes: ['CN-000005'],
    })
  })

  test('a refund of a part leaves due what was due', async () => {
    const { context, pay, settled, listed } = await withSent()
    const { id } = await pay(10_00, 'p-1')
    await settled()
    await refundTransaction(context, { id, amount: 4_00, reason: 'Short', attemptId: 'r-1' })
    expect(await listed()).toMatchObject({ status: 'partly-paid', credited: 4_00, open: 26_00 })
  })

  test('is refused once it is paid or void', async () => {
    const paid = await withSent()
    await recordInvoicePayment(paid.context, { ...cash, amount: 36_00, attemptId: 'h-1' })
    await refuses(paid.context, 'not-open', () => paid.pay(1_00, 'p-1'))
    const gone = await withSent()
    await voidInvoice(gone.context, 'IN-01')
    await refuses(gone.context, 'link-inactive', () => gone.pay(1_00, 'p-1'))
  })

  test('opening its page marks it viewed once, and counts each visit', async () => {
    const { db, context } = await withSent({ attemptId: 'abc' })
    for (const wait of [1_000, 2_000]) await recordLinkView(later(context, wait), 'inv-000001-abc')
    expect(await db.invoices.get('IN-01')).toMatchObject({ viewedAt: later(context, 1_000).now })
    expect((await db.paymentLinks.get('1043'))?.views).toBe(2)
    expect(await logged(context)).toEqual([
      ['Tatenda Marufu', 'Sent invoice', 'INV-000001'],
      ['Rudo Chikomo', 'Viewed invoice', 'INV-000001'],
    ])
  })
})

describe('a payment by hand', () => {
  test('in part, then the rest, is noted and is no transaction', async () => {
    const { db, context, listed } = await withSent()
    const before = await db.transactions.count()
    await recordInvoicePayment(context, { ...cash, amount: 6_00, attemptId: 'h-1' })
    expect(await listed()).toMatchObject({ status: 'partly-paid', paid: 6_00 })
    await recordInvoicePayment(context, { ...cash, amount: 30_00, attemptId: 'h-2' })
    expect(await listed()).toMatchObject({ status: 'paid', open: 0 })
    expect(await db.transactions.count()).toBe(before)
    expect(await db.activityLog.toArray()).toContainEqual(
      expect.objectContaining({
        action: 'Recorded payment for invoice',
        before: { open: 36_00 },
        after: { open: 30_00, method: 'Cash' },
      }),
    )
  })

  test('twice by one attempt is one', async () => {
    const { context, listed } = await withSent()
    const record = () => recordInvoicePayment(context, { ...cash, amount: 36_00, attemptId: 'h-1' })
    await Promise.all([record(), record()])
    expect(await listed()).toMatchObject({ paid: 36_00 })
  })

  test.each([
    ['nothing', 0, 'invalid'],
    ['half a cent', 0.5, 'invalid'],
    ['more than is open', 36_01, 'over-open'],
  ])('of %s is refused and changes nothing', async (_what, amount, code) => {
    const { context } = await withSent()
    const act = () => recordInvoicePayment(context, { ...cash, amount, attemptId: 'h-1' })
    await refuses(context, code, act)
  })

  test('can be removed again, which makes its amount due and writes a line', async () => {
    const { db, context, listed } = await withSent()
    await recordInvoicePayment(context, { ...cash, amount: 36_00, attemptId: 'h-1' })
    const removed = { id: 'IN-01', attemptId: 'h-1' }
    expect(await removeInvoicePayment(later(context, 1_000), removed)).toMatchObject({
      amount: 36_00,
    })
    expect(await listed()).toMatchObject({ status: 'sent', paid: 0, open: 36_00 })
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      action: 'Removed payment from invoice',
      target: 'INV-000001',
      before: { open: 0 },
      after: { open: 36_00, method: 'Cash' },
    })
    await refuses(context, 'not-found', () => removeInvoicePayment(context, removed))
    await recordInvoicePayment(context, { ...cash, amount: 6_00, attemptId: 'h-2' })
    await voidInvoice(context, 'IN-01')
    await refuses(context, 'not-open', () =>
      removeInvoicePayment(context, { id: 'IN-01', attemptId: 'h-2' }),
    )
  })

  test('counts what is under way, and a draft takes none', async () => {
    const { context, pay } = await withSent()
    await pay(30_00, 'p-1')
    const act = () => recordInvoicePayment(context, { ...cash, amount: 6_01, attemptId: 'h-1' })
    await refuses(context, 'over-open', act)
    const draft = await drafted()
    const early = () => recordInvoicePayment(draft.context, { ...cash, amount: 1, attemptId: 'h' })
    await refuses(draft.context, 'not-open', early)
  })
})

test('a reminder is a message and is dated; nothing open is not reminded of', async () => {
  const { db, context } = await withSent()
  await remindOfInvoice(later(context, 1_000), { id: 'IN-01', open: 36_00 })
  expect((await db.messages.toArray())[1]).toMatchObject({
    subject: 'Reminder: invoice INV-000001 from Msasa Pharmacy',
    body: expect.stringContaining('$36.00 of invoice INV-000001 from Msasa Pharmacy is due '),
    link: { label: 'Pay $36.00' },
  })
  expect((await db.invoices.get('IN-01'))?.remindedAt).toBe(later(context, 1_000).now)
  expect(await logged(context)).toContainEqual([
    'Tatenda Marufu',
    'Sent reminder for invoice',
    'INV-000001',
  ])
  const stale = () => remindOfInvoice(context, { id: 'IN-01', open: 30_00 })
  await refuses(context, 'changed-meanwhile', stale)
  await voidInvoice(context, 'IN-01')
  await refuses(context, 'not-open', () => remindOfInvoice(context, { id: 'IN-01', open: 36_00 }))
})

describe('making it void', () => {
  test('closes its link and keeps its number and what was paid', async () => {
    const { db, context, linkId, listed } = await withSent()
    await recordInvoicePayment(context, { ...cash, amount: 6_00, attemptId: 'h-1' })
    await voidInvoice(context, 'IN-01')
    expect(await listed()).toMatchObject({
      status: 'void',
      number: 'INV-000001',
      paid: 6_00,
      open: 0,
    })
    expect((await db.paymentLinks.get(linkId))?.status).toBe('inactive')
    expect(await logged(context)).toContainEqual(['Tatenda Marufu', 'Voided invoice', 'INV-000001'])
  })

  test('is refused for a draft, twice, and while a payment is under way', async () => {
    const draft = await drafted()
    await refuses(draft.context, 'not-open', () => voidInvoice(draft.context, 'IN-01'))
    const { context, pay, settled } = await withSent()
    await pay(1_00, 'p-1')
    await refuses(context, 'under-way', () => voidInvoice(context, 'IN-01'))
    await settled()
    await voidInvoice(context, 'IN-01')
    await refuses(context, 'not-open', () => voidInvoice(context, 'IN-01'))
  })
})

test('a duplicate is a draft with as many days to pay, once for each attempt', async () => {
  const { db, context } = await withSent({ dueDate: '2026-12-05' })
  const twoDays = later(context, 2 * 86_400_000)
  const copy = await duplicateInvoice(twoDays, { id: 'IN-01', attemptId: 'in-2' })
  expect(copy).toMatchObject({ id: 'IN-06', number: null, sentAt: null, linkId: null, byHand: [] })
  expect(copy).toMatchObject({ customer, lines, dueDate: '2026-12-07' })
  expect(await duplicateInvoice(twoDays, { id: 'IN-01', attemptId: 'in-2' })).toEqual(copy)
  expect(await db.invoices.count()).toBe(2)
  await refuses(context, 'not-found', () =>
    duplicateInvoice(context, { id: 'IN-99', attemptId: 'x' }),
  )
})

test('the link of an invoice that is gone takes nothing', async () => {
  const { db, context } = await smallWorld()
  await db.paymentLinks.add(
    linkRow({ id: '1044', merchantId, path: 'gone', amount: null, invoiceId: 'IN-09' }),
  )
  const payment = { currency: 'USD', customer: '', account: '0771111111' } as const
  const pay = () =>
    payLink(context, {
      ...payment,
      linkId: '1044',
      amount: 1_00,
      paymentMethod: 'ecocash',
      attemptId: 'p',
    })
  await refuses(context, 'not-found', pay)
})
