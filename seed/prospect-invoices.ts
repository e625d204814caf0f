import { invoiceTotals } from '#db/invoices/rules.ts'
import { inCurrency } from '#db/money.ts'
import type { Prospect } from './prospect.ts'
import { sampleInvoices } from './sample-invoices.ts'
import { castOf, organizationsFor } from './prospect-people.ts'

type Sample = ReturnType<typeof sampleInvoices>[number]

const mostOfOne = 200

/** Returns the sample invoices as the business's own: the same days and states, with its customers and items. */
export function invoicesFor(
  { business, trade }: Pick<Prospect, 'business' | 'trade'>,
  now: Date,
): Sample[] {
  const organizations = organizationsFor(castOf(business, trade), trade)
  const { items } = business

  return sampleInvoices(now).map((sample, at): Sample => {
    const customer = organizations[at % organizations.length] ?? sample.customer
    // The sample has one invoice in its second currency, and so has a business that sells in ZWL.
    const isSecond = sample.currency === 'ZWL'
    const currency = isSecond === (business.currency === 'USD') ? 'ZWL' : 'USD'
    const before = invoiceTotals(sample)
    const lines = sample.lines.map((_line, place) => {
      const item = items[(at + place) % items.length] ?? { name: '', amount: 1 }
      const unitPrice = Math.max(1, inCurrency(item.amount, business.currency, currency))
      const wanted = inCurrency(before.lines[place] ?? 0, sample.currency, currency)
      const count = Math.min(Math.max(Math.round(wanted / unitPrice), 1), mostOfOne)
      return { description: item.name, quantity: count * 1_000, unitPrice }
    })
    const { total } = invoiceTotals({ ...sample, lines })
    return {
      ...sample,
      customer: {
        name: customer.name,
        email: sample.customer.email && customer.email,
        phone: sample.customer.phone && customer.phone,
      },
      lines,
      currency,
      notes: sample.notes && 'Thank you for your business.',
      byHand: sample.byHand.map((payment) => ({
        ...payment,
        amount: Math.max(1, Math.round((total * payment.amount) / before.total)),
        note: payment.method === 'Cash' ? 'Paid at the counter' : payment.note,
      })),
    }
  })
}
