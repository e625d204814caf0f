import { useCallback, useEffect, useState } from 'react'
import { currentDate } from '#db/clock.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { getCustomerFees } from '#db/payments/fee-queries.ts'
import { payerName } from '#db/payments/rules.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { maskAccount, type Outcome, outcomeOf, outcomeWhen } from '#db/payments/test-accounts.ts'
import { formatMoney } from '#db/text/format.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { usePayerWords } from '#src/data/payer-words.ts'
import { runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { PayLinkFacts } from '#src/rules/links.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import type { PayOrder, PayValues } from './form/pay-facts.ts'
import { forAnother } from './form/pay-values.ts'
import { sampleFacts } from './link-facts.ts'
import type { PaymentView } from './outcome/payment-view.ts'
import { PaymentPage } from './payment-page.tsx'

/**
 * Returns a function that takes the outcome which the presenter chose for the next payment, for a payment that is not
 * stored; undefined when none was chosen.
 */
function useChosenOutcome(): (method: PaymentMethodId) => Promise<Outcome | undefined> {
  const database = useDatabase()
  const actor = useActor()
  return useCallback(
    async (method) => {
      const db = database()
      const { nextPayment } = await getDemoSettings(db)
      if (!nextPayment) return undefined
      await runAction('setNextPayment', null, { db, actor })
      return outcomeWhen(nextPayment, method)
    },
    [database, actor],
  )
}

interface Props {
  link: PayLinkFacts
  lastMethod: PaymentMethodId | null
}

/** The checkout on a device that knows only the link’s address: it works to the end and stores no payment. */
export function SampleCheckout({ link, lastMethod }: Props) {
  const { words, lang } = usePayerWords('sample')
  const [payment, setPayment] = useState<PaymentView | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [typed, setTyped] = useState<PayValues | null>(null)
  const toastInDryRun = useDryRun()
  const chosenOutcome = useChosenOutcome()
  const customerFees = useQuery(getCustomerFees) ?? {}
  const facts = sampleFacts(link, { lastMethod, customerFees })

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => {
      setOutcome(null)
      setPayment(
        (before) =>
          before && {
            ...before,
            ...(outcome.failure === null
              ? { status: 'successful' as const }
              : { status: 'failed' as const, failureReason: outcome.failure }),
          },
      )
    }, outcome.delay)
    return () => clearTimeout(timer)
  }, [outcome])

  async function onPay({ amount, fee, currency, method, account, customer }: PayOrder) {
    const { reference, merchantName } = facts
    if (
      await toastInDryRun(
        transactionMessages.wouldPay(formatMoney(amount + fee, currency), merchantName),
      )
    )
      return false
    setPayment({
      id: null,
      amount,
      ...(fee > 0 && { customerFee: fee }),
      currency,
      paymentMethod: method,
      account: maskAccount(account),
      customer: payerName(customer, { paymentMethod: method, account }),
      date: currentDate().toISOString(),
      reference,
      status: 'pending',
      refunded: 0,
    })
    setOutcome((await chosenOutcome(method)) ?? outcomeOf(account, method))
    return false
  }

  const notice = (
    <div lang={lang}>
      <Banner tone="info" title={words.title}>
        {words.text}
      </Banner>
    </div>
  )
  if (!payment)
    return <CheckoutPage {...{ facts, onPay, notice, typed }} pending={false} onTyped={setTyped} />
  return (
    <PaymentPage
      {...{ notice, facts, payment }}
      merchantName={facts.merchantName}
      name={facts.name}
      onAgain={(another) => {
        setTyped((before) => forAnother(before, another))
        setPayment(null)
      }}
    />
  )
}
