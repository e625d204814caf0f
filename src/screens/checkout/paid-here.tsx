import { type ComponentProps, useMemo } from 'react'
import { paidBy } from '#db/payments/rules.ts'
import { phoneStatusAt } from '#db/phone/rules.ts'
import type { PhonePayment } from '#db/phone/schemas.ts'
import { formatMoment, formatMoney } from '#src/rules/format.ts'
import { proofAddress, ussdReference } from '#src/rules/links.ts'
import { QrPicture, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Card } from '#src/ui/card.tsx'
import { useMoment } from '#src/data/use-moment.ts'
import type { PaymentView } from './outcome/payment-view.ts'
import { PaymentPage } from './payment-page.tsx'

/** The code that proves a payment to the seller, with what the seller checks. */
function ProofCode({ proof, payment }: { proof: string; payment: PhonePayment }) {
  const { merchantName, customer, currency, settlesAt } = payment
  const code = useMemo(() => screenCode(proofAddress(proof)), [proof])
  return (
    <Card padded className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <div>
        <h2 className="text-xl wrap-anywhere">Show this code to {merchantName}</h2>
        <p className="mt-1 text-muted">They scan it to record your payment.</p>
      </div>
      <QrPicture
        code={code}
        label="Proof of payment"
        className="w-[min(76vw,300px)] rounded-control bg-white"
      />
      <p className="font-semibold text-balance wrap-anywhere tabular-nums">
        {[formatMoney(paidBy(payment), currency), customer, formatMoment(settlesAt)].join(' · ')}
      </p>
    </Card>
  )
}

const viewOf = (payment: PhonePayment, now: number): PaymentView => ({
  id: payment.id.slice(0, 8).toUpperCase(),
  amount: payment.amount,
  ...(payment.customerFee !== undefined && { customerFee: payment.customerFee }),
  currency: payment.currency,
  paymentMethod: payment.paymentMethod,
  account: payment.account,
  customer: payment.customer,
  date: payment.date,
  reference: ussdReference(payment.linkId),
  status: phoneStatusAt(payment, now),
  refunded: 0,
  ...(payment.failureReason !== undefined && { failureReason: payment.failureReason }),
})

interface Props {
  payment: PhonePayment
  onAgain: ComponentProps<typeof PaymentPage>['onAgain']
}

/** A payment made on this phone: its status, then its proof and its receipt. */
export function PaidHere({ payment, onAgain }: Props) {
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
