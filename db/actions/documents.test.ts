import { describe, expect, test } from 'vitest'
import {
  contextFor,
  documentOf,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { deleteDocument } from './delete-document.ts'
import { restoreDocument } from './restore-document.ts'
import { uploadDocument } from './upload-document.ts'

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
    await restoreDocument(context, deleted)
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
    await restoreDocument(context, deleted)
    await expect(restoreDocument(context, deleted)).rejects.toMatchObject({ code: 'cannot-undo' })
  })
})
