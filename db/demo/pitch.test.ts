// Proves DEMO-7.
import { describe, expect, test } from 'vitest'
import { createPaymentLink } from '../links/actions.ts'
import { payLink } from '../links/pay-actions.ts'
import { approveMerchants, undoDecisions } from '../merchants/decision-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { isReadable } from '../readable.ts'
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { memberRow } from '#tests/support/team-rows.ts'
import { leavePitch, notePitchSeen, startPitch, takeUpPitch } from './pitch-actions.ts'
import { getPitch } from './pitch-queries.ts'
import { pitchStepOf, type PitchStep } from './pitch-rules.ts'
import { getDemoSettings } from './queries.ts'
import type { Pitch } from './schemas.ts'

const at = '2026-11-21T12:00:00.000Z'
const after = '2026-11-21T12:05:00.000Z'
const now = Date.parse('2026-11-21T12:14:00.000Z')
const scene: Pitch = { startedAt: at, sceneAt: at }
const link = { id: '2001', status: 'active', expiresAt: null } as const
const paid = { type: 'payment', status: 'successful', linkId: '2001' } as const
const waiting = { approvalStatus: 'UNDER_REVIEW', approvalDate: null } as const
const approved = { approvalStatus: 'APPROVED', approvalDate: at } as const

type Facts = Parameters<typeof pitchStepOf>[0]
const cases: [what: string, over: Partial<Facts>, step: PitchStep | 'over'][] = [
  ['just begun', { pitch: { startedAt: at } }, 'theirs'],
  ['begun, and the shop sells', { pitch: { startedAt: at }, links: [link] }, 'theirs'],
  ['theirs', {}, 'link'],
  ['a link', { links: [link] }, 'pay'],
  ['a link that was deactivated', { links: [{ ...link, status: 'inactive' }] }, 'link'],
  ['a link that has expired', { links: [{ ...link, expiresAt: at }] }, 'link'],
  [
    'of two links, one can be paid',
    {
      links: [
        { ...link, status: 'inactive' },
        { ...link, id: '2002' },
      ],
    },
    'pay',
  ],
  ['a payment that failed', { links: [link], payments: [{ ...paid, status: 'failed' }] }, 'pay'],
  ['a payment that waits', { links: [link], payments: [{ ...paid, status: 'pending' }] }, 'pay'],
  ['a payment of another link', { links: [link], payments: [{ ...paid, linkId: '7' }] }, 'pay'],
  ['a refund alone', { links: [link], payments: [{ ...paid, type: 'refund' }] }, 'pay'],
  ['paid', { links: [link], payments: [paid] }, 'see'],
  [
    'paid at the second try',
    { links: [link], payments: [{ ...paid, status: 'failed' }, paid] },
    'see',
  ],
  ['refunded since', { links: [link], payments: [{ ...paid, status: 'refunded' }] }, 'see'],
  [
    'paid by a link that was then deactivated',
    { links: [{ ...link, status: 'inactive' }], payments: [paid] },
    'see',
  ],
  ['approved before the link', { merchant: approved }, 'link'],
  ['seen', { pitch: { ...scene, seenAt: after }, links: [link], payments: [paid] }, 'approve'],
  [
    'seen, and rejected',
    {
      pitch: { ...scene, seenAt: after },
      links: [link],
      payments: [paid],
      merchant: { ...waiting, approvalStatus: 'REJECTED' },
    },
    'approve',
  ],
  [
    'approved before it was seen',
    { pitch: { ...scene, seenAt: after }, links: [link], payments: [paid], merchant: approved },
    'approved',
  ],
  [
    'the approval seen',
    {
      pitch: { ...scene, seenAt: at, approvalSeenAt: after },
      links: [link],
      payments: [paid],
      merchant: approved,
    },
    'over',
  ],
  [
    'approved again since it was seen',
    {
      pitch: { ...scene, seenAt: at, approvalSeenAt: at },
      links: [link],
      payments: [paid],
      merchant: { ...approved, approvalDate: after },
    },
    'approved',
  ],
  [
    'the approval undone since it was seen',
    {
      pitch: { ...scene, seenAt: at, approvalSeenAt: after },
      links: [link],
      payments: [paid],
      merchant: waiting,
    },
    'approve',
  ],
]

