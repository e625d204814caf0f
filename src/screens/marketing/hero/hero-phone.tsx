import { sampleSale } from 'virtual:sample-sale'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { initials } from '#src/ui/initials.ts'
import { Course } from '#src/ui/wall.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

const { business, reference, sale } = sampleSale
const amount = formatMoney(sale.amount, sale.currency)
const others: readonly PaymentMethodId[] = ['ecocash', 'onemoney', 'zimswitch']
const methods = [
  sale.paymentMethod,
  ...others.filter((each) => each !== sale.paymentMethod),
] as const

/** Four digits of a PIN, which appear one after the other. */
const digits = [
  '',
  '[animation-delay:300ms]',
  '[animation-delay:600ms]',
  '[animation-delay:900ms]',
] as const

function Checkout() {
  return (
    <div className="flex h-full flex-col px-[1.1em] pt-[2.6em] pb-[1.1em]">
      <div className="flex items-center gap-[0.6em]">
        <span className="grid size-[2.4em] flex-none place-items-center rounded-full bg-primary-soft font-semibold text-on-primary-soft">
          {initials(business)}
        </span>
        <span className="min-w-0 text-[1.1em] leading-[1.15] font-semibold">{business}</span>
      </div>
      <span className="mt-[0.9em] text-[1.1em] text-muted">{reference}</span>
      <b className="text-[2.7em]/[1.15] font-semibold tracking-[-0.02em]">{amount}</b>
      <div className="mt-[1em] overflow-clip rounded-[0.9em] border border-line-strong">
        {methods.map((id, place) => (
          <div
            key={id}
            className={`flex h-[3.2em] items-center gap-[0.6em] border-t border-line px-[0.7em] first:border-t-0 max-md:last:hidden ${place === 0 ? 'bg-selected' : ''}`}
          >
            <MonogramTile {...methodTiles[id]} size="em" />
            <span className="text-[1.15em] font-medium">{methodTiles[id].name}</span>
            {place === 0 && <Tick className="ml-auto size-[1.2em] text-primary-text" />}
          </div>
        ))}
      </div>
      <div className="live-press relative mt-auto grid h-[3.6em] place-items-center rounded-[0.9em] bg-primary font-semibold text-on-primary">
        <span className="live-ask text-[1.25em]">Pay {amount}</span>
        <span className="live-working absolute inset-0 flex items-center justify-center gap-[0.5em] rounded-[0.9em] bg-sunken text-accent-text opacity-0">
          <Chevron className="size-[1.3em] text-accent" />
          <span className="text-[1.2em]">Processing</span>
        </span>
      </div>
    </div>
  )
}

/** The wallet's prompt, over the checkout. */
function Prompt() {
  return (
    <>
      <div className="live-scrim absolute inset-0 bg-scrim opacity-0" />
      <div className="live-prompt absolute inset-x-[0.7em] top-[34%] rounded-[1.4em] border border-line bg-raised px-[1.1em] py-[1.2em] opacity-0 shadow-sheet">
        <p className="text-[1.05em] text-muted">{methodTiles[sale.paymentMethod].name}</p>
        <p className="mt-[0.3em] text-[1.15em] leading-[1.25]">
          Pay <b className="font-semibold">{amount}</b> to {business}?
        </p>
        <div className="mt-[1em] grid grid-cols-4 gap-[0.6em]">
          {digits.map((delay) => (
            <span
              key={delay}
              className="grid h-[3em] place-items-center rounded-t-[0.5em] border-b-2 border-primary bg-sunken"
            >
              <i className={`live-digit size-[0.8em] rounded-full bg-text ${delay}`} />
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

/** The receipt, once it is paid. */
function Paid() {
  return (
    <div className="live-paid absolute inset-0 flex flex-col bg-surface pt-[2.4em]">
      <Course />
      <div className="grid flex-1 content-center justify-items-center gap-[0.4em] px-[1em] text-center md:pb-[3em]">
        <span className="live-tick grid size-[3.6em] place-items-center rounded-[1.2em] bg-success-soft text-success md:size-[5em]">
          <Tick className="size-[2em] md:size-[2.8em]" />
        </span>
        <b className="mt-[0.5em] text-[1.9em]/[1.2] font-semibold">Paid</b>
        <b className="text-[2.2em]/[1.2] font-semibold tracking-[-0.02em]">{amount}</b>
        <span className="text-[1.1em] leading-[1.25] text-muted">to {business}</span>
        <span className="text-[1.1em] text-muted">{reference}</span>
      </div>
    </div>
  )
}

/** A payer's phone: the checkout, the PIN, the receipt. All lengths follow its font size. */
export function HeroPhone({ className }: { className: string }) {
  return (
    <div
      className={`h-[24.5em] w-[15.5em] md:h-[31em] rounded-[2.6em] border-[0.2em] border-line-strong bg-sunken p-[0.45em] shadow-sheet ${className}`}
    >
      <div className="relative h-full overflow-clip rounded-[2em] bg-surface tabular-nums">
        <Checkout />
        <Prompt />
        <Paid />
        <div className="absolute top-[0.9em] left-1/2 h-[0.6em] w-[4.4em] -translate-x-1/2 rounded-full bg-line-strong" />
      </div>
    </div>
  )
}
