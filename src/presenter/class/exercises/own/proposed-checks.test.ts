// Proves DEMO-15: what the author did becomes lines of a check, which hold now and did not before.
import { expect, test } from 'vitest'
import { asWritten, checkExercise } from '#seed/exercises.ts'
import {
  assign,
  automatic,
  decide,
  group,
  inOrder,
  invoice,
  invite,
  link,
  linkOff,
  next,
  pay,
  payByItself,
  payout,
  refund,
  reject,
  report,
  type Work,
} from '#tests/support/exercise-acts.ts'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { exerciseStart, writeRows } from '#tests/support/sample.ts'
import { everything, memoryDatabase } from '#tests/support/memory-database.ts'
import type { SomeRows } from '../running/by-hand.ts'
import { begin } from '../running/progress.ts'
import { findWrongTurns } from '../running/wrong-turns.ts'
import { actNames, besideLines, lineState, proposedChecks, rowsNow } from './proposed-checks.ts'

/** Does some work on the sample, and returns the rows before and now. */
async function after(work: Work, side: Side = 'merchant') {
  const db = memoryDatabase()
  await writeRows(db, exerciseStart())
  const before = (await everything(db)) as unknown as SomeRows
  const startedAt = next(db).now
  await work(next(db))
  const now = await rowsNow(db, [])
  return { db, before, now, startedAt, acts: await actNames(db, { side }, startedAt) }
}

type Side = 'merchant' | 'console'

test.each<[what: string, work: Work, side: Side, lines: string[], acts: string[]]>([
  [
    'a refund in two parts',
    inOrder(refund('Kopje Hardware', 312_40, 30_00), refund('Kopje Hardware', 312_40, 20_00)),
    'merchant',
    [
      'transactions where type = refund and customer = "Kopje Hardware" and currency = USD sum amount = 5000',
      'transactions where reference = "Order 3109" and currency = USD and refunded = 5000 count = 1',
    ],
    ['Partly refunded payment'],
  ],
  [
    'a new link',
    link('Gift voucher', 25_00),
    'merchant',
    [
      'paymentLinks where name = "Gift voucher" and amount = 2500 and currency = USD and draft = false and status = active count = 1',
    ],
    ['Created payment link'],
  ],
  [
    'a link that is off',
    linkOff('1047'),
    'merchant',
    [
      'paymentLinks where id = 1047 and status = inactive count = 1',
      'paymentLinks where id != 1047 and status = inactive none',
    ],
    ['Deactivated payment link'],
  ],
  [
    'two payouts',
    inOrder(payout('BA-01', 100_00), payout('BA-01', 50_00)),
    'merchant',
    ['payouts where accountId = BA-01 and currency = USD and automatic = false sum amount = 15000'],
    ['Requested payout'],
  ],
  [
    'an invitation',
    invite('shamiso@vumbacoffee.example', 'Finance'),
    'merchant',
    [
      'teamMembers where name = "Shamiso Dube" and email = shamiso@vumbacoffee.example and role = Finance and status = pending count = 1',
    ],
    ['Invited team member'],
  ],
  [
    'a reviewer',
    assign('M-024', 'AU-03'),
    'console',
    [
      'merchants where id = M-024 and assignee = "Simba Mlambo" count = 1',
      'merchants where id != M-024 and assignee = "Simba Mlambo" none',
    ],
    ['Assigned merchant application'],
  ],
  [
    'a rejection',
    reject('M-026'),
    'console',
    [
      'merchants where id = M-026 and approvalStatus = REJECTED and rejectionReason != null count = 1',
      'merchants where id != M-026 and approvalStatus = REJECTED and rejectionReason != null none',
    ],
    ['Rejected merchant application'],
  ],
  [
    'a group',
    group('Refund desk', ['TM-03']),
    'merchant',
    [
      'userGroups where name = "Refund desk" and permissions = refunds and memberIds = TM-03 count = 1',
    ],
    ['Created user group'],
  ],
  [
    'an invoice, without the link that follows from it',
    invoice([[5_000, 24_00]]),
    'merchant',
    [
      'invoices where customer.name = "Granite Rest Lodge" and currency = USD and lines.quantity = 5000 and lines.unitPrice = 2400 and sentAt != null count = 1',
    ],
    ['Created invoice draft', 'Sent invoice'],
  ],
  [
    'a report',
    report('pdf'),
    'merchant',
    [
      'reports where merchantId = M-001 and type = settlements and format = pdf and name = Settlements count = 1',
    ],
    ['Generated report'],
  ],
  [
    'two payments of a link, whoever pays',
    inOrder(pay('1042', 18_00, 'ecocash'), pay('1042', 18_00, 'ecocash')),
    'merchant',
    [
      'transactions where type = payment and linkId = 1042 and currency = USD and amount = 1800 and paymentMethod = ecocash and status = successful count = 2',
    ],
    ['Paid payment link'],
  ],
  [
    'automatic payouts',
    automatic('weekly', { USD: 50_00, ZWL: 50_00 }),
    'merchant',
    ['payoutSettings where every = weekly and least.USD = 5000 and least.ZWL = 5000 count = 1'],
    ['Updated automatic payouts'],
  ],
  [
    'a dispute',
    decide('won'),
    'console',
    [
      'disputes where id = DS-01 and status = won count = 1',
      'disputes where id != DS-01 and status = won none',
    ],
    ['Decided for merchant in dispute'],
  ],
  ['a payment that came by itself', payByItself('1042', 18_00), 'merchant', [], []],
])('%s', async (_what, work, side, lines, names) => {
  const { db, before, now, startedAt, acts } = await after(work, side)
  expect(proposedChecks(before, now)).toEqual(lines)
  expect(acts).toEqual(names)
  // Whatever is proposed makes an exercise as it is: it holds now, and not before.
  if (lines.length === 0) return
  const steps = [{ text: 'Do it.', check: lines }]
  const { exercise, mistakes } = checkExercise(asWritten(ownExerciseRow({ side, steps, acts })))
  expect(mistakes).toEqual([])
  for (const line of lines) expect(lineState(line, { before, now })).toMatchObject({ holds: true })
  // All that was done is asked for, and none of it is a wrong turn.
  expect(besideLines(lines, { before, now, startedAt })).toEqual([])
  if (!exercise) throw new Error('It is none.')
  const since = begin(exercise, exerciseStart(), { now: new Date(startedAt), restarts: 0 })
  expect(await findWrongTurns(db, exercise, since)).toEqual([])
})

