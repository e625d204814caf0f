import { invoice } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

export const invoicesGuide: Guide = {
  id: 'developers-invoices',
  lead: 'A numbered bill to one customer, with a link to pay it.',
  parts: [
    {
      id: 'send',
      heading: 'Send an invoice',
      blocks: [
        'Name the customer with an email address or a phone number, list what they owe, and say by when. We number it, add the tax, and send it.',
        { call: 'createInvoice' },
        answer('201', invoice),
      ],
    },
    {
      id: 'sums',
      heading: 'How the total comes about',
      blocks: [
        'Each line is `quantity` times `unit_price`, where a quantity has up to three decimals. The tax is added to their sum, rounded half up to a cent: here $237.00 and 15 % of it are $272.55. You don’t send a total, so it can’t differ.',
      ],
    },
    {
      id: 'course',
      heading: 'The course of an invoice',
      blocks: [
        {
          caption: 'Statuses of an invoice',
          head: ['Status', 'Means'],
          rows: [
            ['`draft`', 'Begun in the dashboard and not sent; it has no number yet'],
            ['`sent`', 'It is on its way to the customer'],
            ['`viewed`', 'The customer has opened it'],
            ['`partly-paid`', 'Some of it came'],
            ['`paid`', 'All of it came, and `invoice.paid` was sent'],
            ['`overdue`', 'Its due date is over'],
            ['`void`', 'You took it back under [Invoices](invoices)'],
          ],
        },
      ],
    },
    {
      id: 'read',
      heading: 'Read an invoice',
      blocks: [
        { call: 'getInvoice' },
        'Lists and webhooks have invoices in short, without `lines`, `tax_percent`, `due_date` and `url`.',
      ],
    },
  ],
}
