// Proves BIZ-5.
import {
  contextFor,
  documentOf,
  everything,
  memoryDatabase,
  missingPapers,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { pathTo } from '#routes/paths.ts'
import type { PaidDatabase } from '../database.ts'
import { resubmitApplication, startReview } from './application-actions.ts'
import { approveMerchants, rejectMerchants } from './decision-actions.ts'
import { reviewDocument } from './document-actions.ts'

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await db.documents.add(documentOf('M-001'))
})

const seen = documentOf('M-001')
const reject = (minute = 0, reason = 'It is out of date.') =>
  reviewDocument(contextFor(db, minute), { id: 'D-0001', seen, status: 'rejected', reason })

async function refused(act: () => Promise<unknown>, code: string) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

const mails = async () => (await db.messages.toArray()).map(({ to, subject }) => [to[0], subject])

describe('reviewing a document', () => {
  test('rejects it with its reason, says who and when, and tells the business', async () => {
    const document = await reject()
    expect(await db.documents.get('D-0001')).toEqual({
      ...seen,
      status: 'rejected',
      rejectionReason: 'It is out of date.',
      reviewedBy: 'Tatenda Marufu',
      reviewedAt: '2026-11-21T12:00:00.000Z',
    })
    expect(document.status).toBe('rejected')
    expect(await db.notifications.toArray()).toMatchObject([
      {
        merchantId: 'M-001',
        kind: 'document-reviewed',
        documentName: 'Business License.pdf',
        status: 'rejected',
        reason: 'It is out of date.',
        readAt: null,
      },
    ])
    expect(await db.messages.toArray()).toMatchObject([
      {
        to: ['hello@karibaboats.example'],
        subject: 'A document was rejected',
        link: { path: pathTo('business') },
      },
    ])
    expect((await db.messages.toArray())[0]?.body).toContain('It is out of date.')
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Rejected document',
        target: 'Business License.pdf (Kariba Boats)',
        merchantId: 'M-001',
        before: { status: 'pending' },
        after: { status: 'rejected', rejectionReason: 'It is out of date.' },
      },
    ])
  })

  test('approves it, and what was said of it before is gone', async () => {
    const rejected = await reject()
    await reviewDocument(contextFor(db, 1), { id: 'D-0001', seen: rejected, status: 'approved' })
    const document = await db.documents.get('D-0001')
    expect(document).toMatchObject({ status: 'approved' })
    expect(document).not.toHaveProperty('rejectionReason')
  })

  test('can be taken back: it is as it was', async () => {
    const rejected = await reject()
    await reviewDocument(contextFor(db, 1), { id: 'D-0001', seen: rejected, status: 'pending' })
    expect(await db.documents.get('D-0001')).toEqual(seen)
    expect(await mails()).toContainEqual([
      'hello@karibaboats.example',
      'A document is back in review',
    ])
  })

  test('taken back in time, it was never told; another review in time replaces what was told', async () => {
    const rejected = await reject()
    const again = await reviewDocument(contextFor(db), {
      id: 'D-0001',
      seen: rejected,
      status: 'pending',
    })
    expect(await mails()).toEqual([])
    expect(await db.notifications.count()).toBe(0)
    const second = await reviewDocument(contextFor(db), {
      id: 'D-0001',
      seen: again,
      status: 'rejected',
      reason: 'Old.',
    })
    await reviewDocument(contextFor(db), { id: 'D-0001', seen: second, status: 'approved' })
    expect((await mails()).map(([, subject]) => subject)).toEqual(['A document was approved'])
    expect(await db.notifications.toArray()).toMatchObject([{ status: 'approved' }])
  })

  test('takes an application under review that was not yet', async () => {
    await db.merchants.update('M-001', { approvalStatus: 'PENDING', reviewDate: null })
    const { now } = contextFor(db)
    await reject()
    expect(await db.merchants.get('M-001')).toMatchObject({
      approvalStatus: 'UNDER_REVIEW',
      reviewDate: now,
    })
    expect((await mails()).map(([, subject]) => subject)).toEqual([
      'Your application is under review',
      'A document was rejected',
    ])
  })

  test('without an address nothing is put into the outbox', async () => {
    await db.merchants.update('M-001', { email: '' })
    await reject()
    expect(await mails()).toEqual([])
    expect(await db.notifications.count()).toBe(1)
  })

  test('is refused without a reason to reject', () => refused(() => reject(0, '  '), 'invalid'))
  test('is refused for an unknown one', () =>
    refused(
      () => reviewDocument(contextFor(db), { id: 'D-0404', seen, status: 'approved' }),
      'not-found',
    ))
  test.each([
    ['replaced', { uploadDate: '2026-11-21T11:00:00.000Z' }],
    ['reviewed by another', { status: 'approved' as const }],
  ])('is refused where it was %s meanwhile', async (_what, change) => {
    await db.documents.update('D-0001', change)
    await refused(() => reject(), 'changed-meanwhile')
  })
  test('is refused once the application is rejected', async () => {
    await db.merchants.update('M-001', { approvalStatus: 'REJECTED' })
    await refused(() => reject(), 'already-decided')
  })
  test('one that an approved business uploads is decided on, and the business stays approved', async () => {
    await db.merchants.update('M-001', { approvalStatus: 'APPROVED', status: 'active' })
    const rejected = await reject()
    expect(rejected.status).toBe('rejected')
    await reviewDocument(contextFor(db, 1), { id: 'D-0001', seen: rejected, status: 'approved' })
    expect(await db.documents.get('D-0001')).toMatchObject({ status: 'approved' })
    expect(await db.merchants.get('M-001')).toMatchObject({
      approvalStatus: 'APPROVED',
      status: 'active',
    })
    expect((await mails()).map(([, subject]) => subject)).toEqual([
      'A document was rejected',
      'A document was approved',
    ])
  })
})

