// Proves ADM-3, BIZ-5.
import {
  addCompletePapers,
  contextFor,
  documentOf,
  memoryDatabase,
  missingPapers,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { undoTime } from '../log/messages.ts'
import { listMessages } from '../log/queries.ts'
import { editMerchant } from './business-actions.ts'
import {
  approveMerchants,
  rejectMerchants,
  reopenApplication,
  undoDecisions,
} from './decision-actions.ts'
import { reinstateMerchant, suspendMerchant } from './suspension-actions.ts'

const ids = ['M-001']
const reason = 'The licence has expired.'

/** A waiting merchant whose documents are all there and approved. */
async function withWaiting() {
  const db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await addCompletePapers(db)
  return { db, context: contextFor(db) }
}

/** A context some seconds into the test. */
const after = (db: PaidDatabase, seconds: number) => {
  const context = contextFor(db)
  return { ...context, now: new Date(Date.parse(context.now) + seconds * 1000).toISOString() }
}

describe('approving', () => {
  test('makes the merchant active, lifts its limit and dates its approval', async () => {
    const { db, context } = await withWaiting()
    await approveMerchants(context, { ids })
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
    const [first] = await approveMerchants(context, { ids })
    expect(first?.reviewDate).toBe(waitingMerchant().reviewDate)
    await db.merchants.add(
      waitingMerchant({ id: 'M-002', approvalStatus: 'PENDING', reviewDate: null }),
    )
    const [second] = await approveMerchants(context, { ids: ['M-002'], accepted: missingPapers })
    expect(second?.reviewDate).toBe(context.now)
  })

  test('leaves one log row that says who, what and from what', async () => {
    const { db, context } = await withWaiting()
    await approveMerchants(context, { ids })
    const log = await db.activityLog.toArray()
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      user: 'Tatenda Marufu',
      target: 'Kariba Boats',
      type: 'approval',
      before: { approvalStatus: 'UNDER_REVIEW' },
      after: { approvalStatus: 'APPROVED' },
    })
    expect(log[0]?.after).not.toHaveProperty('documentsNotApproved')
  })

  test.each([
    ['an approved one', 'APPROVED'],
    ['a rejected one', 'REJECTED'],
  ] as const)('is refused for %s and changes nothing', async (_name, approvalStatus) => {
    const db = memoryDatabase()
    await db.merchants.add(waitingMerchant({ approvalStatus }))
    await refuses({ db }, 'already-decided', () => approveMerchants(contextFor(db), { ids }))
  })

  test('is refused for an unknown id, and for none', async () => {
    const { db, context } = await withWaiting()
    await refuses({ db }, 'not-found', () => approveMerchants(context, { ids: ['M-404'] }))
    await refuses({ db }, 'invalid', () => approveMerchants(context, { ids: [] }))
  })

  test('twice at once is one approval and one log row', async () => {
    const { db, context } = await withWaiting()
    const both = await Promise.allSettled([
      approveMerchants(context, { ids }),
      approveMerchants(context, { ids }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.activityLog.count()).toBe(1)
  })
})

describe('approving with documents that are not approved', () => {
  async function withPapers() {
    const { db, context } = await withWaiting()
    await db.documents.bulkAdd([
      documentOf('M-001', { id: 'D-0002', name: 'Lease', status: 'pending' }),
      documentOf('M-001', { id: 'D-0003', name: 'ID Copy', status: 'rejected' }),
    ])
    return { db, context }
  }

  test('is refused, with their names', async () => {
    const { db, context } = await withPapers()
    const refusal = {
      code: 'papers-open',
      details: { name: 'Kariba Boats', papers: 'Lease, ID Copy' },
    }
    await refuses({ db }, refusal, () => approveMerchants(context, { ids }))
  })

  test('is done with those that are accepted by name, which the log keeps', async () => {
    const { db, context } = await withPapers()
    await approveMerchants(context, { ids, accepted: ['D-0002', 'D-0003'] })
    expect((await db.merchants.get('M-001'))?.status).toBe('active')
    expect((await db.activityLog.toArray())[0]?.after).toMatchObject({
      documentsNotApproved: 'Lease, ID Copy',
    })
  })

  test('is refused where another one came meanwhile', async () => {
    const { db, context } = await withPapers()
    await refuses({ db }, 'papers-open', () =>
      approveMerchants(context, { ids, accepted: ['D-0002'] }),
    )
  })

  test('is refused without the required documents, unless each was seen to be missing', async () => {
    const { db, context } = await withWaiting()
    await Promise.all([db.documents.clear(), db.directors.clear()])
    const papers =
      'Registration certificate (missing), Tax clearance (missing), ID of each member (missing), Proof of address (missing), Bank statement (missing)'
    const refusal = { code: 'papers-open', details: { name: 'Kariba Boats', papers } }
    for (const accepted of [undefined, [], missingPapers.slice(1)])
      await refuses({ db }, refusal, () => approveMerchants(context, { ids, accepted }))
    await approveMerchants(context, { ids, accepted: missingPapers })
    expect((await db.activityLog.toArray())[0]?.after).toMatchObject({
      documentsNotApproved: papers,
    })
    expect((await db.merchants.get('M-001'))?.status).toBe('active')
  })

  test('of many is refused whole where one has some', async () => {
    const { db, context } = await withPapers()
    await db.merchants.add(waitingMerchant({ id: 'M-002' }))
    await addCompletePapers(db, 'M-002')
    await refuses({ db }, 'papers-open', () =>
      approveMerchants(context, { ids: ['M-002', 'M-001'] }),
    )
  })
})

describe('rejecting', () => {
  test('keeps the reason and the review date, and does not make it active', async () => {
    const { db, context } = await withWaiting()
    await rejectMerchants(context, { ids, reason: `  ${reason} ` })
    expect(await db.merchants.get('M-001')).toMatchObject({
      status: 'pending',
      approvalStatus: 'REJECTED',
      rejectionReason: reason,
      reviewDate: '2026-11-21T12:00:00.000Z',
    })
  })

  test('is refused without a reason, or with one that is too long', async () => {
    const { db, context } = await withWaiting()
    for (const wrong of [' ', 'x'.repeat(2001)])
      await refuses({ db }, 'invalid', () => rejectMerchants(context, { ids, reason: wrong }))
  })

  test('is refused for a decided one', async () => {
    const { db, context } = await withWaiting()
    await approveMerchants(context, { ids })
    await refuses({ db }, 'already-decided', () => rejectMerchants(context, { ids, reason }))
  })
})

describe('reopening a rejected application', () => {
  test('lets it wait again without its reason, and tells the merchant', async () => {
    const { db, context } = await withWaiting()
    await rejectMerchants(context, { ids, reason })
    await reopenApplication(after(db, 60), 'M-001')
    expect(await db.merchants.get('M-001')).toMatchObject({
      status: 'pending',
      approvalStatus: 'UNDER_REVIEW',
      rejectionReason: null,
      priority: 'medium',
      // The review target counts from here.
      resubmittedAt: after(db, 60).now,
    })
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      action: 'Reopened merchant application',
      before: { approvalStatus: 'REJECTED', rejectionReason: reason },
    })
    const subjects = (await db.messages.toArray()).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Your application is under review')
  })

  test('can be undone: the reason is back', async () => {
    const { db, context } = await withWaiting()
    await rejectMerchants(context, { ids, reason })
    const reopening = after(db, 60)
    await reopenApplication(reopening, 'M-001')
    await undoDecisions(after(db, 62), { ids, decidedAt: reopening.now })
    expect(await db.merchants.get('M-001')).toMatchObject({
      approvalStatus: 'REJECTED',
      rejectionReason: reason,
    })
  })

  test('is refused for one that is not rejected', async () => {
    const { db, context } = await withWaiting()
    await refuses({ db }, 'no-change', () => reopenApplication(context, 'M-001'))
    await refuses({ db }, 'not-found', () => reopenApplication(context, 'M-404'))
  })
})

