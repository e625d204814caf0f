import { useEffect, useEffectEvent, useState } from 'react'
import { isCard } from '#db/payments/schemas.ts'
import { useUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { formatMoney } from '#src/rules/format.ts'
import { Card } from '#src/ui/card.tsx'
import { useBackToClose } from '#src/ui/history-layers.ts'
import { BankTransfer } from './approve/bank-transfer.tsx'
import { Handset } from './approve/handset.tsx'
import { ScanCode } from './approve/scan-code.tsx'
import type { PayFacts, PayOrder } from './form/pay-facts.ts'
import { PayForm } from './form/pay-form.tsx'
import { methodName } from './form/pay-methods.ts'
import type { PayTotal } from './form/pay-total.ts'
import { forAnother, startingValues, typedAgain, type PayValues } from './form/pay-values.ts'

export type PayStep = 'form' | 'prompt' | 'approve'

export interface PayStepsProps {
  facts: PayFacts
  /** Makes the payment; resolves when it is made or refused, to whether there are new terms to review first. */
  onPay: (order: PayOrder) => Promise<boolean>
  /** A payment is being made. */
  pending: boolean
  /** Gives up the payment that is being made. */
  onGiveUp?: () => void
  /** The values typed for an earlier payment, if any, and the setter for those of this one. */
  typed: PayValues | null
  onTyped: (typed: PayValues) => void
  /** Reports whether the payer is past the form, and whether the approval needs the room of the summary. */
  onStep: (step: PayStep) => void
  /** Reports what is to be paid as it is typed. */
  onTotal: (total: PayTotal) => void
}

/** Returns the values that the form starts with. */
export const startOf = ({ typed, facts }: Pick<PayStepsProps, 'typed' | 'facts'>): PayValues =>
  typed ? typedAgain(typed, facts) : startingValues(facts)

/** The prompt lies over the summary; the details of a transfer and a code take its place on a phone. */
const stepOf = ({ method }: PayOrder): PayStep =>
  method === 'bank' || method === 'innbucks' ? 'approve' : 'prompt'

const byCard = ({ method }: PayOrder) => isCard(method) || method === 'zimswitch'

/** The steps of paying: the form, then the approval on the phone or the details of a transfer. */
export function PaySteps(props: PayStepsProps) {
  const { facts, onPay, pending, onGiveUp, typed, onTyped, onStep, onTotal } = props
  const [order, setOrder] = useState<PayOrder | null>(null)

  function approve(next: PayOrder | null) {
    setOrder(next)
    onStep(next ? stepOf(next) : 'form')
  }
  const back = () => {
    if (pending) onGiveUp?.()
    approve(null)
  }
  useBackToClose(order !== null, back)
  // The method can no longer be approved: the form shows that, with the typed values.
  const isOff = order !== null && facts.disabledMethods.includes(order.method)
  const leave = useEffectEvent(() => approve(null))
  useEffect(() => {
    if (isOff && !pending) leave()
  }, [isOff, pending])
  useUnsavedChanges(order !== null)

  if (order === null)
    return (
      <Card padded>
        <PayForm
          facts={facts}
          start={startOf(props)}
          onTotal={onTotal}
          onSubmit={async (next, values) => {
            onTyped(values)
            if (byCard(next)) await onPay(next)
            else approve(next)
          }}
        />
      </Card>
    )
  async function pay(approved: PayOrder) {
    if (await onPay(approved)) approve(null)
  }
  const shared = {
    amount: formatMoney(order.amount + order.fee, order.currency),
    merchantName: facts.merchantName,
    reference: facts.reference,
    pending,
    onCancel: back,
  }
  if (order.method === 'bank') return <BankTransfer {...shared} onSent={() => void pay(order)} />
  if (order.method === 'innbucks') return <ScanCode {...shared} onPaid={() => void pay(order)} />
  return (
    <Handset
      {...shared}
      asksForPin={order.method !== 'omari'}
      provider={methodName(order.method)}
      phone={order.account}
      onApprove={() => pay(order)}
      onAnother={() => {
        onTyped(forAnother(typed, 'another-way') ?? startOf(props))
        back()
      }}
    />
  )
}
