// Proves LINK-2, LINK-4.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import type { ActionInput } from '../all-actions.ts'
import { getNextDue } from '../due-queries.ts'
import {
  createPaymentLink,
  deletePaymentLink,
  setPaymentLinkActive,
  updatePaymentLink,
} from './actions.ts'
import { expireLinks, recordLinkView } from './pay-actions.ts'
import { listPaymentLinks } from './queries.ts'
import { undo } from '../undo-action.ts'

const fields: ActionInput<'createPaymentLink'> = {
  merchantId: 'M-001',
  name: ' Barista class, deposit ',
  description: ' Saturday mornings ',
  amount: 25_00,
  currency: 'USD',
  expiresAt: null,
  path: '',
  draft: false,
}
const tomorrow = '2026-11-22T12:00:00.000Z'

async function withLink(over: Parameters<typeof linkRow>[0] = {}) {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow(over))
  return { db, context, log: () => db.activityLog.toArray() }
}

describe('creating a link', () => {
  test('makes it active, trimmed, numbered, with a path from its name, and logs it', async () => {
    const { db, context } = await ledgerDatabase()
    const link = await createPaymentLink(context, fields)
    expect(link).toEqual({
      id: '1043',
      merchantId: 'M-001',
      name: 'Barista class, deposit',
      description: 'Saturday mornings',
      amount: 25_00,
      currency: 'USD',
      expiresAt: null,
      path: 'barista-class-deposit',
      createdAt: '2026-11-21T12:00:00.000Z',
      status: 'active',
      draft: false,
      views: 0,
      createdBy: 'Tatenda Marufu',
    })
    expect(await db.paymentLinks.get('1043')).toEqual(link)
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Created payment link', target: 'Barista class, deposit' },
    ])
  })

  test('as a draft keeps it inactive', async () => {
    const { context } = await ledgerDatabase()
    expect(await createPaymentLink(context, { ...fields, draft: true })).toMatchObject({
      status: 'inactive',
      draft: true,
    })
  })

  test.each([
    ['Barista class, deposit', 'barista-class-deposit-2'],
    ['Café São Tomé!', 'cafe-sao-tome'],
    ['咖啡 ☕', 'link'],
    ['x'.repeat(80), 'x'.repeat(50)],
  ])('named %s gets a free path', async (name, path) => {
    const { context } = await ledgerDatabase()
    await createPaymentLink(context, fields)
    expect(await createPaymentLink(context, { ...fields, name })).toMatchObject({ path })
  })

  test.each([
    ['a name of 2', { name: 'ab' }],
    ['a name of 80', { name: 'a'.repeat(80) }],
    ['a description of 280', { description: 'a'.repeat(280) }],
    ['an amount the customer chooses', { amount: null }],
    ['one cent', { amount: 1 }],
    ['an expiry ahead', { expiresAt: '2026-11-21T12:00:00.001Z' }],
    ['a path of its own', { path: ' Barista-2026 ' }],
  ])('takes %s', async (_name, over) => {
    const { context } = await ledgerDatabase()
    await createPaymentLink(context, { ...fields, ...over })
  })

  test.each([
    ['a name of 1', { name: ' a ' }, 'invalid'],
    ['a name of 81', { name: 'a'.repeat(81) }, 'invalid'],
    ['a description of 281', { description: 'a'.repeat(281) }, 'invalid'],
    ['no amount', { amount: 0 }, 'invalid'],
    ['an amount below nothing', { amount: -100 }, 'invalid'],
    ['half a cent', { amount: 0.5 }, 'invalid'],
    ['more than a million', { amount: 100_000_001 }, 'invalid'],
    ['an expiry now', { expiresAt: '2026-11-21T12:00:00.000Z' }, 'invalid'],
    ['an expiry that is no date', { expiresAt: 'soon' }, 'invalid'],
    ['a path with a slash', { path: 'a/b' }, 'invalid'],
    ['a path that is taken', { path: 'vumba-blend-1kg' }, 'path-taken'],
    ['a taken path in capitals', { path: 'VUMBA-blend-1kg' }, 'path-taken'],
    ['an unknown merchant', { merchantId: 'M-404' }, 'not-found'],
  ])('refuses %s and changes nothing', async (_name, over, code) => {
    const { db, context } = await withLink()
    await refuses({ db }, code, () => createPaymentLink(context, { ...fields, ...over }))
  })
})

