import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRoute } from 'wouter'
import { currentTime } from '#db/clock.ts'
import {
  type Checkout,
  getCheckout,
  getLinkPayment,
  getNewestReceipt,
  type LinkPayment,
} from '#db/links/checkout-queries.ts'
import { getLastMethod } from '#db/payments/queries.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { inLanguage } from '#db/text/payer-words/languages.ts'
import { pathTo } from '#routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { usePayerLanguage, usePayerShared, usePayerWords } from '#src/data/payer-words.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useQuery } from '#src/data/use-query.ts'
import { readPayLinkHash } from '#src/rules/links.ts'
import { caseMessages, transactionMessages } from '#src/rules/messages/payments.ts'
import { useLast } from '#src/ui/dialog-host.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useAccent } from '#src/ui/use-accent.ts'
import { CheckoutPage } from './checkout-page.tsx'
import type { PayOrder, PayValues } from './form/pay-facts.ts'
import { forAnother } from './form/pay-values.ts'
import { closedBecause, factsOf } from './link-facts.ts'
import { Closed, type ClosedReason, PaidBefore } from './outcome/closed.tsx'
import type { PayStep } from './pay-steps.tsx'
import { notMade } from './outcome/not-made.ts'
import { PaymentPage } from './payment-page.tsx'
import { keepReceiptKey, receiptKeysOf, useReceiptKey } from './receipt-keys.ts'
import { usePayerTitle } from './payer-title.ts'
import { SampleCheckout } from './sample-checkout.tsx'

interface Props {
  /** Content above the page. */
  notice: ReactNode
  checkout: Checkout
  lastMethod: PaymentMethodId | null
  typed: PayValues | null
  onTyped: (typed: PayValues) => void
  /** The link is not there any more; `checkout` is what it was. */
  isGone?: boolean
  onStep?: (step: PayStep) => void
  /** Called after the payment with the id of its attempt. */
  onPaid: (attemptId: string) => void
}

/** The checkout of a link in this device's database: payments appear in the merchant's ledger at once. */
export function LinkCheckout({ checkout, lastMethod, isGone = false, onPaid, ...page }: Props) {
  const { link, merchant } = checkout
  const changed = useRef(false)
  const [attemptId] = useState(newAttemptId)
  const language = usePayerLanguage()
  const now = useMoment(link.expiresAt === null ? [] : [Date.parse(link.expiresAt)])
  const closed: ClosedReason | null = isGone ? { kind: 'unknown' } : closedBecause(checkout, now)
  const [wasOpen, setWasOpen] = useState(closed === null)
  if (closed === null && !wasOpen) setWasOpen(true)
  const pay = useAction('payLink', {
    dryRun: ({ amount, shownFee = 0, currency }) =>
      transactionMessages.wouldPay(formatMoney(amount + shownFee, currency), merchant.name),
    failure: (error, { paymentMethod }) => notMade(error, paymentMethod),
    refused: (code) => {
      changed.current = ['terms-changed', 'fee-changed', 'over-open'].includes(code)
      return false
    },
  })

  // Leaving the page cancels the payment.
  useEffect(() => pay.cancel, [pay.cancel])

  async function onPay({ amount, fee, currency, method, account, customer }: PayOrder) {
    changed.current = false
    const row = await pay.run({
      linkId: link.id,
      amount,
      currency,
      customer,
      paymentMethod: method,
      account,
      shownFee: fee,
      ...inLanguage(language),
      attemptId,
    })
    if (row) onPaid(attemptId)
    return changed.current
  }

  if (closed && !wasOpen)
    return (
      <>
        {page.notice}
        <Closed reason={closed} />
      </>
    )
  const facts = factsOf(checkout, lastMethod, attemptId)
  return (
    <CheckoutPage
      {...page}
      {...{ facts, closed, onPay }}
      pending={pay.pending}
      onGiveUp={pay.cancel}
    />
  )
}

/** Counts this visit to a link's page once; null counts nothing, and neither does dry run. */
function useCountView(path: string | null): void {
  const database = useDatabase()
  const actor = useActor()
  const counted = useRef<string | null>(null)
  useEffect(() => {
    if (path === null || counted.current === path) return
    counted.current = path
    const count = async () => {
      const db = database()
      if (!(await isDryRun(db))) await runAction('recordLinkView', path, { db, actor })
    }
    // A visit that could not be counted does not concern the payer.
    count().catch(() => undefined)
  }, [path, database, actor])
}

