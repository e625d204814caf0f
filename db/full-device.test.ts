import { expect, test } from 'vitest'
import { wholeOrNothing, withRoomFor } from '#tests/support/full-device.ts'
import { eventRow, testPaymentRow } from '#tests/support/app-rows.ts'
import { paymentRow, waiting } from '#tests/support/ledger-rows.ts'
import { payoutRow } from '#tests/support/money-rows.ts'
import { disputeRow } from '#tests/support/dispute-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import type { Action, ActionContext } from './action.ts'
import { isStorageFull } from './is-storage-full.ts'
import { checkLogChain } from './log/queries.ts'
import { type ActionName, actions } from './all-actions.ts'
import { writeLog } from './log/write-log.ts'
import { inputs } from '#tests/support/full-device/inputs.ts'

/** Actions that write no log entry, because nothing of a business or the platform changes. */
const unlogged = new Set<ActionName>([
  // The presenter's switches: in dry run the log must stay as it is, too.
  'setBusyDay',
  'keepRehearsal',
  'saveNote',
  'saveTalkOrder',
  'setDryRun',
  'setFault',
  'setLocalCurrency',
  'setNextPayment',
  'setPayerDrafts',
  'takeHint',
  'solveExercise',
  'endExercise',
  'saveExercise',
  'addExercises',
  'deleteExercise',
  'startPitch',
  'leavePitch',
  'takeUpPitch',
  'notePitchSeen',
  'takeFault',
  'loadSnapshot',
  'packSnapshot',
  'addSnapshot',
  'keepSnapshot',
  'removeSnapshot',
  'renameSnapshot',
  'remakeDemo',
  'moveClock',
  'enterPassedSales',
  'notePassed',
  'markNotificationsRead',
  'addProspect',
  'updateProspect',
  'removeProspect',
  // The wallet's text message to its own customer.
  'sendWalletCode',
  // Each event lists its own attempts.
  'deliverEvents',
])

/** Actions that replace everything, including the log. */
const replacing = new Set<ActionName>(['loadSnapshot', 'remakeDemo'])

test.each(Object.keys(actions) as ActionName[])(
  'R13 on a full device %s says so and stores nothing, whichever of its writes is the first to fail; with room it is logged',
  async (name) => {
    const { db, context } = await smallWorld()
    const input = await inputs[name](context)
    const act = actions[name] as Action<unknown, unknown>
    await writeLog(context, { action: 'Opened', target: 'Demo', type: 'system' })
    const log = await db.activityLog.toArray()
    const { breaks } = await checkLogChain(db)
    expect(await wholeOrNothing(db, () => act(context, input))).toBeGreaterThan(0)
    if (replacing.has(name)) return
    // Existing entries are unchanged, and new ones are linked to them.
    expect(await db.activityLog.bulkGet(log.map(({ id }) => id))).toEqual(log)
    expect((await checkLogChain(db)).breaks).toEqual(breaks)
    // Once there is room, the action succeeds and is logged.
    expect((await db.activityLog.count()) > log.length).toBe(!unlogged.has(name))
  },
)

test.each<
  [
    (
      | 'settleDue'
      | 'expireLinks'
      | 'movePayouts'
      | 'makeAutomaticPayouts'
      | 'settleTestPayments'
      | 'deliverEvents'
      | 'reviewDueDisputes'
    ),
    (context: ActionContext) => Promise<unknown>,
  ]
>([
  [
    'settleDue',
    ({ db, now }) => db.transactions.put({ ...paymentRow(40, { amount: -1 }), ...waiting(now) }),
  ],
  ['expireLinks', ({ db, now }) => db.paymentLinks.update('1042', { expiresAt: now, views: -1 })],
  ['movePayouts', ({ db, now }) => db.payouts.put(payoutRow({ movesAt: now, amount: -1 }))],
  [
    'makeAutomaticPayouts',
    ({ db, now }) =>
      db.payoutSettings.put({
        id: merchantId,
        every: 'daily',
        least: { USD: -1, ZWL: 0 },
        nextAt: now,
      }),
  ],
  [
    'settleTestPayments',
    ({ db, now }) => db.testPayments.put(testPaymentRow({ settlesAt: now, amount: -1 })),
  ],
  ['reviewDueDisputes', ({ db, now }) => db.disputes.put(disputeRow({ movesAt: now, amount: -1 }))],
  [
    'deliverEvents',
    ({ db, now }) => db.webhookEvents.put(eventRow({ nextAt: now, type: 'x' as 'payout.failed' })),
  ],
])('R13 so does %s with what it sets aside', async (name, spoilDue) => {
  const { db, context } = await smallWorld()
  await spoilDue(context)
  expect(await wholeOrNothing(db, () => actions[name](context))).toBeGreaterThan(0)
})

test('R13 what a round had settled when the device was full stays, and the rest is done later', async () => {
  const { db, context } = await smallWorld()
  for (const number of [40, 41])
    await db.transactions.put({ ...paymentRow(number), ...waiting(context.now) })
  const statuses = async () =>
    (await db.transactions.bulkGet(['TX-40', 'TX-41'])).map((row) => row?.status)
  // The row, its log entry and the log's counter, and the next row.
  const error: unknown = await withRoomFor(5, () => actions.settleDue(context)).catch(
    (full) => full,
  )
  expect(isStorageFull(error)).toBe(true)
  expect(await statuses()).toEqual(['successful', 'pending'])
  expect((await actions.settleDue(context)).done).toMatchObject([{ id: 'TX-41' }])
})
