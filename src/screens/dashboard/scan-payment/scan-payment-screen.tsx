import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ActionResult } from '#db/all-actions.ts'
import { fromDeviceTime } from '#db/clock.ts'
import { getLinkPayment } from '#db/links/checkout-queries.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { getRequestTerms } from '#db/phone/queries.ts'
import type { PaymentProof } from '#db/phone/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { checkPath } from '#src/rules/links.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { PaymentScanner, useHash } from '#src/screens/shared/scan/scanner.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { Course } from '#src/ui/wall.tsx'

const QrDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/qr-dialog.tsx')).QrDialog,
)

/** A code for the next customer of the same link; nothing once the link can't be paid. */
function NextCode({ linkId }: { linkId: string }) {
  const link = useQuery(
    async (db) => {
      const [row, terms] = await Promise.all([
        db.paymentLinks.get(linkId),
        getRequestTerms(db, linkId),
      ])
      return row && terms && { ...row, ...terms }
    },
    [linkId],
  )
  const show = useShowDialog()
  if (!link) return null
  return (
    <Button
      variant="ghost"
      className="sm:col-span-full"
      onClick={() =>
        show((layer) => <QrDialog link={link} row={{ about: 'link', link }} {...layer} />)
      }
    >
      Show a new code
    </Button>
  )
}

interface Props {
  payment: Transaction
  proof: PaymentProof
  onAgain: () => void
}

/** The receipt of a payment that was just recorded from the customer's phone. */
function RecordedPayment({ payment, proof, onAgain }: Props) {
  const { id, attemptId = '', amount, currency, fee, paymentMethod, account } = payment
  const link = useQuery((db) => getLinkPayment(db, attemptId), [attemptId])
  const money = (minor: number) => formatMoney(minor, currency)
  const paidAt = new Date(fromDeviceTime(Date.parse(proof.paidAt))).toISOString()
  const shown = [money(amount + proof.shownFee), isolated(proof.customer), formatMoment(paidAt)]
  return (
    <div className="mx-auto grid max-w-[520px] grid-cols-1 gap-4">
      <Card className="overflow-hidden">
        <Course />
        <div className="grid justify-items-center gap-1 px-5 pt-8 pb-6 text-center">
          <Tick size={44} className="text-success" />
          <StepHeading className="mt-2">Payment recorded</StepHeading>
          <p className="text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
            {money(amount)}
          </p>
          <p className="mt-1 text-sm text-balance wrap-anywhere text-muted tabular-nums">
            Customer’s phone: {shown.join(' · ')}
          </p>
        </div>
        <DetailRows
          look="receipt"
          items={[
            ['Customer', payment.customer],
            ['For', link?.linkName ?? ''],
            ['Paid with', [methodTiles[paymentMethod].name, account].filter(Boolean).join(' ')],
            ['Payment', id],
            ['You receive', money(amount - fee)],
          ]}
        />
      </Card>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onAgain}>
          Scan another
        </Button>
        <ButtonLink to={pathTo('transaction-details', { id })} variant="primary">
          View payment
        </ButtonLink>
        <NextCode linkId={proof.linkId} />
      </div>
    </div>
  )
}

interface Refusal {
  words: string
  /** The text of a code that is none of Paid's payments, such as a receipt's. */
  other: string | null
}

type Step =
  | { kind: 'looking' }
  | { kind: 'checking' }
  /** Refused, or nothing happened in dry run. */
  | { kind: 'stopped'; refusal: Refusal | null }
  | { kind: 'recorded'; result: ActionResult<'recordProof'> }

const looking: Step = { kind: 'looking' }

/** Records a payment that a customer made on another phone, from the code on it (LINK-6). */
export function ScanPaymentScreen() {
  const database = useOpenDatabase()
  const isOpen = useQuery(getMerchantId) !== undefined
  const [hash, replaceHash] = useHash()
  const [step, setStep] = useState<Step>(looking)
  const refusal = useRef<Refusal | null>(null)
  const taken = useRef('')
  const record = useAction('recordProof', {
    dryRun: phoneMessages.wouldRecord,
    refused: (code, words) => {
      refusal.current = { words, other: code === 'code-unknown' ? taken.current : null }
      return true
    },
  })

  async function take(code: string) {
    refusal.current = null
    taken.current = code
    setStep({ kind: 'checking' })
    const merchantId = await getMerchantId(await database())
    const result = await record.run({ merchantId, code })
    setStep(result ? { kind: 'recorded', result } : { kind: 'stopped', refusal: refusal.current })
  }

  // The phone's own camera app opens the code as an address.
  const takeHash = useEffectEvent(() => {
    replaceHash('')
    void take(hash)
  })
  const isReady = isOpen && record.forbidden === undefined
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
            {step.kind === 'stopped' && step.refusal && (
              <Banner tone="bad">{step.refusal.words}</Banner>
            )}
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
          {step.kind === 'stopped' && step.refusal?.other && (
            <ButtonLink to={checkPath(step.refusal.other)} variant="secondary" block>
              Check a receipt’s code
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}
