import { useEffect, useMemo, useState } from 'react'
import { getPhonePayment } from '#db/phone/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { PaymentScanner } from '#src/screens/shared/scan/payment-scanner.tsx'
import { useHash } from '#src/screens/shared/scan/use-hash.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { forAnother, type PayValues } from './form/pay-values.ts'
import { PaidHere } from './paid-here.tsx'
import { Opening } from './pay-here/opening.tsx'
import { PhonePayments } from './pay-here/phone-payments.tsx'
import { codeOf, readText, wordsOf } from './pay-here/read-text.ts'
import { RequestCheckout } from './request-checkout.tsx'

/** Returns the message of a scanned text that is no request; null while there is none. */
function useRefusal(text: string, error: unknown): string | null {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    setWords(null)
    if (error === undefined) return
    let current = true
    void wordsOf(text, error).then((said) => {
      if (current) setWords(said)
    })
    return () => {
      current = false
    }
  }, [text, error])
  return words
}

/** The address of a payment made on this phone: `#payment=` and the id of its attempt. */
const paymentIn = (hash: string) => /^payment=([0-9a-f]{32})$/.exec(hash)?.[1] ?? null

/** Pays a business on another phone, without a network: scan its code, pay, show the proof (LINK-6). */
export function PayHereScreen() {
  const [hash, replaceHash] = useHash()
  const [scanned, setScanned] = useState('')
  /** The code of the last request, to try again after a payment that failed. */
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useState<PayValues | null>(null)
  const paymentId = paymentIn(hash)
  const found = useQuery(
    async (db) => ({
      id: paymentId,
      payment: paymentId === null ? null : await getPhonePayment(db, paymentId),
    }),
    [paymentId],
  )
  const text = scanned || (paymentId === null ? hash : '')
  const read = useMemo(() => (text === '' ? null : readText(text)), [text])
  const error = read && 'error' in read ? read.error : undefined
  const refusal = useRefusal(text, error)

  function open(next: string) {
    setScanned('')
    replaceHash(next)
  }
  function take(code: string) {
    if ('request' in readText(code)) open(codeOf(code))
    else setScanned(code)
  }

  function again(another?: 'another-way' | 'another-payment') {
    setTyped((before) => forAnother(before, another))
    open(another === 'another-payment' ? '' : asked)
  }

  // Its query still answers for the address before.
  if (paymentId !== null && found?.id !== paymentId) return <Opening />
  if (paymentId !== null && found?.payment)
    return <PaidHere payment={found.payment} onAgain={again} />
  if (read && 'request' in read)
    return (
      <RequestCheckout
        key={text}
        request={read.request}
        typed={typed}
        onTyped={setTyped}
        onPaid={(id) => {
          setAsked(text)
          open(`payment=${id}`)
        }}
        onAgain={again}
      />
    )
  return (
    <div className="mx-auto grid max-w-105 grid-cols-1 gap-5">
      <div>
        <StepHeading focus={false}>Scan to pay</StepHeading>
        <p className="mt-1 text-muted">
          Pay a business in front of you. Neither phone needs signal.
        </p>
      </div>
      {error === undefined && paymentId === null ? (
        <PaymentScanner hint="Point the camera at the seller’s code." onRead={take} />
      ) : (
        <>
          <div role="alert">
            {paymentId === null ? (
              refusal && <Banner tone="bad">{refusal}</Banner>
            ) : (
              <Banner tone="wait">This payment was not made on this phone.</Banner>
            )}
          </div>
          <Button variant="primary" size="lg" block autoFocus onClick={() => open('')}>
            Scan again
          </Button>
        </>
      )}
      <PhonePayments />
    </div>
  )
}