test('what the platform’s staff do is not an act of a merchant’s exercise', async () => {
  const work: Work = (context) =>
    reject('M-026')({ ...context, actor: { name: 'Itai Marufu', ip: '10.0.0.2', side: 'system' } })
  expect((await after(work, 'merchant')).acts).toEqual([])
  expect((await after(work, 'console')).acts).toEqual(['Rejected merchant application'])
})

test('a line says whether it holds, held before, or can’t be read', async () => {
  const { before, now } = await after(linkOff('1047'))
  const off = 'paymentLinks where id = 1047 and status = inactive count = 1'
  expect(lineState(off)).toEqual({ line: off, heldBefore: false })
  expect(lineState(off, { before, now })).toEqual({ line: off, heldBefore: false, holds: true })
  expect(lineState(off, { before, now: before })).toMatchObject({ holds: false })
  const none = 'paymentLinks where status = active none'
  expect(lineState(none, { before, now })).toMatchObject({ heldBefore: true, holds: true })
  expect(lineState('paymentLinks where stats = active none').problem).toMatch(
    /^"stats" is not a field of paymentLinks\. Use /,
  )
})

test('what the lines leave out is named, until they ask for it', async () => {
  const { before, now, startedAt } = await after(
    inOrder(link('Gift voucher', 25_00), link('Beans', 9_00), payout('BA-01', 100_00)),
  )
  const since = { before, now, startedAt }
  const voucher =
    'paymentLinks where name = "Gift voucher" and amount = 2500 and currency = USD count = 1'
  expect(besideLines([], since)).toEqual([])
  expect(besideLines([voucher, 'paymentLinks where'], since)).toEqual(['Beans, $9.00'])
  expect(besideLines(proposedChecks(before, now), since)).toEqual([])
})
