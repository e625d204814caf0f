import { useState } from 'react'
import { useRoute } from 'wouter'
import { getCheckout, getLinkPayment } from '#db/links/checkout-queries.ts'
import { getLastMethod } from '#db/payments/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { readPayLinkHash } from '#src/rules/links.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { forAnother, type PayValues } from './form/pay-values.ts'
import { closedBecause, factsOf } from './link-facts.ts'
import { LinkCheckout } from './link-checkout.tsx'
import { Closed } from './outcome/closed.tsx'
import { PaymentPage } from './payment-page.tsx'
import { SampleCheckout } from './sample-checkout.tsx'
import { useCountView } from './use-count-view.ts'
import { useReceiptKey } from './use-receipt-key.ts'

function Opening() {
  return (
    <div aria-busy className="animate-late grid gap-6 lg:grid-cols-2 lg:gap-x-16">
      <p role="status" className="sr-only">
        Loading the payment page
      </p>
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-10 w-1/2" />
      </div>
      <Skeleton className="h-120 rounded-card" />
    </div>
  )
}

function CheckoutAt({ path }: { path: string }) {
  const [receiptKey, keepReceiptKey] = useReceiptKey()
  const [typed, setTyped] = useState<PayValues | null>(null)
  const checkout = useQuery((db) => getCheckout(db, path), [path])
  const made = useQuery(
    async (db) => (receiptKey === null ? null : getLinkPayment(db, receiptKey)),
    [receiptKey],
  )
  const lastMethod = useQuery(getLastMethod)
  const [arrived] = useState(() => Date.now())
  // A receipt that is looked at is no visit, and trying again no second one.
  const visited = checkout && receiptKey === null && !closedBecause(checkout, arrived)
  useCountView(visited ? path : null)
  if (checkout === undefined || made === undefined || lastMethod === undefined) return <Opening />
  if (receiptKey !== null && made && (made.path ?? path) === path)
    return (
      <PaymentPage
        facts={checkout ? factsOf(checkout, lastMethod) : undefined}
        payment={made.payment}
        merchantName={made.merchantName}
        name={made.linkName}
        paymentCase={made.paymentCase}
        dispute={made.dispute}
        onAgain={(another) => {
          setTyped((before) => forAnother(before, another))
          keepReceiptKey(null)
        }}
      />
    )
  if (checkout)
    return (
      <LinkCheckout
        {...{ checkout, lastMethod, typed }}
        onTyped={setTyped}
        onPaid={keepReceiptKey}
      />
    )
  const sample = readPayLinkHash(location.hash)
  return sample ? (
    <SampleCheckout link={sample} lastMethod={lastMethod} />
  ) : (
    <Closed reason={{ kind: 'unknown' }} />
  )
}

/** The customer's side of a payment link (spec §2 Payment Links), as the payer sees it. */
export function CheckoutScreen() {
  const [, params] = useRoute<{ path: string }>(pathTo('checkout'))
  const path = params?.path.toLowerCase() ?? ''
  return <CheckoutAt key={path} path={path} />
}
