import { Share2 } from 'lucide-react'
import { Badge } from '#src/ui/badge.tsx'

// What the dashboard shows, drawn: illustrations, not controls.

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium [&_svg]:size-3.5'
const plate = 'rounded-card border border-line bg-bg p-4.5 lg:p-6'

/** A payment link with its USSD code and its QR code. */
export function LinkPicture() {
  return (
    <div className="grid gap-4">
      <div className={plate}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">Coffee beans, 1 kg</span>
          <Badge tone="ok">Active</Badge>
        </div>
        <p className="mt-1.5 mb-3 text-[2rem]/tight font-semibold tracking-[-0.02em] tabular-nums">
          $18.00
        </p>
        <span className={chip}>
          <Share2 aria-hidden />
          Share
        </span>
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

// Classes, because the content security policy of prerendered pages forbids style attributes.
const shares = [
  { name: 'EcoCash', percent: 45, className: 'grow-45 bg-chart-1' },
  { name: 'OneMoney', percent: 20, className: 'grow-20 bg-chart-2' },
  { name: 'ZimSwitch', percent: 15, className: 'grow-15 bg-chart-4' },
  { name: 'Card', percent: 12, className: 'grow-12 bg-chart-5' },
  { name: 'Other', percent: 8, className: 'grow-8 bg-chart-6' },
] as const

/** The share of each method. */
export function SharePicture() {
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

/** Two invoices with their status. */
export function InvoicePicture() {
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
