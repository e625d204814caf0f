import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLines, csvStart } from './csv.ts'

const columns = [
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money' },
] as const

const line = (customer: string, amount = 0) => csvLines(columns, [[customer, amount]])

test('R36 what a spreadsheet would run is made harmless', () => {
  for (const text of ['=1+1', '+1+1', '@SUM(A1)', '-2+3', '-cmd', '\t=1', '\uff1d1'])
    expect(line(text).replace(/^"/, '').startsWith(`'${text}`)).toBe(true)
  expect(line('=HYPERLINK("http://x.example","pay")')).toBe(
    `"'=HYPERLINK(""http://x.example"",""pay"")",0.00\r\n`,
  )
  expect(line('=1\n+2')).toBe(`"'=1\n+2",0.00\r\n`)
})

test('R36 a true negative number stays a number', () => {
  expect(line('Rudo', -500)).toBe('Rudo,-5.00\r\n')
  expect(line('-5.00')).toBe('-5.00,0.00\r\n')
})

test('R36 quotes, commas and new lines are kept as they are', () => {
  expect(line('Dube, "Nyasha"\nHarare', 4_500)).toBe('"Dube, ""Nyasha""\nHarare",45.00\r\n')
})

test('the file says that it is Unicode and names its columns', () => {
  expect(csvStart(columns)).toBe('\ufeffCustomer,Amount\r\n')
})

test('another program reads what was written', () => {
  const names = ['Rudo', 'Dube, "Nyasha"\nHarare', '=1+1', 'Söhne \u5e97', '']
  const file = csvStart(columns) + names.map((name) => line(name, -4_505)).join('')
  expect(parse(file, { bom: true })).toEqual([
    ['Customer', 'Amount'],
    ...names.map((name) => [name === '=1+1' ? "'=1+1" : name, '-45.05']),
  ])
})
