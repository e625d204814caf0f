import { daysSinceMonday, momentOn } from '#db/days.ts'
import { isBusinessDay, onNextBusinessDay } from '#db/holidays.ts'
import { leastPayout, payoutFee } from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { maskAccount } from '#db/payments/test-accounts.ts'
import type { ChargedDraft } from './history.ts'
import { arrives } from './settlements.ts'

/** A day on which a payout arrives, and the midnight before which its payments were made. */
export interface Payday {
  date: Date
  upTo: string
}

/** Returns the newest paydays before `now`: every second Tuesday, or the next business day; oldest first. */
export function paydays(now: Date, count: number): Payday[] {
  return Array.from({ length: count + 1 }, (_, index): Payday => {
    const monday = -daysSinceMonday(now) - index * 14
    const tuesday = momentOn(now, monday + 1, arrives)
    const date = isBusinessDay(tuesday) ? tuesday : onNextBusinessDay(tuesday, arrives)
    return { date, upTo: momentOn(now, monday).toISOString() }
  })
    .filter(({ date }) => date <= now)
    .slice(0, count)
    .toReversed()
}

const movedBy = ({ type, status, amount, fee, currency }: ChargedDraft): number => {
  if (currency !== 'USD' || status !== 'successful') return 0
  return type === 'payment' ? amount - fee : type === 'refund' ? -amount : 0
}

/**
 * Returns a merchant's payouts in USD, which add up to `total` before their fees: each takes what
 * came in since the one before, the first all but what stays in the balance. Returns null where one
 * of them would be smaller than a payout may be.
 */
export function paidOut(
  { id: merchantId, name }: { id: string; name: string },
  rows: readonly ChargedDraft[],
  days: readonly Payday[],
  { account, total }: { account: Pick<BankAccount, 'number' | 'kind'>; total: number },
): ChargedDraft[] | null {
  const settledUpTo = ({ upTo }: Payday) =>
    rows.reduce((sum, row) => (row.date < upTo ? sum + movedBy(row) : sum), 0)
  const settled = days.map(settledUpTo)
  const stays = (settled.at(-1) ?? 0) - total
  const amounts = settled.map((sum, index) => sum - (settled[index - 1] ?? stays))
  if (stays < 0 || amounts.some((amount) => amount < leastPayout.USD)) return null
  return days.map(({ date }, index): ChargedDraft => {
    const amount = amounts[index] ?? 0
    return {
      id: `${merchantId} payout ${days.length - index}`,
      merchantId,
      date: date.toISOString(),
      customer: name,
      amount,
      currency: 'USD',
      account: maskAccount(account.number),
      paymentMethod: 'bank',
      fee: payoutFee(account.kind, { amount, currency: 'USD' }),
      status: 'successful',
      type: 'payout',
      reference: 'Payout for two weeks',
    }
  })
}
