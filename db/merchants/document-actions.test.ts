// Proves BIZ-3, RULE-2.
import {
  contextFor,
  documentOf,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import {
  classifyDocument,
  deleteDocument,
  replaceDocument,
  uploadDocument,
} from './document-actions.ts'
import { requiredDocuments } from './required-documents.ts'
import type { Director } from './schemas.ts'
import { undo } from '../undo-action.ts'

function bytesOf(text: string, length = text.length): ArrayBuffer {
  const bytes = new Uint8Array(length)
  bytes.set(new TextEncoder().encode(text).subarray(0, length))
  return bytes.buffer
}

async function withMerchant() {
  const db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  return { db, context: contextFor(db) }
}

const pdf = (length?: number) => bytesOf('%PDF-1.4\n%%EOF', length)
const upload = (name: string, bytes: ArrayBuffer) => ({ merchantId: 'M-001', name, bytes })

describe('uploading', () => {
  test('keeps the document as pending with its bytes identical', async () => {
    const { db, context } = await withMerchant()
    const row = await uploadDocument(context, upload('Licence.pdf', pdf(1_572_864)))
    expect(await db.documents.get(row.id)).toMatchObject({
      name: 'Licence.pdf',
      status: 'pending',
      type: 'other',
      size: '1.5 MB',
      uploadedBy: 'Current User',
    })
    const file = await db.files.get(row.id)
    expect(file?.mime).toBe('application/pdf')
    expect(Buffer.from(file?.bytes ?? new ArrayBuffer(0)).equals(Buffer.from(pdf(1_572_864)))).toBe(
      true,
    )
    expect(await db.activityLog.count()).toBe(1)
  })

  test.each([
    ['nothing', new ArrayBuffer(0), 'file-empty'],
    ['10,485,761 bytes', pdf(10_485_761), 'file-too-large'],
    ['HTML', bytesOf('<!doctype html><script>'), 'file-type-not-allowed'],
    ['a program', bytesOf('MZ\u0000\u0000'), 'file-type-not-allowed'],
    ['SVG', bytesOf('<svg onload="alert(1)"/>'), 'file-type-not-allowed'],
    [
      'a zip that is no document',
      bytesOf('PK\u0003\u0004 xl/workbook.xml'),
      'file-type-not-allowed',
    ],
  ])('refuses %s and stores nothing', async (_what, bytes, code) => {
    const { db, context } = await withMerchant()
    await refuses({ db }, code, () => uploadDocument(context, upload('a.pdf', bytes)))
  })

  test('takes exactly 10,485,760 bytes', async () => {
    const { context } = await withMerchant()
    expect((await uploadDocument(context, upload('a.pdf', pdf(10_485_760)))).size).toBe('10.0 MB')
  })

  test('of less than a tenth of a megabyte is not said to be empty', async () => {
    const { context } = await withMerchant()
    expect((await uploadDocument(context, upload('a.pdf', pdf(4096)))).size).toBe('<0.1 MB')
  })

  test('is refused for an unknown merchant', async () => {
    const db = memoryDatabase()
    await expect(uploadDocument(contextFor(db), upload('a.pdf', pdf()))).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('the same file twice is two documents', async () => {
    const { db, context } = await withMerchant()
    await uploadDocument(context, upload('a.pdf', pdf()))
    await uploadDocument(context, upload('a.pdf', pdf()))
    expect(await db.documents.count()).toBe(2)
  })
})

describe('deleting', () => {
  test('takes the row and the bytes, and undo brings both back identical', async () => {
    const { db, context } = await withMerchant()
    await db.documents.add(documentOf('M-001'))
    await db.files.add({ id: 'D-0001', mime: 'application/pdf', bytes: pdf() })
    const deleted = await deleteDocument(context, 'D-0001')
    expect([await db.documents.count(), await db.files.count()]).toEqual([0, 0])
    await undo(context, deleted.undo)
    expect(await db.documents.get('D-0001')).toEqual(documentOf('M-001'))
    expect((await db.files.get('D-0001'))?.bytes.byteLength).toBe(pdf().byteLength)
    expect(await db.activityLog.count()).toBe(2)
  })

  test('twice is refused', async () => {
    const { db, context } = await withMerchant()
    await db.documents.add(documentOf('M-001'))
    await deleteDocument(context, 'D-0001')
    await expect(deleteDocument(context, 'D-0001')).rejects.toMatchObject({ code: 'not-found' })
  })

  test('undo is refused when the document is there again', async () => {
    const { db, context } = await withMerchant()
    await db.documents.add(documentOf('M-001'))
    const deleted = await deleteDocument(context, 'D-0001')
    await undo(context, deleted.undo)
    await expect(undo(context, deleted.undo)).rejects.toMatchObject({ code: 'cannot-undo' })
  })
})

describe('replacing', () => {
  const rejected = documentOf('M-001', {
    status: 'rejected',
    rejectionReason: 'Blurred.',
    reviewedBy: 'Tatenda Marufu',
    reviewedAt: '2026-11-20T08:00:00.000Z',
  })
  async function withRejected() {
    const { db, context } = await withMerchant()
    await db.counters.put({ id: 'D', next: 2 })
    await db.documents.add(rejected)
    await db.files.add({ id: 'D-0001', mime: 'application/pdf', bytes: pdf(100) })
    return { db, context }
  }
  const file = { id: 'D-0001', name: 'Sharper.pdf', bytes: pdf(200) }

  test('puts a pending file in its place and keeps what was there, bytes and all', async () => {
    const { db, context } = await withRejected()
    await replaceDocument(context, file)
    const { id: _id, merchantId: _merchant, type, purpose, ...before } = rejected
    const document = await db.documents.get('D-0001')
    expect(document).toMatchObject({
      name: 'Sharper.pdf',
      status: 'pending',
      type,
      purpose,
      uploadDate: context.now,
      versions: [{ ...before, id: 'D-0002' }],
    })
    expect(document).not.toHaveProperty('rejectionReason')
    const lengths = await db.files.bulkGet(['D-0001', 'D-0002'])
    expect(lengths.map((each) => each?.bytes.byteLength)).toEqual([200, 100])
    expect(await db.activityLog.toArray()).toMatchObject([
      { before: { status: 'rejected' }, after: { name: 'Sharper.pdf', status: 'pending' } },
    ])
  })

  test('again and again keeps all, the newest first; deleted and undone, all is back', async () => {
    const { db, context } = await withRejected()
    await replaceDocument(context, file)
    await replaceDocument(context, { ...file, name: 'Third.pdf' })
    const document = await db.documents.get('D-0001')
    expect(document?.versions?.map(({ name }) => name)).toEqual([
      'Sharper.pdf',
      'Business License.pdf',
    ])
    const before = await everything(db)
    const deleted = await deleteDocument(context, 'D-0001')
    expect([await db.documents.count(), await db.files.count()]).toEqual([0, 0])
    await undo(context, deleted.undo)
    for (const table of ['documents', 'files'])
      expect((await everything(db))[table]).toEqual(before[table])
  })

  test.each([
    ['an approved one', { status: 'approved' as const }, {}, 'document-approved'],
    ['by what can’t be kept', {}, { bytes: new ArrayBuffer(0) }, 'file-empty'],
    ['one that is gone', {}, { id: 'D-0404' }, 'not-found'],
    ['by one of another kind', {}, { name: 'Tax clearance.pdf' }, 'other-document'],
    [
      'one of no kind, by one of another',
      { purpose: 'other' as const, name: 'Health Certificate' },
      { name: 'Bank statement.pdf' },
      'other-document',
    ],
  ])('is refused for %s, and changes nothing', async (_what, change, over, code) => {
    const { db, context } = await withRejected()
    await db.documents.update('D-0001', change)
    await refuses(context, code, () => replaceDocument(context, { ...file, ...over }))
  })
})

describe('uploading what is required', () => {
  const tax = upload('Tax clearance.pdf', pdf())

  test.each([
    ['tax', 'scan.pdf', { type: 'tax', purpose: 'tax' }],
    ['bank', 'Bank statement.pdf', { type: 'financial', purpose: 'bank' }],
    ['address', 'IMG_0042.pdf', { type: 'other', purpose: 'address' }],
    [undefined, 'Tax clearance.pdf', { type: 'other', purpose: 'tax' }],
    [undefined, 'IMG_0042.pdf', { type: 'other', purpose: 'other' }],
  ] as const)('for %s, named %s, keeps what it is for', async (purpose, name, kept) => {
    const { context } = await withMerchant()
    const row = await uploadDocument(context, { ...upload(name, pdf()), purpose })
    expect(row).toMatchObject(kept)
  })

  test('refuses a file that is named as another document, and says where it belongs', async () => {
    const { context } = await withMerchant()
    const refusal = {
      code: 'other-document',
      details: { name: 'Tax clearance.pdf', purpose: 'Tax clearance' },
    }
    await refuses(context, refusal, () => uploadDocument(context, { ...tax, purpose: 'bank' }))
  })

  async function withPerson(over: Partial<Director> = {}) {
    const { db, context } = await withMerchant()
    const person = { id: 'DR-01', merchantId: 'M-001', name: 'Rudo', email: '', phone: '' }
    await db.directors.add({ ...person, ...over })
    const add = (name = 'Passport.pdf') =>
      uploadDocument(context, { ...upload(name, pdf()), purpose: 'identity', directorId: 'DR-01' })
    return { db, context, add }
  }

  test('an ID becomes that of its person, and the next one a version of it', async () => {
    const { db, add } = await withPerson()
    const first = await add()
    expect(first).toMatchObject({ type: 'identity', purpose: 'identity' })
    expect(await db.directors.get('DR-01')).toMatchObject({ idDocument: first.id })
    expect(await add()).toMatchObject({ id: first.id, versions: [{ name: 'Passport.pdf' }] })
  })

  test('an ID is refused for a person of another business, and in place of an approved one', async () => {
    const other = await withPerson({ merchantId: 'M-002' })
    await refuses(other.context, 'not-found', () => other.add())
    const { db, context, add } = await withPerson()
    const { id } = await add()
    await refuses(context, 'other-document', () => add('Tax clearance.pdf'))
    await db.documents.update(id, { status: 'approved' })
    await refuses(context, 'document-approved', () => add())
  })
})

test('what an approval rests on is not deleted', async () => {
  const { db, context } = await withMerchant()
  await db.documents.add(documentOf('M-001', { status: 'approved' }))
  await db.merchants.update('M-001', { approvalStatus: 'APPROVED' })
  await refuses(context, 'document-approved', () => deleteDocument(context, 'D-0001'))
})

describe('saying what a document is', () => {
  const photo = documentOf('M-001', { name: 'IMG-2026.jpg', type: 'other', purpose: 'other' })
  const person = { id: 'DR-01', merchantId: 'M-001', name: 'Rudo Chikomo', email: '', phone: '' }
  async function withPhoto(over: Partial<typeof photo> = {}, director: Partial<Director> = {}) {
    const world = await withMerchant()
    await world.db.documents.add({ ...photo, ...over })
    await world.db.directors.bulkAdd([
      { ...person, ...director },
      { ...person, id: 'DR-02', name: 'Tendai Moyo' },
    ])
    const missing = async () => {
      const [merchant, documents, directors] = await Promise.all([
        world.db.merchants.get('M-001'),
        world.db.documents.toArray(),
        world.db.directors.toArray(),
      ])
      return requiredDocuments({ merchant: merchant ?? waitingMerchant(), documents, directors })
        .filter(({ state }) => state === 'missing')
        .map(({ label }) => label)
    }
    return { ...world, missing }
  }

  test('it takes the place of the one that was missing, and that is logged', async () => {
    const { db, context, missing } = await withPhoto()
    expect(await missing()).toContain('Tax clearance')
    await classifyDocument(context, { id: photo.id, purpose: 'tax' })
    expect(await db.documents.get(photo.id)).toMatchObject({ purpose: 'tax', type: 'tax' })
    expect(await missing()).not.toContain('Tax clearance')
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Classified document',
        target: 'IMG-2026.jpg (Kariba Boats)',
        before: { purpose: 'Other document' },
        after: { purpose: 'Tax clearance' },
      },
    ])
  })

  test('an ID becomes that of its person, and can become another’s or none', async () => {
    const { db, context, missing } = await withPhoto()
    const idOf = async (id: string) => (await db.directors.get(id))?.idDocument
    await classifyDocument(context, { id: photo.id, purpose: 'identity', directorId: 'DR-01' })
    expect(await idOf('DR-01')).toBe(photo.id)
    expect(await missing()).toContain('ID of Tendai Moyo')
    expect(await missing()).not.toContain('ID of Rudo Chikomo')
    await classifyDocument(context, { id: photo.id, purpose: 'identity', directorId: 'DR-02' })
    expect([await idOf('DR-01'), await idOf('DR-02')]).toEqual([undefined, photo.id])
    await classifyDocument(context, { id: photo.id, purpose: 'bank' })
    expect(await idOf('DR-02')).toBeUndefined()
  })

  test.each<[string, string, Partial<typeof photo>, Partial<Director>, string?]>([
    ['an approved one', 'document-approved', { status: 'approved' }, {}],
    ['a former director’s', 'document-approved', { formerDirector: 'Joe' }, {}],
    ['one that is it already', 'no-change', { purpose: 'tax' }, {}],
    ['a person of another business', 'not-found', {}, { merchantId: 'M-002' }, 'DR-01'],
    ['a person who has an ID', 'changed-meanwhile', {}, { idDocument: 'D-0002' }, 'DR-01'],
  ])('is refused for %s', async (_what, code, over, director, directorId) => {
    const { db, context } = await withPhoto(over, director)
    await db.documents.add(documentOf('M-001', { id: 'D-0002', purpose: 'identity' }))
    await refuses({ db }, code, () =>
      classifyDocument(context, {
        id: photo.id,
        purpose: directorId === undefined ? 'tax' : 'identity',
        directorId,
      }),
    )
  })
})
