import { useRef, useState } from 'react'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { Checkout } from '#db/links/checkout-queries.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { formatMoney } from '#src/rules/format.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { useMoment } from '#src/ui/use-moment.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { PayOrder } from './form/pay-facts.ts'
import type { PayValues } from './form/pay-values.ts'
import { closedBecause, factsOf } from './link-facts.ts'
import { Closed } from './outcome/closed.tsx'

interface Props {
  checkout: Checkout
  lastMethod: PaymentMethodId | null
  typed: PayValues | null
  onTyped: (typed: PayValues) => void
  /** The payment is made: the attempt that made it. */
  onPaid: (attemptId: string) => void
}

/** The checkout of a link that this device knows: what is paid here is in the merchant's ledger at once. */
export function LinkCheckout({ checkout, lastMethod, onPaid, ...kept }: Props) {
  const { link, merchant } = checkout
  const changed = useRef(false)
  const [attemptId] = useState(newAttemptId)
  const now = useMoment(link.expiresAt === null ? [] : [Date.parse(link.expiresAt)])
  const closed = closedBecause(checkout, now)
  const pay = useAction('payLink', {
    dryRun: ({ amount, currency }) =>
      transactionMessages.wouldPay(formatMoney(amount, currency), merchant.name),
    refused: (code) => {
      changed.current = code === 'terms-changed' || code === 'over-open'
      return false
    },
  })

  async function onPay({ amount, currency, method, account, customer }: PayOrder) {
    changed.current = false
    const row = await pay.run({
      linkId: link.id,
      amount,
      currency,
      customer,
      paymentMethod: method,
      account,
      attemptId,
    })
    if (row) onPaid(attemptId)
    return changed.current
  }

  if (closed) return <Closed reason={closed} />
  const facts = factsOf(checkout, lastMethod)
  return <CheckoutPage {...kept} {...{ facts, onPay }} pending={pay.pending} />
}
