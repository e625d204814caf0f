import { Badge } from '#src/ui/badge.tsx'

const invoices = [
  { id: 'INV-204', amount: '$340.00', tone: 'ok', status: 'Paid' },
  { id: 'INV-205', amount: '$96.50', tone: 'wait', status: 'Sent' },
] as const

/** Two invoices as the dashboard lists them. */
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
