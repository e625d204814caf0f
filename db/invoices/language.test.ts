// Proves DEMO-31.
import { expect, test } from 'vitest'
import { later } from '#tests/support/ledger-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { setPayerDrafts } from '../demo/actions.ts'
import { payLink } from '../links/pay-actions.ts'
import { refundTransaction } from '../payments/refund-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { getInvoice } from './queries.ts'
import { remindOfInvoice, sendInvoice } from './sending-actions.ts'

/** Returns a world in which an invoice is sent, and paid in part in a language. */
async function paidIn(language?: 'sn' | 'nd') {
  const { db, context } = await smallWorld()
  await setPayerDrafts(context, true)
  await db.invoices.add(invoiceRow())
  await db.counters.put({ id: 'IN', next: 6 })
  const { updatedAt } = invoiceRow()
  const { linkId, customer } = await sendInvoice(context, { id: 'IN-01', updatedAt })
  const payment = await payLink(context, {
    linkId: linkId ?? '',
    amount: 6_00,
    currency: 'USD',
    customer: customer.name,
    paymentMethod: 'ecocash',
    account: '0771111111',
    attemptId: 'p-1',
    ...(language && { language }),
  })
  await settleDue(later(context, 30_000))
  const after = later(context, 60_000)
  async function told() {
    const { open = 0 } = (await getInvoice(db, 'IN-01'))?.invoice ?? {}
    await remindOfInvoice(after, { id: 'IN-01', open })
    const refund = { id: payment.id, amount: 1_00, reason: 'Returned', attemptId: 'r-1' }
    await refundTransaction(after, refund)
    const messages = await db.messages.toArray()
    return messages.filter(({ to }) => to.includes(customer.email || customer.phone)).slice(-2)
  }
  return { db, context, payment, told }
}

test('a reminder and a credit note are in the language in which the customer paid', async () => {
  const { db, payment, told } = await paidIn('sn')
  expect(payment).toMatchObject({ language: 'sn' })
  expect((await getInvoice(db, 'IN-01'))?.language).toBe('sn')
  const [reminder, note] = await told()
  expect(reminder).toMatchObject({
    language: 'sn',
    subject: expect.stringMatching(/^Tinokuyeuchidzai: invoice INV-000001 kubva kuna /),
    link: { label: expect.stringMatching(/^Bhadharai \$/) },
  })
  expect(note).toMatchObject({
    language: 'sn',
    subject: expect.stringMatching(/^Credit note CN-000001 kubva kuna /),
  })
})

test('once the drafts are taken back they are in English, and what was sent keeps its words', async () => {
  const { db, context, told } = await paidIn('nd')
  const [reminder] = await told()
  expect(reminder?.subject).toMatch(/^Siyakukhumbuza: /)
  await setPayerDrafts(context, false)
  const { invoice, language } = (await getInvoice(db, 'IN-01')) ?? {}
  expect(language).toBe('en')
  await remindOfInvoice(later(context, 90_000), { id: 'IN-01', open: invoice?.open ?? 0 })
  const messages = await db.messages.toArray()
  expect(messages.at(-1)).toMatchObject({ subject: expect.stringMatching(/^Reminder: invoice /) })
  expect(messages.at(-1)).not.toHaveProperty('language')
  expect(messages).toContainEqual(reminder)
})

test('to one who paid in English they are in English, and no row says so', async () => {
  const { payment, told } = await paidIn()
  expect(payment).not.toHaveProperty('language')
  const messages = await told()
  expect(messages.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Reminder: invoice INV-000001 from /),
    expect.stringMatching(/^Credit note CN-000001 from /),
  ])
  for (const message of messages) expect(message).not.toHaveProperty('language')
})
