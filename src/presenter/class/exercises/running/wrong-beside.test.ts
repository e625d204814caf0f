// Proves DEMO-15.
import { expect, test } from 'vitest'
import { actions } from '#db/all-actions.ts'
import { movePayouts } from '#db/payouts/moving-actions.ts'
import { type Exercise, findExercise, listExercises } from '#seed/exercises.ts'
import {
  approve,
  ask,
  assign,
  attemptId,
  automatic,
  decide,
  group,
  inOrder,
  invite,
  invoice,
  link,
  linkOff,
  next,
  openCase,
  pay,
  paymentOf,
  payout,
  refund,
  reject,
  report,
  resolve,
  resolveOwn,
  review,
  schedule,
  type Work,
} from '#tests/support/exercise-acts.ts'
import { works } from '#tests/support/exercise-works.ts'
import { exerciseStart, writeRows } from '#tests/support/sample.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { lacksOf, stepLackText, wrongTurnText } from './lack-text.ts'
import { begin, isSolved, judge, stepLacks, stepsDone } from './progress.ts'
import { workNotes } from './leave-exercise.ts'
import { findWrongTurns } from './wrong-turns.ts'

/** The minute in which a payout can be cancelled passes. */
const sent: Work = (context) => movePayouts(context)

/** The newest row of a table, which an act has just made. */
const newest = async (
  { db }: Parameters<Work>[0],
  table: 'paymentLinks' | 'invoices' | 'payouts' | 'reportSchedules' | 'teamMembers' | 'userGroups',
): Promise<string> => {
  const ids = (await db.table<{ id: string }>(table).toArray()).map(({ id }) => id)
  return ids.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1) ?? ''
}

const linkTo =
  (id: string, change: { amount?: number; currency?: 'USD' | 'ZWL' }): Work =>
  (context) =>
    actions.updatePaymentLink(context, { id, ...change })
const newLinkTo =
  (change: { amount?: number; currency?: 'USD' | 'ZWL' }): Work =>
  async (context) =>
    linkTo(await newest(context, 'paymentLinks'), change)(context)
const deleteNewLink: Work = async (context) =>
  actions.deletePaymentLink(context, await newest(context, 'paymentLinks'))
const linkOn =
  (id: string): Work =>
  (context) =>
    actions.setPaymentLinkActive(context, { id, active: true })
const fee =
  (id: 'ecocash' | 'onemoney', merchantFee: number): Work =>
  (context) =>
    actions.updateFees(context, [{ id, merchantFee }])
const incident =
  (id: 'ecocash' | 'onemoney', note: string): Work =>
  (context) =>
    actions.reportIncident(context, { id, note })
const role =
  (id: string | null, to: 'Finance' | 'Support'): Work =>
  async (context) =>
    actions.setMemberRole(context, { id: id ?? (await newest(context, 'teamMembers')), role: to })
const dispute: Work = async (context) => {
  const { id } = await paymentOf(context, 'Granite Rest Lodge', 120_00)
  const reason = 'duplicate' as const
  await actions.openDispute(context, { transactionId: id, reason, attemptId: attemptId() })
}
const retryNew =
  (linkId: string, amount: number, currency: 'USD' | 'ZWL'): Work =>
  async (context) => {
    const { id } = await actions.payLink(context, {
      linkId,
      amount,
      currency,
      paymentMethod: 'onemoney',
      account: '0711111111',
      customer: 'Farai Ncube',
      attemptId: attemptId(),
    })
    await actions.retryTransaction(next(context.db), id)
  }
const payNewLink: Work = async (context) =>
  pay(await newest(context, 'paymentLinks'), 18_00, 'ecocash')(context)

const right = (id: string): Work => works[id]?.solves ?? (() => Promise.reject(new Error(id)))

const draftThenOn =
  (name: string, amount: number): Work =>
  async (context) => {
    const made = await link(name, amount, true)(context)
    await actions.setPaymentLinkActive(next(context.db), {
      id: (made as { id: string }).id,
      active: true,
    })
  }

type Outcome = 'solved' | 'review'

