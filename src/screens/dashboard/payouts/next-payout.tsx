import { type ReactNode, useEffect, useState } from 'react'
import { currentDate, onTimeMoved } from '#db/clock.ts'
import { currencies } from '#db/money.ts'
import { accountName } from '#db/payouts/institutions.ts'
import type { Payouts } from '#db/payouts/queries.ts'
import { payoutTimes, leastPayout } from '#db/payouts/rules.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { automaticInWords, byWhen } from '#src/rules/payouts.ts'
import { AccountState } from '#src/screens/shared/payouts/account-state.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'

/** Says when the next payout leaves by itself, or when one requested now arrives. */
export function nextInWords(
  {
    accounts,
    settings,
    balances,
    plan,
  }: Pick<Payouts, 'accounts' | 'settings' | 'balances' | 'plan'>,
  now: Date,
): string {
  const verified = accounts
    .filter(({ status }) => status === 'verified')
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
  if (verified.length === 0) return 'Add and verify a payout account to request a payout.'
  if (settings?.nextAt !== undefined) return `Next payout: ${formatMoment(settings.nextAt)}.`
  const account = verified.find(
    ({ currency }) => balances[currency].available >= leastPayout[currency],
  )
  if (!account) {
    const of = currencies.filter((each) => verified.some(({ currency }) => currency === each))
    const least = of.map((currency) => formatMoney(leastPayout[currency], currency))
    return `You can request a payout from ${least.join(' or ')}.`
  }
  const { arrivesAt } = payoutTimes(plan, now.toISOString(), account)
  return `A payout requested now arrives ${byWhen(arrivesAt, now)}.`
}

/** Returns the current instant, live to the minute, because banks close at one. */
function useNow(): Date {
  const [now, setNow] = useState(currentDate)
  useEffect(() => {
    const look = () => setNow(currentDate())
    const timer = setInterval(look, 60_000)
    const unsubscribe = onTimeMoved(look)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [])
  return now
}

interface PayoutPartProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

function PayoutPart({ title, action, children }: PayoutPartProps) {
  return (
    <div className="px-card pt-1.5 pb-3 md:pt-2 md:pb-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base">{title}</h2>
        {action}
      </div>
      {children}
    </div>
  )
}

interface Props extends Forbiddable {
  found: Payouts
  /** A payout is under way, which stands above with its progress. */
  isUnderWay: boolean
  onAccounts: () => void
  onAutomatic: () => void
}

/** The next payout, where it goes, and whether it goes by itself (OUT-2, MSG-1). */
export function NextPayout({ found, isUnderWay, forbidden, onAccounts, onAutomatic }: Props) {
  const { accounts, settings } = found
  const now = useNow()
  const defaults = accounts.filter(({ isDefault }) => isDefault)
  const shown = defaults.length > 0 ? defaults : accounts.slice(0, 1)
  const others = accounts.length - shown.length
  return (
    <Card className="@container">
      <div className="divide-y divide-line @2xl:flex @2xl:divide-x @2xl:divide-y-0 @2xl:*:flex-1">
        {!isUnderWay && (
          <PayoutPart title={payoutMessages.noPending}>
            <p className="text-muted tabular-nums">{nextInWords(found, now)}</p>
          </PayoutPart>
        )}
        <PayoutPart
          title={shown.length > 1 ? 'Payout accounts' : 'Payout account'}
          action={
            <Button variant="text" size="sm" className="-mx-2" onClick={onAccounts}>
              Manage Bank Accounts
            </Button>
          }
        >
          {shown.map((account) => (
            <div
              key={account.id}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-0.5"
            >
              <span className="wrap-anywhere text-muted tabular-nums">{accountName(account)}</span>
              <AccountState account={account} />
            </div>
          ))}
          {others > 0 && <p className="text-sm text-muted">{others} more</p>}
          {accounts.length === 0 && <p className="text-muted">None yet.</p>}
        </PayoutPart>
        <PayoutPart
          title="Automatic payouts"
          action={
            <Button
              variant="text"
              size="sm"
              className="-mr-2"
              aria-label="Change automatic payouts"
              forbidden={forbidden}
              onClick={onAutomatic}
            >
              Change
            </Button>
          }
        >
          <p className="text-muted">{automaticInWords(settings)}</p>
        </PayoutPart>
      </div>
    </Card>
  )
}
