// Proves RULE-2.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zipOf } from '#tests/support/sample-files.ts'
import { cleanFileName, downloadName } from './file-name.ts'
import { checkUpload, extensionOf, foreignKind } from './file-type.ts'

const bytes = (...parts: (number[] | string)[]): ArrayBuffer => {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part,
  )
  return new Uint8Array(all).buffer
}
const mimeOf = (content: ArrayBuffer) => checkUpload(content).mime ?? null
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const box = (brands: string) => bytes([0, 0, 0, 24], `ftyp${brands}`)
const wide = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0])

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['a DOC', bytes([0xd0, 0xcf, 0x11, 0xe0], wide('WordDocument')), 'application/msword'],
  [
    'a DOCX',
    bytes('PK', [3, 4], '....word/document.xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a spreadsheet in Word’s container', bytes([0xd0, 0xcf, 0x11, 0xe0], wide('Workbook')), null],
  ['an app in a zip', bytes('PK', [3, 4], 'AndroidManifest.xml'), null],
  ['Word Online’s DOCX', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document2.xml'), docx],
  [
    'a DOCX that embeds a sheet',
    zipOf('word/a.xml', 'word/xl/workbook.xml', '[Content_Types].xml'),
    docx,
  ],
  [
    'a sheet that embeds a DOCX',
    zipOf('xl/embeddings/word/document.xml', '[Content_Types].xml'),
    null,
  ],
  ['a PDF after a mark', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4\n'), 'application/pdf'],
  ['a PDF after blank lines', bytes('\r\n\r\n %PDF-1.4\n'), 'application/pdf'],
  ['a PDF after a mail’s head', bytes('X-Mail: a\r\n'.repeat(60), '%PDF-1.4\n'), 'application/pdf'],
  ['HTML that speaks of a PDF', bytes('<!doctype html>%PDF-1.4'), null],
  ['HTML', bytes('<!doctype html>'), null],
  ['nothing', bytes(), null],
])('%s is told by its content', (_what, content, mime) => {
  expect(mimeOf(content)).toBe(mime)
})

test.each([
  ['heic', box('heic\0\0\0\0mif1heic')],
  ['heic', box('mif1\0\0\0\0mif1heic')],
  ['avif', box('avif\0\0\0\0mif1miaf')],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['gif', bytes('GIF89a')],
  ['tiff', bytes('II*\0')],
  ['tiff', bytes('MM\0*')],
  ['bmp', bytes('BM', [1, 2, 3, 4, 0, 0, 0, 0])],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- Made -->\n<svg xmlns="a">')],
  ['html', bytes([0xef, 0xbb, 0xbf], '\n<HTML>')],
  ['rtf', bytes('{\\rtf1')],
  [
    'odt',
    bytes('PK', [3, 4], ' '.repeat(26), 'mimetypeapplication/vnd.oasis.opendocument.text', [
      ...new Uint8Array(zipOf('content.xml')),
    ]),
  ],
  ['pages', zipOf('Index/Document.iwa')],
  ['excel', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
  ['excel', bytes([0xd0, 0xcf, 0x11, 0xe0], wide('Workbook'))],
  ['powerpoint', zipOf('[Content_Types].xml', 'ppt/presentation.xml')],
  ['locked-office', bytes([0xd0, 0xcf, 0x11, 0xe0], wide('EncryptedPackage'))],
  ['zip', zipOf('a.pdf', 'b.pdf')],
  [null, bytes('MZ', [0, 0])],
  [null, box('isom\0\0\0\0mp42')],
  [null, bytes('%PDF-1.4')],
])('%s is named, but not taken', (kind, content) => {
  expect(foreignKind(content)).toBe(kind)
  expect([kind, mimeOf(content)]).toContain(null)
})

test('whatever a file holds, it is told without a fault, and is never both taken and named', () => {
  const beginning = fc.constantFrom('', 'PK\u0003\u0004', 'PK\u0005\u0006', '%PDF-', 'BM', '<svg')
  fc.assert(
    fc.property(beginning, fc.uint8Array({ maxLength: 3000 }), beginning, (start, rest, end) => {
      const content = bytes(start, [...rest], end, [...rest.subarray(0, 40)])
      expect([mimeOf(content), foreignKind(content)]).toContain(null)
    }),
  )
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\Lease.pdf', 'Lease.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['👩‍🌾 farm.pdf', '👩‍🌾 farm.pdf'],
  ['..', 'document'],
  ['', 'document'],
])('a file called %j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept)
})

test('a long name is cut and keeps its ending', () => {
  const kept = cleanFileName(`${'n'.repeat(300)}.pdf`)
  expect(kept).toHaveLength(120)
  expect(kept.endsWith('.pdf')).toBe(true)
})

test.each([
  ['<b>Lease</b>.pdf', 'application/pdf', 'b_.pdf'],
  ['a:b.pdf', 'application/pdf', 'a_b.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.JFIF', 'image/jpeg', 'photo.JFIF'],
  ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
])('%j is downloaded under a name that is safe and true to its content', (name, mime, safe) => {
  expect(downloadName(name, mime)).toBe(safe)
})

test('an unknown type has no ending', () => {
  expect(extensionOf('text/html')).toBe('')
})

test.each([
  ['empty', bytes(), { problem: 'file-empty' }],
  [
    'of 10MB and a byte',
    bytes('%PDF-', '\n'.repeat(10 * 1_048_576 - 4)),
    { problem: 'file-too-large' },
  ],
  ['of 10MB', bytes('%PDF-', '\n'.repeat(10 * 1_048_576 - 5)), { mime: 'application/pdf' }],
  ['that is a page', bytes('<!doctype html>'), { problem: 'file-type-not-allowed' }],
])('RULE-2 an upload %s is checked', (_what, content, checked) => {
  expect(checkUpload(content)).toEqual(checked)
})
