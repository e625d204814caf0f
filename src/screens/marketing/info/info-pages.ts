import type { PathId } from '#src/routes/paths.ts'

export interface InfoPage {
  id: PathId
  lead: string
  parts: readonly { heading: string; text: string }[]
  /** Adds a button to write to the sales team or to the general contact. */
  contact?: 'sales' | 'anyone'
}

export const infoPages: readonly InfoPage[] = [
  {
    id: 'about',
    lead: 'One account for every way that Zimbabwe pays.',
    parts: [
      {
        heading: 'What we do',
        text: 'Paid lets businesses take mobile money, cards and bank transfers in USD and ZWL, send payouts and track every payment.',
      },
      {
        heading: 'Why the wall',
        text: 'The walls of Great Zimbabwe stand without mortar: every stone is dressed to fit. We treat a payment the same way. Gold while it moves, green once it is laid.',
      },
    ],
  },
  {
    id: 'careers',
    lead: 'Help shops and lodges get paid.',
    parts: [
      {
        heading: 'Open positions',
        text: 'There are no open positions right now. Write to us and tell us what you do.',
      },
    ],
    contact: 'anyone',
  },
  {
    id: 'press',
    lead: 'For journalists and analysts.',
    parts: [
      {
        heading: 'Paid in one sentence',
        text: 'Paid is a payments platform for businesses in Zimbabwe that works on any phone, with or without signal.',
      },
      {
        heading: 'Name and mark',
        text: 'Write the name as Paid. The mark is a stone with a double chevron; keep its colours and leave room around it.',
      },
    ],
    contact: 'anyone',
  },
  {
    id: 'contact',
    lead: 'Tell us about your business, and someone from sales will call or write.',
    parts: [
      {
        heading: 'Sales',
        text: 'Ask about plans, multi-branch rates or switching from another provider.',
      },
      {
        heading: 'Support',
        text: 'Support is available 24/7. Have the payment ID ready. It starts with TX.',
      },
    ],
    contact: 'sales',
  },
  {
    id: 'guides',
    lead: 'Three ways to take your first payment.',
    parts: [
      {
        heading: 'Send a link',
        text: 'Create a payment link and send it by WhatsApp or SMS. Your customer chooses how to pay.',
      },
      {
        heading: 'Show a QR code',
        text: 'Every link has a QR code. Print it for the till, or show it on your phone.',
      },
      {
        heading: 'Read out a USSD code',
        text: 'Customers without data dial their provider’s code and enter the link’s reference, which starts with ZW.',
      },
    ],
  },
  {
    id: 'status',
    lead: 'Paid runs entirely on your device.',
    parts: [
      {
        heading: 'This device',
        text: 'Once installed, the app opens with or without signal. The Demo button shows when it is ready offline.',
      },
      {
        heading: 'Payments',
        text: 'This is a demonstration. No payment leaves the device, and pending or failed payments are simulated.',
      },
    ],
  },
  {
    id: 'support',
    lead: 'Support is available 24/7.',
    parts: [
      {
        heading: 'A payment is pending',
        text: 'Open it in Transactions and choose Retry Payment. Your customer confirms it again on their phone.',
      },
      {
        heading: 'A document was rejected',
        text: 'Open My Business, read the reason, and upload the document again.',
      },
      {
        heading: 'Something else',
        text: 'Write to us with the steps, what you saw and the payment ID.',
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
        text: 'Your business, your documents, messages to sales and the newsletter address are kept in this browser’s own storage. Nothing is sent to a server.',
      },
      {
        heading: 'How to delete it',
        text: 'Use Reset to seed in the demo controls, or clear this site’s data in your browser.',
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
    ],
  },
  {
    id: 'cookies',
    lead: 'This site sets no cookies.',
    parts: [
      {
        heading: 'What we store instead',
        text: 'The browser’s storage holds your theme, the demo’s data and the app’s own files, so the app works offline. We don’t track you on other sites.',
      },
    ],
  },
]
