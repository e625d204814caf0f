import { daysSinceMonday, momentOn } from '#db/days.ts'
import { isBusinessDay, onBusinessDayBefore, onNextBusinessDay } from '#db/holidays.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { inUsd } from '#db/money.ts'
import { payoutFee } from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { maskAccount } from '#db/payments/test-accounts.ts'
import { type ChargedDraft, type Draft, historyDays } from './history.ts'
import { randomFrom } from '#db/random.ts'

const smallest = 50_00
const hour = 3_600_000
/** The time of day at which payouts arrive, in minutes after midnight. */
export const arrives = 10 * 60 + 15

interface Terms {
  now: Date
  /** The end of its sales. */
  until: string | null
  /** Its payout account, used from when it was added; merchants without one get a generated number. */
  account?: Pick<BankAccount, 'number' | 'kind' | 'createdAt'> | undefined
  /** The limit of its payouts' total, in minor units of USD; the newest that fit are included. */
  most?: number | undefined
}

const withSign = ({ type, amount }: Draft) => (type === 'refund' ? -amount : amount)

/**
 * Generates a merchant's payouts: every second Tuesday, or the next business day, the USD income of
 * the last two weeks less fees and refunds, with occasional adjustments carried by the next payout. A
 * payout bears its fee. Without an account, the newest is in transit for two days.
 */
export function settlements(
  { id: merchantId, name }: Pick<Merchant, 'id' | 'name'>,
  rows: readonly ChargedDraft[],
  { now, until, account: known, most = Infinity }: Terms,
): ChargedDraft[] {
  const random = randomFrom(`${merchantId} settlements`)
  const number = String(1000 + Math.floor(random() * 9000))
  const account = known ? maskAccount(known.number) : `**** ${number}`
  const settled = rows.filter(({ status }) => status === 'successful')
  /** Returns the income of a period, in minor units of USD. */
  const sumOf = (from: string, to: string) =>
    settled
      .filter(({ date }) => date >= from && date < to)
      .reduce(
        (sum, row) => sum + inUsd(withSign(row), row.currency) - inUsd(row.fee, row.currency),
        0,
      )
  const periods: { weeks: number; date: string; sales: number; correction: number }[] = []
  for (let weeks = 0; weeks * 7 < historyDays; weeks += 2) {
    const monday = -daysSinceMonday(now) - weeks * 7
    const tuesday = momentOn(now, monday + 1, arrives)
    const payday = isBusinessDay(tuesday) ? tuesday : onNextBusinessDay(tuesday, arrives)
    const date = payday.toISOString()
    const wanted = random() < 0.1
    const correction = 200 + Math.floor(random() * 16) * 50
    if (payday > now || (until !== null && date > until)) continue
    if (known && onBusinessDayBefore(payday).toISOString() < known.createdAt) continue
    const sales = sumOf(
      momentOn(now, monday - 14).toISOString(),
      momentOn(now, monday).toISOString(),
    )
    if (sales >= smallest) periods.push({ weeks, date, sales, correction: wanted ? correction : 0 })
  }
  let left = most
  return periods.flatMap(({ weeks, date, sales, correction }) => {
    const shared = {
      merchantId,
      date,
      customer: name,
      currency: 'USD',
      account,
      paymentMethod: 'bank',
    } as const
    const before = periods.find((each) => each.weeks === weeks + 2)?.correction ?? 0
    const amount = sales + before
    const isNew = now.getTime() - Date.parse(date) < 48 * hour
    const payout: ChargedDraft = {
      ...shared,
      id: `${merchantId} payout ${weeks}`,
      amount,
      fee: payoutFee(known?.kind ?? 'bank', { amount, currency: 'USD' }),
      status: isNew && !known ? 'pending' : 'successful',
      type: 'payout',
      reference: 'Payout for two weeks',
    }
    const adjustment: ChargedDraft = {
      ...shared,
      id: `${merchantId} adjustment ${weeks}`,
      amount: correction,
      fee: 0,
      status: 'successful',
      type: 'adjustment',
      reference: 'Fee correction',
    }
    left -= amount
    return [...(left >= 0 ? [payout] : []), ...(correction > 0 ? [adjustment] : [])]
  })
}