function CheckoutLoading() {
  const { words, lang } = usePayerWords('scan')
  return (
    <div aria-busy className="animate-late grid gap-6 lg:grid-cols-2 lg:gap-x-16">
      <p role="status" className="sr-only" lang={lang}>
        {words.loadingPage}
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

/** Returns the newest receipt for a link whose key this device has; null if it has none, and undefined at first. */
function useEarlier(path: string, receiptKey: string | null): LinkPayment | null | undefined {
  return useQuery((db) => getNewestReceipt(db, receiptKeysOf(path)), [path], undefined, [
    receiptKey,
  ])
}

/** One report of a payment, however often it is pressed. */
const reportOf = ({ attemptId = '' }: LinkPayment['payment']) => ({
  paidBy: attemptId,
  note: '',
  attemptId: `report ${attemptId}`,
})

function CheckoutAt({ path }: { path: string }) {
  usePayerTitle(usePayerWords('form').words.pay)
  const [receiptKey, setReceiptKey] = useReceiptKey()
  const [typed, setTyped] = useState<PayValues | null>(null)
  const [step, setStep] = useState<PayStep>('form')
  const checkout = useQuery((db) => getCheckout(db, path), [path])
  // A payer keeps the page of a link that is deleted meanwhile, with what was typed.
  const lastCheckout = useLast(checkout)
  const ownPayment = useQuery(
    async (db) => (receiptKey === null ? null : getLinkPayment(db, receiptKey)),
    [path],
    undefined,
    // The form stays until the receipt is there.
    [receiptKey],
  )
  const earlierPayment = useEarlier(path, receiptKey)
  const lastMethod = useQuery(getLastMethod)
  const shared = usePayerShared()
  const report = useAction('reportOwnPayment', {
    success: ({ id }) => (shared.words ?? caseMessages).reported(id),
    lang: shared.lang,
    dryRun: caseMessages.wouldReport,
  })
  useAccent((checkout?.merchant.brand ?? ownPayment?.brand)?.accent)
  const [arrived] = useState(currentTime)
  const closed = checkout ? closedBecause(checkout, arrived) : null
  // Viewing a receipt is not a visit, and trying again is not a second one.
  const visited = checkout && receiptKey === null && !closed
  useCountView(visited ? path : null)
  if (
    checkout === undefined ||
    ownPayment === undefined ||
    earlierPayment === undefined ||
    lastMethod === undefined
  )
    return <CheckoutLoading />
  // The payer of a paid invoice sees its receipt, unless they are paying it again.
  const isDone = receiptKey === null && closed?.kind === 'paid' && step === 'form'
  const shownPayment = isDone ? earlierPayment : ownPayment
  if (shownPayment && (shownPayment.path ?? path) === path)
    return (
      <PaymentPage
        facts={
          checkout ? factsOf(checkout, lastMethod, shownPayment.payment.attemptId ?? '') : undefined
        }
        payment={shownPayment.payment}
        merchantName={shownPayment.merchantName}
        brand={shownPayment.brand}
        contact={shownPayment.contact}
        name={shownPayment.linkName}
        paymentCase={shownPayment.paymentCase}
        dispute={shownPayment.dispute}
        invoice={shownPayment.invoice}
        report={{
          run: () => void report.run(reportOf(shownPayment.payment)),
          pending: report.pending,
        }}
        closed={!checkout || closed !== null}
        onAgain={(another) => {
          setTyped((before) => forAnother(before, another))
          setReceiptKey(null)
        }}
      />
    )
  const notice = earlierPayment && (
    <PaidBefore
      payment={earlierPayment.payment}
      onView={() => setReceiptKey(earlierPayment.payment.attemptId ?? null)}
    />
  )
  if (lastCheckout)
    return (
      <LinkCheckout
        {...{ notice, lastMethod, typed }}
        checkout={lastCheckout}
        isGone={!checkout}
        onTyped={setTyped}
        onStep={setStep}
        onPaid={(key) => {
          setStep('form')
          keepReceiptKey(path, key)
          setReceiptKey(key)
        }}
      />
    )
  const sample = readPayLinkHash(location.hash)
  return sample ? (
    <SampleCheckout link={sample} lastMethod={lastMethod} />
  ) : (
    <>
      {notice}
      <Closed reason={{ kind: 'unknown' }} />
    </>
  )
}

/** The payer's side of a payment link (LINK-5). */
export function CheckoutScreen() {
  const [, params] = useRoute<{ path: string }>(pathTo('checkout'))
  const path = params?.path.toLowerCase() ?? ''
  return <CheckoutAt key={path} path={path} />
}
