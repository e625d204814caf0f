import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { customAmountLimits } from '#db/links/rules.ts'
import { getLastMethod } from '#db/payments/queries.ts'
import { paidBy, payerReference } from '#db/payments/rules.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { findPaid } from '#db/phone/queries.ts'
import { phoneStatusAt, requestFee } from '#db/phone/rules.ts'
import type { PaymentRequest, PhonePayment } from '#db/phone/schemas.ts'
import { isolated } from '#db/text/typed-text.ts'
import { usePayerWords } from '#src/data/payer-words.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { proofAddress } from '#src/rules/links.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { CodePlate } from '#src/screens/shared/share-link/code-plate.tsx'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import type { PayFacts, PayOrder } from './form/pay-facts.ts'
import type { PaymentView } from './outcome/payment-view.ts'
import type { PayStepsProps } from './pay-steps.tsx'
import { notMade } from './outcome/not-made.ts'
import { PaymentPage } from './payment-page.tsx'

/** A payment, or the form to pay, that is still being read. */
export function Opening() {
  const { words, lang } = usePayerWords('scan')
  return (
    <div aria-busy className="mx-auto max-w-[520px] animate-late">
      <p role="status" className="sr-only" lang={lang}>
        {words.loading}
      </p>
      <Skeleton className="h-120 rounded-card" />
    </div>
  )
}

/** The code that proves a payment to the seller, with what the seller checks. */
function ProofCode({ proof, payment }: { proof: string; payment: PhonePayment }) {
  const { merchantName, customer, currency, settlesAt } = payment
  const code = useMemo(() => screenCode(proofAddress(proof)), [proof])
  const { words, lang } = usePayerWords('scan')
  return (
    <Card padded className="grid grid-cols-1 justify-items-center gap-4 text-center" lang={lang}>
      <div>
        <h2 className="text-xl wrap-anywhere">{words.showTo(merchantName)}</h2>
        <p className="mt-1 text-muted">{words.theyScan}</p>
      </div>
      <CodePlate code={code} label={words.proof} className="w-[min(76vw,300px)]" buttons={words} />
      <p className="font-semibold text-balance wrap-anywhere tabular-nums">
        {[formatMoney(paidBy(payment), currency), isolated(customer), formatMoment(settlesAt)].join(
          ' · ',
        )}
      </p>
    </Card>
  )
}

const viewOf = (payment: PhonePayment, now: number): PaymentView => ({
  id: payerReference(payment.id),
  amount: payment.amount,
  ...(payment.customerFee !== undefined && { customerFee: payment.customerFee }),
  currency: payment.currency,
  paymentMethod: payment.paymentMethod,
  account: payment.account,
  customer: payment.customer,
  date: payment.date,
  reference: payerReference(payment.id),
  status: phoneStatusAt(payment, now),
  refunded: 0,
  ...(payment.failureReason !== undefined && { failureReason: payment.failureReason }),
})

interface PaidHereProps {
  payment: PhonePayment
  onAgain: ComponentProps<typeof PaymentPage>['onAgain']
}

/** A payment made on this phone: its status, then its proof and its receipt. */
export function PaidHere({ payment, onAgain }: PaidHereProps) {
  const { merchantName, name, proof, settlesAt } = payment
  const now = useMoment([Date.parse(settlesAt)])
  const view = viewOf(payment, now)
  return (
    <PaymentPage
      notice={
        proof !== undefined && view.status === 'successful' && <ProofCode {...{ proof, payment }} />
      }
      facts={undefined}
      payment={view}
      merchantName={merchantName}
      name={name}
      onAgain={onAgain}
    />
  )
}

/** Returns the terms of a scanned request, for an attempt to pay it. */
function requestFacts(
  request: PaymentRequest,
  lastMethod: PaymentMethodId | null,
  attemptId: string,
): PayFacts {
  const { name, merchantName, amount, currency, most, off, customerFees } = request
  const { min, max } = customAmountLimits[currency]
  return {
    name,
    description: '',
    merchantName,
    amount,
    limits: { min, max: most, limited: most < max },
    currency,
    reference: payerReference(attemptId),
    invoice: null,
    disabledMethods: off,
    incidents: {},
    customerFees,
    lastMethod,
  }
}

interface RequestCheckoutProps extends Pick<PayStepsProps, 'typed' | 'onTyped'> {
  request: PaymentRequest
  /** Called with the id of the payment's attempt. */
  onPaid: (attemptId: string) => void
  onAgain: ComponentProps<typeof PaidHere>['onAgain']
}

/** The checkout of a scanned request: the payment is kept on this phone alone. */
export function RequestCheckout({ request, onPaid, onAgain, ...kept }: RequestCheckoutProps) {
  const { merchantName } = request
  const [attemptId] = useState(newAttemptId)
  const lastMethod = useQuery(getLastMethod)
  const before = useQuery(async (db) => (await findPaid(db, request)) ?? null, [request])
  const pay = useAction('payByCode', {
    dryRun: (payment) =>
      transactionMessages.wouldPay(
        formatMoney(payment.amount + requestFee(request, payment), request.currency),
        merchantName,
      ),
    failure: (error, { paymentMethod }) => notMade(error, paymentMethod),
  })

  // Leaving the page cancels the payment.
  useEffect(() => pay.cancel, [pay.cancel])

  async function onPay({ amount, method, account, customer }: PayOrder) {
    const input = { request, amount, paymentMethod: method, account, customer, attemptId }
    const paid = await pay.run(input)
    if (paid) onPaid(paid.id)
    return false
  }

  if (lastMethod === undefined || before === undefined) return <Opening />
  if (before) return <PaidHere payment={before} onAgain={onAgain} />
  const facts = requestFacts(request, lastMethod, attemptId)
  return (
    <CheckoutPage {...kept} {...{ facts, onPay }} pending={pay.pending} onGiveUp={pay.cancel} />
  )
}
