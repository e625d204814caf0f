import { Copy, Hash, QrCode } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { methodTiles } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium [&_svg]:size-3.5'
const plate = 'rounded-card border border-line bg-bg p-4.5 lg:p-6'

/** A payment link, its USSD code and its QR code as the dashboard shows them: an illustration, not controls. */
function LinkPicture() {
  return (
    <div className="grid gap-4">
      <div className={plate}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">Vumba Blend, 1 kg</span>
          <Badge tone="ok">Active</Badge>
        </div>
        <p className="mt-1.5 mb-3 text-[2rem]/tight font-semibold tracking-[-0.02em] tabular-nums">
          $18.00
        </p>
        <div className="flex flex-wrap gap-2">
          <span className={chip}>
            <Copy aria-hidden />
            Copy link
          </span>
          <span className={chip}>
            <QrCode aria-hidden />
            QR code
          </span>
          <span className={chip}>
            <Hash aria-hidden />
            USSD
          </span>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-2.5 sm:grid-cols-[minmax(0,1fr)_8.25rem] sm:gap-4">
        <div className={`${plate} grid content-center max-sm:p-3.5!`}>
          <span className="text-sm text-muted">No data? Dial</span>
          <span className="text-[clamp(1rem,5vw,1.25rem)] leading-[1.3] font-semibold wrap-anywhere tabular-nums lg:text-[1.625rem]">
            *151*200*5#
          </span>
          <span className="text-sm text-muted tabular-nums">Reference ZW1042</span>
        </div>
        <img
          src={`${import.meta.env.BASE_URL}sample-qr.svg`}
          alt="QR code of the link"
          width={132}
          height={132}
          loading="lazy"
          className="h-auto w-full self-center rounded-card border border-line bg-white"
        />
      </div>
    </div>
  )
}

interface Props {
  id?: string
  title: string
  text: string
  className?: string
}

function FeatureBox({ id, title, text, className = '', children }: PropsWithChildren<Props>) {
  return (
    <article
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`flex min-w-0 scroll-mt-22 flex-col justify-between gap-6 rounded-sheet border border-line bg-surface p-6 outline-none max-[359px]:p-4.5 lg:p-8 print:break-inside-avoid ${className}`}
    >
      <div>
        <h3 className="mb-1.5 text-xl">{title}</h3>
        <p className="max-w-[44ch] text-muted">{text}</p>
      </div>
      {children}
    </article>
  )
}

// Classes, because the content security policy of prerendered pages forbids style attributes.
const shares = [
  { name: 'EcoCash', percent: 45, className: 'grow-45 bg-chart-1' },
  { name: 'OneMoney', percent: 20, className: 'grow-20 bg-chart-2' },
  { name: 'ZimSwitch', percent: 15, className: 'grow-15 bg-chart-4' },
  { name: 'Card', percent: 12, className: 'grow-12 bg-chart-5' },
  { name: 'Other', percent: 8, className: 'grow-8 bg-chart-6' },
] as const

function SharePicture() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="course-bar flex h-9">
        {shares.map(({ name, className }) => (
          <span key={name} className={`basis-0 ${className}`} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
        {shares.map(({ name, percent }) => (
          <li key={name}>
            {name} {percent}%
          </li>
        ))}
      </ul>
    </div>
  )
}

const invoices = [
  { id: 'INV-204', amount: '$340.00', tone: 'ok', status: 'Paid' },
  { id: 'INV-205', amount: '$96.50', tone: 'wait', status: 'Sent' },
] as const

function InvoicePicture() {
  return (
    <ul>
      {invoices.map(({ id, amount, tone, status }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 tabular-nums"
        >
          <span className="font-medium">{id}</span>
          <span className="ml-auto font-semibold">{amount}</span>
          <span className="flex min-w-16 justify-end">
            <Badge tone={tone}>{status}</Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The platform's features and supported payment methods (SITE-1). */
export function Features() {
  return (
    <>
      <div
        id="all-features"
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:grid-rows-2"
      >
        <FeatureBox
          id="payment-links"
          title="Payment links"
          text="Send a link, print a QR code, or read out a USSD code. Customers need no app and no data."
          className="md:row-span-2"
        >
          <LinkPicture />
        </FeatureBox>
        <FeatureBox
          id="invoicing"
          title="Invoicing"
          text="Bill in USD or ZWL, and see who has viewed and paid."
        >
          <InvoicePicture />
        </FeatureBox>
        <FeatureBox
          title="Real-time analytics and reports"
          text="See sales by payment method as they happen. Export PDF, CSV or Excel."
        >
          <SharePicture />
        </FeatureBox>
      </div>
      <h3 className="sr-only">Supported payment methods</h3>
      <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-1 lg:flex lg:justify-between lg:gap-3">
        {Object.values(methodTiles).map(({ name, text, tone }) => (
          <li
            key={name}
            className="flex min-h-11 items-center gap-2.5 text-[0.9375rem] font-medium"
          >
            <MonogramTile text={text} tone={tone} size="sm" />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
