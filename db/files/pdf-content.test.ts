// Proves R31.
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfOf } from '#tests/support/sample-files.ts'
import { sampleRows } from '#tests/support/sample.ts'
import { findPdfActions } from './pdf-content.ts'

const bytesOf = (...parts: (string | Uint8Array)[]): ArrayBuffer =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))).buffer

const pdf = (objects: string) => bytesOf(`%PDF-1.7\n1 0 obj\n<< ${objects} >>\nendobj\n%%EOF`)

const flate = '/Type /ObjStm /Filter /FlateDecode'

/** Returns a PDF with compressed objects, as newer programs write it. */
const packed = (
  objects: string,
  dictionary = flate,
  pack: (objects: Buffer) => Buffer = deflateSync,
) =>
  bytesOf(
    `%PDF-1.7\n1 0 obj\n<< /N 1 /First 4 ${dictionary} >>\nstream\n`,
    pack(Buffer.from(objects)),
    '\nendstream\nendobj\n%%EOF',
  )

const [sample] = sampleRows('files').files

/** A page's stream, which holds these bytes and is as long as it says or not. */
const stream = (data: Uint8Array | string, length = String(data.length)) => [
  `%PDF-1.4\n2 0 obj\n<< /Subtype /Image /Length ${length} >>\nstream\n`,
  data,
  '\nendstream\nendobj\n',
]

const opening = (action: string, more = '') =>
  bytesOf(`%PDF-1.7\n1 0 obj\n<< /OpenAction 4 0 R >>\nendobj\n4 0 obj\n${action}\nendobj\n${more}`)

/** Rows of one byte each, told as differences from the row above, as PNG does. */
const predicted = (text: string) => {
  const bytes = Buffer.from(text)
  return Buffer.concat(
    [...bytes].map((byte, at) => Buffer.from([2, (byte - (bytes[at - 1] ?? 0)) & 255])),
  )
}

