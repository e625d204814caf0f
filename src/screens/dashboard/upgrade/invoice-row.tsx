import { type PlanInvoice, planNames } from '#db/settings/plans.ts'
import { formatDate } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { totalsInWords } from './plan-words.ts'

interface Props {
  invoice: PlanInvoice
  onView: () => void
}

export function InvoiceRow({ invoice, onView }: Props) {
  const { id, plan, period, createdAt } = invoice
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2.5 first:border-t-0 md:px-6">
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block font-medium">
          {planNames[plan]}, {period}
        </span>
        <span className="block text-sm text-muted tabular-nums">
          {id}, {formatDate(createdAt)}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{totalsInWords(invoice)}</span>
      <Button variant="text" size="sm" aria-label={`View ${id}`} onClick={onView}>
        View
      </Button>
    </li>
  )
}
