import { crc32, inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { FileColumn, FileRows } from './table-file.ts'
import { xlsxFile } from './xlsx.ts'

const columns: FileColumn[] = [
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money' },
  { header: 'Date & Time', kind: 'date' },
]

/** The sheet as a spreadsheet program finds it: a cell that holds a formula would come without its text. */
async function read(rows: FileRows) {
  const file = await xlsxFile(columns, rows, 'Transactions')
  return readSheet(Buffer.from(await file.arrayBuffer()))
}

test('text, money in its units and local time are cells of their kinds, below the columns’ names', async () => {
  const noon = new Date(2026, 10, 21, 12, 14)
  const [head, payment, refund] = await read([
    ['Rudo Chikomo', 1_284_50, noon.getTime()],
    ['', -5, noon.getTime()],
  ])
  expect(head).toEqual(['Customer', 'Amount', 'Date & Time'])
  // A spreadsheet knows no zones: its time is read as if it were UTC.
  expect(payment).toEqual(['Rudo Chikomo', 1284.5, new Date('2026-11-21T12:14:00Z')])
  expect(refund?.[1]).toBe(-0.05)
})

test('R36 what a spreadsheet would run stays text', async () => {
  const texts = [
    '=1+1',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\uff1d1',
    '=HYPERLINK("http://x.example","a")',
  ]
  const [, ...rows] = await read(texts.map((text) => [text, 0, 0]))
  expect(rows.map(([text]) => text)).toEqual(texts)
})

test('quotes, marks and new lines are kept as they are', async () => {
  const text = 'Dube, "Nyasha" & <Söhne>\nHarare 👩🏽‍🌾'
  const [, row] = await read([[text, 0, 0]])
  expect(row?.[0]).toBe(text)
})

test('the archive says of each file how long it is and what its check sum is', async () => {
  const long = [...Array(20_000).keys()].map((row) => [`Rudo ${row}`, row, 0])
  const file = Buffer.from(await (await xlsxFile(columns, long, 'Transactions')).arrayBuffer())
  const count = file.readUInt16LE(file.length - 12)
  let at = file.readUInt32LE(file.length - 6)
  for (let each = 0; each < count; each++) {
    const [sum, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset))
    const name = file.readUInt16LE(at + 28)
    const head = file.readUInt32LE(at + 42)
    const from = head + 30 + file.readUInt16LE(head + 26)
    const text = inflateRawSync(file.subarray(from, from + (packed ?? 0)))
    expect([text.length, crc32(text)]).toEqual([size, sum])
    at += 46 + name
  }
  expect(count).toBe(7)
  expect((await readSheet(file)).at(-1)?.[0]).toBe('Rudo 19999')
})

test('columns after the twenty-sixth are named as spreadsheets do', async () => {
  const wide = [...Array(30).keys()].map((at) => ({ header: `No. ${at}`, kind: 'number' }) as const)
  const file = await xlsxFile(wide, [wide.map((_, at) => at)], 'Wide')
  const [, row] = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect(row).toEqual([...Array(30).keys()])
})
