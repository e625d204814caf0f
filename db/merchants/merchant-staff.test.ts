import {
  contextFor,
  memoryDatabase,
  missingPapers,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import { addMerchantNote, deleteMerchantNote, editMerchant } from './business-actions.ts'
import { approveMerchants, rejectMerchants, undoDecisions } from './decision-actions.ts'
import { undo } from '../undo-action.ts'

const ids = ['M-001', 'M-002', 'M-003']

async function withWaiting() {
  const db = memoryDatabase()
  await db.merchants.bulkAdd(ids.map((id) => waitingMerchant({ id, name: `Business ${id}` })))
  return { db, context: contextFor(db) }
}
type World = Awaited<ReturnType<typeof withWaiting>>
const restOf = async ({ db }: World) =>
  (await db.merchants.toArray()).map(
    ({ lastModifiedBy: _by, lastModifiedDate: _at, ...rest }) => rest,
  )

describe('deciding on many at once', () => {
  test.each([
    [
      'approving',
      'APPROVED',
      ({ context }: World) => approveMerchants(context, { ids, accepted: missingPapers }),
    ],
    [
      'rejecting',
      'REJECTED',
      ({ context }: World) => rejectMerchants(context, { ids, reason: 'Old.' }),
    ],
  ] as const)(
    '%s decides on each, with a line of the log and news of its own',
    async (_name, to, act) => {
      const world = await withWaiting()
      const { db } = world
      await act(world)
      expect((await db.merchants.toArray()).map(({ approvalStatus }) => approvalStatus)).toEqual([
        to,
        to,
        to,
      ])
      const log = await db.activityLog.toArray()
      expect(log.map(({ merchantId }) => merchantId)).toEqual(ids)
      expect(log.map(({ after }) => after?.['approvalStatus'])).toEqual([to, to, to])
      expect(await db.notifications.count()).toBe(3)
      expect(await db.messages.count()).toBe(3)
    },
  )

  test.each([
    [
      'an approval',
      ({ context }: World) => approveMerchants(context, { ids, accepted: missingPapers }),
    ],
    ['a rejection', ({ context }: World) => rejectMerchants(context, { ids, reason: 'Old.' })],
  ] as const)('one Undo of %s brings all of them back', async (_name, act) => {
    const world = await withWaiting()
    const { db, context } = world
    const before = await restOf(world)
    await act(world)
    await undoDecisions(contextFor(db, 1), { ids, decidedAt: context.now })
    expect(await restOf(world)).toEqual(before)
    expect(await db.activityLog.count()).toBe(6)
  })

  test('is refused whole where one was decided meanwhile, or none is named', async () => {
    const { db, context } = await withWaiting()
    await approveMerchants(context, { ids: ['M-002'], accepted: missingPapers })
    const other = contextFor(db, 1)
    await refuses({ db }, 'already-decided', () =>
      approveMerchants(other, { ids, accepted: missingPapers }),
    )
    await refuses({ db }, 'already-decided', () => rejectMerchants(other, { ids, reason: 'Old.' }))
    await refuses({ db }, 'invalid', () => approveMerchants(other, { ids: [] }))
    await refuses({ db }, 'not-found', () =>
      approveMerchants(other, { ids: ['M-001', 'M-404'], accepted: missingPapers }),
    )
  })

  test('the Undo is refused whole where one has changed since', async () => {
    const { db, context } = await withWaiting()
    await approveMerchants(context, { ids, accepted: missingPapers })
    await editMerchant(contextFor(db, 1), { id: 'M-003', changes: { name: 'Other' } })
    const undo = { ids, decidedAt: context.now }
    await refuses({ db }, 'cannot-undo', () => undoDecisions(contextFor(db, 2), undo))
  })
})

describe('editing a merchant', () => {
  test('saves the fields that are given, with what they were in the log', async () => {
    const { db, context } = await withWaiting()
    await editMerchant(context, { id: 'M-001', changes: { town: 'Mutare', email: 'a@b.example' } })
    expect(await db.merchants.get('M-001')).toMatchObject({ town: 'Mutare', email: 'a@b.example' })
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Edited merchant',
        target: 'Business M-001',
        before: { town: 'Kariba', email: 'hello@karibaboats.example' },
        after: { town: 'Mutare', email: 'a@b.example' },
      },
    ])
  })

  test('writes nothing where nothing differs, and is refused for an unknown one', async () => {
    const { db, context } = await withWaiting()
    await editMerchant(context, { id: 'M-001', changes: { town: 'Kariba' } })
    expect(await db.activityLog.count()).toBe(0)
    await refuses({ db }, 'not-found', () => editMerchant(context, { id: 'M-404', changes: {} }))
  })

  test.each([
    ['without a name', { name: ' ' }],
    ['without a trade', { businessType: '' }],
    ['with a name of emoji', { name: '🎉'.repeat(40) }],
    ['with a phone number that can’t be dialed', { phone: 'abc' }],
    ['with an address that can’t be written to', { email: 'x' }],
  ])('is refused %s', async (_what, changes) => {
    const { db, context } = await withWaiting()
    await refuses({ db }, 'invalid', () => editMerchant(context, { id: 'M-001', changes }))
  })
})

describe('notes of the staff', () => {
  const note = { merchantId: 'M-001', text: '  Called, waits for the licence. ', attemptId: 'n-1' }

  test('are kept with who wrote them and when; the same attempt writes one', async () => {
    const { db, context } = await withWaiting()
    await addMerchantNote(context, note)
    await addMerchantNote(contextFor(db, 1), note)
    expect(await db.merchantNotes.toArray()).toEqual([
      {
        id: 'MN-01',
        merchantId: 'M-001',
        text: 'Called, waits for the licence.',
        author: 'Tatenda Marufu',
        createdAt: context.now,
        attemptId: 'n-1',
      },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Added note on merchant', after: { note: 'Called, waits for the licence.' } },
    ])
  })

  test('tell the merchant nothing', async () => {
    const { db, context } = await withWaiting()
    await addMerchantNote(context, note)
    expect(await db.notifications.count()).toBe(0)
    expect(await db.messages.count()).toBe(0)
  })

  test('are deleted by who wrote them, and brought back as they were', async () => {
    const { db, context } = await withWaiting()
    const made = await addMerchantNote(context, note)
    const deleted = await deleteMerchantNote(context, made.id)
    expect(await db.merchantNotes.count()).toBe(0)
    await undo(context, deleted.undo)
    expect(await db.merchantNotes.toArray()).toEqual([made])
    expect((await db.activityLog.toArray()).map(({ action }) => action)).toEqual([
      'Added note on merchant',
      'Deleted note on merchant',
      'Restored note on merchant',
    ])
    await refuses({ db }, 'cannot-undo', () => undo(context, deleted.undo))
  })

  test('are refused empty, too long, or of no merchant, and another’s is not deleted', async () => {
    const { db, context } = await withWaiting()
    const add = (over: Partial<typeof note>) => () => addMerchantNote(context, { ...note, ...over })
    await refuses({ db }, 'invalid', add({ text: ' ' }))
    await refuses({ db }, 'invalid', add({ text: 'x'.repeat(2001) }))
    await refuses({ db }, 'not-found', add({ merchantId: 'M-404' }))
    const { id } = await addMerchantNote(context, note)
    const other = { ...context, actor: { ...context.actor, name: 'Chipo Dube' } }
    await refuses({ db }, 'invalid', () => deleteMerchantNote(other, id))
    await refuses({ db }, 'not-found', () => deleteMerchantNote(context, 'MN-99'))
  })
})
