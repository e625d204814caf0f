import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, readableId, shortText } from '../common.ts'
import { transactionId } from '../payments/schemas.ts'

const bankAccountId = readableId('BA')
export const payoutId = readableId('PO')

/** The number of wrong attempts at an account's deposits. */
export const mostTries = 3

/** A merchant's payout destination: a bank account or a mobile wallet. */
export const bankAccount = v.object({
  id: bankAccountId,
  merchantId,
  kind: v.picklist(['bank', 'wallet']),
  institution: shortText,
  branch: shortText,
  holder: shortText,
  /** The full number; screens show its last four digits. */
  number: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  /** The balance that it is paid from. */
  currency,
  /** Of its currency: a merchant has one default account for each of its two balances. */
  isDefault: v.boolean(),
  /**
   * The two deposits that verify it, in minor units of its currency, and the number of wrong
   * attempts.
   */
  deposits: v.tuple([minorUnits, minorUnits]),
  tries: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostTries)),
  status: v.picklist(['unverified', 'verified', 'locked']),
  createdAt: instant,
  verifiedAt: v.nullable(instant),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

const payoutStatus = v.picklist(['pending', 'in-transit', 'paid', 'failed', 'cancelled'])
export type PayoutStatus = v.InferOutput<typeof payoutStatus>

/** A payout's schedule and state; its ledger row holds the money. */
export const payout = v.object({
  id: payoutId,
  merchantId,
  /** Its row in the ledger: pending until it is paid, failed when it comes back. */
  transactionId,
  accountId: bankAccountId,
  /**
   * The account's display name, stored because the account can be removed: `CBZ Bank •••• 5277`.
   */
  destination: shortText,
  /** The amount taken from the balance, in minor units, including the fee. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  fee: v.pipe(minorUnits, v.minValue(0)),
  currency,
  status: payoutStatus,
  requestedAt: instant,
  /** The departure to the bank, and the latest arrival. */
  leavesAt: instant,
  arrivesAt: instant,
  /** The time of its next automatic step; omitted once it has ended. */
  movesAt: v.optional(instant),
  endedAt: v.nullable(instant),
  willFail: v.optional(shortText),
  failureReason: v.optional(shortText),
  /** Requested by the automatic payouts. */
  automatic: v.boolean(),
  /**
   * It includes what settled after the first instant (null: since the beginning) and up to the
   * second.
   */
  carriesAfter: v.nullable(instant),
  carriesUpTo: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Payout = v.InferOutput<typeof payout>

const leastAmount = v.pipe(minorUnits, v.minValue(0))

/** A merchant's automatic payout settings; the id is the merchant's. */
export const payoutSettings = v.object({
  id: merchantId,
  every: v.picklist(['none', 'daily', 'weekly']),
  /** The least amount for an automatic payout from each balance, in minor units of its currency. */
  least: v.object({ USD: leastAmount, ZWL: leastAmount }),
  /** The time of the next run; omitted while it is off. */
  nextAt: v.optional(instant),
})
export type PayoutSettings = v.InferOutput<typeof payoutSettings>
