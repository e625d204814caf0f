// Proves BIZ-1, BIZ-2, HOME-1.
import { later, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import {
  addCompletePapers,
  contextFor,
  documentOf,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxSecretKey } from '../apps/schemas.ts'
import { sendTestRequest, settleTestPayments } from '../apps/sandbox-actions.ts'
import type { PaidDatabase } from '../database.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { assignApplication, startReview, submitApplication } from './application-actions.ts'
import { countPendingMerchants, listPendingMerchants } from './application-queries.ts'
import { startBusiness, updateBusiness } from './business-actions.ts'
import { approveMerchants, rejectMerchants } from './decision-actions.ts'
import { reviewDocument } from './document-actions.ts'
import { getFirstSteps } from './first-steps-queries.ts'
import { requestInformation } from './information-actions.ts'
import { isSubmitted, isWaiting, lackingForSubmission } from './rules.ts'
import type { BusinessDocument, Merchant } from './schemas.ts'

const id = 'M-001'
const { submittedDate: _none, ...applying } = waitingMerchant()

/** A business as it signs up. */
const fresh: Merchant = {
  ...applying,
  name: 'Rudo Chikomo',
  unnamed: true,
  businessType: '',
  town: '',
  approvalStatus: 'PENDING',
  reviewDate: null,
}

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(fresh)
})
const stored = async () => (await db.merchants.get(id)) ?? fresh
const answers = { id, name: 'Kariba Nets', businessType: 'Fishing', town: 'Kariba' }

describe('whether an application is submitted, and waits', () => {
  const sent = '2026-11-20T08:00:00.000Z'
  test.each([
    ['signed up', { approvalStatus: 'PENDING' }, false, false],
    ['submitted', { approvalStatus: 'PENDING', submittedDate: sent }, true, true],
    ['resubmitted', { approvalStatus: 'PENDING', resubmittedAt: sent }, true, true],
    ['under review', { approvalStatus: 'UNDER_REVIEW' }, true, true],
    ['approved', { approvalStatus: 'APPROVED' }, true, false],
    ['rejected', { approvalStatus: 'REJECTED', submittedDate: sent }, true, false],
  ] as const)('when %s', (_state, merchant, submitted, waits) => {
    expect([isSubmitted(merchant), isWaiting(merchant)]).toEqual([submitted, waits])
  })
})

test.each([
  [{}, [], []],
  [{ unnamed: true }, [], ['name']],
  [{ businessType: '' }, [], ['businessType']],
  [{ town: '' }, [], ['town']],
  [{}, ['bank'], ['documents']],
  [{}, ['registration', 'tax', 'address'], ['documents']],
  [
    { unnamed: true, businessType: '', town: '' },
    ['bank'],
    ['name', 'businessType', 'town', 'documents'],
  ],
] as const)('what %j without %j lacks', async (over, without, lacking) => {
  await addCompletePapers(db)
  const isThere = ({ purpose }: BusinessDocument) => without.every((each) => each !== purpose)
  const papers = {
    merchant: { ...waitingMerchant(), ...over },
    documents: (await db.documents.toArray()).filter(isThere),
    directors: await db.directors.toArray(),
  }
  expect(lackingForSubmission(papers)).toEqual(lacking)
})

describe('submitting', () => {
  test('puts the application into the queue, with its log entry, mail and notification', async () => {
    await db.merchants.update(id, { ...answers, unnamed: undefined })
    await addCompletePapers(db)
    expect(await countPendingMerchants(db)).toBe(0)
    const context = contextFor(db, 7)
    const merchant = await submitApplication(context, id)
    expect(merchant).toMatchObject({ approvalStatus: 'PENDING', submittedDate: context.now })
    expect((await listPendingMerchants(db)).map((row) => row.id)).toEqual([id])
    expect(await db.messages.toArray()).toMatchObject([
      {
        subject: 'We have your application',
        body: expect.stringContaining('in the queue. We decide by Nov 23, 2026.\n'),
      },
    ])
    expect(await db.notifications.toArray()).toMatchObject([
      { kind: 'application-decided', approvalStatus: 'PENDING', merchantId: id },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Submitted merchant application', target: 'Kariba Nets', type: 'review' },
    ])
    await refuses({ db }, 'no-change', () => submitApplication(contextFor(db, 8), id))
  })

  test('is refused with what is lacking', async () => {
    const refusal = { code: 'application-incomplete', details: { lacking: 'name town documents' } }
    await db.merchants.update(id, { businessType: 'Fishing' })
    await refuses({ db }, refusal, () => submitApplication(contextFor(db), id))
    await refuses({ db }, 'not-found', () => submitApplication(contextFor(db), 'M-099'))
  })

  test.each([
    ['starting its review', () => startReview(contextFor(db), id)],
    ['approving it', () => approveMerchants(contextFor(db), { ids: [id], accepted: ['D-0001'] })],
    ['rejecting it', () => rejectMerchants(contextFor(db), { ids: [id], reason: 'No.' })],
    ['assigning it', () => assignApplication(contextFor(db), { id, adminId: null })],
    [
      'asking for more',
      () => requestInformation(contextFor(db), { id, missing: ['Lease'], text: '' }),
    ],
    [
      'reviewing a document',
      () =>
        reviewDocument(contextFor(db), {
          id: 'D-0001',
          seen: documentOf(id),
          status: 'approved',
        }),
    ],
  ])('before it, %s is refused', async (_what, act) => {
    await db.documents.add(documentOf(id))
    await refuses({ db }, 'not-submitted', act)
  })
})

