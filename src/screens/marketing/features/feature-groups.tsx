import type { ReactNode } from 'react'
import { settlementTerms } from '#src/rules/pricing.ts'
import { InvoicePicture, LinkPicture, SharePicture } from './pictures.tsx'

interface Feature {
  title: string
  text: string
  picture?: ReactNode
}

interface FeatureGroup {
  title: string
  features: readonly Feature[]
}

/** What the platform does, in the order in which a business meets it. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Get paid',
    features: [
      {
        title: 'Payment links',
        text: 'Send a link, print a QR code, or read out a USSD code. Customers need no app and no data.',
        picture: <LinkPicture />,
      },
      {
        title: 'Invoicing',
        text: 'Bill in USD or ZWL, take payments in parts and send reminders. See who has viewed and paid.',
        picture: <InvoicePicture />,
      },
      {
        title: 'Checkout',
        text: 'Your customer picks a method, approves it and gets a receipt.',
      },
      {
        title: 'Refunds and disputes',
        text: 'Refund in full or in parts. Answer a disputed card payment with your evidence.',
      },
    ],
  },
  {
    title: 'Follow the money',
    features: [
      {
        title: 'Real-time analytics and reports',
        text: 'See sales by payment method as they happen. Export PDF, CSV, Excel or JSON, now or on a schedule.',
        picture: <SharePicture />,
      },
      {
        title: 'Payouts',
        text: `To your bank account or wallet. Settlement is ${settlementTerms.basic.toLowerCase()} on Basic, ${settlementTerms.business.toLowerCase()} on Business and ${settlementTerms.enterprise.toLowerCase()} on Enterprise.`,
      },
      {
        title: 'Transaction fees',
        text: 'Every payment shows its fee and what you receive.',
      },
      {
        title: 'Notifications',
        text: 'A paid link, a payout or a reviewed document shows in your dashboard right away.',
      },
    ],
  },
  {
    title: 'Run your business',
    features: [
      {
        title: 'Team and permissions',
        text: 'Invite your team as Admin, Finance, Support or Read Only. Groups add permissions.',
      },
      {
        title: 'Documents and approval',
        text: 'Upload your documents and follow the review. You can take payments during the review.',
      },
      {
        title: 'Activity log',
        text: 'Who did what and when, for every change.',
      },
      {
        title: 'With or without signal',
        text: 'Install Paid on a phone or computer. It opens and works offline.',
      },
    ],
  },
  {
    title: 'Build on it',
    features: [
      {
        title: 'API and webhooks',
        text: 'Payments, links, invoices and payouts, with samples in curl, Node, Python and PHP.',
      },
      {
        title: 'Sandbox',
        text: 'Test numbers and cards for every outcome, kept apart from your live figures.',
      },
    ],
  },
]
