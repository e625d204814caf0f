import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Transaction } from '#db/payments/schemas.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { Scanner } from '#src/screens/shared/scan/scanner.tsx'
import { useHash } from '#src/screens/shared/scan/use-hash.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { RecordedPayment } from './recorded-payment.tsx'

type Step =
  | { kind: 'looking' }
  | { kind: 'checking' }
  /** Refused, or nothing happened in dry run. */
  | { kind: 'stopped'; refusal: string | null }
  | { kind: 'recorded'; payment: Transaction }

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
    const payment = await record.run({ merchantId, code })
    setStep(payment ? { kind: 'recorded', payment } : { kind: 'stopped', refusal: refusal.current })
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
  if (step.kind === 'recorded') return <RecordedPayment payment={step.payment} onAgain={again} />
  return (
    <>
      <PageHeader
        title="Scan payment"
        description="Scan the code on the customer’s phone after payment."
      />
      {record.forbidden !== undefined ? (
        <Banner tone="wait">{record.forbidden}</Banner>
      ) : step.kind === 'looking' && hash === '' ? (
        <Scanner hint="Point the camera at the code." onRead={(code) => void take(code)} />
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