const approve = async (db: PaidDatabase) => {
  await approveMerchants(contextFor(db), { ids })
}
const reject = async (db: PaidDatabase) => {
  await rejectMerchants(contextFor(db), { ids, reason })
}

describe('undoing a decision', () => {
  test.each([
    ['an approval', approve],
    ['a rejection', reject],
  ])('brings the application back as it was after %s, and logs both', async (_name, decide) => {
    const { db, context } = await withWaiting()
    await decide(db)
    await undoDecisions(after(db, 2), { ids, decidedAt: context.now })
    const { lastModifiedBy: _by, lastModifiedDate: _at, ...restored } = waitingMerchant()
    expect(await db.merchants.get('M-001')).toMatchObject(restored)
    expect(await db.activityLog.count()).toBe(2)
  })

  test('in time leaves nothing that was told', async () => {
    const { db, context } = await withWaiting()
    await reject(db)
    expect(await db.messages.count()).toBe(1)
    await undoDecisions(after(db, undoTime / 1000 - 1), { ids, decidedAt: context.now })
    expect(await db.messages.count()).toBe(0)
    expect(await db.notifications.count()).toBe(0)
  })

  test('once the messages have left tells the merchant again', async () => {
    const { db, context } = await withWaiting()
    await reject(db)
    await undoDecisions(after(db, undoTime / 1000), { ids, decidedAt: context.now })
    expect((await db.messages.toArray()).map(({ subject }) => subject)).toEqual([
      'Your application has been rejected',
      'Your application is under review',
    ])
    expect(await db.notifications.count()).toBe(2)
  })

  test('works once', async () => {
    const { db, context } = await withWaiting()
    const undo = { ids, decidedAt: context.now }
    await approve(db)
    await undoDecisions(context, undo)
    await refuses({ db }, 'cannot-undo', () => undoDecisions(context, undo))
  })

  test('does not undo a later decision, nor one of an application that was edited', async () => {
    const { db, context } = await withWaiting()
    const undo = { ids, decidedAt: context.now }
    await approve(db)
    await undoDecisions(after(db, 60), undo)
    await rejectMerchants(after(db, 120), { ids, reason })
    await refuses({ db }, 'cannot-undo', () => undoDecisions(after(db, 180), undo))
    await editMerchant(after(db, 240), { id: 'M-001', changes: { town: 'Mutare' } })
    const second = { ids, decidedAt: after(db, 120).now }
    await refuses({ db }, 'cannot-undo', () => undoDecisions(after(db, 300), second))
  })
})