/**
 * For each exercise: its act done twice, on a neighbour and in the other currency, as far as the product takes it, and also
 * rightly. What is left beside the right work is for the trainer to decide, and has its name; what was put right is a wrong
 * turn, and has its name.
 */
const beside: Record<string, Record<string, [Work, Outcome, ...says: string[]]>> = {
  'refund-part': {
    twice: [
      inOrder(right('refund-part'), right('refund-part')),
      'review',
      'Done 2 times instead of once',
    ],
    'of another payment': [
      inOrder(refund('Blessing Marufu', 27_50, 20_00), right('refund-part')),
      'review',
      'Changed, but not part of the task: Blessing Marufu, $20.00, EcoCash',
      'Wrong turn: Partly refunded payment, TX-88184',
    ],
    'in the other currency': [
      inOrder(refund('Tatenda Sibanda', 630_00, 50_00), right('refund-part')),
      'review',
      'Changed, but not part of the task: Tatenda Sibanda, ZWL 50.00, EcoCash',
      'Wrong turn: Partly refunded payment, TX-88196',
    ],
  },
  'new-link': {
    twice: [
      inOrder(right('new-link'), right('new-link')),
      'review',
      'Done 2 times instead of once',
    ],
    'at another price': [
      inOrder(link('Gift voucher', 250_00), right('new-link')),
      'review',
      'Changed, but not part of the task: Gift voucher, $250.00',
      'Wrong turn: Created payment link, Gift voucher (amount: $250.00)',
    ],
    'in the other currency': [
      inOrder(link('Gift voucher', 25_00, false, 'ZWL'), right('new-link')),
      'review',
      'Changed, but not part of the task: Gift voucher, ZWL 25.00',
    ],
    'at another price, put right': [
      inOrder(link('Gift voucher', 250_00), newLinkTo({ amount: 25_00 })),
      'solved',
      'Wrong turn: Created payment link, Gift voucher (amount: $250.00)',
    ],
    'in the other currency, put right': [
      inOrder(link('Gift voucher', 25_00, false, 'ZWL'), newLinkTo({ currency: 'USD' })),
      'solved',
      'Wrong turn, put right: Gift voucher (currency: ZWL)',
    ],
    'at another price, deleted': [
      inOrder(link('Gift voucher', 250_00), deleteNewLink, right('new-link')),
      'solved',
      'Wrong turn: Created payment link, Gift voucher (amount: $250.00)',
    ],
  },
  'link-off': {
    'another link': [
      inOrder(linkOff('1046'), right('link-off')),
      'review',
      'Changed, but not part of the task: Tip the roastery',
      'Wrong turn: Deactivated payment link, Tip the roastery',
    ],
    'another link, put right': [
      inOrder(linkOff('1046'), linkOn('1046'), right('link-off')),
      'solved',
      'Wrong turn: Deactivated payment link, Tip the roastery',
    ],
    'another link deleted': [
      inOrder((context) => actions.deletePaymentLink(context, '1046'), right('link-off')),
      'review',
      'Changed, but not part of the task: Tip the roastery (deleted)',
      'Wrong turn: Deleted payment link, Tip the roastery',
    ],
  },
  'link-price': {
    twice: [
      inOrder(linkTo('1042', { amount: 18_50 }), right('link-price')),
      'solved',
      'Wrong turn: Updated payment link, Vumba Blend, 1 kg (amount: $18.50)',
    ],
    'of another link': [
      inOrder(linkTo('1047', { amount: 30_00 }), right('link-price')),
      'review',
      'Changed, but not part of the task: Barista class deposit, $30.00',
      'Wrong turn: Updated payment link, Barista class deposit',
    ],
    'of another link, put right': [
      inOrder(
        linkTo('1047', { amount: 30_00 }),
        linkTo('1047', { amount: 25_00 }),
        right('link-price'),
      ),
      'solved',
      'Wrong turn: Updated payment link, Barista class deposit',
    ],
    'in the other currency': [
      inOrder(
        linkTo('1042', { amount: 19_50, currency: 'ZWL' }),
        linkTo('1042', { currency: 'USD' }),
      ),
      'solved',
      'Wrong turn: Updated payment link, Vumba Blend, 1 kg (currency: ZWL)',
    ],
  },
  retry: {
    'another payment': [
      inOrder(right('retry'), retryNew('1046', 1_750_00, 'ZWL')),
      'review',
      'Changed, but not part of the task: Farai Ncube, ZWL 1,750.00, OneMoney',
      'Wrong turn: Paid payment link, Tip the roastery (ZWL 1,750.00, OneMoney)',
    ],
    'in the other currency': [
      inOrder(retryNew('1042', 18_00, 'USD'), right('retry')),
      'review',
      'Changed, but not part of the task: Farai Ncube, $18.00, OneMoney',
      'Wrong turn: Paid payment link, Vumba Blend, 1 kg ($18.00, OneMoney)',
    ],
  },
  invite: {
    twice: [
      inOrder(invite('shamiso@vumba.example', 'Finance'), right('invite')),
      'review',
      'Changed, but not part of the task: Shamiso Dube',
      'Wrong turn: Invited team member, Shamiso Dube (email address: shamiso@vumba.example)',
    ],
    'another’s role too': [
      inOrder(role('TM-03', 'Finance'), right('invite')),
      'review',
      'Changed, but not part of the task: Kuda Mapfumo',
      'Wrong turn: Changed role, Kuda Mapfumo',
    ],
    'another role, put right': [
      inOrder(invite('shamiso@vumbacoffee.example', 'Support'), role(null, 'Finance')),
      'solved',
      'Wrong turn: Invited team member, Shamiso Dube (role: Support)',
    ],
  },
  assign: {
    twice: [
      inOrder(assign('M-024', 'AU-04'), right('assign')),
      'solved',
      'Wrong turn: Assigned merchant application, Msasa Pharmacy (colleague: Nokuthula Sithole)',
    ],
    'another application': [
      inOrder(assign('M-023', 'AU-02'), right('assign')),
      'review',
      'Changed, but not part of the task: Chitungwiza Fresh Market',
      'Wrong turn: Assigned merchant application, Chitungwiza Fresh Market',
    ],
  },
  incident: {
    'of another method': [
      inOrder(incident('ecocash', 'Slow'), right('incident')),
      'review',
      'Changed, but not part of the task: EcoCash',
      'Wrong turn: Reported payment incident, EcoCash',
    ],
    'of another method, ended': [
      inOrder(
        incident('ecocash', 'Slow'),
        (context) => actions.endIncident(context, { id: 'ecocash' }),
        right('incident'),
      ),
      'solved',
      'Wrong turn: Reported payment incident, EcoCash',
    ],
  },
  'pay-link': {
    twice: [
      inOrder(right('pay-link'), right('pay-link')),
      'review',
      'Done 2 times instead of once',
    ],
    'by another method': [
      inOrder(pay('1042', 18_00, 'onemoney'), right('pay-link')),
      'review',
      'Changed, but not part of the task: Rudo Chikomo, $18.00, OneMoney',
      'Wrong turn: Paid payment link, Vumba Blend, 1 kg ($18.00, OneMoney)',
    ],
    'another link': [
      inOrder(pay('1047', 25_00, 'ecocash'), right('pay-link')),
      'review',
      'Changed, but not part of the task: Rudo Chikomo, $25.00, EcoCash',
      'Wrong turn: Paid payment link, Barista class deposit ($25.00, EcoCash)',
    ],
    'in the other currency': [
      inOrder(pay('1046', 350_00, 'ecocash', 'ZWL'), right('pay-link')),
      'review',
      'Changed, but not part of the task: Rudo Chikomo, ZWL 350.00, EcoCash',
      'Wrong turn: Paid payment link, Tip the roastery (ZWL 350.00, EcoCash)',
    ],
  },
  'pay-amount': {
    twice: [
      inOrder(right('pay-amount'), right('pay-amount')),
      'review',
      'Done 2 times instead of once',
    ],
    'another amount': [
      inOrder(pay('1046', 35_00, 'ecocash', 'ZWL'), right('pay-amount')),
      'review',
      'Changed, but not part of the task: Rudo Chikomo, ZWL 35.00, EcoCash',
      'Wrong turn: Paid payment link, Tip the roastery (ZWL 35.00, EcoCash)',
    ],
    'in the other currency': [
      inOrder(pay('1042', 18_00, 'ecocash'), right('pay-amount')),
      'review',
      'Changed, but not part of the task: Rudo Chikomo, $18.00, EcoCash',
      'Wrong turn: Paid payment link, Vumba Blend, 1 kg ($18.00, EcoCash)',
    ],
  },
  invoice: {
    twice: [
      inOrder(right('invoice'), right('invoice')),
      'review',
      'Make an invoice for Granite Rest Lodge with 5 bags at $24.00: Done 2 times instead of once',
      'Send it: Done 2 times instead of once',
    ],
    'in the other currency': [
      inOrder(invoice([[5_000, 24_00]], { currency: 'ZWL' }), right('invoice')),
      'review',
      'Send it: Changed, but not part of the task: Granite Rest Lodge, INV-000001',
      'Wrong turn: Created invoice draft, IN-01 (ZWL 120.00)',
    ],
    'in the other currency, voided': [
      inOrder(
        invoice([[5_000, 24_00]], { currency: 'ZWL' }),
        async (context) => actions.voidInvoice(context, await newest(context, 'invoices')),
        right('invoice'),
      ),
      'solved',
      'Wrong turn: Created invoice draft, IN-01 (ZWL 120.00)',
    ],
    'at another price': [
      inOrder(invoice([[5_000, 42_00]]), right('invoice')),
      'review',
      'Send it: Changed, but not part of the task: Granite Rest Lodge, INV-000001',
      'Wrong turn: Created invoice draft, IN-01 ($210.00)',
    ],
  },
  payout: {
    twice: [inOrder(right('payout'), right('payout')), 'review', 'Done 2 times instead of once'],
    'to another account': [
      inOrder(payout('BA-02', 50_00), right('payout')),
      'review',
      'Changed, but not part of the task: EcoCash •••• 1111, $50.00',
      'Wrong turn: Requested payout, PO-47 ($50.00)',
    ],
    'in the other currency': [
      inOrder(payout('BA-03', 100_00), right('payout')),
      'review',
      'Changed, but not part of the task: CBZ Bank •••• 5384, ZWL 100.00',
      'Wrong turn: Requested payout, PO-47 (ZWL 100.00)',
    ],
  },
  'auto-payouts': {
    'every day, put right': [
      inOrder(automatic('daily', { USD: 50_00, ZWL: 0 }), right('auto-payouts')),
      'solved',
      'Wrong turn: Updated automatic payouts, Vumba Coffee Roasters (frequency: Daily)',
    ],
    'in the other currency too': [
      inOrder(
        automatic('weekly', { USD: 0, ZWL: 50_00 }),
        automatic('weekly', { USD: 50_00, ZWL: 50_00 }),
      ),
      'review',
      'Changed, but not part of the task: automatic payouts',
      'Wrong turn: Updated automatic payouts, Vumba Coffee Roasters (minimum amount: ZWL 50.00)',
    ],
    'in the other currency, put right': [
      inOrder(automatic('weekly', { USD: 0, ZWL: 50_00 }), right('auto-payouts')),
      'solved',
      'Wrong turn: Updated automatic payouts, Vumba Coffee Roasters (minimum amount: ZWL 50.00)',
    ],
  },
  schedule: {
    'to the owner too': [
      inOrder(schedule('monthly', 'ruvimbo@vumbacoffee.example'), right('schedule')),
      'review',
      'Changed, but not part of the task: Monthly Settlements Report, monthly, PDF, ruvimbo@vumbacoffee.example',
      'Wrong turn: Scheduled report, Monthly Settlements Report (recipient: ruvimbo@vumbacoffee.example)',
    ],
    'every week, deleted': [
      inOrder(
        schedule('weekly', 'shamiso@vumbacoffee.example'),
        async (context) =>
          actions.deleteReportSchedule(context, await newest(context, 'reportSchedules')),
        right('schedule'),
      ),
      'solved',
      'Wrong turn: Scheduled report, Monthly Settlements Report (frequency: Weekly)',
    ],
  },
  'refund-desk': {
    twice: [
      inOrder(group('Refunds', ['TM-03']), right('refund-desk')),
      'review',
      'Changed, but not part of the task: Refunds',
      'Wrong turn: Created user group, Refunds',
    ],
    'with another member, put right': [
      inOrder(group('Refund desk', ['TM-02']), async (context) =>
        actions.updateUserGroup(context, {
          id: await newest(context, 'userGroups'),
          memberIds: ['TM-03'],
        }),
      ),
      'solved',
      'Wrong turn: Created user group, Refund desk (members: Ruvimbo Gumbo)',
    ],
    'by another name, put right': [
      inOrder(group('Refunds', ['TM-03']), async (context) =>
        actions.updateUserGroup(context, {
          id: await newest(context, 'userGroups'),
          name: 'Refund desk',
        }),
      ),
      'solved',
      'Wrong turn: Created user group, Refunds (name: Refunds)',
    ],
  },
  papers: {
    'another’s': [
      inOrder(review('D-0032'), right('papers')),
      'review',
      'Changed, but not part of the task: Business License (Victoria Falls Craft Co-op)',
      'Wrong turn: Started review of merchant application, Victoria Falls Craft Co-op',
    ],
  },
  ask: {
    twice: [inOrder(right('ask'), right('ask')), 'review', 'Done 2 times instead of once'],
    'another paper': [
      inOrder(ask('M-025', ['Bank statement']), right('ask')),
      'review',
      'Changed, but not part of the task: Bank statement',
    ],
    'another application': [
      inOrder(ask('M-023', ['Tax clearance']), right('ask')),
      'review',
      'Changed, but not part of the task: Chitungwiza Fresh Market and Tax clearance',
      'Wrong turn: Requested information from merchant, Chitungwiza Fresh Market',
    ],
  },
  reject: {
    'another application': [
      inOrder(reject('M-028'), right('reject')),
      'review',
      'Changed, but not part of the task: Rusape Poultry Feeds',
      'Wrong turn: Rejected merchant application, Rusape Poultry Feeds',
    ],
    'with an insult, put right': [
      inOrder(
        (context) =>
          actions.rejectMerchants(context, { ids: ['M-026'], reason: 'You are a fool.' }),
        (context) => actions.reopenApplication(context, 'M-026'),
        right('reject'),
      ),
      'solved',
      'Wrong turn: Rejected merchant application, Gweru Motor Spares (reason: You are a fool.)',
    ],
  },
  fee: {
    'another method': [
      inOrder(fee('onemoney', 2.4), right('fee')),
      'review',
      'Changed, but not part of the task: OneMoney',
      'Wrong turn: Updated fee structure, OneMoney',
    ],
    'another method, put right': [
      inOrder(fee('onemoney', 2.4), fee('onemoney', 2.2), right('fee')),
      'solved',
      'Wrong turn: Updated fee structure, OneMoney',
    ],
    'another fee, put right': [
      inOrder(fee('ecocash', 2.4), right('fee')),
      'solved',
      'Wrong turn: Updated fee structure, EcoCash (merchant fee: 2.4%)',
    ],
  },
  case: {
    'another payment': [
      inOrder(openCase('Farai Ncube', 1_750_00), right('case')),
      'review',
      'Changed, but not part of the task: CS-02',
      'Wrong turn: Opened case, CS-02 for TX-88203 (ZWL 1,750.00, OneMoney)',
    ],
  },
  dispute: {
    'another dispute': [
      inOrder(dispute, right('dispute')),
      'review',
      'Changed, but not part of the task: DS-03, $120.00',
      'Wrong turn: Opened dispute, DS-03 for TX-88200 ($120.00, Mastercard)',
    ],
  },
  'lost-money': {
    'another payment': [
      inOrder(openCase('Kudakwashe Banda', 27_50), resolveOwn, right('lost-money')),
      'review',
      'Find her payment and open a case for it: Done 2 times instead of once',
      'Resolve the case so that the merchant is paid: Done 2 times instead of once',
      'Wrong turn: Opened case, CS-02 for TX-88201 ($27.50, EcoCash)',
      'Wrong turn: Paid merchant in case, CS-02 for TX-88201 ($27.50, EcoCash)',
    ],
  },
  desk: {
    'another application': [
      inOrder(review('D-0111', 'D-0112'), approve('M-106'), right('desk')),
      'review',
      'Approve both documents of Rusape Dairy: Changed, but not part of the task: Business License (Marondera Schoolwear) and Tax Clearance (Marondera Schoolwear)',
      'Approve the application: Changed, but not part of the task: Marondera Schoolwear',
      'Wrong turn: Started review of merchant application, Marondera Schoolwear',
      'Wrong turn: Approved document, Business License (Marondera Schoolwear)',
    ],
    'another’s papers': [
      inOrder(review('D-0111'), right('desk')),
      'review',
      'Approve both documents of Rusape Dairy: Changed, but not part of the task: Business License (Marondera Schoolwear)',
      'Wrong turn: Started review of merchant application, Marondera Schoolwear',
      'Wrong turn: Approved document, Business License (Marondera Schoolwear)',
    ],
  },
  'first-sale': {
    'paid twice': [
      inOrder(right('first-sale'), payNewLink),
      'review',
      'Open it as a customer and pay it: Done 2 times instead of once',
    ],
    'a draft too': [
      inOrder(link('Honey', 5_00, true), right('first-sale')),
      'review',
      'Create a payment link: Changed, but not part of the task: Honey, $5.00',
      'Wrong turn: Saved payment link as draft, Honey',
    ],
    'a link in the other currency paid too': [
      inOrder(
        link('Honey', 18_00, false, 'ZWL'),
        async (context) =>
          pay(await newest(context, 'paymentLinks'), 18_00, 'ecocash', 'ZWL')(context),
        right('first-sale'),
      ),
      'review',
      'Open it as a customer and pay it: Done 2 times instead of once',
    ],
  },
  'month-end': {
    'a payout twice': [
      inOrder(payout('BA-01', 200_00), right('month-end')),
      'review',
      'Request a payout of $200.00 to CBZ Bank: Done 2 times instead of once',
    ],
    'a payout to another account': [
      inOrder(payout('BA-02', 20_00), right('month-end')),
      'review',
      'Request a payout of $200.00 to CBZ Bank: Changed, but not part of the task: EcoCash •••• 1111, $20.00',
      'Wrong turn: Requested payout, PO-48 ($20.00)',
    ],
    'a payout in the other currency': [
      inOrder(payout('BA-03', 100_00), right('month-end')),
      'review',
      'Request a payout of $200.00 to CBZ Bank: Changed, but not part of the task: CBZ Bank •••• 5384, ZWL 100.00',
      'Wrong turn: Requested payout, PO-48 (ZWL 100.00)',
    ],
    'another file': [
      inOrder(report('csv'), right('month-end')),
      'review',
      'Generate the settlements report of this month as PDF: Changed, but not part of the task: Settlements, CSV, This month, Nov 1 to Nov 21, 2026',
      'Wrong turn: Generated report, Settlements',
    ],
    'another reader': [
      inOrder(schedule('monthly', 'ruvimbo@vumbacoffee.example'), right('month-end')),
      'review',
      'Schedule the Monthly Settlements Report as PDF to shamiso@vumbacoffee.example: Changed, but not part of the task: Monthly Settlements Report, monthly, PDF, ruv…',
      'Wrong turn: Scheduled report, Monthly Settlements Report (recipient: ruvimbo@vumbacoffee.example)',
    ],
  },
}

