// Proves ADM-15, BIZ-5.
import {
  contextFor,
  documentOf,
  everything,
  memoryDatabase,
  missingPapers,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { pdf } from '#tests/support/small-world.ts'
import { staffRow, roleRow } from '#tests/support/staff-rows.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { assignApplication } from './application-actions.ts'
import { approveMerchants, undoDecisions } from './decision-actions.ts'
import { answerRequest, requestInformation } from './information-actions.ts'
import { openRequest } from './rules.ts'

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(waitingMerchant({ approvalStatus: 'PENDING', reviewDate: null }))
  await db.documents.add(documentOf('M-001', { id: 'D-0009' }))
})

const asked = { missing: ['Tax Certificate'], text: ' For this year. ' }
const request = (minute = 0, over: Partial<typeof asked> = {}) =>
  requestInformation(contextFor(db, minute), { id: 'M-001', ...asked, ...over })
const answer = (minute = 1, over: object = {}) =>
  answerRequest(contextFor(db, minute), {
    merchantId: 'M-001',
    text: 'Here it is.',
    files: [{ name: 'Tax.pdf', bytes: pdf }],
    attemptId: 'a-1',
    ...over,
  })

describe('requesting information', () => {
  test('keeps the application waiting, under review, with what is missing', async () => {
    const merchant = await request()
    expect(merchant).toMatchObject({ approvalStatus: 'UNDER_REVIEW', status: 'pending' })
    expect(openRequest(merchant)).toEqual({
      from: 'staff',
      missing: ['Tax Certificate'],
      text: 'For this year.',
      by: 'Tatenda Marufu',
      at: '2026-11-21T12:00:00.000Z',
    })
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Requested information from merchant',
        target: 'Kariba Boats',
        after: { request: 'Tax Certificate. For this year.' },
      },
    ])
  })

  test('tells the merchant, in the app and by email', async () => {
    await request()
    expect(await db.notifications.toArray()).toMatchObject([
      { kind: 'information-requested', request: 'Tax Certificate. For this year.' },
    ])
    const [mail] = await db.messages.toArray()
    expect(mail?.subject).toBe('We need more information')
    expect(mail?.body).toContain('Tax Certificate\nFor this year.')
  })

  test('can be undone: nothing is asked, and nothing was told', async () => {
    const before = await everything(db, ['merchants', 'messages', 'notifications'])
    await request()
    const { now } = contextFor(db)
    await undoDecisions(
      { ...contextFor(db), now: now.replace('00.000', '03.000') },
      {
        ids: ['M-001'],
        decidedAt: now,
      },
    )
    const [merchant] = await db.merchants.toArray()
    expect(merchant).toMatchObject({ approvalStatus: 'PENDING', reviewDate: null, information: [] })
    const rest = await everything(db, ['messages', 'notifications'])
    expect(rest).toEqual({ messages: before['messages'], notifications: before['notifications'] })
  })

  test('is refused where nothing is asked for, or the application is decided', async () => {
    await refuses({ db }, 'invalid', () => request(0, { missing: [], text: ' ' }))
    await approveMerchants(contextFor(db), {
      ids: ['M-001'],
      accepted: ['D-0009', ...missingPapers],
    })
    await refuses({ db }, 'already-decided', () => request(1))
  })
})

describe('answering', () => {
  test('keeps the text and the documents, which await review, and closes the request', async () => {
    await request()
    const merchant = await answer()
    expect(openRequest(merchant)).toBeUndefined()
    expect(merchant.information?.at(-1)).toMatchObject({
      from: 'merchant',
      text: 'Here it is.',
      documents: ['Tax.pdf'],
      by: 'Tatenda Marufu',
    })
    expect(await db.documents.filter(({ name }) => name === 'Tax.pdf').toArray()).toMatchObject([
      { merchantId: 'M-001', status: 'pending' },
    ])
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      action: 'Answered information request',
      after: { answer: 'Here it is.', documents: 'Tax.pdf' },
    })
  })

  test('keeps what each document is for', async () => {
    await request()
    const file = { name: 'IMG_0042.pdf', bytes: new TextEncoder().encode('%PDF-1.4').buffer }
    await answer(1, { files: [{ ...file, purpose: 'tax' }, file] })
    const kept = (await db.documents.toArray()).filter(({ name }) => name === file.name)
    expect(kept.map(({ purpose }) => purpose)).toEqual(['tax', 'other'])
    await request(2)
    await refuses({ db }, 'other-document', () =>
      answer(3, {
        attemptId: 'a-2',
        files: [{ ...file, name: 'Bank statement.pdf', purpose: 'tax' }],
      }),
    )
  })

  test('twice with the same attempt is one answer', async () => {
    await request()
    await answer()
    await answer(2)
    expect((await db.merchants.get('M-001'))?.information).toHaveLength(2)
    expect(await db.documents.count()).toBe(2)
  })

  test('can be followed by another request', async () => {
    await request()
    await answer()
    const merchant = await request(2, { missing: [], text: 'The stamp is missing.' })
    expect(openRequest(merchant)?.text).toBe('The stamp is missing.')
  })

  test('is refused empty, without a request, and with a file of no allowed kind', async () => {
    await refuses({ db }, 'invalid', () => answer())
    await request()
    await refuses({ db }, 'invalid', () => answer(1, { text: ' ', files: [] }))
    await refuses({ db }, 'file-type-not-allowed', () =>
      answer(1, { files: [{ name: 'a', bytes: new ArrayBuffer(4) }] }),
    )
    await approveMerchants(contextFor(db, 2), {
      ids: ['M-001'],
      accepted: ['D-0009', ...missingPapers],
    })
    await refuses({ db }, 'invalid', () => answer(3))
  })

  test('cannot be undone from the side of the staff', async () => {
    await request()
    await answer()
    const undo = { ids: ['M-001'], decidedAt: contextFor(db).now }
    await refuses({ db }, 'cannot-undo', () => undoDecisions(contextFor(db, 2), undo))
  })
})

describe('assigning', () => {
  beforeEach(async () => {
    await db.roles.add(roleRow({ name: 'Admin', permissions: ['merchant_management'] }))
    await db.adminUsers.bulkAdd([
      staffRow({ id: 'AU-01', name: 'Chipo Dube', role: 'Admin' }),
      staffRow({ id: 'AU-02', name: 'Kudzai Banda', role: 'Finance Admin' }),
      staffRow({ id: 'AU-03', name: 'Tariro Moyo', role: 'Admin', status: 'inactive' }),
    ])
  })
  const assign = (adminId: string | null) =>
    assignApplication(contextFor(db), { id: 'M-001', adminId })

  test('names who handles it, or nobody, in the log too; the merchant’s row is not modified', async () => {
    expect(await assign('AU-01')).toEqual({
      ...waitingMerchant({ approvalStatus: 'PENDING', reviewDate: null }),
      assignee: 'Chipo Dube',
    })
    await assign('AU-01')
    expect(await assign(null)).not.toHaveProperty('assignee')
    expect((await db.activityLog.toArray()).map(({ after }) => after)).toEqual([
      { assignee: 'Chipo Dube' },
      { assignee: null },
    ])
  })

  test('is refused to somebody who can’t manage merchants or is not active, and once it is decided', async () => {
    for (const id of ['AU-02', 'AU-03', 'AU-99']) await refuses({ db }, 'invalid', () => assign(id))
    await db.merchants.update('M-001', { approvalStatus: 'REJECTED' })
    await refuses({ db }, 'already-decided', () => assign('AU-01'))
  })
})