describe('the limit of a single payment to a business that is not approved', () => {
  const above = { ...fields, amount: 500_01 }

  test('refuses a payable link above it, in either currency, and keeps a draft', async () => {
    const { context } = await ledgerDatabase()
    await refuses(context, 'link-over-limit', () => createPaymentLink(context, above))
    const zwl = { ...fields, currency: 'ZWL' as const }
    await refuses(context, 'link-over-limit', () =>
      createPaymentLink(context, { ...zwl, amount: 8_750_01 }),
    )
    await createPaymentLink(context, { ...zwl, amount: 8_750_00 })
    expect((await createPaymentLink(context, { ...above, draft: true })).draft).toBe(true)
  })

  test('refuses to raise a link above it, and to activate one that is', async () => {
    const { db, context } = await withLink({ status: 'inactive', amount: 500_01 })
    const activate = () => setPaymentLinkActive(context, { id: '1042', active: true })
    await refuses(context, 'link-over-limit', activate)
    await updatePaymentLink(context, { id: '1042', amount: 500_00 })
    await activate()
    await refuses(context, 'link-over-limit', () =>
      updatePaymentLink(context, { id: '1042', amount: 500_01 }),
    )
    await db.merchants.update('M-001', { paymentLimit: null })
    expect(await updatePaymentLink(context, { id: '1042', amount: 500_01 })).toMatchObject({
      amount: 500_01,
      status: 'active',
    })
  })
})

describe('changing a link', () => {
  test('changes only what is given and logs before and after', async () => {
    const { context, log } = await withLink({ views: 7 })
    expect(await updatePaymentLink(context, { id: '1042', amount: 20_00 })).toEqual(
      linkRow({ views: 7, amount: 20_00 }),
    )
    expect(await log()).toMatchObject([{ before: { amount: 18_00 }, after: { amount: 20_00 } }])
  })

  test('may keep its own path and a past expiry', async () => {
    const { context } = await withLink({ expiresAt: '2026-11-20T12:00:00.000Z' })
    await updatePaymentLink(context, { id: '1042', name: 'Other', path: 'vumba-blend-1kg' })
  })

  test.each([
    ['an expiry ahead', tomorrow],
    ['no expiry', null],
  ])('%s brings an expired one back', async (_name, expiresAt) => {
    const { context } = await withLink({
      status: 'expired',
      expiresAt: '2026-11-20T12:00:00.000Z',
    })
    expect(await updatePaymentLink(context, { id: '1042', expiresAt })).toMatchObject({
      status: 'active',
      expiresAt,
    })
  })

  test('does not publish a draft whose last day has passed', async () => {
    const { db, context } = await withLink({
      status: 'inactive',
      draft: true,
      expiresAt: '2026-11-20T21:59:59.999Z',
    })
    const before = await everything(db)
    const publish = { id: '1042', draft: false }
    await expect(updatePaymentLink(context, publish)).rejects.toMatchObject({ code: 'invalid' })
    expect(await everything(db)).toEqual(before)
    expect(await updatePaymentLink(context, { ...publish, expiresAt: tomorrow })).toMatchObject({
      status: 'active',
    })
  })

  test('publishes a draft', async () => {
    const { context } = await withLink({ status: 'inactive', draft: true })
    expect(await updatePaymentLink(context, { id: '1042', draft: false })).toMatchObject({
      status: 'active',
      draft: false,
    })
  })

  test.each([
    ['nothing', {}, 'no-change'],
    ['the same', { name: 'Vumba Blend, 1 kg' }, 'no-change'],
    ['a name too short', { name: 'V' }, 'invalid'],
    ['an expiry in the past', { expiresAt: '2026-11-20T12:00:00.000Z' }, 'invalid'],
    ['a path that is taken', { path: 'other' }, 'path-taken'],
    ['an unknown one', { id: '9999', name: 'New' }, 'not-found'],
  ])('to %s is refused and changes nothing', async (_name, change, code) => {
    const { db, context } = await withLink()
    await db.paymentLinks.add(linkRow({ id: '1041', path: 'other' }))
    await refuses(
      { db },
      {
        code,
      },
      () => updatePaymentLink(context, { id: '1042', ...change }),
    )
  })
})

describe('activating', () => {
  test('turns it off and on, and publishes a draft', async () => {
    const { context, log } = await withLink()
    const off = await setPaymentLinkActive(context, { id: '1042', active: false })
    expect(off.status).toBe('inactive')
    const on = await setPaymentLinkActive(context, { id: '1042', active: true })
    expect(on).toMatchObject({ status: 'active', draft: false })
    expect((await log()).map(({ action }) => action)).toEqual([
      'Deactivated payment link',
      'Activated payment link',
    ])
  })

  test.each([
    ['an active one', {}, 'no-change'],
    ['an expired one', { status: 'expired' }, 'link-expired'],
    ['one past its expiry', { expiresAt: '2026-11-21T12:00:00.000Z' }, 'link-expired'],
    ['another that is not there', { id: '1041' }, 'not-found'],
  ] as const)('%s is refused and changes nothing', async (_name, over, code) => {
    const { db, context } = await withLink(over)
    await refuses({ db }, code, () => setPaymentLinkActive(context, { id: '1042', active: true }))
  })
})