async function running(exercise: Exercise) {
  const db = memoryDatabase()
  const rows = exerciseStart(exercise.scenario)
  await writeRows(db, rows)
  return { db, since: begin(exercise, rows, { now: new Date(next(db).now), restarts: 0 }) }
}

/** Does some work in an exercise, and returns how it ends and what is said of it. */
async function worked(id: string, work: Work) {
  const exercise = findExercise(id)
  if (!exercise) throw new Error('It is gone.')
  const { db, since } = await running(exercise)
  await work(next(db))
  const { outcome, lacks, why } = await judge(db, exercise, since)
  const turns = await findWrongTurns(db, exercise, since)
  const isDone = isSolved(exercise, await stepsDone(db, exercise, since))
  const says = [...lacksOf(exercise, lacks), ...turns.map(wrongTurnText)]
  const shown = (await stepLacks(db, exercise, since)).flatMap((each) => stepLackText(each) ?? [])
  return { outcome, isDone, why, says, shown }
}

test('each exercise is tried with wrong work beside the right', () => {
  expect(Object.keys(beside)).toEqual(listExercises().map(({ id }) => id))
})

test.each(
  Object.entries(beside).flatMap(([id, all]) =>
    Object.entries(all).map(([what, [work, outcome, ...says]]) => ({
      id,
      what,
      work,
      outcome,
      says,
    })),
  ),
)('$id, with what is wrong beside it: $what', async ({ id, work, outcome, says }) => {
  expect(await worked(id, work)).toMatchObject({
    outcome,
    isDone: outcome === 'solved',
    says,
    ...(outcome === 'review' && { why: 'Done, with changes outside the task' }),
  })
})

