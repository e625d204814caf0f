import type { InvoiceTotals } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { quantityText, totalLines } from '#src/rules/invoices.ts'

interface Props {
  invoice: Pick<Invoice, 'lines' | 'currency'>
  totals: InvoiceTotals
}

/** Invoice lines; quantity and unit price are below the description. */
export function LineTable({ invoice: { lines, currency }, totals }: Props) {
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Lines</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          <th scope="col" className="py-1.5 font-medium wrap-anywhere">
            Description
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, quantity, unitPrice }, at) => (
          <tr key={at} className="border-b border-line align-top">
            <td className="py-2.5 wrap-anywhere">
              <span className="block font-medium">{description}</span>
              <span className="block text-sm text-muted tabular-nums">
                {quantityText(quantity)} × {money(unitPrice)}
              </span>
            </td>
            <td className="py-2.5 pl-3 text-right tabular-nums">{money(totals.lines[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TotalRowsProps {
  invoice: Pick<Invoice, 'discount' | 'taxPercent' | 'currency'>
  totals: InvoiceTotals
  /** Rows below the total: the amounts paid and due. */
  more?: readonly (readonly [term: string, value: string])[]
}

/** An invoice's subtotal, discount and tax, if any, its total and what follows from it; the last is the loudest. */
export function TotalRows({ invoice, totals, more = [] }: TotalRowsProps) {
  const rows = [...totalLines(invoice, totals), ...more]
  return (
    <dl className="grid gap-1 tabular-nums">
      {rows.map(([term, value], at) => (
        <div
          key={term}
          className={`flex flex-wrap justify-between gap-x-4 ${at === rows.length - 1 ? 'mt-0.5 border-t-2 border-text pt-1.5 text-xl font-semibold' : ''}`}
        >
          <dt className={at === rows.length - 1 ? '' : 'text-muted'}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
