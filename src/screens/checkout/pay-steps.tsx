import { Copy } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isCard } from '#db/payments/rules.ts'
import { approvesByCode } from '#db/payments/wallet-codes.ts'
import { formatMoney } from '#db/text/format.ts'
import { payerWords, usePayerShared, usePayerWords } from '#src/data/payer-words.ts'
import { useUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { ussdCodeOf } from '#src/rules/links.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { useBackToClose } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { Handset } from './approve/handset.tsx'
import {
  methodName,
  type PayFacts,
  type PayOrder,
  type PayTotal,
  type PayValues,
} from './form/pay-facts.ts'
import { readTyped } from './form/kept-typing.ts'
import { PayForm } from './form/pay-form.tsx'
import { forAnother, startingValues, typedAgain } from './form/pay-values.ts'
import { closedWords, type ClosedReason } from './outcome/closed.tsx'

/** Why a payment that may be on its way can't be confirmed here any more; with a way back to the form, if there is one. */
interface Stopped {
  words: [title: string, text: string]
  hasForm: boolean
}

interface StoppedProps extends Stopped {
  /** What is kept on the page, such as "these bank details". */
  details: string
  reference: string
  merchantName: string
}

/** Tells a payer who may have sent money already that nothing is recorded, and what to keep. */
function StoppedBanner({ words: [title, text], details, reference, merchantName }: StoppedProps) {
  const { words } = usePayerWords('transfer')
  return (
    <Banner tone="wait" title={title}>
      {words.notRecorded({ text, details, merchant: merchantName, reference })}
    </Banner>
  )
}

interface ApproveProps {
  amount: string
  merchantName: string
  reference: string
  pending: boolean
  stopped: Stopped | null
  onCancel: () => void
}

interface ConfirmProps extends Pick<ApproveProps, 'pending' | 'stopped' | 'onCancel'> {
  label: string
  onConfirm: () => void
}

/** The way back, and the payer's word that they have paid; without the latter once it can't be recorded. */
function ConfirmButtons({ pending, stopped, onCancel, label, onConfirm }: ConfirmProps) {
  const { words } = usePayerWords('transfer')
  if (stopped && !stopped.hasForm) return null
  return (
    <div className="flex w-full flex-wrap gap-3 *:max-w-full *:flex-[1_0_7rem]">
      <Button variant="secondary" onClick={onCancel}>
        {words.back}
      </Button>
      {!stopped && (
        <Button
          variant="primary"
          pending={pending}
          pendingLabel={words.checking}
          onClick={onConfirm}
        >
          {label}
        </Button>
      )}
    </div>
  )
}

interface BankTransferProps extends ApproveProps {
  onSent: () => void
}

/** The details of a bank transfer, above all its reference. */
function BankTransfer({
  amount,
  merchantName,
  reference,
  pending,
  stopped,
  onSent,
  onCancel,
}: BankTransferProps) {
  const { words, lang } = usePayerWords('transfer')
  const shared = usePayerShared()
  const lines: [term: string, value: string][] = [
    [words.accountName, merchantName],
    [words.bank, 'Sample Bank, Harare'],
    [words.accountNumber, '0000 1234 5678'],
    [words.amount, amount],
  ]
  return (
    <Card padded className="grid grid-cols-1 gap-4" lang={lang}>
      <div>
        <StepHeading>{words.title}</StepHeading>
        <p className="mt-1 text-muted">{words.text}</p>
        <div role="alert" className="not-empty:mt-4">
          {stopped && (
            <StoppedBanner
              {...stopped}
              details={words.bankDetails}
              {...{ reference, merchantName }}
            />
          )}
        </div>
      </div>
      <DetailRows look="lines" items={lines} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-accent-soft py-3 pr-2 pl-4 text-on-accent-soft">
        <div className="min-w-0">
          <p className="text-sm">{words.reference}</p>
          <p className="text-xl font-semibold wrap-anywhere tabular-nums">{reference}</p>
        </div>
        <IconButton
          label={words.copyReference}
          icon={<Copy aria-hidden />}
          className="text-on-accent-soft"
          onClick={() =>
            void copyAndSay(reference, shared.words?.copied, { ...shared.words, lang: shared.lang })
          }
        />
      </div>
      <ConfirmButtons {...{ pending, stopped, onCancel }} label={words.sent} onConfirm={onSent} />
    </Card>
  )
}

const CodeToScan = lazy(async () => {
  const [{ CodePlate }, { screenCode }] = await Promise.all([
    import('#src/screens/shared/share-link/code-plate.tsx'),
    import('#src/screens/shared/share-link/qr-code.tsx'),
  ])
  const Plate = ({ code, label }: { code: string; label: string }) => {
    const { words } = usePayerWords('scan')
    return (
      <CodePlate
        code={screenCode(`innbucks:${code}`)}
        label={label}
        className="size-52"
        buttons={words}
      />
    )
  }
  return { default: Plate }
})

/** It comes with the words of its text message, which other payers don't need. */
const WalletCodeStep = lazy(async () => ({
  default: (await import('./approve/wallet-code.tsx')).WalletCodeStep,
}))

interface ScanCodeProps extends ApproveProps {
  onPaid: () => void
}

const newCode = () =>
  String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(9, '0')
    .slice(-9)

/** The code of an InnBucks payment, to scan in the wallet's app or to enter after dialling. */
function ScanCode({
  amount,
  merchantName,
  reference,
  pending,
  stopped,
  onPaid,
  onCancel,
}: ScanCodeProps) {
  const [code] = useState(newCode)
  const { words, lang } = usePayerWords('transfer')
  return (
    <Card padded className="grid grid-cols-1 justify-items-center gap-4 text-center" lang={lang}>
      <div>
        <StepHeading>{words.scan}</StepHeading>
        <p className="mt-1 text-muted">
          {words.scanText({ amount, merchant: merchantName })}{' '}
          <span className="whitespace-nowrap tabular-nums">{ussdCodeOf('innbucks')}</span>{' '}
          {words.andEnter}
        </p>
        <div role="alert" className="text-left not-empty:mt-4">
          {stopped && (
            <StoppedBanner {...stopped} details={words.thisCode} {...{ reference, merchantName }} />
          )}
        </div>
      </div>
      <Suspense fallback={<Skeleton className="size-52 rounded-card" />}>
        <CodeToScan code={code} label={words.qrCode} />
      </Suspense>
      <p className="text-2xl font-semibold tracking-widest tabular-nums">
        <span className="sr-only">{words.code} </span>
        {code.replace(/(\d{3})(?=\d)/g, '$1 ')}
      </p>
      <ConfirmButtons {...{ pending, stopped, onCancel }} label={words.paid} onConfirm={onPaid} />
    </Card>
  )
}

export type PayStep = 'form' | 'prompt' | 'code' | 'approve'

export interface PayStepsProps {
  facts: PayFacts
  /** Makes the payment; resolves when it is made or refused, to whether there are new terms to review first. */
  onPay: (order: PayOrder) => Promise<boolean>
  /** A payment is being made. */
  pending: boolean
  /** Why it can't be paid any more; what was typed and shown is kept. */
  closed?: ClosedReason | null
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

/** Returns the values that the form starts with: those of the payment before, or what was typed before a reload. */
export function startingPayValues(
  { typed, facts }: Pick<PayStepsProps, 'typed' | 'facts'>,
  keptValues: PayValues | null,
): PayValues {
  const earlier = typed ?? keptValues
  return earlier ? typedAgain(earlier, facts) : startingValues(facts)
}

/** The prompt lies over the summary; a code, its field and the details of a transfer take its place on a phone. */
function stepOf({ method }: PayOrder): PayStep {
  if (approvesByCode(method)) return 'code'
  return method === 'bank' || method === 'innbucks' ? 'approve' : 'prompt'
}

const byCard = ({ method }: PayOrder) => isCard(method) || method === 'zimswitch'

/** Returns why a transfer or a code can't be confirmed any more; null while it can. */
function stoppedOf(
  { method }: PayOrder,
  closed: ClosedReason | null | undefined,
  isOff: boolean,
): Stopped | null {
  if (closed) return { words: closedWords(closed, 'transfer'), hasForm: false }
  if (!isOff) return null
  return { words: payerWords().transfer.isUnavailable(methodName(method)), hasForm: true }
}

/** The steps of paying: the form, then the approval on the phone or the details of a transfer. */
export function PaySteps(props: PayStepsProps) {
  const { facts, onPay, pending, closed, onGiveUp, typed, onTyped, onStep, onTotal } = props
  const [order, setOrder] = useState<PayOrder | null>(null)
  const [keptValues] = useState(() => readTyped(facts.reference))

  function approve(next: PayOrder | null) {
    setOrder(next)
    onStep(next ? stepOf(next) : 'form')
  }
  const back = () => {
    if (pending) onGiveUp?.()
    approve(null)
  }
  useBackToClose(order !== null, back)
  const isOff = order !== null && facts.disabledMethods.includes(order.method)
  // A prompt and its code are ours; a transfer or a scanned code may already be paid, so their details stay.
  const isPrompt = order !== null && stepOf(order) !== 'approve'
  // The method can no longer be approved: the form shows that, with the typed values.
  const leave = useEffectEvent(() => approve(null))
  useEffect(() => {
    if (isOff && isPrompt && !pending) leave()
  }, [isOff, isPrompt, pending])
  useUnsavedChanges(order !== null && !(closed && isPrompt))

  if (order === null)
    return (
      <Card padded>
        <PayForm
          facts={facts}
          start={startingPayValues(props, keptValues)}
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
  const stepProps = {
    amount: formatMoney(order.amount + order.fee, order.currency),
    merchantName: facts.merchantName,
    reference: facts.reference,
    pending,
    onCancel: back,
  }
  const stopped = pending ? null : stoppedOf(order, closed, isOff)
  if (order.method === 'bank')
    return <BankTransfer {...stepProps} stopped={stopped} onSent={() => void pay(order)} />
  if (order.method === 'innbucks')
    return <ScanCode {...stepProps} stopped={stopped} onPaid={() => void pay(order)} />
  const promptProps = {
    provider: methodName(order.method),
    phone: order.account,
    onApprove: () => pay(order),
    onAnother: () => {
      onTyped(forAnother(typed, 'another-way') ?? startingPayValues(props, keptValues))
      back()
    },
  }
  if (approvesByCode(order.method))
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <WalletCodeStep
          {...promptProps}
          wallet={order.method}
          total={stepProps.amount}
          amount={order.amount + order.fee}
          currency={order.currency}
          merchantName={facts.merchantName}
          pending={pending}
          onCancel={back}
        />
      </Suspense>
    )
  return <Handset {...stepProps} {...promptProps} />
}
