import { NotPaid } from './not-paid.tsx'
import type { PaymentView } from './payment-view.ts'
import { Receipt } from './receipt.tsx'
import { Waiting } from './waiting.tsx'

interface Props {
  payment: PaymentView
  merchantName: string
  /** What it is for. */
  name: string
  /** Back to the form as it was typed, or without the method. */
  onAgain: (another?: 'another-way') => void
}

/** How a payment stands, kept live: under way, arrived or not. */
export function PaymentOutcome({ payment, merchantName, name, onAgain }: Props) {
  if (payment.status === 'pending') return <Waiting {...{ payment, merchantName }} />
  if (payment.status === 'failed') return <NotPaid {...{ payment, merchantName, onAgain }} />
  return <Receipt {...{ payment, merchantName, name }} onAgain={() => onAgain()} />
}
