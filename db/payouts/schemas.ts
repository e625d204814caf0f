import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, readableId, shortText } from '../common.ts'
import { transactionId } from '../payments/schemas.ts'

export const bankAccountId = readableId('BA')
export const payoutId = readableId('PO')

/** How often the deposits of an account may be typed wrongly. */
export const mostTries = 3

/** Where a merchant's money goes: an account with a bank, or a mobile wallet. */
export const bankAccount = v.object({
  id: bankAccountId,
  merchantId,
  kind: v.picklist(['bank', 'wallet']),
  institution: shortText,
  branch: shortText,
  holder: shortText,
  /** The whole number: screens show its last four digits. */
  number: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  currency,
  isDefault: v.boolean(),
  /** The two deposits that prove it, in minor units of its currency, and how often they were typed wrongly. */
  deposits: v.tuple([minorUnits, minorUnits]),
  tries: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostTries)),
  status: v.picklist(['unverified', 'verified', 'locked']),
  createdAt: instant,
  verifiedAt: v.nullable(instant),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

export const payoutStatus = v.picklist(['pending', 'in-transit', 'paid', 'failed', 'cancelled'])
export type PayoutStatus = v.InferOutput<typeof payoutStatus>

/** A payout's schedule and state; its ledger row holds the money. */
export const payout = v.object({
  id: payoutId,
  merchantId,
  /** Its row in the ledger: pending until it is paid, failed when it comes back. */
  transactionId,
  accountId: bankAccountId,
  /** The account as it is shown, also once it is removed: `CBZ Bank •••• 5277`. */
  destination: shortText,
  /** What leaves the balance, in minor units, the fee included. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  fee: v.pipe(minorUnits, v.minValue(0)),
  currency,
  status: payoutStatus,
  requestedAt: instant,
  /** When it leaves for the bank, and by when it is there. */
  leavesAt: instant,
  arrivesAt: instant,
  /** When it next moves by itself; none once it has come to its end. */
  movesAt: v.optional(instant),
  endedAt: v.nullable(instant),
  willFail: v.optional(shortText),
  failureReason: v.optional(shortText),
  /** Whether the automatic payouts asked for it. */
  automatic: v.boolean(),
  /** It carries what settled after the one instant, the beginning where there is none, and up to the other. */
  carriesAfter: v.nullable(instant),
  carriesUpTo: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Payout = v.InferOutput<typeof payout>

/** A merchant's automatic payout settings; the id is the merchant's. */
export const payoutSettings = v.object({
  id: merchantId,
  every: v.picklist(['none', 'daily', 'weekly']),
  /** The least that is paid out by itself, in minor units of USD. */
  least: v.pipe(minorUnits, v.minValue(0)),
  /** When it is next looked at; none while it is off. */
  nextAt: v.optional(instant),
})
export type PayoutSettings = v.InferOutput<typeof payoutSettings>
