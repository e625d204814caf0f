import { expect, test } from 'vitest'
import { cleanFileName, downloadName } from './file-name.ts'
import { detectMime, extensionOf } from './file-type.ts'

const bytes = (...parts: (number[] | string)[]): ArrayBuffer => {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part,
  )
  return new Uint8Array(all).buffer
}
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
  ['HTML', bytes('<!doctype html>'), null],
  ['nothing', bytes(), null],
])('%s is told by its content', (_what, content, mime) => {
  expect(detectMime(content)).toBe(mime)
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
  ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
])('%j is downloaded under a name that is safe and true to its content', (name, mime, safe) => {
  expect(downloadName(name, mime)).toBe(safe)
})

test('an unknown type has no ending', () => {
  expect(extensionOf('text/html')).toBe('')
})
