import { type ReactNode, useState } from 'react'
import { CheckoutSummary } from './checkout-summary.tsx'
import { readTyped } from './form/kept-typing.ts'
import { totalOf } from './form/pay-facts.ts'
import { Closed } from './outcome/closed.tsx'
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
  onStep?: (step: PayStep) => void
}

/**
 * The page on which a customer pays. When it closes meanwhile, it says so in place of the form or the prompt, and keeps
 * what was typed for the case that it opens again; the details of a transfer or a code stay, because they may be paid.
 */
export function CheckoutPage({ notice, onStep, ...steps }: Props) {
  const [step, setStep] = useState<PayStep>('form')
  const [total, setTotal] = useState(() =>
    totalOf(steps.facts, startingPayValues(steps, readTyped(steps.facts.reference))),
  )
  const closed = steps.closed && !steps.pending && step !== 'approve' ? steps.closed : null
  return (
    <>
      {closed && (
        <>
          {notice}
          <Closed reason={closed} whilePaying />
        </>
      )}
      <div hidden={closed !== null}>
        <CheckoutColumns
          notice={closed ? null : notice}
          summary={
            <div className={step === 'approve' || step === 'code' ? 'max-lg:hidden' : ''}>
              <CheckoutSummary facts={steps.facts} total={total} heading={step === 'form'} steps />
            </div>
          }
        >
          <PaySteps
            {...steps}
            onStep={(next) => {
              setStep(next)
              onStep?.(next)
            }}
            onTotal={setTotal}
          />
        </CheckoutColumns>
      </div>
    </>
  )
}
