// Proves BIZ-2, BIZ-4.
import {
  contextFor,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { pdf } from '#tests/support/small-world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionInput } from '../all-actions.ts'
import type { PaidDatabase } from '../database.ts'
import { updateBusiness } from './business-actions.ts'
import { removeDirector, saveDirector } from './director-actions.ts'
import { deleteDocument } from './document-actions.ts'
import { undo } from '../undo-action.ts'

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
})

async function refused(act: () => Promise<unknown>, code: string) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

describe('the business information', () => {
  const update = (changes: Parameters<typeof updateBusiness>[1]['changes']) =>
    updateBusiness(contextFor(db), { id: 'M-001', changes })

  test('is saved and says who changed it', async () => {
    const changes = {
      email: 'sales@karibaboats.example',
      website: 'karibaboats.example',
      size: 'MORE_THAN_250',
    } as const
    await update(changes)
    expect(await db.merchants.get('M-001')).toEqual({
      ...waitingMerchant(),
      ...changes,
      lastModifiedBy: 'Tatenda Marufu',
      lastModifiedDate: '2026-11-21T12:00:00.000Z',
    })
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Updated business information',
        merchantId: 'M-001',
        before: { email: 'hello@karibaboats.example', website: '', size: 'LESS_THAN_50' },
        after: changes,
      },
    ])
  })

  test('keeps out what the platform keeps', async () => {
    await update({ name: 'Kariba Nets', approvalStatus: 'APPROVED' } as { name: string })
    expect(await db.merchants.get('M-001')).toMatchObject({
      name: 'Kariba Nets',
      approvalStatus: 'UNDER_REVIEW',
    })
  })

  test('with nothing changed nothing is written', async () => {
    const before = await everything(db)
    await update({ town: 'Kariba' })
    expect(await everything(db)).toEqual(before)
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no trade', { businessType: ' ' }],
    ['an address that can’t be written to', { email: 'x' }],
    ['a number that can’t be dialed', { phone: 'abc' }],
    ['a text that is too long', { address: 'a'.repeat(2001) }],
  ])('is refused with %s', (_what, changes) => refused(() => update(changes), 'invalid'))

  test('is refused for an unknown business', () =>
    refused(
      () => updateBusiness(contextFor(db), { id: 'M-404', changes: { name: 'A' } }),
      'not-found',
    ))
})

const typed: ActionInput<'saveDirector'> = {
  id: null,
  merchantId: 'M-001',
  name: ' Rudo Chikomo ',
  email: 'rudo@karibaboats.example',
  phone: '',
  idNumber: '63000000k63',
  idFile: { name: 'ID.pdf', bytes: pdf },
  attemptId: 'd-1',
}
const save = (over: Partial<ActionInput<'saveDirector'>> = {}, minute = 0) =>
  saveDirector(contextFor(db, minute), { ...typed, ...over })

