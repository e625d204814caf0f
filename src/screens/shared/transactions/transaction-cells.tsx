import { Undo2 } from 'lucide-react'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { signedAmount } from '#db/payments/rules.ts'
import type { PaymentMethodId, TransactionStatus } from '#db/payments/schemas.ts'
import { isolated } from '#db/text/typed-text.ts'
import { methodTiles, transactionMoney, transactionStatusLooks } from '#src/rules/transactions.ts'
import { Badge, QuietOk } from '#src/ui/badge.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

interface Props {
  row: Parameters<typeof transactionMoney>[0]
  /** Shows a plus before incoming amounts. */
  plus?: boolean
  className?: string
}

/** A transaction's signed amount; a refund is red (TXN-1). */
export function Amount({ row, plus = false, className = '' }: Props) {
  const amount = signedAmount(row)
  return (
    <span
      className={`font-semibold whitespace-nowrap tabular-nums ${row.type === 'refund' ? 'text-danger' : ''} ${className}`}
    >
      {plus && amount > 0 && '+'}
      {transactionMoney(row)}
    </span>
  )
}

export function MethodName({ method }: { method: PaymentMethodId }) {
  const { name, text, tone } = methodTiles[method]
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <MonogramTile text={text} tone={tone} size="xs" />
      {name}
    </span>
  )
}

interface TransactionBadgeProps {
  status: TransactionStatus
  /** The console uses different labels. */
  looks?: Record<
    TransactionStatus,
    (typeof transactionStatusLooks)[TransactionStatus] | { tone: 'ok'; label: string }
  >
}

/** A status in a list, where nearly all succeed: only the others get a filled badge. */
export function TransactionMark({ status, looks = transactionStatusLooks }: TransactionBadgeProps) {
  if (looks[status].tone !== 'ok') return <TransactionBadge status={status} looks={looks} />
  return <QuietOk label={looks[status].label} />
}

export function TransactionBadge({
  status,
  looks = transactionStatusLooks,
}: TransactionBadgeProps) {
  const { tone, label } = looks[status]
  return (
    <Badge
      tone={tone}
      {...(status === 'refunded' && { icon: <Undo2 aria-hidden strokeWidth={2.25} /> })}
    >
      {label}
    </Badge>
  )
}

/** Returns the customer, or the kind of transaction for outgoing money. */
export function rowTitle({ type, customer }: Pick<LedgerRow, 'type' | 'customer'>): string {
  if (type === 'payment') return customer
  if (type === 'refund') return `Refund to ${isolated(customer)}`
  return type === 'payout' ? 'Payout' : 'Adjustment'
}