/** Other ways that come to the same: each is solved, without a wrong turn. */
const otherWays: [id: string, what: string, Work][] = [
  [
    'refund-part',
    'in two parts',
    inOrder(refund('Kopje Hardware', 312_40, 30_00), refund('Kopje Hardware', 312_40, 20_00)),
  ],
  ['new-link', 'as a draft that is activated', draftThenOn('Gift voucher', 25_00)],
  ['new-link', 'with a capital', link('Gift Voucher', 25_00)],
  ['link-off', 'deleted', (context) => actions.deletePaymentLink(context, '1047')],
  [
    'link-price',
    'with another description first',
    inOrder(
      (context) => actions.updatePaymentLink(context, { id: '1042', description: 'Beans' }),
      right('link-price'),
    ),
  ],
  [
    'incident',
    'with a note that is changed',
    inOrder(incident('onemoney', 'Slow'), incident('onemoney', 'Payments are late')),
  ],
  ['pay-amount', 'by another method', pay('1046', 350_00, 'onemoney', 'ZWL')],
  [
    'invoice',
    'as 3 and 2 bags',
    invoice([
      [3_000, 24_00],
      [2_000, 24_00],
    ]),
  ],
  ['payout', 'in two', inOrder(payout('BA-01', 40_00), payout('BA-01', 60_00))],
  [
    'auto-payouts',
    'the minimum first',
    inOrder(automatic('none', { USD: 50_00, ZWL: 0 }), right('auto-payouts')),
  ],
  [
    'refund-desk',
    'a group whose member is added later',
    inOrder(group('Refund desk', []), async (context) =>
      actions.updateUserGroup(context, {
        id: await newest(context, 'userGroups'),
        memberIds: ['TM-03'],
      }),
    ),
  ],
  ['invite', 'with capitals in the address', invite('Shamiso@VumbaCoffee.example', 'Finance')],
  ['schedule', 'with capitals in the address', schedule('monthly', 'Shamiso@VumbaCoffee.example')],
  ['papers', 'the other one first', review('D-0031', 'D-0030')],
  ['ask', 'in words', ask('M-025', [], 'Please upload your tax certificate.')],
  ['ask', 'by the number of the form', ask('M-025', [], 'Your ITF 263, please.')],
  ...[
    'The lease had ended before you applied.',
    'Your lease expired. Send the new one and apply again.',
    'Lease no longer valid.',
    'Your lease ran out.',
  ].map((reason): (typeof otherWays)[number] => [
    'reject',
    reason,
    (context) => actions.rejectMerchants(context, { ids: ['M-026'], reason }),
  ]),
  [
    'fee',
    'in two steps',
    inOrder((context) => actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.2 }])),
  ],
  ['desk', 'the application first', inOrder(approve('M-104'), review('D-0107', 'D-0108'))],
  ['first-sale', 'a link that was a draft', inOrder(draftThenOn('Beans', 18_00), payNewLink)],
  [
    'month-end',
    'the payout in two, and the schedule first',
    inOrder(
      schedule('monthly', 'shamiso@vumbacoffee.example'),
      report('pdf'),
      payout('BA-01', 100_00),
      payout('BA-01', 100_00),
    ),
  ],
]

