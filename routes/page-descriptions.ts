import type { PathId } from './paths.ts'

/** The descriptions of indexable pages, for search engines and shared links. */
export const pageDescriptions: Partial<Record<PathId, string>> = {
  landing:
    'One account for EcoCash, OneMoney, InnBucks, ZimSwitch, Omari, cards and bank transfers. In USD and ZWL, on any phone.',
  features:
    'Payment links, invoicing, real-time analytics and reports, payouts, team access and an API for Zimbabwe.',
  about: 'Paid lets businesses in Zimbabwe take every local payment method in USD and ZWL.',
  careers: 'Work at Paid, the payments platform for businesses in Zimbabwe.',
  press: 'What Paid is, its name and its mark, for journalists and analysts.',
  contact: 'Contact Paid’s sales team, or get support 24/7.',
  documentation: 'What to know before you integrate Paid.',
  guides: 'Get paid by link, QR code, USSD or invoice, and pay yourself out.',
  status: 'How Paid works on your device, online and offline.',
  support: 'What to do when a payment is pending, disputed or missing, or a document is rejected.',
  privacy:
    'What Paid keeps on your device, who can see your data and how to delete it. No cookies.',
  licenses: 'The open-source software that Paid includes, each package with its licence.',
  terms: 'The terms of this demonstration: no real money, sample data, fees and settlement.',
  cookies: 'Paid sets no cookies. See what Paid keeps in your browser instead.',
  developers: 'Take a test payment with the Paid API in a minute: curl, Node, Python and PHP.',
  'developers-authentication':
    'Paid API keys: publishable and secret, test and live, and how to roll them.',
  'developers-testing': 'Test numbers and cards for the Paid API, and their outcomes.',
  'developers-payments':
    'Charge a mobile wallet with the Paid API, track the payment and refund it.',
  'developers-payment-links':
    'Create payment links with the Paid API. Customers choose how to pay.',
  'developers-invoices': 'Send invoices with the Paid API and get notified when they are paid.',
  'developers-payouts': 'Track payouts to your bank or wallet with the Paid API.',
  'developers-webhooks': 'Paid webhooks: events and signature verification.',
  'developers-errors': 'Every Paid API error and how to fix it.',
  'developers-pagination': 'Paginate long lists with the Paid API.',
  'developers-idempotency': 'Retry Paid API requests without charging twice.',
  'developers-reference': 'Every Paid API request: parameters, responses and examples.',
  login: 'Log in to Paid and track every payment.',
  signup: 'Create an account and take mobile money, cards and bank transfers in Zimbabwe.',
  'forgot-password': 'Reset your Paid password.',
  onboarding: 'A short tour of payments, links, invoices and analytics in Paid.',
}
