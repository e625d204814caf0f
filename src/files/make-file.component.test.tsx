import { parse } from 'csv-parse/browser/esm/sync'
import { readSheet } from 'read-excel-file/browser'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeFile } from './make-file.ts'
import { makeStoredFile } from './make-stored-file.ts'
import { pdfWriter } from './pdf-file.ts'
import type { FileColumn, FileFormat, FileRows } from './table-file.ts'

const columns: FileColumn[] = [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money', currency: 'USD' },
]
const total = 1_234
const customers = ['Rudo Chikomo', 'Dube, "Nyasha"', '=HYPERLINK("http://x.example","a")']
const all: FileRows = Array.from({ length: total }, (_, at) => [
  `TX-${at}`,
  customers[at % customers.length] ?? '',
  at * 5,
])

const sum = (total * (total - 1) * 5) / 2

const asked = (format: FileFormat, onProgress: (done: number) => void, signal: AbortSignal) => ({
  format,
  columns,
  head: {
    title: 'Transactions',
    facts: [['Business', 'Vumba Coffee']] as const,
    totals: [],
    sums: [['Total', '', sum]],
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
  const [head, ...lines] = parse(await file.text())
  const [empty, foot, rows] = [lines.at(-2), lines.at(-1), lines.slice(0, -2)]
  expect(empty).toEqual(['', '', ''])
  expect(foot).toEqual(['Total', '', (sum / 100).toFixed(2)])
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
  const [head, ...lines] = await readSheet(file)
  const [foot, rows] = [lines.at(-1), lines.slice(0, -2)]
  expect(foot?.[0]).toBe('Total')
  expect(foot?.[2]).toBe(sum / 100)
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

test('JSON names its schema and holds every row in its order, money in minor units with its currency', async () => {
  const { file, progress } = await made('json')
  const read = JSON.parse(await file.text())
  expect(read).toMatchObject({
    schema: 'paid.report/2',
    title: 'Transactions',
    about: { business: 'Vumba Coffee' },
    columns: [{ key: 'transactionId', header: 'Transaction ID', kind: 'text' }, {}, {}],
  })
  expect(read.rows).toEqual(
    all.map(([transactionId, customer, amount]) => ({
      transactionId,
      customer,
      amount: { amount, currency: 'USD' },
    })),
  )
  expect(read.totals).toEqual([
    { transactionId: 'Total', customer: '', amount: { amount: sum, currency: 'USD' } },
  ])
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

test('a worker whose script does not load is no unknown failure', async () => {
  class Unloaded extends EventTarget {
    postMessage() {
      this.dispatchEvent(new Event('error'))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Unloaded)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await expect(made('csv')).rejects.toHaveProperty('name', 'LoadError')
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

describe('a PDF’s table', () => {
  const wide: FileColumn[] = [
    { header: 'Transaction ID', kind: 'text' },
    { header: 'Date & Time', kind: 'date' },
    { header: 'Customer', kind: 'text' },
    { header: 'Payment Method', kind: 'text' },
    { header: 'Description', kind: 'text' },
    { header: 'Amount', kind: 'money' },
    { header: 'Customer Fee', kind: 'money' },
    { header: 'Fee', kind: 'money' },
    { header: 'Currency', kind: 'text' },
    { header: 'Status', kind: 'text' },
  ]
  const at = new Date(2026, 10, 26, 13, 20).getTime()
  const name = 'Nyaradzai Chikwanhamunhuwose Mukarakate Trading and Household Supplies'
  const address = 'a-rather-long-address-without-any-space@somewhere.example'
  const row = (number: number) => [
    `TX-${number}`,
    at,
    name,
    'Bank transfer',
    address,
    1_284_550_00,
    20,
    3_450_00,
    'ZWL',
    'Successful',
  ]

  /** The table, with each text's place. The writer alone makes it: its worker is proved above. */
  async function drawn(count: number) {
    const writer = pdfWriter({
      format: 'pdf',
      columns: wide,
      head: {
        title: 'Transactions report',
        business: { name },
        facts: [],
        totals: [['Paid by customers including their fees (ZWL)', 'ZWL 1,284,550.20']],
        sums: [['Total', '', '', '', '', count * 1_284_550_00, count * 20, 0, 'ZWL', '']],
        total: count,
      },
    })
    await writer.add(Array.from({ length: count }, (_, number) => row(number)))
    const file = await writer.finish()
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
    const { items } = await extractTextItems(pdf)
    return { pages: items, width: (await pdf.getPage(1)).getViewport({ scale: 1 }).width }
  }
  type Table = Awaited<ReturnType<typeof drawn>>
  /** Several pages of it. */
  let long: Table
  beforeAll(async () => {
    long = await drawn(90)
  })

  test('wraps its cells and cuts nothing', () => {
    const { pages, width } = long
    const all = pages.flat()
    const text = all.map(({ str }) => str).join(' ')
    expect(text).not.toContain('…')
    const joined = text.replaceAll(' ', '')
    for (const whole of [name, address, 'Paid by customers including their fees (ZWL)'])
      expect(joined).toContain(whole.replaceAll(' ', ''))
    expect(text).toContain('Nov 26, 2026,')
    for (let number = 0; number < 90; number += 1)
      expect(all.filter(({ str }) => str === `TX-${number}`)).toHaveLength(1)
    expect(all.filter((item) => item.x < 35 || item.x + item.width > width - 35)).toEqual([])
  })

  test('has heads and sums over and below the numbers, flush right with them', () => {
    const all = long.pages.flat()
    const endsOf = (text: string) =>
      all.filter(({ str }) => str === text).map(({ x, width }) => Math.round(x + width))
    const [end] = endsOf('1,284,550.00')
    expect(new Set(endsOf('1,284,550.00'))).toEqual(new Set([end]))
    expect(new Set(endsOf('Amount'))).toEqual(new Set([end]))
    expect(endsOf('115,609,500.00')).toEqual([end])
    const lefts = (text: string) =>
      new Set(all.filter(({ str }) => str === text).map(({ x }) => Math.round(x)))
    expect(lefts('Status')).toEqual(lefts('Successful'))
    expect(all.findLast(({ str }) => str === 'Total')).toBeDefined()
  })

  test.each([0, 1, 11, 12, 13, 14, 15, 16])('of %i rows ends with its sums once', async (count) => {
    const { pages } = await drawn(count)
    const totals = pages.map((page) => page.filter(({ str }) => str === 'Total').length)
    expect(totals.slice(0, -1).every((found) => found === 0)).toBe(true)
    expect(totals.at(-1)).toBe(1)
    // Also on a page of its own the sums stand below their columns.
    const heads = pages.flat().filter(({ str }) => str === 'Amount')
    expect(new Set(heads.map(({ x, width }) => Math.round(x + width))).size).toBe(1)
  })
})
