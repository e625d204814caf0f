import { ChartColumn, FileText, Link2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { currencyName } from '#db/money.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { InvoicePicture, LinkPicture, SharePicture } from './pictures.tsx'

interface Feature {
  id?: string
  title: string
  text: string
  Icon: LucideIcon
  picture: ReactNode
  className?: string
}

const features: readonly Feature[] = [
  {
    id: 'payment-links',
    title: 'Payment links',
    text: 'By link, WhatsApp, QR code or USSD code. No app.',
    Icon: Link2,
    picture: <LinkPicture />,
    className: 'md:row-span-2',
  },
  {
    id: 'invoicing',
    title: 'Invoicing',
    get text() {
      return `Bill in USD or ${currencyName('ZWL')}. See who has paid.`
    },
    Icon: FileText,
    picture: <InvoicePicture />,
  },
  {
    title: 'Real-time analytics and reports',
    text: 'Live figures. PDF, CSV or Excel files.',
    Icon: ChartColumn,
    picture: <SharePicture />,
  },
]

/** The platform's features and supported payment methods (SITE-1): rows on a phone, pictures where there is room. */
export function Features() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:grid-rows-2">
        {features.map(({ id, title, text, Icon, picture, className = '' }) => (
          <article
            key={title}
            id={id}
            tabIndex={id ? -1 : undefined}
            className={`flex min-w-0 scroll-mt-22 gap-3.5 outline-none md:flex-col md:justify-between md:gap-6 md:rounded-sheet md:border md:border-line md:bg-surface md:p-6 lg:p-8 print:break-inside-avoid ${className}`}
          >
            <span className="grid size-10 flex-none place-items-center rounded-control bg-primary-soft text-on-primary-soft md:hidden">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </span>
            <div className="min-w-0">
              <h3 className="text-base md:mb-1.5 md:text-xl">{title}</h3>
              <p className="max-w-[44ch] text-sm text-muted md:text-base">{text}</p>
            </div>
            <div className="max-md:hidden">{picture}</div>
          </article>
        ))}
      </div>
      <h3 className="sr-only">Supported payment methods</h3>
      {/* On a phone they are right below, with the fees. */}
      <ul className="flex flex-wrap justify-between gap-x-4 gap-y-3 max-md:sr-only md:mt-7">
        {Object.values(methodTiles).map(({ name, text, tone }) => (
          <li key={name} className="flex items-center gap-2.5 text-[0.9375rem] font-medium">
            <MonogramTile text={text} tone={tone} size="sm" />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
