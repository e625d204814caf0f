import type { ReactNode } from 'react'
import { currencyName } from '#db/money.ts'
import { pathTo } from '#routes/paths.ts'
import { settlementTerms } from '#src/rules/pricing.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { InvoicePicture, LinkPicture, SharePicture } from './features/pictures.tsx'
import { useMethodList } from './methods/method-list.ts'
import { TryItNow } from './try-it-now.tsx'

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
const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Get paid',
    features: [
      {
        title: 'Payment links',
        text: 'Send a link by WhatsApp, print a QR code, or read out a USSD code. Customers need no app and no data.',
        picture: <LinkPicture />,
      },
      {
        title: 'Invoicing',
        get text() {
          return `Bill in USD or ${currencyName('ZWL')}, take payments in parts and send reminders. See who has viewed and paid.`
        },
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

const group =
  'mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line pt-6 lg:mt-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-8'
const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] items-start gap-x-10 gap-y-6'

/** All features of the platform, and its payment methods (SITE-6). */
export function FeaturesScreen() {
  return (
    <div className="mx-auto max-w-[1200px] px-gutter py-8 lg:py-16">
      <h1 className="text-[clamp(2rem,8vw,3rem)] leading-[1.08] tracking-[-0.03em]">
        All features
      </h1>
      <p className="mt-3 max-w-[44ch] text-lg/normal text-muted">
        Everything from sale to settlement, in one account.
      </p>
      {featureGroups.map(({ title, features }) => (
        <section key={title} className={group}>
          <h2 className="text-2xl">{title}</h2>
          <div className={columns}>
            {features.map(({ title: name, text, picture }) => (
              <article key={name} className="min-w-0 print:break-inside-avoid">
                <h3 className="text-lg">{name}</h3>
                <p className="mt-1 max-w-[44ch] text-muted">{text}</p>
                {picture && <div className="mt-4">{picture}</div>}
              </article>
            ))}
          </div>
        </section>
      ))}
      <section className={group}>
        <div>
          <h2 className="text-2xl">Payment methods</h2>
          <p className="mt-1 text-sm text-muted">Fees on the Basic plan.</p>
        </div>
        <ul className={columns}>
          {useMethodList().map(({ tile, name, how, fee }) => (
            <li key={name} className="flex items-center gap-3">
              <MonogramTile text={tile.text} tone={tile.tone} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">{how}</p>
              </div>
              <p className="text-right font-semibold tabular-nums">{fee}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 flex flex-wrap gap-3 *:max-sm:w-full lg:mt-14" data-no-print>
        <TryItNow label="Try it now, no signal needed" size="lg" />
        <ButtonLink to={pathTo('signup')} variant="secondary" size="lg">
          Create Account
        </ButtonLink>
      </div>
    </div>
  )
}
