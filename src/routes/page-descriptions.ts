import type { PathId } from './paths.ts'

/** The descriptions of indexable pages, for search engines and shared links. */
export const pageDescriptions: Partial<Record<PathId, string>> = {
  landing:
    'One account for EcoCash, OneMoney, InnBucks, ZimSwitch, Omari, cards and bank transfers. In USD and ZWL, on any phone.',
  about: 'Paid lets businesses in Zimbabwe take every local way to pay, in USD and ZWL.',
  careers: 'Work at Paid, the payments platform for businesses in Zimbabwe.',
  press: 'Paid in one sentence, its name and its mark, for those who write about payments.',
  contact: 'Write to the sales team of Paid, or ask support, day and night.',
  documentation: 'What to know before your own system takes a payment with Paid.',
  guides: 'A first payment by link, by QR code or by USSD code, in three short guides.',
  status: 'How Paid works on your device, with and without signal.',
  support: 'What to do when a payment is pending or a document was rejected.',
  privacy: 'What Paid keeps on your device, and how to delete it.',
  terms: 'The terms of this demonstration: no real money, sample data.',
  cookies: 'Paid sets no cookies. What it keeps in your browser instead.',
  developers: 'Take a test payment with the API of Paid in a minute: curl, Node, Python and PHP.',
  'developers-authentication':
    'Keys of the Paid API: publishable and secret, test and live, and how to change them.',
  'developers-testing': 'Test numbers and cards of the Paid API, and what becomes of each payment.',
  'developers-payments':
    'Charge a mobile wallet with the Paid API, follow the payment and refund it.',
  'developers-payment-links':
    'Make payment links with the Paid API for customers to pay in the way they choose.',
  'developers-invoices': 'Send invoices with the Paid API and hear when they are paid.',
  'developers-payouts': 'Follow payouts to your bank or wallet with the Paid API.',
  'developers-webhooks': 'Webhooks of Paid: the events, and how to check their signature.',
  'developers-errors': 'Every error of the Paid API, with what to do about it.',
  'developers-pagination': 'Read long lists of the Paid API page by page.',
  'developers-idempotency': 'Send a request to the Paid API again without paying twice.',
  'developers-reference': 'Every request of the Paid API: parameters, answers and examples.',
  login: 'Log in to Paid and see where every payment stands.',
  signup: 'Create an account and take mobile money, cards and bank transfers in Zimbabwe.',
  'forgot-password': 'Get instructions to reset the password of your Paid account.',
  onboarding: 'A short walk through payments, links, invoices and analytics with Paid.',
}
