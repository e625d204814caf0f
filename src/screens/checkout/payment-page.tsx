import type { ComponentProps, ReactNode } from 'react'
import { CheckoutColumns } from './checkout-columns.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { PayFacts } from './form/pay-facts.ts'
import { PaymentOutcome } from './outcome/payment-outcome.tsx'
import { hasArrived } from './outcome/payment-view.ts'

interface Props extends ComponentProps<typeof PaymentOutcome> {
  notice?: ReactNode
  /** What was asked; undefined where the link is no more. */
  facts: PayFacts | undefined
}

/** What became of a payment: beside what it is for while it is under way or did not arrive; a receipt says it itself. */
export function PaymentPage({ notice, facts, ...outcome }: Props) {
  const { payment } = outcome
  const { amount, currency } = payment
  if (facts && !hasArrived(payment))
    return (
      <CheckoutColumns
        notice={notice}
        summary={<CheckoutSummary facts={{ ...facts, amount, currency }} heading={false} />}
      >
        <PaymentOutcome {...outcome} />
      </CheckoutColumns>
    )
  return (
    <div className="mx-auto grid max-w-[520px] grid-cols-1 gap-6">
      {notice}
      <div>
        <PaymentOutcome {...outcome} />
      </div>
    </div>
  )
}
