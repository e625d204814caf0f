import { Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { isProcessing } from '#db/payments/rules.ts'
import type { Transaction, TransactionStatus, TransactionStep } from '#db/payments/schemas.ts'
import { formatComing, formatMoment, formatMomentWithin } from '#db/text/format.ts'
import { transactionStatusLooks } from '#src/rules/transactions.ts'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'

const shapes: Record<TransactionStatus, { stone: string; shape: ReactNode }> = {
  successful: { stone: 'bg-laid text-on-laid', shape: <Tick size={14} /> },
  pending: { stone: 'bg-accent text-bg', shape: <Chevron size={14} /> },
  failed: {
    stone: 'bg-danger-soft text-on-danger-soft',
    shape: <X size={16} strokeWidth={2.25} aria-hidden />,
  },
  refunded: {
    stone: 'bg-info-soft text-on-info-soft',
    shape: <Undo2 size={16} strokeWidth={2.25} aria-hidden />,
  },
}

interface Props {
  steps: readonly TransactionStep[]
  /** Its outcome, or its customer's answer, may still be open. */
  transaction: Pick<Transaction, 'settlesAt' | 'awaitsCustomer'>
  /** When a payment's money will be available: the step that is still to come. */
  availableAt?: string | undefined
  /** The console uses different labels. */
  looks?: Record<TransactionStatus, { label: string }>
}

/** A step that the transaction has moved past looks like a success. */
const shapeOf = (steps: readonly TransactionStep[], at: number, status: TransactionStatus) =>
  shapes[status === 'pending' && at < steps.length - 1 ? 'successful' : status]

/** A transaction's states, oldest first. A step with a note of its own is called by it alone. */
export function Timeline({
  steps,
  transaction,
  availableAt,
  looks = transactionStatusLooks,
}: Props) {
  const { settlesAt, awaitsCustomer } = transaction
  return (
    <>
      <ol className="grid gap-1">
        {steps.map(({ status, at, note }, index) => {
          const { stone, shape } = shapeOf(steps, index, status)
          return (
            <li key={index} className="grid grid-cols-[28px_1fr] gap-3">
              <span
                aria-hidden
                className={`grid min-h-7 place-items-center rounded-stone forced-color-adjust-none ${stone}`}
              >
                {shape}
              </span>
              <div className="min-w-0 pb-2">
                <p className="font-medium">{note ?? looks[status].label}</p>
                <p className="text-sm text-muted tabular-nums">{formatMoment(at)}</p>
              </div>
            </li>
          )
        })}
        {availableAt !== undefined && (
          <li className="grid grid-cols-[28px_1fr] gap-3">
            <span aria-hidden className="min-h-7 rounded-stone border border-line-strong" />
            <p className="self-center text-muted tabular-nums">
              Available {formatComing(availableAt)}
            </p>
          </li>
        )}
      </ol>
      <p role="status">
        {awaitsCustomer && settlesAt !== undefined && (
          <span className="mt-1 block pl-10 text-muted tabular-nums">
            Waiting for the customer until {formatMomentWithin(settlesAt)}
          </span>
        )}
        {isProcessing(transaction) && (
          <span className="mt-1 flex items-center gap-3 pl-1.5 font-medium text-accent-text">
            <Chevron className="animate-slide" />
            Processing
          </span>
        )}
      </p>
    </>
  )
}
