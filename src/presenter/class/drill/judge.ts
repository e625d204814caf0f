import * as v from 'valibot'
import type { PaymentCheck, ShownPayment } from '#db/payments/check-payment.ts'
import { currencies, type Currency, inCurrency, inUsd } from '#db/money.ts'
import { countOf, formatMoney } from '#db/text/format.ts'

/** Why a message isn't what the shop received. */
export const reasons = ['amount', 'used', 'refunded', 'unpaid', 'unknown'] as const
const decision = v.picklist(['real', ...reasons])
export type Decision = v.InferOutput<typeof decision>

export const reasonLabels: Record<(typeof reasons)[number], string> = {
  amount: 'Another amount was paid',
  used: 'Paid on an earlier day',
  refunded: 'Refunded',
  unpaid: 'Pending or failed',
  unknown: 'Not among our payments',
}

const sum = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.picklist(currencies),
})
type Sum = v.InferOutput<typeof sum>

/** A customer at the till: what was decided, what the ledger says, and what goods given away would cost. */
export const round = v.object({
  message: v.string(),
  decided: decision,
  is: decision,
  /** What handing over the goods loses, in minor units; null if nothing. */
  loss: v.nullable(sum),
  seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether the payment was looked up first. */
  checked: v.boolean(),
})
export type Round = v.InferOutput<typeof round>

/** Returns the largest amount that a message names; null without one. */
function claimedIn({ amounts }: ShownPayment, otherwise: Currency): Sum | null {
  const claims = amounts.map(({ minor, currency }) => ({
    amount: minor,
    currency: currency === null || currency === 'other' ? otherwise : currency,
  }))
  const worth = ({ amount, currency }: Sum) => inUsd(amount, currency)
  return claims.sort((one, other) => worth(other) - worth(one))[0] ?? null
}

/**
 * Returns what the ledger says of a message, by what `checkPayment` found, and what a shop that hands over the goods
 * loses. A message that doesn't name one payment proves none. DEMO-26.
 */
export function truthOf(check: PaymentCheck, shown: ShownPayment): Pick<Round, 'is' | 'loss'> {
  if (check.kind !== 'payment') return { is: 'unknown', loss: claimedIn(shown, 'USD') }
  const { state, row } = check
  const { amount, currency, refunded } = row
  const claimed = claimedIn(shown, currency) ?? { amount, currency }
  switch (state) {
    case 'paid':
      return { is: 'real', loss: null }
    case 'earlier':
      return { is: 'used', loss: claimed }
    case 'other-amount': {
      const lost = claimed.amount - inCurrency(amount, currency, claimed.currency)
      return { is: 'amount', loss: lost > 0 ? { ...claimed, amount: lost } : null }
    }
    case 'part-refunded':
      return { is: 'refunded', loss: { amount: refunded, currency } }
    case 'refunded':
      return { is: 'refunded', loss: claimed }
    case 'pending':
    case 'failed':
      return { is: 'unpaid', loss: claimed }
    case 'not-payment':
      return { is: 'unknown', loss: claimed }
  }
}

/** Returns whether a round cost the shop something. */
export const isCostly = ({ decided, is, loss }: Round): boolean =>
  decided === 'real' && is !== 'real' && loss !== null

export const isRight = ({ decided, is }: Round): boolean => decided === is

/** Returns what was lost in rounds, as `$45.00 and ZWL 430.00`; '' if nothing was. */
export function lossText(rounds: readonly Round[]): string {
  const lost = rounds.filter(isCostly).map(({ loss }) => loss)
  return currencies
    .map((currency) => ({
      currency,
      amount: lost.reduce((all, each) => all + (each?.currency === currency ? each.amount : 0), 0),
    }))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => formatMoney(amount, currency))
    .join(' and ')
}

/** The score of a drill's rounds. */
export interface DrillScore {
  right: number
  of: number
  seconds: number
  /** Rounds decided without looking the payment up. */
  unchecked: number
  /** Customers who had paid and were turned away. */
  turnedAway: number
  /** Rounds rightly turned away, but for another reason than the ledger's. */
  otherReason: number
}

/** Returns the score of a drill's rounds. DEMO-26. */
export function scoreOf(rounds: readonly Round[]): DrillScore {
  const count = (of: (each: Round) => boolean) => rounds.filter(of).length
  return {
    right: count(isRight),
    of: rounds.length,
    seconds: rounds.reduce((all, { seconds }) => all + seconds, 0),
    unchecked: count(({ checked }) => !checked),
    turnedAway: count(({ decided, is }) => is === 'real' && decided !== 'real'),
    otherReason: count(({ decided, is }) => decided !== 'real' && is !== 'real' && decided !== is),
  }
}

/** Returns what went wrong, the costliest first, in short sentences for the trainer. */
export function mistakesIn(rounds: readonly Round[]): string[] {
  const { turnedAway, otherReason } = scoreOf(rounds)
  const lost = lossText(rounds)
  return [
    ...(lost === '' ? [] : [`Goods given away: ${lost}`]),
    ...(turnedAway === 0 ? [] : [`Turned away after paying: ${countOf(turnedAway, 'customer')}`]),
    ...(otherReason === 0 ? [] : [`Wrong reason: ${countOf(otherReason, 'message')}`]),
  ]
}
