import type { Invoice } from '#db/invoices/schemas.ts'
import type { InvoiceTotals } from '#db/invoices/rules.ts'
import { formatMoney } from '#src/rules/format.ts'

interface Props {
  invoice: Pick<Invoice, 'discount' | 'taxPercent' | 'currency'>
  totals: InvoiceTotals
  /** Rows below the total: paid and open amounts. */
  more?: readonly (readonly [term: string, value: string])[]
}

/** An invoice's subtotal, discount and tax, if any, and its total. */
export function TotalRows({ invoice, totals, more = [] }: Props) {
  const { discount, taxPercent, currency } = invoice
  const { subtotal, tax, total } = totals
  const money = (minor: number) => formatMoney(minor, currency)
  const parts: [string, string][] = []
  if (discount || taxPercent > 0) parts.push(['Subtotal', money(subtotal)])
  if (discount)
    parts.push([
      discount.kind === 'percent' ? `Discount ${discount.percent}%` : 'Discount',
      money(-totals.discount),
    ])
  if (taxPercent > 0) parts.push([`Tax ${taxPercent}%`, money(tax)])
  const row = 'flex flex-wrap justify-between gap-x-4'
  return (
    <dl className="grid gap-1 tabular-nums">
      {parts.map(([term, value]) => (
        <div key={term} className={row}>
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`${row} border-t-2 border-text pt-1.5 text-xl font-semibold`}>
        <dt>Total</dt>
        <dd>{money(total)}</dd>
      </div>
      {more.map(([term, value]) => (
        <div key={term} className={row}>
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
