import { currencyName } from '#db/money.ts'
import type { PathId } from '#routes/paths.ts'
import { formatFeeRule } from '#db/text/format.ts'
import { formatRate, rateOf, settlementTerms } from '#src/rules/pricing.ts'
import type { BasicFees } from '#src/rules/basic-fees.ts'

interface InfoPart {
  heading: string
  text: string | ((fees: BasicFees) => string)
  /** What to do, in order. */
  steps?: readonly { title: string; text: string }[]
  /** The screen where it is done. */
  link?: { to: PathId; label: string }
}

export interface InfoPage {
  id: PathId
  lead: string
  parts: readonly InfoPart[]
  /** Adds a button to write to the sales team or to the general contact. */
  contact?: 'sales' | 'anyone'
}

export const infoPages: readonly InfoPage[] = [
  {
    id: 'about',
    lead: 'One account for every way Zimbabwe pays.',
    parts: [
      {
        heading: 'What we do',
        get text() {
          return `Paid lets businesses take EcoCash, OneMoney, InnBucks, Omari, ZimSwitch, cards and bank transfers in USD and ${currencyName('ZWL')}, send invoices and payouts, and track every payment. It works on any phone, with or without signal.`
        },
        link: { to: 'signup', label: 'Create Account' },
      },
      {
        heading: 'How money reaches you',
        text: `Customers pay by link, QR code, USSD or invoice. Each payment, minus its fee, is added to your balance and settled ${settlementTerms.basic.toLowerCase()} on Basic and the ${settlementTerms.business.toLowerCase().replace('-', ' ')} on Business. Then pay out to your bank or wallet.`,
      },
      {
        heading: 'Who we work with',
        text: 'Shops, lodges, schools and anyone who sells in Zimbabwe. We check the documents of each business before it can take more than $500 in one payment.',
        link: { to: 'guides', label: 'Read the guides' },
      },
      {
        heading: 'Why the wall',
        text: 'The walls of Great Zimbabwe stand without mortar: every stone is dressed to fit. We treat payments the same way: gold while they move, green once they are in place.',
      },
      {
        heading: 'Work with us',
        text: 'There are no open positions right now. Write to us and tell us what you do.',
      },
      {
        heading: 'For the press',
        text: 'Paid is a payments platform for businesses in Zimbabwe that works on any phone. Write the name as Paid. The mark is a stone with a double chevron; keep its colours and leave room around it.',
      },
      {
        heading: 'What Paid is built with',
        text: 'Paid includes the work of many people who share their code.',
        link: { to: 'licenses', label: 'Open-source licences' },
      },
    ],
    contact: 'anyone',
  },
  {
    id: 'contact',
    lead: 'Tell us about your business and what you need.',
    parts: [
      {
        heading: 'Sales',
        text: 'Ask about plans, multi-branch rates or switching from another provider. Say how many payments you take a month, and in which currency.',
      },
      {
        heading: 'Support',
        text: 'Support is available 24/7. Have the payment ID ready. It starts with TX.',
        link: { to: 'support', label: 'Find an answer first' },
      },
      {
        heading: 'Developers',
        text: 'API keys, webhooks, test numbers and code samples are in the documentation.',
        link: { to: 'developers', label: 'Read the documentation' },
      },
    ],
    contact: 'sales',
  },
  {
    id: 'guides',
    lead: 'From your first payment to your first payout.',
    parts: [
      {
        heading: 'Get paid by link',
        text: 'For WhatsApp, texts and email. No website needed.',
        steps: [
          {
            title: 'Create a payment link',
            text: 'Give it a name and a price, or let customers choose the amount.',
          },
          { title: 'Send it by WhatsApp or text', text: 'Your customer chooses how to pay.' },
          { title: 'Watch it arrive', text: 'You see the payment the moment it succeeds.' },
        ],
        link: { to: 'payment-links', label: 'Open Payment Links' },
      },
      {
        heading: 'Get paid at the till',
        text: 'For customers in front of you, with or without data.',
        steps: [
          { title: 'Open the link’s QR code', text: 'Print it, or show it on your phone.' },
          {
            title: 'Or read out the USSD code',
            text: 'The customer dials it and enters the reference, ZW…',
          },
          { title: 'Hand over the receipt', text: 'Print it, or send it to the customer’s phone.' },
        ],
        link: { to: 'payment-links', label: 'Open Payment Links' },
      },
      {
        heading: 'Send an invoice',
        text: 'For work you bill. Customers pay in full or in parts.',
        steps: [
          { title: 'List what you sold', text: 'Items, quantities, prices and a due date.' },
          { title: 'Send it', text: 'By email or text, with a button to pay.' },
          {
            title: 'Send a reminder, or record cash',
            text: 'Track the amount due until it is paid.',
          },
        ],
        link: { to: 'invoices', label: 'Open Invoices' },
      },
      {
        heading: 'Pay yourself out',
        text: 'To your bank account or wallet.',
        steps: [
          { title: 'Add a payout account', text: 'Enter the two small deposits to verify it.' },
          { title: 'Request a payout', text: 'Choose an amount up to your available balance.' },
          { title: 'Track it', text: 'See every payment it includes.' },
        ],
        link: { to: 'payouts', label: 'Open Payouts' },
      },
    ],
  },
  {
    id: 'support',
    lead: 'Support is available 24/7. Most answers are here.',
    parts: [
      {
        heading: 'A payment is pending',
        text: 'Open it in Transactions and choose Retry Payment. Your customer confirms it again on their phone.',
        link: { to: 'transactions', label: 'Open Transactions' },
      },
      {
        heading: 'A customer was charged, but you see nothing',
        text: 'Don’t ask them to pay again. Search for their number in Transactions. We check failed and pending mobile payments with the provider.',
        link: { to: 'transactions', label: 'Open Transactions' },
      },
      {
        heading: 'A document was rejected',
        text: 'Open My Business, read the reason under the document and replace it. Then resubmit your application.',
        link: { to: 'business', label: 'Open My Business' },
      },
      {
        heading: 'A cardholder disputes a payment',
        text: 'Send your evidence within seven days: a receipt, a delivery note or your messages. The amount is held until the card network decides.',
        link: { to: 'disputes', label: 'Open Disputes' },
      },
      {
        heading: 'You have no signal',
        text: 'Once loaded, Paid works without signal. Install it from your browser’s menu to keep it on your device.',
      },
      {
        heading: 'Something else',
        text: 'Write to us with the steps, what you saw and the payment ID. It starts with TX.',
      },
    ],
    contact: 'anyone',
  },
  {
    id: 'privacy',
    lead: 'What you enter stays on your device.',
    parts: [
      {
        heading: 'What is kept',
        text: 'Your business, its documents and payments, messages to sales and the newsletter address are kept in this browser’s own storage. Nothing is sent to a server.',
      },
      {
        heading: 'What is never kept',
        text: 'Passwords and full card numbers. A payment keeps the last four digits of a card and a masked phone number.',
      },
      {
        heading: 'Who can see your data',
        text: 'Anyone who uses this browser on this device. Log out or delete your data before you lend the device.',
      },
      {
        heading: 'Cookies',
        text: 'This site sets no cookies. The browser’s storage holds your theme, your data and the app itself for offline use. We don’t track you on other sites.',
      },
      {
        heading: 'How to delete your data',
        text: 'Use Reset to seed in the demo controls, or clear this site’s data in your browser.',
        link: { to: 'account-settings', label: 'Open Account Settings' },
      },
    ],
  },
  {
    id: 'terms',
    lead: 'This is a demonstration of a payments platform.',
    parts: [
      {
        heading: 'No real money',
        text: 'Every payment, payout and fee here is simulated. No one is charged or paid.',
      },
      {
        heading: 'Sample data',
        text: 'Businesses, people and figures are made up. The exchange rate is a sample.',
      },
      {
        heading: 'Fees and settlement',
        text: ({ ecocash }) =>
          `EcoCash costs ${formatFeeRule(ecocash)} on Basic and ${formatRate(rateOf('business', 'mobile-money'))} on Business. Payments are settled ${settlementTerms.basic.toLowerCase()} on Basic, the ${settlementTerms.business.toLowerCase().replace('-', ' ')} on Business and ${settlementTerms.enterprise.toLowerCase().replace('instant', 'instantly')} on Enterprise.`,
      },
      {
        heading: 'Before you are approved',
        text: 'A new business can take payments of up to $500 each until its application is approved.',
        link: { to: 'business', label: 'Open My Business' },
      },
      {
        heading: 'Refunds and disputes',
        text: 'You can refund a payment in full or in parts, up to the amount paid. Disputed card payments are held until the dispute is decided.',
      },
      {
        heading: 'Suspension',
        text: 'A suspended business can’t take payments, and its payouts are on hold. We email you the reason.',
      },
    ],
  },
]
