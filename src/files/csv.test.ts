import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileMessages } from '#src/rules/messages/app.ts'
import { csvLines, csvStart } from './csv.ts'
import { hasFormula } from './table-file.ts'

const columns = [
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money' },
] as const

const line = (customer: string, amount = 0) => csvLines(columns, [[customer, amount]])

test('what holds a figure or a time together on a screen is a plain space', () => {
  expect(line('ZWL\u00a01\u00a0750.00 by 5:00\u00a0PM')).toBe('ZWL 1 750.00 by 5:00 PM,0.00\r\n')
})

test('R36 what a spreadsheet would run is made harmless', () => {
  for (const text of ['=1+1', '+1+1', '@SUM(A1)', '-2+3', '-cmd', '\t=1', '\uff1d1'])
    expect(line(text).replace(/^"/, '').startsWith(`'${text}`)).toBe(true)
  expect(line('=HYPERLINK("http://x.example","pay")')).toBe(
    `"'=HYPERLINK(""http://x.example"",""pay"")",0.00\r\n`,
  )
  expect(line('=1\n+2')).toBe(`"'=1\n+2",0.00\r\n`)
})

test('R36 a file with such text says why it begins with an apostrophe', () => {
  for (const [cell, isGuarded] of [
    ['=1+1', true],
    ['-cmd', true],
    ['-5.00', false],
    ['Rudo', false],
  ] as const)
    expect([
      cell,
      hasFormula([
        ['Rudo', 1],
        [cell, -5],
      ]),
    ]).toEqual([cell, isGuarded])
  expect(fileMessages.guarded('a.csv downloaded', false)).toBe('a.csv downloaded')
  expect(fileMessages.guarded('a.csv downloaded', true)).toBe(
    'a.csv downloaded. Text that starts with =, +, - or @ gets an apostrophe, so that no spreadsheet runs it as a formula.',
  )
})

test('R36 a true negative number stays a number', () => {
  expect(line('Rudo', -500)).toBe('Rudo,-5.00\r\n')
  expect(line('-5.00')).toBe('-5.00,0.00\r\n')
})

test('R36 quotes, commas and new lines are kept as they are', () => {
  expect(line('Dube, "Nyasha"\nHarare', 4_500)).toBe('"Dube, ""Nyasha""\nHarare",45.00\r\n')
})

describe('dates sort as text, in the device’s time zone', () => {
  const cells = (kind: 'date' | 'day', instant: number) =>
    csvLines([{ header: 'Date', kind }], [[instant]]).trimEnd()

  test.each([
    [new Date(2026, 10, 27, 13, 43, 59, 999), '2026-11-27 13:43', '2026-11-27'],
    [new Date(2026, 0, 5, 0, 7), '2026-01-05 00:07', '2026-01-05'],
    [new Date(2026, 11, 31, 12, 0), '2026-12-31 12:00', '2026-12-31'],
    [new Date(2028, 1, 29, 23, 59), '2028-02-29 23:59', '2028-02-29'],
    [new Date(999, 8, 9, 9, 9), '0999-09-09 09:09', '0999-09-09'],
  ])('%s', (at, moment, day) => {
    expect(cells('date', at.getTime())).toBe(moment)
    expect(cells('day', at.getTime())).toBe(day)
  })

  test('any two stand in their order, and are read again as the same minute', () => {
    const minute = fc
      .date({
        min: new Date('1000-01-02'),
        max: new Date('9999-12-30'),
        noInvalidDate: true,
      })
      // A change of clocks repeats an hour of local time.
      .map(
        (at) =>
          new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()),
      )
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        const first = cells('date', one.getTime())
        expect(first < cells('date', other.getTime())).toBe(one < other)
        expect(new Date(first.replace(' ', 'T'))).toEqual(one)
      }),
    )
  })

  test('a row without a date has an empty cell', () => {
    expect(csvLines([{ header: 'Settled', kind: 'day' }, columns[1]], [['', 0]])).toBe(',0.00\r\n')
  })
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