describe('deleting', () => {
  test('takes the link away and bringing it back restores it whole', async () => {
    const { db, context, log } = await withLink({ views: 9 })
    const { undo: token } = await deletePaymentLink(context, '1042')
    expect(await db.paymentLinks.count()).toBe(0)
    await expect(deletePaymentLink(context, '1042')).rejects.toMatchObject({ code: 'not-found' })
    await undo(context, token)
    expect(await db.paymentLinks.get('1042')).toEqual(linkRow({ views: 9 }))
    expect((await log()).map(({ action }) => action)).toEqual([
      'Deleted payment link',
      'Restored payment link',
    ])
  })

  test('is not undone twice, nor when its path was taken', async () => {
    const { db, context } = await withLink()
    const first = await deletePaymentLink(context, '1042')
    await undo(context, first.undo)
    await refuses({ db }, 'cannot-undo', () => undo(context, first.undo))
    const { undo: token } = await deletePaymentLink(context, '1042')
    await db.paymentLinks.add(linkRow({ id: '1041' }))
    await refuses({ db }, 'cannot-undo', () => undo(context, token))
  })
})

describe('expiry', () => {
  test('counts from its moment, and is written down once', async () => {
    const { db, context, log } = await withLink({ expiresAt: tomorrow })
    const before = new Date(Date.parse(tomorrow) - 1)
    expect(await listPaymentLinks(db, 'M-001', before)).toMatchObject([{ status: 'active' }])
    expect(await listPaymentLinks(db, 'M-001', new Date(tomorrow))).toMatchObject([
      { status: 'expired' },
    ])
    expect(await getNextDue(db)).toBe(Date.parse(tomorrow))
    expect((await expireLinks(context)).done).toEqual([])
    const due = later(context, 86_400_000)
    expect((await expireLinks(due)).done).toMatchObject([{ id: '1042', status: 'expired' }])
    expect((await expireLinks(due)).done).toEqual([])
    expect(await getNextDue(db)).toBeNull()
    expect(await log()).toMatchObject([{ action: 'Expired payment link' }])
  })

  test('one that can’t be read expires too, is named, and keeps no other from it', async () => {
    const { db, context, log } = await withLink({ expiresAt: '2026-11-21T11:00:00.000Z' })
    const bad = { ...linkRow({ id: '1041', path: 'bad' }), amount: 'ten', expiresAt: 'Friday' }
    await db.table<unknown>('paymentLinks').put(bad)
    expect(await getNextDue(db)).toBe(0)
    expect(await expireLinks(context)).toMatchObject({
      done: [{ id: '1042' }],
      setAside: ['1041'],
    })
    expect(await db.paymentLinks.get('1041')).toEqual({ ...bad, status: 'expired' })
    expect((await log()).map(({ target }) => target)).toEqual(['1041', 'Vumba Blend, 1 kg'])
    expect(await getNextDue(db)).toBeNull()
    expect(await expireLinks(context)).toEqual({ done: [], setAside: [] })
  })
})

test('a view counts, without a log row; an unknown path counts nothing', async () => {
  const { db, context } = await withLink()
  await Promise.all([
    recordLinkView(context, 'vumba-blend-1kg'),
    recordLinkView(context, 'vumba-blend-1kg'),
  ])
  expect((await db.paymentLinks.get('1042'))?.views).toBe(2)
  expect(await recordLinkView(context, 'nothing-here')).toBeNull()
  expect(await db.activityLog.count()).toBe(0)
})

test('R38 a draft and a link that one form asks for at once are one link; another form makes another', async () => {
  const { db, context } = await ledgerDatabase()
  const attempt = { ...fields, attemptId: 'form-1' }
  const [draft, link] = await Promise.all([
    createPaymentLink(context, { ...attempt, draft: true }),
    createPaymentLink(context, attempt),
  ])
  expect(link).toEqual(draft)
  expect(await db.paymentLinks.count()).toBe(1)
  expect(await db.activityLog.count()).toBe(1)
  await createPaymentLink(context, { ...fields, attemptId: 'form-2' })
  expect(await db.paymentLinks.count()).toBe(2)
})
