import { stop, type Tour } from './tour.ts'

export const merchantTour: Tour = {
  id: 'merchant',
  label: 'Merchant',
  text: 'From the dashboard to links, invoices, payouts and reports.',
  stops: [
    stop(
      'dashboard',
      'region',
      'Key figures',
      'The business at a glance',
      'Revenue after refunds over the last 30 days, with payments in ZWL converted to USD.',
    ),
    stop(
      'dashboard',
      'heading',
      'To do',
      'What needs attention',
      'Documents to replace, failed payments and overdue invoices, each with a link to the place to fix it.',
    ),
    stop(
      'payment-links',
      'button',
      'Create Payment Link',
      'A link in under a minute',
      'Type a name and an amount, then share the link, its QR code or its USSD code.',
    ),
    stop(
      'invoices',
      'heading',
      'Invoices',
      'Invoices that can be paid online',
      'An invoice goes out with a payment link. It is marked as paid when the money arrives.',
    ),
    stop(
      'transactions',
      'group',
      'Status and filters',
      'Every payment, in any state',
      'Filter by status, search by customer, and open a payment to refund it or send its receipt.',
    ),
    stop(
      'payouts',
      'region',
      'Balances',
      'Money on its way to the bank',
      'The available balance can be paid out now. Payments that are still clearing are listed as pending.',
    ),
    stop(
      'reports',
      'tablist',
      'Report types',
      'Reports for the accountant',
      'Standard and custom reports as PDF, CSV or Excel, also sent automatically on a schedule.',
    ),
    stop(
      'business',
      'heading',
      'Approval progress',
      'From application to approval',
      'The merchant follows the review here, and replaces a document that the platform rejected.',
    ),
  ],
}
