import { isSameDay } from '#db/days.ts'
import { holidaysBetween } from '#db/holidays.ts'
import { type Currency, currencyName } from '#db/money.ts'
import type { NextPayout } from '#db/payouts/next-payout.ts'
import type { BankAccount, PayoutSettings, PayoutStatus } from '#db/payouts/schemas.ts'
import { payoutFees } from '#db/payouts/rules.ts'
import { formatCount, formatDay, formatMoney, formatTime, rateInWords } from '#db/text/format.ts'
import { amountsInWords } from './balances.ts'

/** Labels and tones of payout statuses. */
export const payoutStatuses = {
  pending: { tone: 'wait', label: 'Pending' },
  'in-transit': { tone: 'wait', label: 'In transit' },
  paid: { tone: 'ok', label: 'Paid' },
  failed: { tone: 'bad', label: 'Failed' },
  cancelled: { tone: 'off', label: 'Cancelled' },
} as const satisfies Record<PayoutStatus, object>

/** Labels and tones of account statuses. */
export const accountStatuses = {
  unverified: { tone: 'wait', label: 'Unverified' },
  verified: { tone: 'ok', label: 'Verified' },
  locked: { tone: 'bad', label: 'Locked' },
} as const satisfies Record<BankAccount['status'], object>

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Formats a day with its weekday: `Tuesday, Nov 24`. */
export const weekdayText = (instant: string): string =>
  `${weekdays[new Date(instant).getDay()]}, ${formatDay(instant)}`

/** Describes an arrival time: `today by 5:00 PM`, `Tuesday, Nov 24, by 8:00 AM`. */
export function byWhen(instant: string, now: Date): string {
  const at = new Date(instant)
  const by = `by ${formatTime(instant)}`
  if (isSameDay(at, now)) return `today ${by}`
  if (isSameDay(at, now, 1)) return `tomorrow ${by}`
  return `${weekdayText(instant)}, ${by}`
}

type Next = Pick<NextPayout, 'arrivesAt' | 'leavesAt' | 'to' | 'others'>

/** Says when the next payout arrives, and where: `Arrives tomorrow by 8:00 AM, CBZ Bank •••• 5277`. */
export function nextPayoutInWords({ arrivesAt, leavesAt, to, others }: Next, now: Date): string {
  const when = `${leavesAt === null ? 'Arrives' : 'Automatic, arrives'} ${byWhen(arrivesAt, now)}`
  const more = others > 0 ? `, and ${formatCount(others)} more` : ''
  return `${when}, ${listed(to)}${more}`
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Says why a payout to an account arrives as late as it does, as the end of a sentence; '' where nothing delays it. */
export function delayInWords(kind: BankAccount['kind'], from: string, to: string): string {
  // Wallets are paid on every day.
  if (kind === 'wallet') return ''
  const [first, last] = [new Date(from), new Date(to)]
  const names = holidaysBetween(first, last)
  const days = (last.getTime() - first.getTime()) / 86_400_000
  // A weekend delays a payout by at least this much; a holiday has a name.
  if (names.length === 0 && days <= 1.5) return ''
  return names.length === 0
    ? ': banks are closed on weekends and public holidays'
    : `: banks are closed on weekends and ${listed(names)}`
}

/** Describes the fee of a payout to an account. */
export const payoutFeeRule = (kind: BankAccount['kind'], currency: Currency): string =>
  kind === 'wallet'
    ? `${payoutFees.walletPercent}%, to a wallet`
    : `${formatMoney(payoutFees.bank[currency], currency)}, to a bank`

/** Says where the fee and the least of a payout in ZWL come from; '' in USD, in which they are set. */
export const payoutTermsInWords = (currency: Currency): string =>
  currency === 'USD'
    ? ''
    : `Fees and minimums in ${currencyName('ZWL')} are those in USD at ${rateInWords()}, the sample rate.`

/** Describes the automatic payouts, as a sentence. */
export function automaticInWords(settings: PayoutSettings | null): string {
  if (!settings || settings.every === 'none') return 'Off. Request each payout yourself.'
  const when =
    settings.every === 'daily'
      ? 'Every business day at 8:00\u00a0AM'
      : 'On the first business day of each week at 8:00\u00a0AM'
  const least = amountsInWords(settings.least)
  return `${when}, each available balance goes to its default account.${least && ` Minimum: ${least}.`}`
}
