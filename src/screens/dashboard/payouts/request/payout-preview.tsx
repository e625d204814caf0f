import type { PlanId } from '#db/merchants/schemas.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { payoutTimes, payoutFee } from '#db/payouts/rules.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { formatMoney, rateInWords } from '#src/rules/format.ts'
import { byWhen, payoutFeeRule, skippedDays } from '#src/rules/payouts.ts'
import { plans, settlementTerms } from '#src/rules/pricing.ts'

interface Props {
  amount: string
  /** The largest payout in the account's currency, in minor units. */
  most: number
  account: BankAccount
  plan: PlanId
  now: Date
}

/** A payout's fee, net amount and arrival, while it is typed. */
export function PayoutPreview({ amount, most, account, plan, now }: Props) {
  const typed = parseAmount(amount)
  const { kind, currency, number } = account
  // An amount that can't be requested has no preview.
  const minor = typed.error === undefined && typed.minor <= most ? typed.minor : null
  const fee = minor && Math.min(minor, payoutFee(kind, { amount: minor, currency }))
  const asked = now.toISOString()
  const { arrivesAt } = payoutTimes(plan, asked, number)
  const parts = [
    ['Amount', minor],
    ['Fee', fee && -fee],
    ['You receive', minor && minor - (fee ?? 0)],
  ] as const
  const name = plans.find(({ id }) => id === plan)?.name ?? ''
  return (
    <div className="rounded-control bg-sunken px-4 py-3" aria-live="polite">
      {/* A figure alone says nothing, so they are announced together. */}
      <dl
        aria-atomic
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3"
      >
        {parts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-subtle">{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {value === null ? '–' : formatMoney(value, currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-sm text-subtle tabular-nums">
        The fee is {payoutFeeRule(kind, currency)}
        {minor !== null && fee === minor && ', more than this payout'}.
        {currency === 'ZWL' && ` ${rateInWords()}, the sample rate.`}
      </p>
      <p className="mt-2.5 border-t border-line pt-2.5">
        Arrives <b className="font-semibold">{byWhen(arrivesAt, now)}</b>
      </p>
      <p className="text-sm text-subtle">
        {`${name} plan: ${settlementTerms[plan].toLowerCase()}. ${skippedDays(asked, arrivesAt)}`}
      </p>
    </div>
  )
}
