import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ActionResult } from '#db/all-actions.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { PaymentScanner, useHash } from '#src/screens/shared/scan/scanner.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { RecordedPayment } from './recorded-payment.tsx'

type Step =
  | { kind: 'looking' }
  | { kind: 'checking' }
  /** Refused, or nothing happened in dry run. */
  | { kind: 'stopped'; refusal: string | null }
  | { kind: 'recorded'; result: ActionResult<'recordProof'> }

const looking: Step = { kind: 'looking' }

/** Records a payment that a customer made on another phone, from the code on it (LINK-6). */
export function ScanPaymentScreen() {
  const merchantId = useQuery(getMerchantId)
  const [hash, replaceHash] = useHash()
  const [step, setStep] = useState<Step>(looking)
  const refusal = useRef<string | null>(null)
  const record = useAction('recordProof', {
    dryRun: phoneMessages.wouldRecord,
    refused: (_code, words) => {
      refusal.current = words
      return true
    },
  })

  async function take(code: string) {
    if (merchantId === undefined) return
    refusal.current = null
    setStep({ kind: 'checking' })
    const result = await record.run({ merchantId, code })
    setStep(result ? { kind: 'recorded', result } : { kind: 'stopped', refusal: refusal.current })
  }

  // The phone's own camera app opens the code as an address.
  const takeHash = useEffectEvent(() => {
    replaceHash('')
    void take(hash)
  })
  const isReady = merchantId !== undefined && record.forbidden === undefined
  useEffect(() => {
    if (isReady && hash !== '') takeHash()
  }, [isReady, hash])

  const again = () => setStep(looking)
  if (step.kind === 'recorded') return <RecordedPayment {...step.result} onAgain={again} />
  return (
    <>
      <PageHeader
        title="Scan payment"
        description="Check the amount, name and time on the customer’s phone, then scan its code."
      />
      {record.forbidden !== undefined ? (
        <Banner tone="wait">{record.forbidden}</Banner>
      ) : step.kind === 'looking' && hash === '' ? (
        <PaymentScanner hint="Point the camera at the code." onRead={(code) => void take(code)} />
      ) : (
        <div className="grid max-w-105 grid-cols-1 gap-4">
          <div role="alert">
            {step.kind === 'stopped' && step.refusal && <Banner tone="bad">{step.refusal}</Banner>}
          </div>
          <Button
            variant="primary"
            size="lg"
            block
            autoFocus
            pending={step.kind !== 'stopped'}
            pendingLabel="Checking the code"
            onClick={again}
          >
            Scan again
          </Button>
        </div>
      )}
    </>
  )
}
