import { type ReactNode, useState } from 'react'
import { CheckoutSummary } from './checkout-summary.tsx'
import { totalOf } from './form/pay-facts.ts'
import { type PayStep, PaySteps, type PayStepsProps, startingPayValues } from './pay-steps.tsx'

interface CheckoutColumnsProps {
  /** Content above both columns. */
  notice?: ReactNode
  /** The subject of the payment. */
  summary: ReactNode
  /** The payment form or its outcome. */
  children: ReactNode
}

/** The layout of the checkout: the summary at the left, the payment at the right; stacked on phones. */
export function CheckoutColumns({ notice, summary, children }: CheckoutColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
      {notice && <div className="lg:col-span-full">{notice}</div>}
      {summary}
      <div className="min-w-0">{children}</div>
    </div>
  )
}

interface Props extends Omit<PayStepsProps, 'onStep' | 'onTotal'> {
  /** Content above the page. */
  notice?: ReactNode
}

/** The page on which a customer pays. */
export function CheckoutPage({ notice, ...steps }: Props) {
  const [step, setStep] = useState<PayStep>('form')
  const [total, setTotal] = useState(() => totalOf(steps.facts, startingPayValues(steps)))
  return (
    <CheckoutColumns
      notice={notice}
      summary={
        <div className={step === 'approve' ? 'max-lg:hidden' : ''}>
          <CheckoutSummary facts={steps.facts} total={total} heading={step === 'form'} steps />
        </div>
      }
    >
      <PaySteps {...steps} onStep={setStep} onTotal={setTotal} />
    </CheckoutColumns>
  )
}
