import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { FileColumn, FileRows } from './table-file.ts'
import { sheetName, xlsxFile } from './xlsx.ts'

const columns: FileColumn[] = [
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money' },
  { header: 'Date & Time', kind: 'date' },
]

/** Reads the sheet as a spreadsheet program does: a formula cell would have no text. */
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
  // Spreadsheets have no time zones: the time reads as UTC.
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

test.each([
  ['Transactions', 'Transactions'],
  ['A/B: [2026]', 'A B   2026'],
  ['a name that is longer than a sheet’s may be', 'a name that is longer than a sh'],
  ['', 'Sheet'],
  ['History', 'Sheet History'],
  [' history ', 'Sheet history'],
])('a sheet for “%s” has a name that Excel opens', (title, name) => {
  expect(sheetName(title)).toBe(name)
})
