import type { Aftermath, PaymentView } from './payment-view.ts'
import { Receipt } from './receipt.tsx'
import { Waiting } from './waiting.tsx'
import { NotPaid } from './not-paid.tsx'

interface Props extends Partial<Aftermath> {
  payment: PaymentView
  merchantName: string
  /** What it is for. */
  name: string
  /** Back to the form as it was typed, or without the method or the amount. */
  onAgain: (another?: 'another-way' | 'another-payment') => void
}

/** How a payment stands, kept live: under way, arrived or not. */
export function PaymentOutcome({ payment, merchantName, name, onAgain, ...aftermath }: Props) {
  const { paymentCase = null, dispute = null } = aftermath
  if (payment.status === 'pending' && !paymentCase)
    return <Waiting {...{ payment, merchantName }} />
  if (payment.status === 'failed' || payment.status === 'pending')
    return <NotPaid {...{ payment, merchantName, paymentCase, onAgain }} />
  return (
    <Receipt
      {...{ payment, merchantName, name, paymentCase, dispute }}
      onAgain={() => onAgain('another-payment')}
    />
  )
}
