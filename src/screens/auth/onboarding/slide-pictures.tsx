import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Course, Wall, type WallRow } from '#src/ui/wall.tsx'

// Pictures of what the product makes, beside the text that says it: decoration, hidden from screen readers.

const plate = 'w-full rounded-card border border-line-strong bg-surface shadow-card'

const rows: readonly WallRow[] = [
  { className: 'ml-[24%]', stones: [10, 6, 9, 7] },
  { className: 'ml-[12%]', stones: [4, 10, 7, 9] },
  { stones: [7, 10, 8, 6, 9] },
  { stones: [9, 12, 6, 4] },
]

/** The first stones, and the finished wall. */
export const WallPicture = ({ finished = false }: { finished?: boolean }) => (
  <Wall
    rows={finished ? [{ className: 'ml-[38%]', stones: [8, 10, 6] }, ...rows] : rows}
    course={finished && 'ml-[38%]'}
    height="h-8 md:h-14"
    className="w-full min-w-0"
  />
)

const methods: readonly PaymentMethodId[] = ['ecocash', 'zimswitch', 'visa', 'bank']

/** The checkout with its methods. */
export const CheckoutPicture = () => (
  <div className={`${plate} max-w-80 p-3 md:p-5`}>
    <div className="flex items-baseline justify-between gap-3">
      <span className="text-sm text-muted">Coffee beans, 1 kg</span>
      <b className="text-2xl font-semibold tabular-nums">$18.00</b>
    </div>
    <ul className="mt-2 grid grid-cols-2 gap-1.5 md:mt-3 md:grid-cols-1">
      {methods.map((id, place) => {
        const { name, text, tone } = methodTiles[id]
        return (
          <li
            key={id}
            className={`flex min-h-9 items-center gap-2 rounded-control border px-1.5 text-xs font-medium md:min-h-10 md:gap-2.5 md:px-2 md:text-sm ${place === 0 ? 'border-primary bg-selected' : 'border-line'}`}
          >
            <MonogramTile text={text} tone={tone} size="sm" />
            {name}
            {place === 0 && <Tick size={15} className="mr-1 ml-auto text-success" />}
          </li>
        )
      })}
    </ul>
    <p className="mt-2 rounded-control bg-primary py-1.5 md:mt-3 md:py-2 text-center text-sm font-semibold text-on-primary">
      Pay $18.00
    </p>
  </div>
)

const chip =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-sm font-medium [&_svg]:size-3.5'

/** A payment link with its QR code. */
export const LinkSlidePicture = () => (
  <div
    className={`${plate} flex max-w-90 items-center gap-4 overflow-clip p-4 md:max-w-72 md:flex-col md:p-0 md:pb-5`}
  >
    <span className="w-full max-md:hidden">
      <Course />
    </span>
    <img
      src={`${import.meta.env.BASE_URL}sample-qr.svg`}
      alt=""
      width={180}
      height={180}
      className="size-32 flex-none rounded-control bg-white md:size-45"
    />
    <div className="grid min-w-0 gap-1 md:justify-items-center">
      <span className="font-semibold">Coffee beans, 1 kg</span>
      <b className="text-2xl font-semibold tabular-nums">$18.00</b>
      <span className={`mt-1 justify-self-start md:justify-self-center ${chip}`}>
        <Share2 />
        Share
      </span>
    </div>
  </div>
)

const lines = [
  ['House blend, 5 kg', '$62.00'],
  ['Filter papers', '$14.00'],
  ['Delivery', '$20.00'],
] as const

/** An invoice as a sheet of paper, white in both themes. */
export const InvoiceSlidePicture = () => (
  <div className="w-full max-w-80 rounded-stone bg-white p-5 text-black shadow-card md:p-7">
    <div className="flex items-start justify-between gap-3">
      <div>
        <p className="text-lg font-semibold">Invoice</p>
        <p className="text-sm text-black/70">INV-000012</p>
      </div>
      <span className="rounded-badge bg-tile-1 px-2 py-0.5 text-sm font-semibold text-on-tile-1">
        Paid
      </span>
    </div>
    <ul className="mt-4 border-t border-black/15 text-sm tabular-nums max-md:hidden">
      {lines.map(([what, amount]) => (
        <li key={what} className="flex justify-between border-b border-black/15 py-2">
          <span>{what}</span>
          <span>{amount}</span>
        </li>
      ))}
    </ul>
    <p className="mt-3 flex items-baseline justify-between font-semibold tabular-nums">
      <span>Total</span>
      <span className="text-2xl">$96.00</span>
    </p>
  </div>
)

/** The stones of each day; today's is gold. */
const days = [4, 6, 5, 7, 3, 8, 9, 5, 6, 7, 5, 8, 6]
const today = 4

const column = (stones: number, key: number, look: string): ReactNode => (
  <span key={key} className="grid flex-1 content-end gap-0.5">
    {Array.from({ length: stones }, (_, at) => (
      <i key={at} className={`h-2 rounded-[2px] md:h-3 ${look}`} />
    ))}
  </span>
)

/** The takings of two weeks, as columns of stones. */
export const ColumnsPicture = () => (
  <div className={`${plate} max-w-90 p-4 md:p-6`}>
    <div className="flex items-center justify-between gap-3">
      <div>
        <p className="text-sm text-muted">Money in today</p>
        <b className="text-2xl font-semibold tabular-nums">$284.50</b>
      </div>
      <Badge tone="wait" icon={<Chevron />}>
        Live
      </Badge>
    </div>
    <div className="mt-3 flex h-24 gap-1 md:mt-5 md:h-34">
      {days.map((stones, key) => column(stones, key, 'bg-chart-1'))}
      {column(today, days.length, 'bg-accent')}
    </div>
  </div>
)
