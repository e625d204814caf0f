import { paidBy } from '#db/payments/rules.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { payerWords, usePayerWords } from '#src/data/payer-words.ts'
import type { Told } from '#db/text/payer-words/english.ts'
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

/** Returns the text of a reason: a title, then whom to contact. */
function wordsFor(reason: ClosedReason): Told {
  const { closed } = payerWords()
  if (reason.kind === 'unknown') return closed.unknown()
  const { merchantName: merchant } = reason
  if (reason.kind === 'maintenance') return closed.maintenance(merchant)
  if (reason.kind === 'not-taking') return closed.notTaking(merchant)
  if (reason.kind === 'over-limit') return closed.overLimit(merchant)
  const { name } = reason
  if (reason.kind === 'expired') return closed.expired({ merchant, name, on: reason.on })
  return closed[reason.kind === 'under-way' ? 'underWay' : reason.kind]({ merchant, name })
}

/**
 * Returns the title and the text of a reason. For a payer who was about to pay, the text ends with what became of the
 * money; a transfer or a code may be on its way without us.
 */
export function closedWords(reason: ClosedReason, before: 'opened' | 'form' | 'transfer'): Told {
  const { closed, money } = payerWords()
  const charged = ` ${money.nothingCharged}`
  const [title, text] = wordsFor(reason)
  if (before === 'opened') return [title, text]
  if (before === 'transfer') return [title, text.replace(charged, '')]
  if (reason.kind === 'paid' || reason.kind === 'under-way')
    return [title, `${text} ${closed.notSent}`]
  return [title, text.includes(charged) ? text : text + charged]
}

interface ClosedProps {
  reason: ClosedReason
  /** It closed while its payer had the form or the prompt. */
  whilePaying?: boolean
}

/** A link that cannot be paid: which one, why, and whom to contact. */
export function Closed({ reason, whilePaying = false }: ClosedProps) {
  const { words, lang } = usePayerWords('closed')
  const [title, text] = closedWords(reason, whilePaying ? 'form' : 'opened')
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 pt-8 text-center" lang={lang}>
      <div className="mb-4 w-full max-w-80">
        {reason.kind === 'unknown' ? (
          <BrokenWall />
        ) : (
          <div className="flex justify-center">
            <UnfinishedWall />
          </div>
        )}
      </div>
      <StepHeading focus={whilePaying} className="max-w-full">
        {title}
      </StepHeading>
      <p className="max-w-[42ch] text-muted">{text}</p>
      {reason.kind === 'unknown' && (
        <ButtonLink to={pathTo('landing')} variant="secondary" className="mt-2">
          {words.home}
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
  const { words, lang } = usePayerWords('paid')
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-success-soft py-0.5 pr-1 pl-4">
      <Tick size={18} className="flex-none text-on-success-soft" />
      <p className="flex min-w-0 flex-[1_1_10rem] flex-wrap gap-x-2 py-2 text-sm tabular-nums">
        <span className="font-semibold" lang={lang}>
          {words.youPaid(formatMoney(paidBy(payment), payment.currency))}
        </span>
        <span className="text-muted">{formatMoment(payment.date)}</span>
      </p>
      <Button variant="text" size="sm" onClick={onView}>
        <span lang={lang}>{words.view}</span>
      </Button>
    </div>
  )
}
