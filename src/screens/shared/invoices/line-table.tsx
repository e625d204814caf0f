import type { Invoice } from '#db/invoices/schemas.ts'
import type { InvoiceTotals } from '#db/invoices/rules.ts'
import { formatMoney } from '#src/rules/format.ts'
import { quantityText } from '#src/rules/invoices.ts'

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
          <th scope="col" className="py-1.5 font-medium">
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
            <td className="py-2.5">
              <span className="block font-medium wrap-anywhere">{description}</span>
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
