import { leastPayout, payoutFee, payoutFees } from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { maskAccount } from '#db/payments/test-accounts.ts'
import type { ChargedDraft } from './history.ts'
import { paydayOf } from './settlements.ts'
import { movedBy, type PayoutFee, type TargetFigures, type Terms, wholesale } from './wholesale.ts'
import { SeedError } from './seed-error.ts'

/** A day on which a payout arrives, and the midnight before which its payments were settled. */
interface Payday {
  date: Date
  upTo: string
}

/** Returns the newest paydays before `now`: every second Tuesday, or the next business day; oldest first. */
function paydays(now: Date, count: number): Payday[] {
  return Array.from({ length: count + 1 }, (_, index): Payday => {
    const { payday, monday } = paydayOf(now, index * 2)
    return { date: payday, upTo: monday.toISOString() }
  })
    .filter(({ date }) => date <= now)
    .slice(0, count)
    .reverse()
}

/**
 * Returns a merchant's payouts in USD, which add up to `total` before their fees: each takes what
 * came in since the one before, the first all but what stays in the balance. Returns null where one
 * of them would be smaller than a payout may be.
 */
function payouts(
  { id: merchantId, name }: Terms['merchant'],
  rows: readonly ChargedDraft[],
  days: readonly Payday[],
  { account, total }: { account: Pick<BankAccount, 'number' | 'kind'>; total: number },
): ChargedDraft[] | null {
  const settledUpTo = ({ upTo }: Payday) =>
    rows.reduce((sum, row) => ((row.availableAt ?? row.date) < upTo ? sum + movedBy(row) : sum), 0)
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

/** The most payouts that the total paid out is made of. */
const mostPayouts = 20
/** How many paydays ago the platform corrected a fee, and by how much, in minor units of USD. */
const corrected = { paydaysAgo: 5, amount: 6_50 }

/** Returns the correction of a fee, carried by a payout like a payment. */
function correction({ merchant, now }: Terms, account: string): ChargedDraft[] {
  return paydays(now, corrected.paydaysAgo)
    .slice(0, 1)
    .map(({ date }) => ({
      id: `${merchant.id} correction`,
      merchantId: merchant.id,
      date: date.toISOString(),
      customer: merchant.name,
      amount: corrected.amount,
      currency: 'USD',
      account,
      paymentMethod: 'bank',
      fee: 0,
      status: 'successful',
      type: 'adjustment',
      reference: 'Fee correction',
    }))
}

interface Wanted {
  account: BankAccount
  targets: TargetFigures
  terms: Terms
  /** Makes the payouts in ZWL of some rows, on any payday or only on some, as ISO text. */
  inZwl: (rows: readonly ChargedDraft[], on?: ReadonlySet<string>) => ChargedDraft[]
}

/** How often the orders are made anew until they count with the fees of the payouts in ZWL that they bring. */
const mostTries = 20

/**
 * Returns the orders and payouts, in USD and ZWL, that make a merchant's rows add up to the target
 * figures. Throws a `SeedError` where the figures can't be reached. DEMO-2.
 */
export function ordersAndPayouts(rows: readonly ChargedDraft[], wanted: Wanted): ChargedDraft[] {
  let counted: ChargedDraft[] | undefined
  for (let tries = 0; tries < mostTries; tries += 1) {
    const made = ordersAndPayoutsInUsd(rows, wanted, counted ?? [])
    // Fees of payouts leave less for orders, which may then bring too little for a payout. From one try to the next there
    // are only fewer of them, so that the tries end.
    const days = counted && new Set(counted.map(({ date }) => date))
    const next = wanted.inZwl([...rows, ...made], days)
    if (counted && feesOn(next) === feesOn(counted)) return [...made, ...next]
    counted = next
  }
  throw new SeedError(['seed/rows/target-figures.json: the fees can’t add up to "monthFees"'])
}

const feesOn = (payoutRows: readonly ChargedDraft[]): string =>
  payoutRows.map(({ date, fee }) => `${date} ${fee}`).join()

function ordersAndPayoutsInUsd(
  rows: readonly ChargedDraft[],
  { account, targets, terms }: Wanted,
  payoutsInZwl: readonly ChargedDraft[],
): ChargedDraft[] {
  const corrections = correction(terms, maskAccount(account.number))
  const own = [...rows, ...corrections]
  for (let count = mostPayouts; count > 0; count -= 1) {
    const days = paydays(terms.now, count)
    const fees = days.map(({ date }): PayoutFee => ({
      date: date.toISOString(),
      currency: 'USD',
      fee: payoutFees.bank.USD,
    }))
    const orders = wholesale(own, targets, [...fees, ...payoutsInZwl], terms)
    const total = targets.paidOut + count * payoutFees.bank.USD
    const made = payouts(terms.merchant, terms.settled([...own, ...orders]), days, {
      account,
      total,
    })
    if (made) return [...corrections, ...orders, ...made]
  }
  throw new SeedError(['seed/rows/target-figures.json: the payouts can’t add up to "paidOut"'])
}
