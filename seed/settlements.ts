import { daysSinceMonday, momentOn } from '#db/days.ts'
import { isBusinessDay, onBusinessDayBefore, onNextBusinessDay } from '#db/holidays.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { byCurrency, type Currency, inCurrency } from '#db/money.ts'
import { payoutFee } from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { maskAccount } from '#db/payments/test-accounts.ts'
import { type ChargedDraft, type Draft, historyDays } from './history.ts'
import { randomFrom } from '#db/random.ts'

/** The least that is paid out, in minor units of each currency. */
const smallest = byCurrency((currency) => inCurrency(50_00, 'USD', currency))
const hour = 3_600_000
/** The time of day at which payouts arrive, in minutes after midnight. */
const arrives = 10 * 60 + 15

/**
 * Returns when a payout of some weeks ago arrives, on Tuesday or the next business day, and the Monday
 * at the start of that week, before which what it carries was settled.
 */
export function paydayOf(now: Date, weeks: number): { payday: Date; monday: Date } {
  const monday = momentOn(now, -daysSinceMonday(now) - weeks * 7)
  const tuesday = momentOn(monday, 1, arrives)
  const payday = isBusinessDay(tuesday) ? tuesday : onNextBusinessDay(tuesday, arrives)
  return { payday, monday }
}

type Account = Pick<BankAccount, 'number' | 'kind' | 'createdAt'>

interface Terms {
  /** The balances that are paid out. */
  of: readonly Currency[]
  now: Date
  /** The end of its sales. */
  until: string | null
  /**
   * Its payout account of each currency, used from when it was added; merchants without one get a
   * generated number.
   */
  accounts: Record<Currency, Account | undefined>
  /** How many days of sales it has. */
  days?: number | undefined
  /** The only times at which payouts arrive, as ISO text; any where it is left out. */
  on?: ReadonlySet<string> | undefined
  /** The payments that are disputed, which are held and not paid out. */
  disputed: ReadonlySet<string>
}

const signOf = ({ type }: Draft) => (type === 'refund' || type === 'payout' ? -1 : 1)

/** When a row moves the balance. */
const movesAt = ({ date, availableAt = date }: ChargedDraft) => availableAt

/**
 * Leaves out the refunds, other than of the given ids, that take more than their merchant has ever had left, such as of a
 * first sale, whose fee stays.
 */
export function coveredRows(
  rows: readonly ChargedDraft[],
  written: ReadonlySet<string>,
): ChargedDraft[] {
  const balances = new Map<string, number>()
  const uncovered = new Set<string>()
  const moving = rows.filter(({ status }) => status === 'successful')
  for (const row of moving.sort((one, other) => movesAt(one).localeCompare(movesAt(other)))) {
    const { id, merchantId, currency, type, amount, fee } = row
    const balance = `${merchantId} ${currency}`
    const after = (balances.get(balance) ?? 0) + signOf(row) * amount - fee
    if (after < 0 && type === 'refund' && !written.has(id)) uncovered.add(id)
    else balances.set(balance, after)
  }
  return rows.filter(({ id }) => !uncovered.has(id))
}

/**
 * Generates a merchant's payouts from each balance: every second Tuesday, or the next business day,
 * what the balance had on Monday, as long as it lasts until then: the income of two weeks less fees and
 * refunds, with what was too little before, and occasional adjustments in USD. A payout bears its fee.
 * Without an account, the newest is in transit for two days.
 */
export const settlements = (
  merchant: Pick<Merchant, 'id' | 'name'>,
  rows: readonly ChargedDraft[],
  terms: Terms,
): ChargedDraft[] =>
  terms.of.flatMap((currency) =>
    settlementsIn(
      currency,
      merchant,
      rows.filter((row) => row.currency === currency && row.status === 'successful'),
      terms,
    ),
  )

function settlementsIn(
  currency: Currency,
  { id: merchantId, name }: Pick<Merchant, 'id' | 'name'>,
  rows: readonly ChargedDraft[],
  { now, until, accounts, days = historyDays, on, disputed }: Terms,
): ChargedDraft[] {
  /** The oldest fortnight, in weeks ago. */
  const oldest = Math.ceil(days / 14) * 2 - 2
  const random = randomFrom(`${merchantId} settlements${currency === 'USD' ? '' : ` ${currency}`}`)
  const number = String(1000 + Math.floor(random() * 9000))
  const known = accounts[currency]
  const shared = {
    merchantId,
    customer: name,
    currency,
    account: known ? maskAccount(known.number) : `**** ${number}`,
    paymentMethod: 'bank',
  } as const
  const sorted = [...rows].sort((one, other) => movesAt(one).localeCompare(movesAt(other)))
  const drafts: ChargedDraft[] = []
  let next = 0
  let balance = 0
  /** Returns what the balance is before a moment, the lowest that it is on the way, and the place of the next row. */
  function upTo(before: string) {
    let [sum, lowest, at] = [balance, balance, next]
    for (let row = sorted[at]; row && movesAt(row) < before; row = sorted[at]) {
      const kept = disputed.has(row.id) ? 0 : signOf(row) * row.amount
      sum += kept - row.fee
      lowest = Math.min(lowest, sum)
      at += 1
    }
    return { sum, lowest, at }
  }
  const takeIn = (before: string): void => {
    const { sum, at } = upTo(before)
    balance = sum
    next = at
  }
  // The random numbers of a fortnight go by its age, so that they stay the same from day to day.
  const corrections = Array.from({ length: oldest / 2 + 1 }, () => ({
    isWanted: random() < 0.1,
    amount: 200 + Math.floor(random() * 16) * 50,
  }))
  for (let weeks = oldest; weeks >= 0; weeks -= 2) {
    const { payday, monday } = paydayOf(now, weeks)
    const date = payday.toISOString()
    if (payday > now || (until !== null && date > until)) continue
    if (on && !on.has(date)) continue
    if (known && onBusinessDayBefore(payday).toISOString() < known.createdAt) continue
    takeIn(monday.toISOString())
    // What refunds take later stays, so that the balance lasts.
    const amount = upTo(now.toISOString()).lowest
    takeIn(date)
    if (amount < smallest[currency]) continue
    balance -= amount
    const isNew = now.getTime() - Date.parse(date) < 48 * hour
    drafts.push({
      ...shared,
      id: `${merchantId} payout ${currency} ${weeks}`,
      date,
      amount,
      fee: payoutFee(known?.kind ?? 'bank', { amount, currency }),
      status: isNew && !known ? 'pending' : 'successful',
      type: 'payout',
      reference: 'Payout for two weeks',
    })
    const correction = corrections[weeks / 2]
    if (currency !== 'USD' || !correction?.isWanted) continue
    balance += correction.amount
    drafts.push({
      ...shared,
      id: `${merchantId} adjustment ${weeks}`,
      date,
      amount: correction.amount,
      fee: 0,
      status: 'successful',
      type: 'adjustment',
      reference: 'Fee correction',
    })
  }
  return drafts
}