describe('the first questions', () => {
  test('are answered once, with a log entry, and the business has its name', async () => {
    const context = contextFor(db, 2)
    const merchant = await startBusiness(context, answers)
    expect(merchant).toMatchObject({ ...answers, startedAt: context.now })
    expect(merchant).not.toHaveProperty('unnamed')
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Added business details',
        target: 'Kariba Nets',
        after: { name: 'Kariba Nets', businessType: 'Fishing', town: 'Kariba' },
      },
    ])
  })

  test('can each be left for later, and nothing is made up', async () => {
    await startBusiness(contextFor(db, 1), { id, name: '', businessType: '', town: '' })
    expect(await stored()).toMatchObject({ name: 'Rudo Chikomo', unnamed: true, town: '' })
    await startBusiness(contextFor(db, 2), { id, name: '', businessType: '', town: 'Kariba' })
    expect(await stored()).toMatchObject({
      unnamed: true,
      businessType: '',
      town: 'Kariba',
      startedAt: contextFor(db, 1).now,
    })
    expect((await db.activityLog.toArray()).map(({ action }) => action)).toEqual([
      'Left business details for later',
      'Added business details',
    ])
  })

  test.each([
    ['signs only', { name: '!!!' }],
    ['a name too long', { name: 'N'.repeat(300) }],
    ['a town of signs', { town: '---' }],
  ])('are refused for %s', async (_what, over) => {
    await refuses({ db }, 'invalid', () => startBusiness(contextFor(db), { ...answers, ...over }))
  })

  test('a name given in My Business names the business, even the owner’s own', async () => {
    await updateBusiness(contextFor(db, 1), { id, changes: { phone: '+263 77 000 0009' } })
    expect((await stored()).unnamed).toBe(true)
    await updateBusiness(contextFor(db, 2), { id, changes: { name: 'Rudo Chikomo' } })
    expect(await stored()).not.toHaveProperty('unnamed')
  })
})

describe('the first steps', () => {
  const enterPayment = () =>
    db.transaction('rw', ledgerTables, () =>
      putTransactions(db, paymentRow(10, { merchantId: id })),
    )
  const stepsDone = async () => {
    const steps = await getFirstSteps(db, id)
    return steps && Object.keys(steps.done).filter((each) => steps.done[each as 'details'])
  }

  test('each has its own state, until all are done and the application is submitted', async () => {
    expect(await getFirstSteps(db, id)).toMatchObject({ isAsked: false, accountWaits: false })
    await startBusiness(contextFor(db), { ...answers, town: '' })
    expect(await stepsDone()).toEqual([])
    await startBusiness(contextFor(db), answers)
    expect(await stepsDone()).toEqual(['details'])
    await db.documents.add(documentOf(id))
    expect(await stepsDone()).toEqual(['details'])
    await addCompletePapers(db)
    expect(await stepsDone()).toEqual(['details', 'documents'])
    await db.bankAccounts.add(bankAccountRow({ merchantId: id, status: 'unverified' }))
    expect(await getFirstSteps(db, id)).toMatchObject({
      accountWaits: true,
      done: { account: false },
    })
    await db.bankAccounts.update('BA-01', { status: 'verified' })
    await db.paymentLinks.add(linkRow({ merchantId: id }))
    expect(await stepsDone()).toEqual(['details', 'documents', 'account', 'link'])
    await enterPayment()
    expect(await stepsDone()).toEqual(['details', 'documents', 'account', 'link'])
    const context = contextFor(db, 3)
    await sendTestRequest(context, {
      merchantId: id,
      key: sandboxSecretKey,
      digest: '',
      body: {
        amount: 5_00,
        currency: 'USD',
        method: 'ecocash',
        customer: { account: '0771111111' },
      },
      attemptId: 't-1',
    })
    await settleTestPayments(later(context, 2_000))
    expect(await db.transactions.count()).toBe(1)
    expect(await getFirstSteps(db, id)).toMatchObject({ done: { test: true } })
    await submitApplication(contextFor(db, 4), id)
    expect(await getFirstSteps(db, id)).toBeNull()
  })

  test('are not those of a business that is past its start', async () => {
    await db.merchants.put(waitingMerchant({ approvalStatus: 'APPROVED' }))
    expect(await getFirstSteps(db, id)).toMatchObject({ isAsked: true })
    await enterPayment()
    expect(await getFirstSteps(db, id)).toBeNull()
    expect(await getFirstSteps(db, 'M-099')).toBeNull()
  })
})
