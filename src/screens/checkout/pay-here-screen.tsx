import { useEffect, useMemo, useState } from 'react'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { paidBy } from '#db/payments/rules.ts'
import { readRequest } from '#db/phone/codes.ts'
import { getPhonePayment, listPhonePayments } from '#db/phone/queries.ts'
import { checkFresh } from '#db/phone/rules.ts'
import type { PaymentRequest } from '#db/phone/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { refusalCode, refusalText } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { readPayLinkHash } from '#src/rules/links.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { PaymentScanner, useHash } from '#src/screens/shared/scan/scanner.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import type { PayValues } from './form/pay-facts.ts'
import { forAnother } from './form/pay-values.ts'
import { Opening, PaidHere, RequestCheckout } from './request-checkout.tsx'

/** Returns the part of a scanned text after its last `#`, or all of it. */
const codeOf = (text: string): string => text.trim().split('#').at(-1) ?? ''

/** A scanned text: the request in it, or the error. */
type ReadText = { request: PaymentRequest } | { error: unknown }

/** Reads the request in a scanned text, which must be recent. */
function readText(text: string): ReadText {
  try {
    const request = readRequest(text)
    checkFresh(request, toDeviceTime(currentTime()))
    return { request }
  } catch (error) {
    return { error }
  }
}

/** Returns the message of a scanned text that is no request. */
async function wordsOf(text: string, error: unknown): Promise<string> {
  const isLink = refusalCode(error) === 'code-unknown' && readPayLinkHash(codeOf(text)) !== null
  return isLink ? phoneMessages.linkCode : refusalText(error)
}

/** How many payments are listed. */
const few = 10

/** The last payments made on this phone, to show their proof again. */
function PhonePayments() {
  const payments = useQuery(listPhonePayments)?.filter(({ proof }) => proof !== undefined)
  if (!payments || payments.length === 0) return null
  return (
    <Card>
      <CardHeader title="Payments from this phone" />
      <ul className="border-t border-line">
        {payments.slice(0, few).map(({ id, merchantName, name, currency, date, ...payment }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <a
              href={`#payment=${id}`}
              className="flex min-h-17 flex-wrap items-center gap-x-3 px-5 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-[1_1_8rem]">
                <span className="block font-medium wrap-anywhere">{merchantName}</span>{' '}
                <span className="block text-sm wrap-anywhere text-muted">{name}</span>
              </span>
              <span className="ml-auto text-right tabular-nums">
                <span className="block font-semibold">
                  {formatMoney(paidBy(payment), currency)}
                </span>{' '}
                <span className="block text-sm text-muted">{formatMoment(date)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

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
