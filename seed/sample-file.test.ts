import { expect, test } from 'vitest'
import { documentSize } from '#db/merchants/document-size.ts'
import { loadSeed } from './load-seed.ts'
import { sampleFile } from './sample-file.ts'

const latin1 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('latin1')

test('every document has its bytes, of the type and size that it states', () => {
  const { documents, files } = loadSeed(new Date('2026-11-21T12:14:00Z'))
  expect(documents.length).toBe(files.length)
  for (const [index, { name, size }] of documents.entries()) {
    const { mime, bytes } = files[index] ?? { mime: '', bytes: new ArrayBuffer(0) }
    expect(size).toBe(documentSize(bytes.byteLength))
    const [type, form] = name.endsWith('.jpg')
      ? ['image/jpeg', /^\xff\xd8\xff[^]*\xff\xd9$/]
      : ['application/pdf', /^%PDF-1\.4\n[^]*\n%%EOF\n$/]
    expect(mime).toBe(type)
    expect(latin1(bytes)).toMatch(form ?? '')
  }
  const own = documents.filter(({ merchantId }) => merchantId === 'M-001')
  expect(own.map(({ name, status, type }) => [name, status, type])).toStrictEqual([
    ['Certificate of incorporation.pdf', 'approved', 'incorporation'],
    ['Merchant agreement, signed.pdf', 'pending', 'agreement'],
    ['Bank statement.pdf', 'rejected', 'financial'],
    ['Shop lease.jpg', 'pending', 'lease'],
    ['ID Copy, Tendai Moyo.pdf', 'approved', 'identity'],
  ])
})

const owner = {
  name: 'Vumba Coffee',
  registrationNumber: 'PBC 4410/2019',
  registrationType: 'Private business corporation',
  businessType: 'Food and drink',
  address: '12 Herbert Chitepo Street, Mutare',
}
const written = {
  name: 'Lease (signed) \\ caf\u00e9 \u2713.pdf',
  type: 'lease',
  uploadDate: '2026-11-20T08:00:00.000Z',
  uploadedBy: 'Tendai Moyo',
} as const

test('a sample PDF says what it is, and its table finds every object', () => {
  const text = latin1(sampleFile(written, owner).bytes)
  expect(text).toContain('(Lease \\(signed\\) \\\\ caf\u00e9 ?) Tj')
  expect(text).toContain('(Vumba Coffee) Tj')
  expect(text).toContain('(Sample document) Tj')
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
  expect(places).toHaveLength(6)
  for (const [index, place] of places.entries())
    expect(text.slice(place).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  const stream = /<<\/Length (\d+)>>stream\n([^]*?)\nendstream/.exec(text)
  expect(stream?.[2]).toHaveLength(Number(stream?.[1]))
})

test.each([
  ['incorporation', 'is incorporated'],
  ['license', 'Licensing officer'],
  ['tax', 'paid all taxes due'],
  ['identity', 'Copy of an identity card'],
  ['health', 'Health inspector'],
  ['lease', 'Landlord'],
  ['agreement', 'For the platform'],
  ['financial', 'Closing balance'],
  ['other', 'sample document of this business'],
] as const)(
  'the page of a paper of kind %s is of that kind, and names its business',
  (type, words) => {
    const text = latin1(sampleFile({ ...written, type }, owner).bytes)
    const said = [...text.matchAll(/\((.*)\) Tj/g)].map(([, line]) => line).join(' ')
    expect(said).toContain(words)
    expect(said).toContain('Vumba Coffee')
  },
)
