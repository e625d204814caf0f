import { afterEach, expect, test, vi } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { DocumentPreview } from './document-preview.tsx'

const picture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
)
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n%%EOF')

afterEach(() => vi.restoreAllMocks())

/** Shows a document of this name, type and bytes; null bytes mean that none were stored. */
async function preview(
  name: string,
  mime: string,
  bytes: Uint8Array | null,
): Promise<RenderResult> {
  const db = emptyDatabase()
  if (bytes) await db.files.add({ id: 'D-0001', mime, bytes: bytes.slice().buffer })
  const document: BusinessDocument = {
    id: 'D-0001',
    merchantId: 'M-001',
    name,
    uploadDate: '2026-11-16T07:20:00.000Z',
    status: 'pending',
    type: 'other',
    purpose: 'other',
    size: '1 KB',
    uploadedBy: 'Rudo Chikomo',
  }
  return render(
    <DatabaseContext value={db}>
      <DocumentPreview document={document} open onClose={() => undefined} />
    </DatabaseContext>,
  )
}

test('a PDF is shown in a frame', async () => {
  // The test browser may have no PDF viewer.
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
  const screen = await preview('Licence.pdf', 'application/pdf', pdf)
  await expect.element(screen.getByTitle('Preview of Licence.pdf')).toBeVisible()
})

test('R31 a scan is shown, whatever words its picture holds', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
  const words = '/JS (x) /JavaScript /OpenAction 4 0 R /Encrypt 9 0 R'
  const scan = `\r\n%PDF-1.4\n1 0 obj << /OpenAction 2 0 R >> endobj\n2 0 obj [3 0 R /Fit] endobj
4 0 obj << /Subtype /Image /Length ${words.length} >>\nstream\n${words}\nendstream endobj\n%%EOF`
  const screen = await preview('Scan.pdf', 'application/pdf', new TextEncoder().encode(scan))
  await expect.element(screen.getByTitle('Preview of Scan.pdf')).toBeVisible()
})

test('a picture is shown as a picture with its name', async () => {
  const screen = await preview('Lease.png', 'image/png', picture)
  await expect.element(screen.getByRole('img', { name: 'Lease.png' })).toBeVisible()
})

test.each([
  ['a picture that is cut off', 'cut.png', 'image/png', picture.subarray(0, 40)],
  ['a PDF that is cut off', 'cut.pdf', 'application/pdf', pdf.subarray(0, 16)],
  ['a Word document', 'letter.doc', 'application/msword', pdf],
  ['a document without bytes', 'lost.pdf', 'application/pdf', null],
])('R31 %s is offered for download', async (_what, name, mime, bytes) => {
  const screen = await preview(name, mime, bytes)
  const dialog = screen.getByRole('dialog', { name })
  await expect.element(dialog.getByText('Document preview not available')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
})

test.each([
  ['runs a script', '/S /J#61vaScript', /contains a script/],
  ['is locked', '/Type /XRef /Encrypt 9 0 R', /is encrypted/],
  ['is packed in an unknown way', '/Type /ObjStm /Filter /X >> stream', /can’t be checked/],
])(
  'a PDF that %s is not opened, says why, and is offered for download',
  async (_what, has, why) => {
    const bytes = new TextEncoder().encode(`%PDF-1.4\n1 0 obj << ${has} >>\n%%EOF`)
    const screen = await preview('Terms.pdf', 'application/pdf', bytes)
    await expect.element(screen.getByText(why)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  },
)