test.each(otherWays)('%s, another way: %s', async (id, _what, work) => {
  expect(await worked(id, work)).toEqual({
    outcome: 'solved',
    isDone: true,
    why: undefined,
    says: [],
    shown: [],
  })
})

test.each<[reason: string, says: string]>([
  ['You are a fool.', 'The reason doesn’t contain “lease” or “end”: “You are a fool”'],
  ['No.', 'The reason doesn’t contain “lease” or “end”: “No”'],
  ['Your lease looks bad.', 'The reason doesn’t contain “end”: “Your lease looks bad”'],
])('a reason that doesn’t name the fact is for the trainer: %s', async (reason, says) => {
  const work: Work = (context) => actions.rejectMerchants(context, { ids: ['M-026'], reason })
  expect(await worked('reject', work)).toMatchObject({
    outcome: 'review',
    isDone: false,
    why: 'Done, in other words than the check looks for',
    says: [says],
  })
})

test('a reason that names the fact solves it, and goes to the trainer as it was written', async () => {
  const exercise = findExercise('reject')
  if (!exercise) throw new Error('It is gone.')
  const { db, since } = await running(exercise)
  const reason = 'Your lease has ended, you fool.'
  await actions.rejectMerchants(next(db), { ids: ['M-026'], reason })
  expect(await judge(db, exercise, since)).toMatchObject({ outcome: 'solved' })
  const notes = await workNotes(db, exercise, since, [])
  expect(notes).toEqual(['Wrote: “Your lease has ended, you fool”'])
})

