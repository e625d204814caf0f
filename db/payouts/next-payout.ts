import type { Merchant } from '../merchants/schemas.ts'
import { byCurrency, currencies, type Currency } from '../money.ts'
import type { Balances } from './balance-figures.ts'
import { accountName } from './institutions.ts'
import { automaticAccount, automaticAmount, payoutTimes } from './rules.ts'
import type { BankAccount, Payout, PayoutSettings } from './schemas.ts'

/** The payout that arrives next. */
export interface NextPayout {
  /** What arrives, after the fee, in minor units of each currency; for a planned one, what would leave now, before it. */
  amounts: Record<Currency, number>
  /** When it arrives at the latest, as ISO text. */
  arrivesAt: string
  /** When it leaves by itself; null for one that was already requested. */
  leavesAt: string | null
  /** The accounts' display names. */
  to: string[]
  /** The id of a requested one; null for a planned one. */
  id: Payout['id'] | null
  /** How many more are in progress. */
  others: number
}

interface Source {
  payouts: readonly Payout[]
  accounts: readonly BankAccount[]
  settings: PayoutSettings | undefined
  balances: Balances
  merchant: Pick<Merchant, 'plan' | 'status'> | undefined
}

const nothing = () => byCurrency(() => 0)

/** Returns the first to arrive of the payouts in progress; those on hold have no time. */
function requested(payouts: readonly Payout[]): NextPayout | null {
  const moving = payouts
    .filter(({ movesAt }) => movesAt !== undefined)
    .sort((one, other) => one.arrivesAt.localeCompare(other.arrivesAt))
  const [first] = moving
  if (!first) return null
  const { id, amount, fee, currency, arrivesAt, destination } = first
  return {
    amounts: { ...nothing(), [currency]: amount - fee },
    arrivesAt,
    leavesAt: null,
    to: [destination],
    id,
    others: moving.length - 1,
  }
}

/** Returns what the automatic payouts would take from the balances as they are now; null where they are off. */
function planned({ accounts, settings, balances, merchant }: Source): NextPayout | null {
  const leavesAt = settings?.nextAt
  if (!settings || leavesAt === undefined || merchant?.status === 'suspended') return null
  const found = currencies.flatMap((currency) => {
    const account = automaticAccount(accounts, currency)
    if (!account) return []
    const { available } = balances[currency]
    const amount = automaticAmount(available, currency, settings.least[currency])
    return [{ account, currency, amount }]
  })
  if (found.length === 0) return null
  const paid = found.filter(({ amount }) => amount > 0)
  const shown = paid.length > 0 ? paid : found
  const plan = merchant?.plan ?? 'basic'
  // A wallet's may be there days before a bank's.
  const arrivals = shown
    .map(({ account }) => payoutTimes(plan, leavesAt, account).arrivesAt)
    .sort((one, other) => one.localeCompare(other))
  return {
    amounts: paid.reduce((sum, each) => ({ ...sum, [each.currency]: each.amount }), nothing()),
    arrivesAt: arrivals.at(-1) ?? leavesAt,
    leavesAt,
    to: shown.map(({ account }) => accountName(account)),
    id: null,
    others: 0,
  }
}

/**
 * Returns the payout that arrives next: the first of those in progress, or else the automatic one that is planned; null
 * where there is neither. OUT-6.
 */
export const nextPayoutOf = (source: Source): NextPayout | null =>
  requested(source.payouts) ?? planned(source)