describe('what is told of an act that can be undone', () => {
  test('leaves once the Undo is over, and at once where the clock was set back', async () => {
    const { db, context } = await withWaiting()
    await approve(db)
    const at = Date.parse(context.now)
    const waits = async (now: number) => (await listMessages(db, now))[0]?.sendAt !== undefined
    expect(await waits(at)).toBe(true)
    expect(await waits(at + undoTime - 1)).toBe(true)
    expect(await waits(at + undoTime)).toBe(false)
    expect(await waits(at - 1)).toBe(false)
  })

  test('is taken back with a suspension, and with a reinstatement', async () => {
    const { db } = await withWaiting()
    await db.merchants.update('M-001', { status: 'active', approvalStatus: 'APPROVED' })
    const { suspendedAt } = await suspendMerchant(after(db, 0), { id: 'M-001', reason })
    await reinstateMerchant(after(db, 5), { id: 'M-001', suspendedAt })
    expect(await db.messages.count()).toBe(0)

    const again = await suspendMerchant(after(db, 60), { id: 'M-001', reason })
    const undoes = after(db, 120).now
    await reinstateMerchant(after(db, 120), { id: 'M-001', suspendedAt: again.suspendedAt })
    await suspendMerchant(after(db, 125), { id: 'M-001', reason, undoes })
    expect((await db.messages.toArray()).map(({ subject }) => subject)).toEqual([
      'Your business was suspended',
    ])
    expect(await db.notifications.count()).toBe(1)
  })
})
