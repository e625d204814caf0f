import { useState, type ReactNode } from 'react'

import { CheckoutColumns } from './checkout-columns.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { PaySteps, type PayStepsProps } from './pay-steps.tsx'

interface Props extends Omit<PayStepsProps, 'onStep'> {
  /** Content above the page. */
  notice?: ReactNode
}

/** The page on which a customer pays. */
export function CheckoutPage({ notice, ...steps }: Props) {
  const [step, setStep] = useState<'form' | 'approve'>('form')
  return (
    <CheckoutColumns
      notice={notice}
      summary={
        <div className={step === 'approve' ? 'max-lg:hidden' : ''}>
          <CheckoutSummary facts={steps.facts} heading={step === 'form'} />
        </div>
      }
    >
      <PaySteps {...steps} onStep={setStep} />
    </CheckoutColumns>
  )
}
