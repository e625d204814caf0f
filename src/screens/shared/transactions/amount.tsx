import type { Transaction } from '#db/payments/schemas.ts'
import { formatMoney } from '#src/rules/format.ts'
import { signedAmount } from '#src/rules/transactions.ts'

interface Props {
  row: Pick<Transaction, 'type' | 'amount' | 'currency'>
  /** With a plus before what came in. */
  plus?: boolean
  className?: string
}

/** A transaction's amount with its sign; a refund in red (spec §2 Transactions). */
export function Amount({ row, plus = false, className = '' }: Props) {
  const amount = signedAmount(row)
  return (
    <span
      className={`font-semibold whitespace-nowrap tabular-nums ${row.type === 'refund' ? 'text-danger' : ''} ${className}`}
    >
      {plus && amount > 0 && '+'}
      {formatMoney(amount, row.currency)}
    </span>
  )
}
