import * as v from 'valibot'
import { pathTo } from '#routes/paths.ts'
import { ActionError } from '../action.ts'
import { apiPayout } from '../apps/api.ts'
import { eventTables, raiseEvent } from '../apps/webhook-actions.ts'
import { type Act, checkRow, defineAction, defineRound, invalid } from '../define-action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import { merchantTellingTables, tellMerchant } from '../log/tell-actions.ts'
import { writtenMoney } from '../money.ts'
import type { Transaction, TransactionStep } from '../payments/schemas.ts'
import { endsAt } from './rules.ts'
import type { Payout } from './schemas.ts'
import { dueRounds } from '../due-rounds.ts'
import { isolated } from '../text/typed-text.ts'

/** The tables for advancing a payout. */
const movingTables = [...ledgerTables, ...eventTables, ...merchantTellingTables, 'payouts'] as const
type Moving = Act<(typeof movingTables)[number]>

/** Returns the payout's ledger row. Throws `invalid` if it is missing or unreadable. */
async function ledgerRow({ db }: Moving, { transactionId }: Payout): Promise<Transaction> {
  const row = await db.transactions.get(transactionId)
  if (!row) throw invalid('payout-without-transaction')
  return checkRow('transactions', row)
}

/** Adds a step to the history of the ledger's row, with the fields that it changes. */
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

/** Marks a pending payout as sent to the bank and sets when it next moves. */
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
  reason: string | null
}

const ends = {
  paid: 'Completed payout',
  failed: 'Returned payout',
  cancelled: 'Cancelled payout',
} as const

/** Notifies the merchant in the app and by e-mail. */
async function tell(act: Moving, payout: Payout, reason: string | null): Promise<void> {
  const { id, merchantId, destination, currency } = payout
  const amount = reason === null ? payout.amount - payout.fee : payout.amount
  const money = writtenMoney({ amount, currency })
  const words = {
    subject: reason === null ? `Payout ${id} has arrived` : `Payout ${id} was returned`,
    body:
      reason === null
        ? `${money} arrived at ${isolated(destination)}.`
        : `${isolated(reason)}. The full amount, ${money}, was returned to your balance.`,
    link: { label: 'View payout', path: pathTo('payout-details', { id }) },
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
 * Ends a payout: the ledger counts it as paid out, or as failed, which returns the whole amount to
 * the balance. Notifies the merchant unless the merchant canceled it.
 */
async function endPayout(act: Moving, payout: Payout, end: End): Promise<Payout> {
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

/**
 * Advances every due payout, each in its own transaction: a pending one leaves, one in transit
 * arrives or comes back; both if the app was closed for long enough. An unreadable row stops
 * moving. `getNextDue` says when to run it next. SYS-1.
 */
export const movePayouts = defineRound('movePayouts', {
  permission: null,
  refuses: ['not-found'],
  invalid: ['payout-without-transaction'],
  tables: movingTables,
  due: dueRounds.movePayouts,
  async one(act, id) {
    let payout = checkRow('payouts', await act.get('payouts', id))
    const isDue = () => payout.movesAt !== undefined && payout.movesAt <= act.now
    if (!isDue()) return null
    if (payout.status === 'pending')
      payout = await leave(act, payout, endsAt(payout, payout.willFail !== undefined))
    if (!isDue()) return payout
    const reason = payout.willFail ?? null
    const at = payout.movesAt ?? act.now
    return endPayout(act, payout, { status: reason === null ? 'paid' : 'failed', at, reason })
  },
  async setAside({ db, get }, id) {
    const { movesAt } = await get('payouts', id)
    if (movesAt === undefined) return false
    // Bypasses the schema, which would refuse the row.
    await db.payouts.update(id, { movesAt: undefined })
    return true
  },
})

/** Cancels a payout that has not left and returns its amount to the balance. OUT-2. */
export const cancelPayout = defineAction('cancelPayout', {
  permission: 'payouts',
  refuses: ['not-found', 'not-pending'],
  invalid: ['payout-without-transaction'],
  tables: movingTables,
  input: v.string(),
  run: async (act, id) => {
    const payout = await act.get('payouts', id)
    const { status, leavesAt, movesAt } = payout
    // A payout held by its business's suspension does not leave on schedule.
    if (status !== 'pending' || (movesAt !== undefined && leavesAt <= act.now))
      throw new ActionError('not-pending', `${id} is already in transit.`, {
        id,
        status: status === 'pending' || status === 'in-transit' ? 'in transit' : status,
      })
    return endPayout(act, payout, { status: 'cancelled', at: act.now, reason: 'Cancelled' })
  },
})