describe('directors', () => {
  test('one is added with an ID document that waits, and the number as it is printed', async () => {
    const director = await save()
    expect(director).toMatchObject({ name: 'Rudo Chikomo', idNumber: '63-000000 K 63' })
    expect(await db.documents.get(director.idDocument ?? '')).toMatchObject({
      merchantId: 'M-001',
      name: 'ID.pdf',
      type: 'identity',
      status: 'pending',
    })
    const [entry] = await db.activityLog.toArray()
    expect(entry).toMatchObject({ action: 'Added member', target: 'Rudo Chikomo' })
    expect(JSON.stringify(entry)).not.toContain('000000')
  })

  test.each([
    ['Private limited company', 'director'],
    ['Private business corporation', 'member'],
    ['Partnership', 'partner'],
  ])('the log of a %s names each a %s', async (registrationType, noun) => {
    await db.merchants.update('M-001', { registrationType })
    const { id } = await save()
    await save({ id, phone: '0771234567', idFile: null }, 1)
    await save({ attemptId: 'd-2', name: 'Farai Ncube', idFile: null }, 2)
    const removed = await removeDirector(contextFor(db, 3), id)
    await undo(contextFor(db, 4), removed.undo)
    const entries = await db.activityLog.orderBy('timestamp').toArray()
    expect(entries.map(({ action }) => action)).toEqual(
      ['Added', 'Updated', 'Added', 'Removed', 'Restored'].map((did) => `${did} ${noun}`),
    )
  })

  test('the same attempt twice adds one', async () => {
    await Promise.all([save(), save()])
    expect(await db.directors.count()).toBe(1)
    expect(await db.documents.count()).toBe(1)
  })

  test('one is changed; a new ID document takes the place of the old, which is kept', async () => {
    const { id, idDocument = '' } = await save()
    await save({ id, name: 'Rudo Moyo', idNumber: '', idFile: { name: 'New.pdf', bytes: pdf } }, 1)
    expect(await db.directors.toArray()).toMatchObject([{ id, name: 'Rudo Moyo', idDocument }])
    expect(await db.directors.get(id)).not.toHaveProperty('idNumber')
    expect(await db.documents.get(idDocument)).toMatchObject({
      name: 'New.pdf',
      versions: [{ name: 'ID.pdf' }],
    })
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      before: { name: 'Rudo Chikomo' },
      after: { name: 'Rudo Moyo' },
    })
  })

  test.each([
    ['without a name', { name: ' ' }, 'invalid'],
    ['named by a number', { name: '12345' }, 'invalid'],
    ['with a letter that does not fit', { idNumber: '63-000000 Q 63' }, 'invalid'],
    [
      'with a file of no allowed kind',
      { idFile: { name: 'a', bytes: new ArrayBuffer(4) } },
      'file-type-not-allowed',
    ],
    ['that is unknown', { id: 'DR-404' }, 'not-found'],
    ['of an unknown business', { merchantId: 'M-404' }, 'not-found'],
  ])('one is refused %s', (_what, over, code) => refused(() => save(over), code))

  test('an approved ID document is not replaced', async () => {
    const { id, idDocument = '' } = await save()
    await db.documents.update(idDocument, { status: 'approved' })
    await refused(() => save({ id }), 'document-approved')
    await save({ id, idFile: null, phone: '0771234567' })
  })

  test('a removed one comes back by Undo, ID document and all', async () => {
    await save()
    await save({ attemptId: 'd-2', name: 'Farai Ncube', idFile: null })
    const before = await everything(db)
    const removed = await removeDirector(contextFor(db), removedId(before))
    expect([
      await db.directors.count(),
      await db.documents.count(),
      await db.files.count(),
    ]).toEqual([1, 0, 0])
    await undo(contextFor(db), removed.undo)
    for (const table of ['directors', 'documents', 'files'])
      expect((await everything(db))[table]).toEqual(before[table])
    await refused(() => undo(contextFor(db), removed.undo), 'cannot-undo')
  })

  test('an approved ID document of a removed one stays, says of whom it is, and can’t be deleted', async () => {
    const { id, idDocument = '' } = await save()
    await save({ attemptId: 'd-2', name: 'Farai Ncube', idFile: null })
    await db.documents.update(idDocument, { status: 'approved' })
    const before = await everything(db)
    const removed = await removeDirector(contextFor(db), id)
    expect(removed.result.isKept).toBe(true)
    expect(await db.documents.get(idDocument)).toMatchObject({
      status: 'approved',
      formerDirector: 'Rudo Chikomo',
    })
    expect(await db.files.get(idDocument)).toBeDefined()
    await refused(() => deleteDocument(contextFor(db), idDocument), 'document-approved')
    await undo(contextFor(db), removed.undo)
    for (const table of ['directors', 'documents', 'files'])
      expect((await everything(db))[table]).toEqual(before[table])
  })

  test('the last one stays', async () => {
    const { id } = await save()
    await refused(() => removeDirector(contextFor(db), id), 'invalid')
  })
})

const removedId = (rows: Record<string, unknown[]>) =>
  (rows['directors'] as { id: string; name: string }[]).find(({ name }) => name.startsWith('Rudo'))
    ?.id ?? ''
