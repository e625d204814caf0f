import type { ScreenId } from '#routes/paths.ts'

/** What a stop points at, by its role and the beginning of its accessible name. */
export interface Target {
  role: 'button' | 'group' | 'heading' | 'list' | 'radiogroup' | 'region' | 'tablist' | 'textbox'
  name: string
}

interface Stop {
  screen: ScreenId
  target: Target
  title: string
  text: string
}

export interface Tour {
  id: TourId
  label: string
  text: string
  stops: readonly Stop[]
}

export type TourId = 'visitor' | 'customer' | 'merchant' | 'administrator'

/** Returns a stop on a screen, at the element with a role and the beginning of a name. */
const stop = (
  screen: ScreenId,
  role: Target['role'],
  name: string,
  title: string,
  text: string,
): Stop => ({ screen, target: { role, name }, title, text })

const merchantTour: Tour = {
  id: 'merchant',
  label: 'Merchant',
  text: 'From the dashboard to links, invoices, payouts and reports.',
  stops: [
    stop(
      'dashboard',
      'region',
      'Your money',
      'The business at a glance',
      'What is available in each currency, when the next payout arrives, what is pending, what customers owe and what it cost.',
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
      'Each currency has its own balance, paid out to an account of that currency. Payments that are still clearing are listed as pending.',
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

const customerTour: Tour = {
  id: 'customer',
  label: 'Customer',
  text: 'The checkout behind a payment link.',
  stops: [
    stop(
      'checkout',
      'region',
      'Payment summary',
      'Who is paid, and for what',
      'The customer sees the merchant’s name and logo, the item and the amount before anything else.',
    ),
    stop(
      'checkout',
      'radiogroup',
      'Payment method',
      'The usual method first',
      'On a phone that has paid before, the last method is already selected.',
    ),
    stop(
      'checkout',
      'button',
      'More payment methods',
      'Cards and bank transfers too',
      'Opens all methods. One that is turned off or has problems says so before anyone chooses it.',
    ),
    stop(
      'checkout',
      'textbox',
      'Mobile number',
      'Numbers as people write them',
      'It can start with 07, 2637 or +263. A mistake is explained at the field, before anything is sent.',
    ),
    stop(
      'checkout',
      'button',
      'Fill in a test number',
      'A number to test with',
      'The gold tag fills in a test number. Real customers type theirs.',
    ),
    stop(
      'checkout',
      'textbox',
      'Your name',
      'No account, no app',
      'A name for the receipt is all that a link asks besides the payment, and it is optional.',
    ),
    stop(
      'checkout',
      'button',
      'Pay ',
      'The amount on the button',
      'Once pressed, the phone asks for a PIN. Any four digits approve the payment, and the receipt follows.',
    ),
  ],
}

const administratorTour: Tour = {
  id: 'administrator',
  label: 'Administrator',
  text: 'The platform’s staff: approvals, fees, cases and logs.',
  stops: [
    stop(
      'console',
      'region',
      'Key figures',
      'The whole platform',
      'Volume, fees earned and success rate over all merchants, for any period.',
    ),
    stop(
      'pending-merchants',
      'list',
      'Pending merchants',
      'Applications to review',
      'Open an application, review its documents, then approve or reject it.',
    ),
    stop(
      'merchants',
      'tablist',
      'Merchants by status',
      'Every merchant',
      'Active, pending, suspended and rejected. Open one to see its payments, documents and notes.',
    ),
    stop(
      'payment-methods',
      'list',
      'Payment methods',
      'Methods on and off',
      'Turn a method off, or report an incident: checkouts and merchants are informed immediately.',
    ),
    stop(
      'fee-structure',
      'list',
      'Fee structure',
      'What merchants pay',
      'New fees apply to new payments only. Each change is in the history and can be reverted.',
    ),
    stop(
      'cases',
      'tablist',
      'Case status',
      'Charged, but not received',
      'A payment that the provider has and Paid has not becomes a case, and is matched or refunded here.',
    ),
    stop(
      'activity-logs',
      'group',
      'Type and filters',
      'Who did what, and when',
      'Every action leaves an entry. Entries are chained, which shows whether one was changed or deleted.',
    ),
    stop(
      'permissions',
      'heading',
      'Permissions',
      'Who can do what',
      'Each role grants permissions. A button that a role does not permit is disabled and says why.',
    ),
  ],
}

const visitorTour: Tour = {
  id: 'visitor',
  label: 'Visitor',
  text: 'The public site: methods, a payment to try, prices, the API.',
  stops: [
    stop(
      'landing',
      'heading',
      'Get paid the way Zimbabwe pays',
      'One account for every method',
      'Mobile money, cards and bank transfers in both currencies arrive in one place.',
    ),
    stop(
      'landing',
      'radiogroup',
      'Paid with',
      'The fee before you sign up',
      'Change the amount or the method. The page shows what the merchant receives after the fee.',
    ),
    stop(
      'landing',
      'heading',
      'Local methods first',
      'Methods customers already use',
      'EcoCash, OneMoney and ZimSwitch come before cards, because most payments are made with them.',
    ),
    stop(
      'landing',
      'heading',
      'Try it before you sign up',
      'A payment without an account',
      'Visitors can make a test payment here and see each step. Nothing is charged.',
    ),
    stop(
      'landing',
      'heading',
      'Check it yourself',
      'Answers to the first questions',
      'What it costs, when money arrives, and what works without signal, each with figures to try.',
    ),
    stop(
      'landing',
      'heading',
      'Pricing without small print',
      'Three plans, two currencies',
      'Prices switch between currencies, and between monthly and yearly billing.',
    ),
    stop(
      'features',
      'heading',
      'All features',
      'Everything a business gets',
      'Each feature is shown with a piece of the product itself.',
    ),
    stop(
      'developers',
      'heading',
      'Make your first request',
      'Documentation for developers',
      'A first request in four languages, with the response and the webhook that follow it.',
    ),
  ],
}

export const tours: readonly Tour[] = [merchantTour, customerTour, administratorTour, visitorTour]
