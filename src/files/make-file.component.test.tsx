import { parse } from 'csv-parse/browser/esm/sync'
import { readSheet } from 'read-excel-file/browser'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { makeFile } from './make-file.ts'
import { makeStoredFile } from './make-stored-file.ts'
import type { FileColumn, FileFormat, FileRows } from './table-file.ts'

const columns: FileColumn[] = [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money' },
]
const total = 1_234
const customers = ['Rudo Chikomo', 'Dube, "Nyasha"', '=HYPERLINK("http://x.example","a")']
const all: FileRows = Array.from({ length: total }, (_, at) => [
  `TX-${at}`,
  customers[at % customers.length] ?? '',
  at * 5,
])

const asked = (format: FileFormat, onProgress: (done: number) => void, signal: AbortSignal) => ({
  format,
  columns,
  head: {
    title: 'Transactions',
    facts: [['Business', 'Vumba Coffee']] as const,
    totals: [],
    total,
  },
  rows: (from: number, to: number) => all.slice(from, to),
  onProgress,
  signal,
})

const make = (...options: Parameters<typeof asked>) => makeFile(asked(...options))

/** Makes a file and records the reported progress. */
async function made(format: FileFormat) {
  const progress: number[] = []
  const { file } = await make(format, (done) => progress.push(done), new AbortController().signal)
  return { file, progress }
}

test('a CSV file holds every row in its order, none of them a formula', async () => {
  const { file, progress } = await made('csv')
  const [head, ...rows] = parse(await file.text())
  expect(head).toEqual(columns.map(({ header }) => header))
  expect(rows).toEqual(
    all.map(([id, customer, amount]) => [
      id,
      String(customer).replace(/^=/, "'="),
      (Number(amount) / 100).toFixed(2),
    ]),
  )
  expect(progress.length).toBeGreaterThan(2)
  expect(progress.at(-1)).toBe(total)
})

test('a spreadsheet holds every row in its order, amounts as numbers and formulas as text', async () => {
  const { file, progress } = await made('xlsx')
  const [head, ...rows] = await readSheet(file)
  expect(head).toEqual(columns.map(({ header }) => header))
  expect(rows).toEqual(all.map(([id, customer, amount]) => [id, customer, Number(amount) / 100]))
  expect(progress.at(-1)).toBe(total)
})

// The PDF reader is slow on this many pages.
test(
  'a PDF holds every row in its order, with its head, the columns’ names and the page on each',
  { timeout: 40_000 },
  async () => {
    const { file, progress } = await made('pdf')
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
    const { items } = await extractTextItems(pdf)
    expect(pdf.numPages).toBeGreaterThan(20)
    expect(items).toHaveLength(pdf.numPages)
    const words = items.map((page) => page.map(({ str }) => str))
    for (const [at, page] of words.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pdf.numPages}`)
      expect(page).toContain('Transaction ID')
    }
    expect(words[0]).toEqual(expect.arrayContaining(['Transactions', 'Business', 'Vumba Coffee']))
    const ids = words.flat().filter((text) => text.startsWith('TX-'))
    expect(ids).toEqual(all.map(([id]) => id))
    expect(words.flat()).toContain('61.65')
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Transactions', Creator: 'Paid' })
    expect(progress.at(-1)).toBe(total)
  },
)

test('JSON names its schema and holds every row in its order, money as text', async () => {
  const { file, progress } = await made('json')
  const read = JSON.parse(await file.text())
  expect(read).toMatchObject({
    schema: 'paid.report/1',
    title: 'Transactions',
    about: { business: 'Vumba Coffee' },
    columns: [{ key: 'transactionId', header: 'Transaction ID', kind: 'text' }, {}, {}],
  })
  expect(read.rows).toEqual(
    all.map(([transactionId, customer, amount]) => ({
      transactionId,
      customer,
      amount: (Number(amount) / 100).toFixed(2),
    })),
  )
  expect(progress.at(-1)).toBe(total)
})

test.each(['csv', 'json'] as const)(
  '%s is kept packed, and unpacks to the same',
  async (format) => {
    const options = asked(format, () => {}, new AbortController().signal)
    const { file, kept } = await makeStoredFile(options)
    expect(kept).toMatchObject({ mime: file.type, encoding: 'gzip', size: file.size })
    expect(kept.bytes.byteLength).toBeLessThan(file.size / 3)
    const unpacked = new Blob([kept.bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(unpacked).text()).toBe(await file.text())
  },
)

test('a spreadsheet is kept as it is', async () => {
  const options = asked('xlsx', () => {}, new AbortController().signal)
  const { file, kept } = await makeStoredFile(options)
  expect(kept).toEqual({ mime: file.type, bytes: await file.arrayBuffer(), size: file.size })
})

test('a file that is called off is not made', async () => {
  const control = new AbortController()
  const file = make('csv', () => control.abort(), control.signal)
  await expect(file).rejects.toHaveProperty('name', 'AbortError')
})

test('a file without rows has its columns’ names', async () => {
  const { file } = await makeFile({
    format: 'csv',
    columns,
    head: { title: 'Transactions', facts: [], totals: [], total: 0 },
    rows: () => [],
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  expect(await file.text()).toBe('Transaction ID,Customer,Amount\r\n')
})

test('a PDF names the letters that its font lacks, in its head and in its rows, and no others', async () => {
  const { file, missing } = await makeFile({
    ...asked('pdf', () => undefined, new AbortController().signal),
    head: { title: 'Zoë Nkomo Søren', facts: [['Business', 'Café 店']], totals: [], total: 2 },
    rows: () => [
      ['TX-1', 'Tendai Mũrĩmi', 100],
      ['TX-2', 'Ольга', 200],
    ],
  })
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const { items } = await extractTextItems(pdf)
  const words = items.flat().map(({ str }) => str)
  expect(words).toEqual(expect.arrayContaining(['Zoë Nkomo Søren', 'Café ?', '?????']))
  expect(missing).toEqual(expect.arrayContaining(['店', 'О', 'л']))
  expect(missing?.join('')).not.toMatch(/[A-Za-zëøéŕ]/)
})
