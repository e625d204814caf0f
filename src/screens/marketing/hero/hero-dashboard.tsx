import { sampleSale } from 'virtual:sample-sale'
import { ArrowLeftRight, ChartColumn, LayoutDashboard, Link2, Wallet } from 'lucide-react'
import { formatMoney } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

const { sale, earlier, takenBefore } = sampleSale
const money = (amount: number) => formatMoney(amount, sale.currency)

/** As many as `steps(11)` of the animation needs. */
const steps = 11

/** The total on its way from before the payment to after it, slower towards the end. */
const totals = Array.from({ length: steps + 1 }, (_, step) => {
  const share = 1 - (1 - step / steps) ** 2
  return money(takenBefore + Math.round(sale.amount * share))
})

function Total() {
  return (
    <b className="block h-[1.2em] overflow-hidden text-[3em]/[1.2] font-semibold tracking-[-0.02em]">
      <span className="live-total block translate-y-[calc(-100%*11/12)]">
        {totals.map((each, step) => (
          <span key={step} className={`block ${step < steps ? 'live-step invisible' : ''}`}>
            {each}
          </span>
        ))}
      </span>
    </b>
  )
}

// A shape, not figures: the stones of two weeks, today's last.
const days = [3, 6, 3, 1, 6, 7, 2, 3, 5, 3, 4, 2, 6, 5]
const high = 8
const stone = { width: 9, height: 6, pitch: 8, column: 12 }

const stones = (count: number, day: number) =>
  Array.from({ length: count }, (_, place) => {
    const top = (high - place) * stone.pitch - stone.height
    return `M${day * stone.column} ${top}h${stone.width}v${stone.height}h-${stone.width}z`
  }).join('')

/** Columns of stones, a day each. The last stone falls in gold, and is green once it is laid. */
function Columns() {
  const today = days.length - 1
  const newest = {
    x: today * stone.column,
    y: (high - (days[today] ?? 0) - 1) * stone.pitch + stone.pitch - stone.height,
    width: stone.width,
    height: stone.height,
  }
  return (
    <svg
      viewBox={`0 0 ${days.length * stone.column - 3} ${high * stone.pitch}`}
      className="block w-full"
    >
      <path d={days.map(stones).join('')} className="fill-chart-1" />
      <g className="live-stone">
        <rect {...newest} className="fill-course-a" />
        <rect {...newest} className="live-laid fill-chart-1" />
      </g>
    </svg>
  )
}

function Row({ customer, amount, currency, paymentMethod, status }: typeof sale) {
  return (
    <li className="flex h-[4.4em] items-center gap-[0.8em] border-t border-line">
      <MonogramTile {...methodTiles[paymentMethod]} size="em" />
      <span className="min-w-0 flex-1 leading-[1.3] md:flex md:items-center md:gap-[1em]">
        <span className="block min-w-0 flex-1">
          <span className="block truncate text-[1.15em] font-medium">{customer}</span>
          <span className="block truncate text-[1.05em] text-muted max-md:hidden">
            {methodTiles[paymentMethod].name}
          </span>
        </span>
        <span className="block text-[1.15em] font-semibold whitespace-nowrap">
          +{formatMoney(amount, currency)}
        </span>
      </span>
      {status === 'pending' ? (
        <Chevron className="size-[1.1em] flex-none text-accent" />
      ) : (
        <Tick className="size-[1.1em] flex-none text-success" />
      )}
    </li>
  )
}

const entries = [
  { name: 'Dashboard', Icon: LayoutDashboard },
  { name: 'Transactions', Icon: ArrowLeftRight },
  { name: 'Links', Icon: Link2 },
  { name: 'Payouts', Icon: Wallet },
  { name: 'Reports', Icon: ChartColumn },
] as const

function Sidebar() {
  return (
    <div className="w-[12em] flex-none border-r border-line px-[0.9em] py-[1.4em] max-md:hidden">
      <span className="mb-[1.6em] block px-[0.7em] [&_svg]:h-[1.7em] [&_svg]:w-auto">
        <Logo />
      </span>
      {entries.map(({ name, Icon }, place) => (
        <span
          key={name}
          className={`flex h-[2.9em] items-center gap-[0.7em] rounded-[0.7em] px-[0.7em] font-medium ${place === 0 ? 'bg-selected' : 'text-muted'}`}
        >
          <Icon className="size-[1.3em]" strokeWidth={1.75} />
          {name}
        </span>
      ))}
    </div>
  )
}

/** A merchant's dashboard: its total of today, its stones and its newest payments. All lengths follow its font size. */
export function HeroDashboard({ className }: { className: string }) {
  return (
    <div
      className={`flex overflow-clip rounded-[1.6em] border border-line-strong bg-surface tabular-nums shadow-sheet ${className}`}
    >
      <Sidebar />
      <div className="min-w-0 flex-1 p-[1.6em]">
        <div className="md:flex md:items-start md:justify-between md:gap-[2em]">
          <div>
            <span className="text-[1.2em] text-muted">Today</span>
            <Total />
            <span className="live-more inline-flex items-center gap-[0.4em] rounded-[0.5em] bg-success-soft px-[0.6em] text-[1.1em]/[1.7] font-semibold text-on-success-soft">
              <Tick className="size-[0.9em]" />+{money(sale.amount)}
            </span>
          </div>
          <div className="mt-[1.2em] md:w-[17em]">
            <Columns />
          </div>
        </div>
        <div className="mt-[1.4em] overflow-clip">
          <ul className="live-rows">
            <Row {...sale} />
            {earlier.map((each) => (
              <Row key={each.customer} {...each} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