test.each(cases)('%s: the next step', (_what, over, step) => {
  const facts: Facts = { pitch: scene, links: [], payments: [], merchant: waiting, ...over }
  expect(pitchStepOf(facts, now)).toBe(step)
})

/** A demo that was just made for a business that sells bread. */
async function begun() {
  const { db, context } = await ledgerDatabase()
  await db.teamMembers.add(memberRow())
  await startPitch(context, undefined)
  const settings = await getDemoSettings(db)
  const business = {
    name: 'Sakubva Bread',
    trade: 'bakery',
    town: 'Mutare',
    owner: 'Rudo Chikomo',
    currency: 'USD',
    items: [{ name: 'Bread', amount: 1_00 }],
  } as const
  await db.demoSettings.put({
    ...settings,
    business: { ...business, items: [...business.items] },
    pitch: { startedAt: context.now, sceneAt: context.now },
  })
  return { db, context }
}

describe('the acts', () => {
  test('it starts in place of an exercise, is left and taken up again, and nothing is logged', async () => {
    const { db, context } = await ledgerDatabase()
    const exercise = { id: 'refund-part', startedAt: at, before: {}, hints: 0, restarts: 0 }
    await db.demoSettings.put({ id: 'demo', dryRun: false, exercise })
    await leavePitch(context, undefined)
    await notePitchSeen(context, 'payment')
    expect(await getPitch(db)).toBe(null)
    await startPitch(context, undefined)
    expect(await getDemoSettings(db)).toEqual({
      id: 'demo',
      dryRun: false,
      pitch: { startedAt: context.now },
    })
    await leavePitch(context, undefined)
    expect(await getPitch(db)).toMatchObject({ step: 'theirs', left: true, item: null })
    await takeUpPitch(context, undefined)
    expect(await getPitch(db)).toMatchObject({ step: 'theirs', left: false })
    expect(await db.activityLog.count()).toBe(0)
  })

  test('each act of the shop, the customer and the platform leads to the next step', async () => {
    const { db, context } = await begun()
    const merchantId = 'M-001'
    const stepNow = async () => (await getPitch(db))?.step
    expect(await getPitch(db)).toMatchObject({
      step: 'link',
      item: { name: 'Bread', amount: 1_00, currency: 'USD' },
      path: null,
      payment: null,
      memberId: 'TM-01',
    })
    const made = await createPaymentLink(later(context, 1_000), {
      merchantId,
      name: 'Bread',
      description: '',
      amount: 1_00,
      currency: 'USD',
      path: 'bread',
      expiresAt: null,
      draft: false,
    })
    expect(await getPitch(db)).toMatchObject({ step: 'pay', path: 'bread' })
    const payment = await payLink(later(context, 2_000), {
      linkId: made.id,
      amount: 1_00,
      currency: 'USD',
      customer: '',
      paymentMethod: 'ecocash',
      account: '0771111111',
      attemptId: 'p-1',
    })
    expect(await getPitch(db)).toMatchObject({ step: 'pay', payment: { status: 'pending' } })
    await settleDue(later(context, 10_000))
    expect(await getPitch(db)).toMatchObject({ step: 'see', payment: { id: payment.id } })
    await notePitchSeen(later(context, 11_000), 'payment')
    expect(await stepNow()).toBe('approve')
    const decidedAt = later(context, 12_000)
    await approveMerchants(decidedAt, { ids: [merchantId], accepted: [] })
    expect(await stepNow()).toBe('approved')
    await notePitchSeen(later(context, 13_000), 'approval')
    expect(await stepNow()).toBe('over')
    await undoDecisions(later(context, 14_000), { ids: [merchantId], decidedAt: decidedAt.now })
    expect(await stepNow()).toBe('approve')
    const settings = await getDemoSettings(db)
    expect(isReadable('demoSettings', settings)).toBe(true)
  })
})