/** What is missing, and where only starting over helps. */
test.each<[id: string, what: string, Work, ...says: string[]]>([
  [
    'payout',
    'beside one that has left already',
    inOrder(payout('BA-03', 100_00), sent, sent, right('payout')),
    'Changed, but not part of the task: CBZ Bank •••• 5384, ZWL 100.00. Start over',
  ],
  [
    'auto-payouts',
    'a minimum in the wrong currency',
    automatic('weekly', { USD: 0, ZWL: 50_00 }),
    'The minimum amount is $0.00, not $50.00',
  ],
  [
    'schedule',
    'every week',
    schedule('weekly', 'shamiso@vumbacoffee.example'),
    'Right report, wrong frequency',
  ],
  [
    'refund-part',
    'all of it',
    refund('Kopje Hardware', 312_40, 312_40),
    '$312.40 instead of $50.00. Start over',
  ],
  [
    'refund-part',
    'too little',
    refund('Kopje Hardware', 312_40, 38_50),
    'Refunded $38.50 of $50.00',
  ],
  [
    'link-price',
    'the link is deleted',
    (context) => actions.deletePaymentLink(context, '1042'),
    'Deleted. Start over',
  ],
  [
    'link-price',
    'the link is inactive',
    inOrder(right('link-price'), linkOff('1042')),
    'The status is inactive, not active',
  ],
  ['new-link', 'a draft', link('Gift voucher', 25_00, true), 'Still a draft'],
  [
    'new-link',
    'the newest of three',
    inOrder(link('Gift voucher', 20_00), link('Gift voucher', 30_00), link('Gift voucher', 250_00)),
    'The amount is $250.00, not $25.00',
  ],
  [
    'pay-link',
    'by another method',
    pay('1042', 18_00, 'onemoney'),
    'Right link, wrong payment method. Start over',
  ],
  ['dispute', 'for the customer', decide('lost'), 'The status is lost, not won. Start over'],
  [
    'case',
    'to the customer',
    resolve('CS-01', 'refunded'),
    'The status is refunded, not paid. Start over',
  ],
  [
    'ask',
    'another paper',
    ask('M-025', ['Bank statement']),
    'The request doesn’t contain “tax”: “Bank statement”. Start over',
  ],
])('%s, what is missing: %s', async (id, _what, work, ...says) => {
  expect((await worked(id, work)).shown).toEqual(says)
})