test.each([
  ['a script', pdf('/S /JavaScript /JS (app.alert(1))'), 'acts'],
  ['a script in another object', pdf('/JS 5 0 R'), 'acts'],
  ['an escaped name', pdf('/S /J#61vaScript'), 'acts'],
  ['a wholly escaped name', pdf('/#4a#53(app.alert(1))'), 'acts'],
  [
    'a name in another object',
    bytesOf('%PDF-1.4\n1 0 obj<</S 2 0 R>>endobj\n2 0 obj/Launch endobj'),
    'acts',
  ],
  ['a comment between', bytesOf('%PDF-1.4\n1%x\n0%y\nobj%z\n<</S%\n/JavaScript>>'), 'acts'],
  [
    'a dictionary that is left open',
    bytesOf('%PDF-1.4\n1 0 obj << /A [ << /S /Launch endobj'),
    'acts',
  ],
  [
    'an object inside a string',
    bytesOf('%PDF-1.4\n1 0 obj ( never closed\n2 0 obj <</S /Launch>>'),
    'acts',
  ],
  ['an object inside a stream', bytesOf(...stream('9 0 obj <</S /Launch>> endobj')), 'acts'],
  ['a program to start', pdf('/S /Launch /F (cmd.exe)'), 'acts'],
  ['a site to open at once', opening('<< /S /URI /URI (https://a.example) >>'), 'acts'],
  ['a page, then a form to send', opening('<< /S /GoTo /Next [<< /S /SubmitForm >>] >>'), 'acts'],
  ['a site to open on a page', pdf('/AA << /O << /S /URI >> >>'), 'acts'],
  ['a packed script', packed('1 0 << /S /JavaScript >>'), 'acts'],
  ['a packed page', packed('4 0 << /Names << /JavaScript 5 0 R >> /Type /Page >>'), null],
  [
    'escapes around what is packed',
    packed('1 0 << /JS (x) >>', '/Type /#4FbjStm /Filter /FlateDecode'),
    'acts',
  ],
  [
    'a script in rearranged objects',
    packed('', `${flate} /DecodeParms << /Predictor 12 >>`, () =>
      deflateSync(predicted('1 0 << /S /Launch >>')),
    ),
    'acts',
  ],
  [
    'objects that are not packed',
    packed('1 0 << /S /Launch >>', '/Type /ObjStm', (plain) => plain),
    'acts',
  ],
  [
    'objects that are not rearranged',
    packed('1 0', `${flate} /DecodeParms << /Predictor  1 >>`),
    null,
  ],
  ['a page to open at', pdf('/OpenAction [3 0 R /FitH null]'), null],
  ['a page to open at, elsewhere', opening('[3 0 R /FitH null]'), null],
  ['a page to go to, elsewhere', opening('<< /S /GoTo /D [3 0 R /Fit] >>'), null],
  ['an action that follows itself', opening('<< /S /GoTo /Next 4 0 R >>'), null],
  ['objects that lead to each other', opening('5 0 R', '5 0 obj 4 0 R endobj'), null],
  ['a link to press', pdf('/A << /S /URI /URI (https://a.example) >>'), null],
  ['names that only begin so', pdf('/JSON 1 /LaunchPad 2 /JavaScripts 3'), null],
  ['a font that is called so', pdf('/Font << /JS << /Type /Font >> >>'), null],
  [
    'words in a text',
    pdf('/Title (On /JavaScript, /S /JavaScript, /OpenAction 4 0 R, /Encrypt 9 0 R)'),
    null,
  ],
  ['words in a comment', bytesOf('%PDF-1.4\n% /S /JavaScript\n1 0 obj <<>> endobj'), null],
  [
    'words in a stream',
    bytesOf(...stream('/JS (x) /S /JavaScript /OpenAction 4 0 R /Encrypt 9 0 R')),
    null,
  ],
  [
    'a stream whose length is elsewhere',
    bytesOf(...stream('/JS (x)', '8 0 R'), '8 0 obj 7 endobj'),
    null,
  ],
  ['packed objects that only show', packed('1 0 << /Type /Page >>'), null],
  ['a lock', bytesOf('%PDF-1.4\ntrailer << /Encrypt 9 0 R >>'), 'encrypted'],
  ['a newer lock', pdf('/Type /XRef /Encrypt 9 0 R'), 'encrypted'],
  [
    'objects packed another way',
    packed('1 0', '/Type /ObjStm /Filter [/LZWDecode /FlateDecode]'),
    'unreadable',
  ],
  [
    'rows without end',
    packed('1 0', `${flate} /DecodeParms << /Predictor 12 /Columns 9999999999 >>`),
    'unreadable',
  ],
  [
    'rows of other steps',
    packed('1 0', `${flate} /DecodeParms << /Predictor 12 /BitsPerComponent 4 >>`),
    'unreadable',
  ],
  [
    'rearranged another way',
    packed('1 0', `${flate} /DecodeParms << /Predictor 2 >>`),
    'unreadable',
  ],
  ['objects that are cut off', packed('1 0', undefined, () => Buffer.from('x')), 'unreadable'],
  ['too much to unpack', packed('1'.repeat(40 * 1_048_576)), 'unreadable'],
  ['no end to its depth', bytesOf('%PDF-1.4\n1 0 obj', '['.repeat(1_000_000)), 'unreadable'],
  [
    'a knot that takes for ever to read',
    bytesOf('%PDF-1.4\n', ' obj('.repeat(200_000)),
    'unreadable',
  ],
  ['an empty page', bytesOf(pdfOf(5000)), null],
  ['a sample document', sample?.bytes ?? new ArrayBuffer(0), null],
])('a PDF with %s: %3$s', async (_what, content, found) => {
  expect(await findPdfActions(content)).toBe(found)
})

test('a scan is harmless whatever its picture holds, and a script beside it is found', async () => {
  const words = [
    '/JS ',
    '/JS(',
    '/JavaScript',
    '/S /Launch ',
    '/OpenAction 4 0 R',
    '/Encrypt ',
    '<<',
    '(',
  ]
  const noise = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(...words).map((word) => Buffer.from(word)),
    ),
    { maxLength: 60 },
  )
  await fc.assert(
    fc.asyncProperty(noise, fc.boolean(), async (parts, told) => {
      const picture = Buffer.concat(parts)
      const scan = stream(picture, told ? undefined : '99 0 R')
      expect(await findPdfActions(bytesOf(...scan))).toBeNull()
      const script = '3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'
      expect(await findPdfActions(bytesOf(...scan, script))).toBe('acts')
    }),
  )
})
