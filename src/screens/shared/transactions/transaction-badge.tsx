import { Undo2 } from 'lucide-react'
import type { TransactionStatus } from '#db/payments/schemas.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { Badge, QuietOk } from '#src/ui/badge.tsx'

interface Props {
  status: TransactionStatus
  /** The console uses different labels. */
  looks?: Record<
    TransactionStatus,
    (typeof transactionStatuses)[TransactionStatus] | { tone: 'ok'; label: string }
  >
}

/** A status in a list, where nearly all succeed: only the others get a filled badge. */
export function TransactionMark({ status, looks = transactionStatuses }: Props) {
  if (looks[status].tone !== 'ok') return <TransactionBadge status={status} looks={looks} />
  return <QuietOk label={looks[status].label} />
}

export function TransactionBadge({ status, looks = transactionStatuses }: Props) {
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
