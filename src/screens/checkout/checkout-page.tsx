import { useState, type ReactNode } from 'react'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { PayFacts, PayOrder } from './form/pay-facts.ts'
import { PaySteps } from './pay-steps.tsx'

interface Props {
  facts: PayFacts
  onPay: (order: PayOrder) => Promise<void>
  pending: boolean
  /** Above all of it. */
  notice?: ReactNode
}

/** The page on which a customer pays: what on the left, how on the right; one below the other on phones. */
export function CheckoutPage({ facts, onPay, pending, notice }: Props) {
  const [step, setStep] = useState<'form' | 'approve'>('form')
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
      {notice && <div className="lg:col-span-full">{notice}</div>}
      <div className={step === 'approve' ? 'max-lg:hidden' : ''}>
        <CheckoutSummary facts={facts} heading={step === 'form'} />
      </div>
      <div className="min-w-0">
        <PaySteps facts={facts} onPay={onPay} pending={pending} onStep={setStep} />
      </div>
    </div>
  )
}
