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
        text: 'Paid lets a business take mobile money, cards and bank transfers in USD and ZWL, send payouts, and see where every payment stands.',
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
        text: 'There are none at the moment. Write to us and say what you do; we keep it for when that changes.',
      },
    ],
    contact: 'anyone',
  },
  {
    id: 'press',
    lead: 'In short, for those who write about payments.',
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
        text: 'Ask about plans, rates for many branches, or moving from another provider.',
      },
      {
        heading: 'Support',
        text: 'Support answers day and night, 24/7. Have the payment’s ID at hand: it begins with TX.',
      },
    ],
    contact: 'sales',
  },
  {
    id: 'guides',
    lead: 'Three short ways to a first payment.',
    parts: [
      {
        heading: 'Send a link',
        text: 'Make a payment link, copy it, and send it by WhatsApp or SMS. Your customer chooses how to pay.',
      },
      {
        heading: 'Show a QR code',
        text: 'Every link has a QR code. Print it for the till, or show it on your phone.',
      },
      {
        heading: 'Read out a USSD code',
        text: 'Without data your customer dials the code of their provider and types the link’s reference, which begins with ZW.',
      },
    ],
  },
  {
    id: 'status',
    lead: 'All of Paid runs on your own device.',
    parts: [
      {
        heading: 'This device',
        text: 'Once the app is on your device it opens with or without signal. The Demo button in the dashboard says whether it is ready offline.',
      },
      {
        heading: 'Payments',
        text: 'This is a demonstration: no payment leaves the device. One that waits or fails does so on purpose.',
      },
    ],
  },
  {
    id: 'support',
    lead: 'Support answers day and night, 24/7.',
    parts: [
      {
        heading: 'A payment is pending',
        text: 'Open it under Transactions and choose Retry Payment. Your customer confirms it again on their phone.',
      },
      {
        heading: 'A document was rejected',
        text: 'Open My Business, read the reason, and upload the document again.',
      },
      {
        heading: 'Something else',
        text: 'Write to us and say what you did, what you saw, and the ID of the payment.',
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
        text: 'Reset to seed in the demo controls puts the sample data back in place of everything. Clearing this site’s data in the browser does the same.',
      },
    ],
  },
  {
    id: 'terms',
    lead: 'This is a demonstration of a payments platform.',
    parts: [
      {
        heading: 'No real money',
        text: 'Every payment, payout and fee here is simulated. Nothing that you do charges or pays anyone.',
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
        heading: 'What it keeps instead',
        text: 'The browser’s storage holds your theme, the demo’s data and the app’s own files, so that it works without signal. None of it follows you elsewhere.',
      },
    ],
  },
]
