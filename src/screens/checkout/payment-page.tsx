import { Flag, Minus, Undo2, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { InvoiceOfPayment } from '#db/invoices/queries.ts'
import type { Brand } from '#db/merchants/schemas.ts'
import { paidBy } from '#db/payments/rules.ts'
import { isolated } from '#db/text/typed-text.ts'
import { payerWords, usePayerWords } from '#src/data/payer-words.ts'
import { useSeconds } from '#src/data/use-moment.ts'
import { caseDueText } from '#src/rules/cases.ts'
import { formatMoney } from '#db/text/format.ts'
import { english } from '#db/text/payer-words/english.ts'
import { ourAddress, questionAddress } from '#src/rules/site.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { CheckoutColumns } from './checkout-page.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { forgetTyped } from './form/kept-typing.ts'
import { type PayFacts, totalPaid } from './form/pay-facts.ts'
import {
  type Aftermath,
  hasArrived,
  lateAfter,
  type PaymentView,
  transferLateAfter,
  wasCancelled,
  whereMoneyIs,
} from './outcome/payment-view.ts'
import { ReceiptCard } from './outcome/receipt.tsx'

interface NotPaidProps {
  payment: PaymentView
  merchantName: string
  paymentCase: Aftermath['paymentCase']
  /** Reports a payment that was charged, but not received; left out where it can't be. */
  report?: { run: () => void; pending: boolean } | undefined
  onAgain: (another?: 'another-way') => void
}

const looks = {
  failed: { box: 'bg-danger-soft text-on-danger-soft', icon: <X aria-hidden /> },
  cancelled: { box: 'bg-neutral-soft text-on-neutral-soft', icon: <Minus aria-hidden /> },
  'looked-for': { box: 'bg-warning-soft text-on-warning-soft', icon: <Chevron /> },
  back: { box: 'bg-info-soft text-on-info-soft', icon: <Undo2 aria-hidden /> },
} as const

/** Returns a failure reason of the ledger in the payer's language. */
function reasonOf(reason: string | undefined): string {
  const { reasons, notPaid } = payerWords()
  if (reason === undefined) return notPaid.notAccepted
  const key = (['noFunds', 'noFundsOnCard', 'noAnswer'] as const).find(
    (each) => english.reasons[each] === reason,
  )
  return key ? reasons[key] : reason
}

/** Returns a title, the reason and the next step. */
function wordsOf({ payment, merchantName, paymentCase, report }: Omit<NotPaidProps, 'onAgain'>) {
  const { notPaid, tracing } = payerWords()
  const about = {
    method: methodTiles[payment.paymentMethod].name,
    amount: formatMoney(paidBy(payment), payment.currency),
    merchant: merchantName,
  }
  const money = whereMoneyIs(payment, paymentCase)
  if (money === 'back')
    return { look: 'back', title: notPaid.refunded, text: notPaid.refundedText(about) } as const
  if (money === 'looked-for') {
    const next = paymentCase
      ? caseDueText(paymentCase)
      : report
        ? tracing.toReport
        : tracing.weCheck
    return {
      look: 'looked-for',
      title: paymentCase ? tracing.opened : tracing.title,
      text: tracing.text(about, next),
    } as const
  }
  if (wasCancelled(payment))
    return {
      look: 'cancelled',
      title: notPaid.cancelled,
      text: notPaid.cancelledText(about),
    } as const
  const text = notPaid.failedText(reasonOf(payment.failureReason))
  return { look: 'failed', title: notPaid.failed, text } as const
}

/** A payment that failed: why, where the money is, and the next step. */
function NotPaid({ onAgain, ...about }: NotPaidProps) {
  const { paymentCase, report } = about
  const { id } = about.payment
  const { look, title, text } = wordsOf(about)
  const { words, lang } = usePayerWords('notPaid')
  const tracing = usePayerWords('tracing')
  const { box, icon } = looks[look]
  return (
    <Card
      padded
      className="grid grid-cols-1 justify-items-center gap-3 py-10 text-center"
      lang={look === 'looked-for' ? tracing.lang : lang}
    >
      <span className={`grid size-12 place-items-center rounded-card [&_svg]:size-6 ${box}`}>
        {icon}
      </span>
      <StepHeading key={title} className="max-w-full">
        {title}
      </StepHeading>
      <p className="max-w-[40ch] text-muted">{text}</p>
      {id && (
        <p className="text-sm text-subtle tabular-nums">
          {words.payment} <span className="whitespace-nowrap">{id}</span>
          {paymentCase && (
            <>
              {' '}
              · {words.case} <span className="whitespace-nowrap">{paymentCase.id}</span>
            </>
          )}
        </p>
      )}
      {look === 'looked-for' && (
        <p className="text-sm text-muted">
          {tracing.words.questions}{' '}
          <a
            href={questionAddress(id)}
            className="inline-flex min-h-11 items-center font-medium text-primary-text underline underline-offset-4"
          >
            {ourAddress}
          </a>
        </p>
      )}
      {look === 'looked-for' && !paymentCase && report && (
        <div className="mt-2 w-full max-w-[40ch]">
          <Button
            variant="primary"
            block
            icon={<Flag aria-hidden />}
            pending={report.pending}
            pendingLabel={tracing.words.reporting}
            onClick={report.run}
          >
            {tracing.words.report}
          </Button>
        </div>
      )}
      {look !== 'looked-for' && (
        <div className="mt-2 grid w-full max-w-[40ch] gap-3">
          <Button variant="primary" block onClick={() => onAgain()}>
            {words.again}
          </Button>
          <Button variant="secondary" block onClick={() => onAgain('another-way')}>
            {words.another}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface WaitingProps {
  payment: PaymentView
  merchantName: string
}

/** A pending payment; after a few seconds it tells the payer not to wait, and keeps counting. */
function Waiting({ payment, merchantName }: WaitingProps) {
  const seconds = useSeconds(Date.parse(payment.date))
  const isTransfer = payment.paymentMethod === 'bank'
  const late = seconds * 1000 >= (isTransfer ? transferLateAfter : lateAfter)
  const { words, lang } = usePayerWords('waiting')
  const transfer = usePayerWords('transfer')
  const about = {
    method: methodTiles[payment.paymentMethod].name,
    amount: formatMoney(paidBy(payment), payment.currency),
    merchant: merchantName,
  }
  return (
    <Card
      padded
      lang={isTransfer && !late ? transfer.lang : lang}
      className="grid grid-cols-1 justify-items-center gap-3 py-10 text-center"
      aria-busy={!late}
    >
      <span className="flex h-12 items-center text-accent">
        <Chevron size={36} className="animate-slide" />
      </span>
      <StepHeading key={String(late)} className="max-w-full">
        {late ? words.late : isTransfer ? transfer.words.arriving : words.title(about.method)}
      </StepHeading>
      <p className="max-w-[40ch] text-muted">
        {late
          ? words.lateText(about)
          : isTransfer
            ? transfer.words.arrivingText(about)
            : words.text(about)}
      </p>
      {late && (
        <p role="timer" className="text-sm text-subtle tabular-nums">
          {[payment.id && words.payment(payment.id), words.elapsed(seconds)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Card>
  )
}

interface PaymentOutcomeProps extends Partial<Aftermath>, Pick<NotPaidProps, 'report'> {
  /** The invoice that it paid, in whole or in part. */
  invoice?: InvoiceOfPayment | null | undefined
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
  invoice = null,
  arrived,
  closed = false,
  report,
  onAgain,
  ...aftermath
}: PaymentOutcomeProps) {
  const { paymentCase = null, dispute = null } = aftermath
  if (payment.status === 'pending' && !paymentCase)
    return <Waiting payment={payment} merchantName={isolated(merchantName)} />
  if (payment.status === 'failed' || payment.status === 'pending')
    return (
      <NotPaid
        merchantName={isolated(merchantName)}
        {...{ payment, paymentCase, report, onAgain }}
      />
    )
  return (
    <ReceiptCard
      {...{ payment, merchantName, brand, contact, name, paymentCase, dispute, invoice, arrived }}
      onAgain={closed ? undefined : () => onAgain('another-payment')}
    />
  )
}

interface PaymentPageProps extends Omit<ComponentProps<typeof PaymentOutcome>, 'arrived'> {
  notice?: ReactNode
  /** The terms; undefined when the link no longer exists. */
  facts: PayFacts | undefined
}

/** The outcome of a payment, beside the summary while it is pending or failed; a receipt contains the summary. */
export function PaymentPage({ notice, facts, ...outcome }: PaymentPageProps) {
  const { payment } = outcome
  const [arrived] = useState(() => !hasArrived(payment))
  const { amount, currency } = payment
  const isPaid = hasArrived(payment)
  useEffect(() => {
    if (isPaid) forgetTyped()
  }, [isPaid])
  if (facts && !isPaid)
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
