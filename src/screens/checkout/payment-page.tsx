import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Brand } from '#db/merchants/schemas.ts'
import { paidBy } from '#db/payments/rules.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Card } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { useSeconds } from '#src/data/use-moment.ts'
import { CheckoutColumns } from './checkout-page.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { PayFacts } from './form/pay-facts.ts'
import { totalPaid } from './form/pay-total.ts'
import { NotPaid } from './outcome/not-paid.tsx'
import {
  type Aftermath,
  hasArrived,
  patience,
  transferPatience,
  type PaymentView,
} from './outcome/payment-view.ts'
import { Receipt } from './outcome/receipt.tsx'

interface WaitingProps {
  payment: PaymentView
  merchantName: string
}

/** A pending payment; after a few seconds it tells the payer not to wait, and keeps counting. */
function Waiting({ payment, merchantName }: WaitingProps) {
  const seconds = useSeconds(Date.parse(payment.date))
  const isTransfer = payment.paymentMethod === 'bank'
  const late = seconds * 1000 >= (isTransfer ? transferPatience : patience)
  const { name } = methodTiles[payment.paymentMethod]
  const amount = formatMoney(paidBy(payment), payment.currency)
  return (
    <Card
      padded
      className="grid grid-cols-1 justify-items-center gap-3 py-10 text-center"
      aria-busy={!late}
    >
      <span className="flex h-12 items-center text-accent">
        <Chevron size={36} className="animate-slide" />
      </span>
      <StepHeading key={String(late)}>
        {late
          ? 'This is taking longer than usual'
          : isTransfer
            ? 'Your transfer is being checked'
            : `Waiting for ${name}`}
      </StepHeading>
      <p className="max-w-[40ch] text-muted">
        {late
          ? `${name} hasn’t responded yet. Don’t pay again. You can close this page: your ${amount} payment to ${merchantName} will complete on its own.`
          : isTransfer
            ? `We’re waiting for ${amount} to reach ${merchantName}. This usually takes about 30 seconds. You can close this page.`
            : `Paying ${amount} to ${merchantName}. This takes a few seconds.`}
      </p>
      {late && (
        <p role="timer" className="text-sm text-subtle tabular-nums">
          {[payment.id && `Payment ${payment.id}`, `${seconds} seconds elapsed`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Card>
  )
}

interface PaymentOutcomeProps extends Partial<Aftermath> {
  payment: PaymentView
  merchantName: string
  brand?: Brand | undefined
  /** Where the payer can ask the merchant; '' if unknown. */
  contact?: string
  /** The subject of the payment. */
  name: string
  /** It has just succeeded before the payer's eyes. */
  arrived: boolean
  /** Nothing more can be paid. */
  closed?: boolean
  /** Returns to the form as it was typed, or without the method or the amount. */
  onAgain: (another?: 'another-way' | 'another-payment') => void
}

/** The live status of a payment: pending, successful or failed. */
function PaymentOutcome({
  payment,
  merchantName,
  brand,
  contact = '',
  name,
  arrived,
  closed = false,
  onAgain,
  ...aftermath
}: PaymentOutcomeProps) {
  const { paymentCase = null, dispute = null } = aftermath
  if (payment.status === 'pending' && !paymentCase)
    return <Waiting {...{ payment, merchantName }} />
  if (payment.status === 'failed' || payment.status === 'pending')
    return <NotPaid {...{ payment, merchantName, paymentCase, onAgain }} />
  return (
    <Receipt
      {...{ payment, merchantName, brand, contact, name, paymentCase, dispute, arrived }}
      onAgain={closed ? undefined : () => onAgain('another-payment')}
    />
  )
}

interface Props extends Omit<ComponentProps<typeof PaymentOutcome>, 'arrived'> {
  notice?: ReactNode
  /** The terms; undefined when the link no longer exists. */
  facts: PayFacts | undefined
}

/** The outcome of a payment, beside the summary while it is pending or failed; a receipt contains the summary. */
export function PaymentPage({ notice, facts, ...outcome }: Props) {
  const { payment } = outcome
  const [arrived] = useState(() => !hasArrived(payment))
  const { amount, currency } = payment
  if (facts && !hasArrived(payment))
    return (
      <CheckoutColumns
        notice={notice}
        summary={
          <CheckoutSummary
            facts={{ ...facts, amount, currency }}
            total={totalPaid(payment)}
            heading={false}
          />
        }
      >
        <PaymentOutcome {...outcome} arrived={arrived} />
      </CheckoutColumns>
    )
  return (
    <div className="mx-auto grid max-w-[520px] grid-cols-1 gap-6">
      {notice}
      <div>
        <PaymentOutcome {...outcome} arrived={arrived} />
      </div>
    </div>
  )
}
