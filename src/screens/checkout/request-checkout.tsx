import { type ComponentProps, useEffect, useState } from 'react'
import { getLastMethod } from '#db/payments/queries.ts'
import { customAmountLimits } from '#db/links/rules.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { findPaid } from '#db/phone/queries.ts'
import { requestFee } from '#db/phone/rules.ts'
import type { PaymentRequest } from '#db/phone/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatMoney } from '#src/rules/format.ts'
import { ussdReference } from '#src/rules/links.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { PayFacts, PayOrder } from './form/pay-facts.ts'
import { Opening } from './pay-here/opening.tsx'
import { PaidHere } from './paid-here.tsx'
import type { PayStepsProps } from './pay-steps.tsx'

/** Returns the terms of a scanned request. */
function requestFacts(request: PaymentRequest, lastMethod: PaymentMethodId | null): PayFacts {
  const { name, merchantName, amount, currency, most, off, customerFees, linkId } = request
  const { min, max } = customAmountLimits[currency]
  return {
    name,
    description: '',
    merchantName,
    amount,
    limits: { min, max: most },
    limited: most < max,
    currency,
    reference: ussdReference(linkId),
    invoice: null,
    disabledMethods: off,
    incidents: {},
    customerFees,
    lastMethod,
  }
}

interface Props extends Pick<PayStepsProps, 'typed' | 'onTyped'> {
  request: PaymentRequest
  /** Called with the id of the payment's attempt. */
  onPaid: (attemptId: string) => void
  onAgain: ComponentProps<typeof PaidHere>['onAgain']
}

/** The checkout of a scanned request: the payment is kept on this phone alone. */
export function RequestCheckout({ request, onPaid, onAgain, ...kept }: Props) {
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
  const facts = requestFacts(request, lastMethod)
  return (
    <CheckoutPage {...kept} {...{ facts, onPay }} pending={pay.pending} onGiveUp={pay.cancel} />
  )
}
