import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadSeed } from '#seed/load-seed.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { findPdfActions } from './pdf-content.ts'

const bytesOf = (...parts: (string | Uint8Array)[]): ArrayBuffer =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))).buffer

const pdf = (objects: string) => bytesOf(`%PDF-1.7\n1 0 obj\n<< ${objects} >>\nendobj\n%%EOF`)

const flate = '/Type /ObjStm /Filter /FlateDecode'

/** Returns a PDF with compressed objects, as newer programs write it. */
const packed = (objects: string, dictionary = flate, pack = deflateSync) =>
  bytesOf(
    `%PDF-1.7\n1 0 obj\n<< /N 1 /First 4 ${dictionary} >>\nstream\n`,
    pack(Buffer.from(objects)),
    '\nendstream\nendobj\n%%EOF',
  )

const [sample] = loadSeed(new Date('2026-11-21T12:14:00Z')).files

test.each([
  ['a script', pdf('/S /JavaScript /JS (app.alert(1))'), 'acts'],
  ['a script in another object', pdf('/JS 5 0 R'), 'acts'],
  ['an escaped name', pdf('/S /J#61vaScript'), 'acts'],
  ['a wholly escaped name', pdf('/#4a#53(app.alert(1))'), 'acts'],
  ['an action on opening', pdf('/OpenAction 4 0 R'), 'acts'],
  ['a program to start', pdf('/S /Launch /F (cmd.exe)'), 'acts'],
  ['a packed script', packed('1 0 << /S /JavaScript >>'), 'acts'],
  [
    'escapes around what is packed',
    packed('/JS 1', '/Type /#4FbjStm /Filter /FlateDecode'),
    'acts',
  ],
  [
    'objects that are not rearranged',
    packed('1 0', `${flate} /DecodeParms << /Predictor  1 >>`),
    null,
  ],
  ['a page to open at', pdf('/OpenAction [3 0 R /FitH null]'), null],
  ['names that only begin so', pdf('/JSON 1 /LaunchPad 2 /JavaScripts 3'), null],
  ['packed objects that only show', packed('1 0 << /Type /Page >>'), null],
  ['a lock', pdf('/Encrypt 9 0 R'), 'hidden'],
  [
    'objects packed another way',
    packed('1 0', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'),
    'hidden',
  ],
  ['rearranged', packed('1 0', `${flate} /DecodeParms << /Predictor 12 >>`), 'hidden'],
  ['objects that are cut off', packed('1 0', undefined, () => Buffer.from('x')), 'hidden'],
  ['too much to unpack', packed('1'.repeat(40 * 1_048_576)), 'hidden'],
  ['an empty page', bytesOf(pdfOf(5000)), null],
  ['a sample document', sample?.bytes ?? new ArrayBuffer(0), null],
])('a PDF with %s: %3$s', async (_what, content, found) => {
  expect(await findPdfActions(content)).toBe(found)
})
