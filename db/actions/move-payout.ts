import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import { apiPayout } from '../apps/api.ts'
import { writtenMoney } from '../money.ts'
import type { Payout } from '../payouts/schemas.ts'
import type { Transaction, TransactionStep } from '../payments/schemas.ts'
import { checkRow, invalid, type Act } from '../define-action.ts'
import { eventTables, raiseEvent } from './raise-event.ts'
import { merchantTellingTables, tellMerchant } from './tell-merchant.ts'

/** The tables that moving a payout on needs. */
export const movingTables = [
  ...ledgerTables,
  ...eventTables,
  ...merchantTellingTables,
  'payouts',
] as const
type Moving = Act<(typeof movingTables)[number]>

/** The payout's row of the ledger. One that is gone, or can't be read, can't be moved on: throws `invalid`. */
async function ledgerRow({ db }: Moving, { transactionId }: Payout): Promise<Transaction> {
  const row = await db.transactions.get(transactionId)
  if (!row) throw invalid('The payout has no transaction.')
  return checkRow('transactions', row)
}

/** Adds a step to the course of the ledger's row, and changes what the step changes. */
async function addStep(
  act: Moving,
  payout: Payout,
  step: TransactionStep,
  change: Partial<Transaction> = {},
): Promise<void> {
  const row = await ledgerRow(act, payout)
  const history = [...timelineOf(row), step]
  await putTransactions(act.db, { ...row, ...change, status: step.status, history })
}

/** A pending payout leaves for the bank at its moment, and next moves at another. */
export async function leave(act: Moving, payout: Payout, movesAt: string): Promise<Payout> {
  const { leavesAt: at } = payout
  await addStep(act, payout, { status: 'pending', at, note: 'In transit' })
  await act.log({
    action: 'Sent payout',
    target: payout.id,
    type: 'system',
    merchantId: payout.merchantId,
    before: { status: 'pending' },
    after: { status: 'in-transit' },
  })
  return act.put('payouts', { ...payout, status: 'in-transit', movesAt })
}

interface End {
  status: 'paid' | 'failed' | 'cancelled'
  at: string
  /** Why it came back; null where it arrived. */
  reason: string | null
}

const ends = {
  paid: 'Paid out',
  failed: 'Payout came back',
  cancelled: 'Cancelled payout',
} as const

/** Tells the merchant of it, in its notifications and by e-mail. */
async function tell(act: Moving, payout: Payout, reason: string | null): Promise<void> {
  const { id, merchantId, destination, currency } = payout
  const amount = reason === null ? payout.amount - payout.fee : payout.amount
  const money = writtenMoney({ amount, currency })
  const words = {
    subject: reason === null ? `Payout ${id} has arrived` : `Payout ${id} came back`,
    body:
      reason === null
        ? `${money} is with ${destination}.`
        : `${reason}. All of it, ${money}, is back in your balance.`,
    link: { label: 'View payout', path: `/dashboard/payments/payouts/${id}` },
  }
  const told = {
    id: `N-${id}`,
    merchantId,
    kind: 'payout-ended' as const,
    payoutId: id,
    amount,
    currency,
    failureReason: reason,
    createdAt: act.now,
    readAt: null,
  }
  await tellMerchant(act, told, words)
}

/**
 * A payout comes to its end: the ledger counts it as paid out, or as failed, by which all of it is back in the balance.
 * The merchant is told of it, unless it has cancelled it itself.
 */
export async function endPayout(act: Moving, payout: Payout, end: End): Promise<Payout> {
  const { status, at, reason } = end
  const { movesAt: _moves, willFail: _will, ...kept } = payout
  const failureReason = reason === null ? {} : { failureReason: reason }
  await addStep(
    act,
    payout,
    {
      status: reason === null ? 'successful' : 'failed',
      at,
      ...(reason !== null && { note: reason }),
    },
    failureReason,
  )
  const ended = await act.put('payouts', { ...kept, status, endedAt: at, ...failureReason })
  if (status !== 'cancelled') {
    await tell(act, payout, reason)
    const type = status === 'paid' ? 'payout.arrived' : 'payout.failed'
    const { merchantId } = ended
    await raiseEvent(act, { merchantId, mode: 'live', type, object: apiPayout(ended) })
  }
  await act.log({
    action: ends[status],
    target: payout.id,
    type: 'system',
    merchantId: payout.merchantId,
    before: { status: payout.status },
    after: { status, ...failureReason },
  })
  return ended
}
