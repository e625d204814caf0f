import { startOfDay } from '../days.ts'
import { isChargedOnly } from '../disputes/rules.ts'
import type { PaymentCase } from '../disputes/schemas.ts'
import type { LedgerRow } from '../ledger/rows.ts'
import { isUnsettled, movementsOf } from '../payouts/movements.ts'
import type { Payout } from '../payouts/schemas.ts'
import { hasSucceeded } from './rules.ts'

/** The days, today included, in which a failed payment is worth another attempt. */
const recentDays = 3

/** The time in milliseconds after which a pending payment needs attention. */
const pendingTooLong = 3_600_000

/** Returns the start of the recent period at an instant, in milliseconds. */
export const recentSince = (now: Date): number => startOfDay(now, 1 - recentDays)

/** Returns whether a payout came back in the recent period, as its merchant should know. HOME-1. */
export const failedLately = (
  { status, endedAt }: Pick<Payout, 'status' | 'endedAt'>,
  now: Date,
): boolean => status === 'failed' && Date.parse(endedAt ?? '') >= recentSince(now)

const tasks = ['charged', 'waiting', 'failed'] as const
export type PaymentTask = (typeof tasks)[number]

type Case = Pick<PaymentCase, 'status'>

/**
 * Returns what a payment asks its merchant to do at an instant: to report it, as it was charged, but not received, to
 * retry it, as its customer has not answered, or to ask for it again, as it failed lately. Null for nothing, and while a
 * case of it is open. HOME-1.
 */
export function taskOf(
  row: LedgerRow,
  paymentCase: Case | undefined,
  now: Date,
): PaymentTask | null {
  if (row.type !== 'payment' || hasSucceeded(row) || paymentCase?.status === 'open') return null
  if (isChargedOnly(row, paymentCase)) return 'charged'
  if (row.status === 'failed') return row.settled >= recentSince(now) ? 'failed' : null
  return row.instant <= now.getTime() - pendingTooLong ? 'waiting' : null
}

/**
 * What figures count of the ledger, besides what its filters can name: what the available balance consists of, what is
 * not settled yet, what succeeded, refunded later or not, what has ended or not, and each task.
 */
export const countedKinds = [
  'available',
  'unsettled',
  'succeeded',
  'pending',
  'finished',
  ...tasks,
] as const
export type CountedKind = (typeof countedKinds)[number]

interface CountedAt {
  /** Cases of the rows' merchants. */
  cases: readonly Pick<PaymentCase, 'transactionId' | 'status'>[]
  now: Date
}

const isTask = (kind: CountedKind): kind is PaymentTask => tasks.some((each) => each === kind)

/** Returns whether a kind depends on the cases of payments. */
export const dependsOnCases = isTask

/** Returns whether a figure of a kind counts a row at an instant. The one rule of figures and of the lists that they open. */
export function countedBy(
  kind: CountedKind,
  { cases, now }: CountedAt,
): (row: LedgerRow) => boolean {
  if (isTask(kind)) {
    const caseOf = new Map(cases.map((row) => [row.transactionId, row]))
    return (row) => taskOf(row, caseOf.get(row.id), now) === kind
  }
  switch (kind) {
    case 'available':
      return (row) =>
        row.status !== 'failed' && movementsOf(row).length > 0 && !isUnsettled(row, now)
    case 'unsettled':
      return (row) => movementsOf(row).length > 0 && isUnsettled(row, now)
    case 'succeeded':
      return hasSucceeded
    case 'pending':
      return ({ status }) => status === 'pending'
    case 'finished':
      return ({ status }) => status !== 'pending'
  }
}
