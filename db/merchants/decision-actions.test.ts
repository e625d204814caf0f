// Proves ADM-3.
import { contextFor, memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import { approveMerchant, rejectMerchant, reopenApplication } from './application-actions.ts'

async function withWaiting() {
  const db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  return { db, context: contextFor(db) }
}

describe('approving', () => {
  test('makes the merchant active, lifts its limit and dates its approval', async () => {
    const { db, context } = await withWaiting()
    await approveMerchant(context, 'M-001')
    expect(await db.merchants.get('M-001')).toMatchObject({
      status: 'active',
      approvalStatus: 'APPROVED',
      paymentLimit: null,
      priority: null,
      approvalDate: '2026-11-21T12:00:00.000Z',
      lastModifiedBy: 'Tatenda Marufu',
    })
  })

  test('dates the review of one that never was under review, and keeps the date of another', async () => {
    const { db, context } = await withWaiting()
    const { reviewDate } = await approveMerchant(context, 'M-001')
    expect(reviewDate).toBe(waitingMerchant().reviewDate)
    await db.merchants.add(
      waitingMerchant({ id: 'M-002', approvalStatus: 'PENDING', reviewDate: null }),
    )
    const approved = await approveMerchant(context, 'M-002')
    expect(approved.reviewDate).toBe(context.now)
  })

  test('leaves one log row that says who, what and from what', async () => {
    const { db, context } = await withWaiting()
    await approveMerchant(context, 'M-001')
    const log = await db.activityLog.toArray()
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      user: 'Tatenda Marufu',
      target: 'Kariba Boats',
      type: 'approval',
      before: { approvalStatus: 'UNDER_REVIEW' },
      after: { approvalStatus: 'APPROVED' },
    })
  })

  test.each([
    ['an approved one', 'APPROVED'],
    ['a rejected one', 'REJECTED'],
  ] as const)('is refused for %s and changes nothing', async (_name, approvalStatus) => {
    const db = memoryDatabase()
    await db.merchants.add(waitingMerchant({ approvalStatus }))
    await refuses({ db }, 'already-decided', () => approveMerchant(contextFor(db), 'M-001'))
  })

  test('is refused for an unknown id', async () => {
    const { context } = await withWaiting()
    await expect(approveMerchant(context, 'M-404')).rejects.toMatchObject({ code: 'not-found' })
  })

  test('twice at once is one approval and one log row', async () => {
    const { db, context } = await withWaiting()
    const both = await Promise.allSettled([
      approveMerchant(context, 'M-001'),
      approveMerchant(context, 'M-001'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.activityLog.count()).toBe(1)
  })
})

describe('rejecting', () => {
  test('keeps the reason and the review date, and does not make it active', async () => {
    const { db, context } = await withWaiting()
    await rejectMerchant(context, { id: 'M-001', reason: '  The licence has expired. ' })
    expect(await db.merchants.get('M-001')).toMatchObject({
      status: 'pending',
      approvalStatus: 'REJECTED',
      rejectionReason: 'The licence has expired.',
      reviewDate: '2026-11-21T12:00:00.000Z',
    })
  })

  test('without a reason keeps none', async () => {
    const { db, context } = await withWaiting()
    await rejectMerchant(context, { id: 'M-001', reason: '   ' })
    expect((await db.merchants.get('M-001'))?.rejectionReason).toBeNull()
  })

  test('is refused for a decided one', async () => {
    const { context } = await withWaiting()
    await approveMerchant(context, 'M-001')
    await expect(rejectMerchant(context, { id: 'M-001' })).rejects.toMatchObject({
      code: 'already-decided',
    })
  })
})

describe('undoing a decision', () => {
  test.each([
    ['an approval', approveMerchant],
    [
      'a rejection',
      (c: Parameters<typeof approveMerchant>[0], id: string) => rejectMerchant(c, { id }),
    ],
  ])('brings the application back as it was after %s, and logs both', async (_name, decide) => {
    const { db, context } = await withWaiting()
    const { lastModifiedDate: decidedAt } = await decide(context, 'M-001')
    await reopenApplication(context, { id: 'M-001', decidedAt })
    const { lastModifiedBy: _by, lastModifiedDate: _at, ...restored } = waitingMerchant()
    expect(await db.merchants.get('M-001')).toMatchObject(restored)
    expect(await db.activityLog.count()).toBe(2)
  })

  test('works once', async () => {
    const { context } = await withWaiting()
    const { lastModifiedDate: decidedAt } = await approveMerchant(context, 'M-001')
    await reopenApplication(context, { id: 'M-001', decidedAt })
    await expect(reopenApplication(context, { id: 'M-001', decidedAt })).rejects.toMatchObject({
      code: 'cannot-undo',
    })
  })

  test('does not undo a later decision', async () => {
    const { db, context } = await withWaiting()
    const first = await approveMerchant(context, 'M-001')
    await reopenApplication(contextFor(db, 1), { id: 'M-001', decidedAt: first.lastModifiedDate })
    await rejectMerchant(contextFor(db, 2), { id: 'M-001' })
    await expect(
      reopenApplication(context, { id: 'M-001', decidedAt: first.lastModifiedDate }),
    ).rejects.toMatchObject({ code: 'cannot-undo' })
    expect((await db.merchants.get('M-001'))?.approvalStatus).toBe('REJECTED')
  })
})
