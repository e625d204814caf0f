import { useMemo, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { type Checkout, getCheckout } from '#db/links/checkout-queries.ts'
import { paidBy } from '#db/payments/rules.ts'
import { findOwnLink, getPhonePayment, findAnswered, listPhonePayments } from '#db/phone/queries.ts'
import { checkAnswers, checkFresh } from '#db/phone/rules.ts'
import type { PaymentRequest } from '#db/phone/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { payerRefusal } from '#src/data/payer-refusal.ts'
import { usePayerWords } from '#src/data/payer-words.ts'
import type { Said } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { PayLinkFacts } from '#src/rules/links.ts'
import { readScanned, type ScannedCode } from '#src/rules/scanned-code.ts'
import { PaymentScanner, useHash } from '#src/screens/shared/scan/scanner.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import type { PayValues } from './form/pay-facts.ts'
import { forAnother } from './form/pay-values.ts'
import { usePayerTitle } from './payer-title.ts'
import { Opening, PaidHere, RequestCheckout } from './request-checkout.tsx'

/** What a scanned text is, or why it can't be paid with here. */
type ReadText = ScannedCode | { kind: 'error'; error: unknown }

/** Reads a scanned text; a request in it must be recent. */
function readText(text: string): ReadText {
  try {
    const read = readScanned(text)
    if (read.kind === 'request') checkFresh(read.request, toDeviceTime(currentTime()))
    return read
  } catch (error) {
    return { kind: 'error', error }
  }
}

/** Where a scanned code leads on this device, an error that says why nowhere, or a link that is not on it. */
type Way =
  | { kind: 'go'; to: string }
  | { kind: 'request'; request: PaymentRequest }
  | { kind: 'link'; link: Extract<ScannedCode, { kind: 'link' }> }
  | { kind: 'refused'; said: Said }

/** Returns whether a link of this device is the one that an address speaks of. */
const isSame = ({ link, merchant }: Checkout, facts: PayLinkFacts | null): boolean =>
  facts === null || (link.name === facts.name && merchant.name === facts.merchantName)

const refused = async (error: unknown): Promise<Way> => ({
  kind: 'refused',
  said: await payerRefusal(error),
})

type Database = Parameters<typeof findOwnLink>[0] & Parameters<typeof getCheckout>[0]

/**
 * Finds what a scanned code is for on this device. A request of its own is paid like any other link; so is a printed
 * link that it has. A proof that answers its own request is recorded.
 */
async function findWay(db: Database, read: ReadText): Promise<Way> {
  switch (read.kind) {
    case 'request': {
      const own = await findOwnLink(db, read.request)
      return own ? { kind: 'go', to: pathTo('checkout', { path: own.path }) } : read
    }
    case 'proof':
      checkAnswers(await findAnswered(db, read.proof))
      return { kind: 'go', to: `${pathTo('scan-payment')}#${read.code}` }
    case 'link': {
      const checkout = await getCheckout(db, read.path)
      return checkout && isSame(checkout, read.facts)
        ? { kind: 'go', to: pathTo('checkout', { path: read.path }) }
        : { kind: 'link', link: read }
    }
    case 'error':
      throw read.error
  }
}

/** Says what to do about a link that is not on this phone: its seller’s screen shows a code that any phone can pay. */
function NotHere({ link: { path, hash, facts } }: Extract<Way, { kind: 'link' }>) {
  const { words } = usePayerWords('scan')
  return (
    <Banner tone="info" title={facts ? words.notHere(facts.name) : words.linkNotHere}>
      {words.howToPay(facts?.merchantName ?? words.seller)}
      {facts && (
        <>
          {' '}
          <Link
            href={pathTo('checkout', { path }) + hash}
            className="font-semibold text-link underline"
          >
            {words.sample}
          </Link>
        </>
      )}
    </Banner>
  )
}

/** How many payments are listed. */
const few = 10

/** The last payments made on this phone, to show their proof again. */
function PhonePayments() {
  const { words, lang } = usePayerWords('scan')
  const payments = useQuery(listPhonePayments)?.filter(({ proof }) => proof !== undefined)
  if (!payments || payments.length === 0) return null
  return (
    <Card>
      <div lang={lang}>
        <CardHeader title={words.madeHere} />
      </div>
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

/** The address of a payment made on this phone: `#payment=` and the id of its attempt. */
const paymentIn = (hash: string) => /^payment=([0-9a-f]{32})$/.exec(hash)?.[1] ?? null

/** Pays a business on another phone, without a network: scan its code, pay, show the proof (LINK-6). */
export function PayHereScreen() {
  const { words, lang } = usePayerWords('scan')
  const camera = usePayerWords('camera')
  usePayerTitle(words.title)
  const [hash, replaceHash] = useHash()
  const [scanned, setScanned] = useState('')
  /** The code of the last request, to try again after a payment that failed. */
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useState<PayValues | null>(null)
  const paymentId = paymentIn(hash)
  const made = useQuery(
    async (db) => (paymentId === null ? null : getPhonePayment(db, paymentId)),
    [paymentId],
  )
  const text = scanned || (paymentId === null ? hash : '')
  const read = useMemo(() => (text === '' ? null : readText(text)), [text])
  const way = useQuery(async (db) => read && findWay(db, read).catch(refused), [text])

  function open(next: string) {
    setScanned('')
    replaceHash(next)
  }
  function take(code: string) {
    const next = readText(code)
    if (next.kind === 'request') open(next.code)
    else setScanned(code)
  }

  function again(another?: 'another-way' | 'another-payment') {
    setTyped((before) => forAnother(before, another))
    open(another === 'another-payment' ? '' : asked)
  }

  if (paymentId !== null && made === undefined) return <Opening />
  if (made) return <PaidHere payment={made} onAgain={again} />
  if (read && way === undefined) return <Opening />
  if (way?.kind === 'go') return <Redirect to={way.to} replace />
  if (way?.kind === 'request')
    return (
      <RequestCheckout
        key={text}
        request={way.request}
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
      <div lang={lang}>
        <StepHeading focus={false}>{words.title}</StepHeading>
        <p className="mt-1 text-muted">{words.text}</p>
      </div>
      {!way && paymentId === null ? (
        <div lang={camera.lang}>
          <PaymentScanner hint={words.hint} words={camera.words} onRead={take} />
        </div>
      ) : (
        <>
          <div role="alert">
            {way?.kind === 'refused' && (
              <div lang={way.said.lang}>
                <Banner tone="bad">{way.said.text}</Banner>
              </div>
            )}
            <div lang={lang} className="contents">
              {way?.kind === 'link' && <NotHere {...way} />}
              {paymentId !== null && <Banner tone="wait">{words.notMadeHere}</Banner>}
            </div>
          </div>
          <Button variant="primary" size="lg" block autoFocus onClick={() => open('')}>
            <span lang={lang}>{words.again}</span>
          </Button>
        </>
      )}
      <PhonePayments />
    </div>
  )
}