describe('starting a review', () => {
  test('moves the tracker on, tells the business and logs it', async () => {
    await db.merchants.update('M-001', { approvalStatus: 'PENDING', reviewDate: null })
    const context = contextFor(db)
    const merchant = await startReview(context, 'M-001')
    expect(merchant).toMatchObject({ approvalStatus: 'UNDER_REVIEW', reviewDate: context.now })
    expect(await db.notifications.toArray()).toMatchObject([
      { kind: 'application-decided', approvalStatus: 'UNDER_REVIEW' },
    ])
    expect(await mails()).toEqual([
      ['hello@karibaboats.example', 'Your application is under review'],
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { before: { approvalStatus: 'PENDING' }, after: { approvalStatus: 'UNDER_REVIEW' } },
    ])
  })

  test.each([
    ['UNDER_REVIEW', 'no-change'],
    ['APPROVED', 'already-decided'],
    ['REJECTED', 'already-decided'],
  ] as const)('is refused when it is %s', async (approvalStatus, code) => {
    await db.merchants.update('M-001', { approvalStatus })
    await refused(() => startReview(contextFor(db), 'M-001'), code)
  })
})

describe('resubmitting', () => {
  test('puts a rejected application into the queue again, without what was said of it', async () => {
    await rejectMerchants(contextFor(db), { ids: ['M-001'], reason: 'The licence has expired.' })
    const context = contextFor(db, 9)
    const merchant = await resubmitApplication(context, 'M-001')
    expect(merchant).toMatchObject({
      approvalStatus: 'PENDING',
      rejectionReason: null,
      reviewDate: null,
      resubmittedAt: context.now,
      createdDate: waitingMerchant().createdDate,
    })
    expect((await mails()).at(-1)?.[1]).toBe('We have your application')
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      action: 'Resubmitted merchant application',
      before: { approvalStatus: 'REJECTED', rejectionReason: 'The licence has expired.' },
      after: { approvalStatus: 'PENDING', rejectionReason: null },
    })
    await approveMerchants(contextFor(db, 10), {
      ids: ['M-001'],
      accepted: ['D-0001', ...missingPapers],
    })
    expect((await db.merchants.get('M-001'))?.approvalStatus).toBe('APPROVED')
  })

  test.each(['PENDING', 'UNDER_REVIEW', 'APPROVED'] as const)(
    'is refused when it is %s',
    async (approvalStatus) => {
      await db.merchants.update('M-001', { approvalStatus })
      await refused(() => resubmitApplication(contextFor(db), 'M-001'), 'no-change')
    },
  )
})

test('each stage has its e-mail and its notification', async () => {
  await db.merchants.update('M-001', { approvalStatus: 'PENDING' })
  await startReview(contextFor(db), 'M-001')
  await rejectMerchants(contextFor(db, 1), { ids: ['M-001'], reason: 'The licence has expired.' })
  await resubmitApplication(contextFor(db, 2), 'M-001')
  await approveMerchants(contextFor(db, 3), {
    ids: ['M-001'],
    accepted: ['D-0001', ...missingPapers],
  })
  expect((await mails()).map(([, subject]) => subject)).toEqual([
    'Your application is under review',
    'Your application has been rejected',
    'We have your application',
    'Your application was approved',
  ])
  expect((await db.messages.toArray())[1]?.body).toContain('The licence has expired.')
  const told = await db.notifications.orderBy('id').toArray()
  expect(told.map((row) => row.kind === 'application-decided' && row.approvalStatus)).toEqual([
    'UNDER_REVIEW',
    'REJECTED',
    'APPROVED',
  ])
})
