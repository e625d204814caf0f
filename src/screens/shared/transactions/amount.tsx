import type { Transaction } from '#db/payments/schemas.ts'
import { formatMoney } from '#src/rules/format.ts'
import { signedAmount } from '#src/rules/transactions.ts'

interface Props {
  row: Pick<Transaction, 'type' | 'amount' | 'currency'>
  /** Shows a plus before incoming amounts. */
  plus?: boolean
  className?: string
}

/** A transaction's signed amount; a refund is red (spec §2 Transactions). */
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
