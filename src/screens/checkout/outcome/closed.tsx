import { paidBy } from '#db/payments/rules.ts'
import { isolating } from '#db/text/typed-text.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { BrokenWall, UnfinishedWall } from '#src/ui/wall.tsx'
import type { PaymentView } from './payment-view.ts'

export type ClosedReason =
  | { kind: 'unknown' }
  | { kind: 'inactive'; merchantName: string; name: string }
  | { kind: 'draft'; merchantName: string; name: string }
  | { kind: 'expired'; merchantName: string; name: string; on: string }
  | { kind: 'paid'; merchantName: string; name: string }
  | { kind: 'void'; merchantName: string; name: string }
  | { kind: 'under-way'; merchantName: string; name: string }
  | { kind: 'maintenance'; merchantName: string }
  | { kind: 'not-taking'; merchantName: string }
  | { kind: 'over-limit'; merchantName: string }

/** The text of each reason: a title, then whom to contact. */
const wordsOf: {
  [Kind in ClosedReason['kind']]: (
    reason: Extract<ClosedReason, { kind: Kind }>,
  ) => [title: string, text: string]
} = {
  unknown: () => [
    'Payment link not found',
    'Check the address or ask the sender for a new link. Nothing was charged.',
  ],
  inactive: ({ merchantName, name }) => [
    'This payment link is inactive',
    `${merchantName} turned off ${name}. Ask them for another way to pay.`,
  ],
  draft: ({ merchantName, name }) => [
    'This payment link is not published yet',
    `${merchantName} is still preparing ${name}. Ask them when you can pay it.`,
  ],
  expired: ({ merchantName, name, on }) => [
    'This payment link has expired',
    `${name} expired ${on}. Ask ${merchantName} for a new link.`,
  ],
  paid: ({ merchantName, name }) => [
    'This invoice is paid',
    `${name} from ${merchantName} is paid in full.`,
  ],
  void: ({ merchantName, name }) => [
    'This invoice is void',
    `${merchantName} cancelled ${name}. You owe nothing. Nothing was charged.`,
  ],
  'under-way': ({ name }) => [
    'A payment is in progress',
    `The full amount due on ${name} is being paid. If that payment fails, you can pay here again.`,
  ],
  maintenance: ({ merchantName }) => [
    'Payments are paused',
    `Paid is under maintenance. Nothing was charged. You can pay ${merchantName} here as soon as maintenance ends.`,
  ],
  'not-taking': ({ merchantName }) => [
    `${merchantName} is not taking payments`,
    'This business can’t take payments right now. Ask them for another way to pay.',
  ],
  'over-limit': ({ merchantName }) => [
    'This shop can’t take this amount online',
    `Ask ${merchantName} for another way to pay. Nothing was charged.`,
  ],
}

const words = isolating(wordsOf)
const wordsFor = <Kind extends ClosedReason['kind']>(
  reason: Extract<ClosedReason, { kind: Kind }>,
) => words[reason.kind as Kind](reason)

const charged = ' Nothing was charged.'

/**
 * Returns the title and the text of a reason. For a payer who was about to pay, the text ends with what became of the
 * money; a transfer or a code may be on its way without us.
 */
export function closedWords(
  reason: ClosedReason,
  before: 'opened' | 'form' | 'transfer',
): [title: string, text: string] {
  const [title, text] = wordsFor(reason)
  if (before === 'opened') return [title, text]
  if (before === 'transfer') return [title, text.replace(charged, '')]
  if (reason.kind === 'paid' || reason.kind === 'under-way')
    return [title, `${text} Your payment was not sent.`]
  return [title, text.includes(charged) ? text : text + charged]
}

interface ClosedProps {
  reason: ClosedReason
  /** It closed while its payer had the form or the prompt. */
  whilePaying?: boolean
}

/** A link that cannot be paid: which one, why, and whom to contact. */
export function Closed({ reason, whilePaying = false }: ClosedProps) {
  const [title, text] = closedWords(reason, whilePaying ? 'form' : 'opened')
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 pt-8 text-center">
      <div className="mb-4 w-full max-w-80">
        {reason.kind === 'unknown' ? (
          <BrokenWall />
        ) : (
          <div className="flex justify-center">
            <UnfinishedWall />
          </div>
        )}
      </div>
      <StepHeading focus={whilePaying}>{title}</StepHeading>
      <p className="max-w-[42ch] text-muted">{text}</p>
      {reason.kind === 'unknown' && (
        <ButtonLink to={pathTo('landing')} variant="secondary" className="mt-2">
          Return to Home
        </ButtonLink>
      )}
    </div>
  )
}

interface PaidBeforeProps {
  payment: PaymentView
  onView: () => void
}

/** Tells a payer who opens a link again what they have paid, and leads to the receipt. */
export function PaidBefore({ payment, onView }: PaidBeforeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-success-soft py-0.5 pr-1 pl-4">
      <Tick size={18} className="flex-none text-on-success-soft" />
      <p className="flex min-w-0 flex-[1_1_10rem] flex-wrap gap-x-2 py-2 text-sm tabular-nums">
        <span className="font-semibold">
          You paid {formatMoney(paidBy(payment), payment.currency)}
        </span>
        <span className="text-muted">{formatMoment(payment.date)}</span>
      </p>
      <Button variant="text" size="sm" onClick={onView}>
        View receipt
      </Button>
    </div>
  )
}
