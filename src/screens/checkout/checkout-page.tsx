import { useState, type ComponentProps, type ReactNode } from 'react'
import { CheckoutSummary } from './checkout-summary.tsx'
import { PaySteps } from './pay-steps.tsx'

interface Props extends Omit<ComponentProps<typeof PaySteps>, 'onStep'> {
  /** Above all of it. */
  notice?: ReactNode
}

/** The page on which a customer pays: what on the left, how on the right; one below the other on phones. */
export function CheckoutPage({ notice, ...steps }: Props) {
  const [step, setStep] = useState<'form' | 'approve'>('form')
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
      {notice && <div className="lg:col-span-full">{notice}</div>}
      <div className={step === 'approve' ? 'max-lg:hidden' : ''}>
        <CheckoutSummary facts={steps.facts} heading={step === 'form'} />
      </div>
      <div className="min-w-0">
        <PaySteps {...steps} onStep={setStep} />
      </div>
    </div>
  )
}
