import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { currentTime } from '#db/clock.ts'
import { checkPayment, readShown } from '#db/payments/check-payment.ts'
import { CheckResult } from '#src/screens/dashboard/check-payment/check-result.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { RadioList } from '#src/ui/radio-list.tsx'
import { type Shop, truthAt } from './compose.ts'
import {
  type Decision,
  isCostly,
  isRight,
  lossText,
  reasonLabels,
  reasons,
  type Round,
} from './judge.ts'
import { PhoneMessage } from './phone-message.tsx'

interface LedgerProps {
  shop: Shop
  message: string
  /** Takes the focus. */
  place?: RefObject<HTMLElement | null>
}

/** What “Check a payment” says of a message. */
export function LedgerSays({ shop, message, place }: LedgerProps) {
  const { ledger, merchantId, now } = shop
  const check = useMemo(
    () => checkPayment(ledger, merchantId, readShown(message), now),
    [ledger, merchantId, message, now],
  )
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Check a payment"
      className="grid grid-cols-1 gap-4 outline-none"
    >
      <CheckResult check={check} />
    </section>
  )
}

const options = reasons.map((value) => ({ value, label: reasonLabels[value] }))

interface Props extends Omit<LedgerProps, 'place'> {
  onDecide: (round: Round) => void
}

/** A message at the till: looked up, or not, and decided (DEMO-26). */
export function Deciding({ shop, message, onDecide }: Props) {
  const [began] = useState(currentTime)
  const [checked, setChecked] = useState(false)
  const [refuses, setRefuses] = useState(false)
  const [reason, setReason] = useState<(typeof reasons)[number] | ''>('')
  const [asks, setAsks] = useState(false)

  // What was pressed is gone then: its result takes the focus, and the button once one comes back to it.
  const result = useRef<HTMLElement>(null)
  const reasonsPart = useRef<HTMLDivElement>(null)
  const refuse = useRef<HTMLButtonElement>(null)
  const refusedOnce = useRef(false)
  useEffect(() => {
    if (checked) result.current?.focus({ preventScroll: true })
  }, [checked])
  const focusReasons = () => reasonsPart.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (refuses) focusReasons()
    else if (refusedOnce.current) refuse.current?.focus()
    refusedOnce.current = refuses
  }, [refuses])

  function decide(decided: Decision) {
    const seconds = Math.max(0, Math.round((currentTime() - began) / 1000))
    onDecide({ message, decided, ...truthAt(shop, message), seconds, checked })
  }

  return (
    <>
      <PhoneMessage text={message} />
      {checked ? (
        <LedgerSays shop={shop} message={message} place={result} />
      ) : (
        <Button variant="secondary" block onClick={() => setChecked(true)}>
          Check the payment
        </Button>
      )}
      {refuses ? (
        <div ref={reasonsPart} className="grid grid-cols-1 gap-3">
          <RadioList
            label="Why is it not real?"
            value={reason}
            onChange={setReason}
            options={options}
            error={asks && reason === '' ? 'Choose a reason' : undefined}
          />
          <div className="flex flex-wrap gap-3 *:flex-1">
            <Button variant="secondary" onClick={() => setRefuses(false)}>
              Back
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                if (reason !== '') return decide(reason)
                setAsks(true)
                focusReasons()
              }}
            >
              Keep the goods
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3 *:flex-[1_1_12rem]">
          <Button ref={refuse} variant="secondary" onClick={() => setRefuses(true)}>
            Not real
          </Button>
          <Button variant="secondary" onClick={() => decide('real')}>
            Real: hand over goods
          </Button>
        </div>
      )}
    </>
  )
}

/** What a decision was, in the words of a trainer. */
function verdictOf(round: Round): { tone: 'ok' | 'wait' | 'bad'; title: string; text: string } {
  const { decided, is } = round
  const why = is === 'real' ? '' : `${reasonLabels[is]}.`
  if (isRight(round))
    return is === 'real'
      ? { tone: 'ok', title: 'Right: the payment is real', text: 'You received it today.' }
      : { tone: 'ok', title: 'Right: not real', text: why }
  if (decided === 'real')
    return {
      tone: 'bad',
      title: isCostly(round) ? `You gave away ${lossText([round])}` : 'Wrong: not real',
      text: why,
    }
  return is === 'real'
    ? {
        tone: 'bad',
        title: 'Wrong: the payment is real',
        text: 'You turned away a customer who had paid.',
      }
    : { tone: 'wait', title: 'Not real, but for another reason', text: why }
}

interface TruthProps extends Pick<LedgerProps, 'shop'> {
  round: Round
}

/** The truth about a decision, from the ledger; takes the focus. */
export function Truth({ shop, round }: TruthProps) {
  const { tone, title, text } = verdictOf(round)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <div ref={place} role="status" tabIndex={-1} className="outline-none">
        <Banner tone={tone} title={title}>
          {text}
        </Banner>
      </div>
      <PhoneMessage text={round.message} />
      <LedgerSays shop={shop} message={round.message} />
    </>
  )
}
