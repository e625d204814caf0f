import { expect, test } from 'vitest'
import { readStatement } from './provider-statement.ts'

const head = 'Receipt,Reference,Date,Account,Amount,Currency'
const good = 'MP1,TX-10,2026-11-21 14:14,077 *** 5555,18.00,USD'
const read = (...lines: string[]) => readStatement(lines.join('\r\n'))

test('reads the lines, in minor units', () => {
  expect(read(head, good)).toEqual({
    lines: [
      {
        receipt: 'MP1',
        reference: 'TX-10',
        date: Date.parse('2026-11-21 14:14'),
        account: '077 *** 5555',
        amount: 18_00,
        currency: 'USD',
      },
    ],
  })
})

test('takes the columns in any order and capitals, semicolons, a mark at the start, quotes and empty lines', () => {
  const text =
    '\ufeffcurrency;AMOUNT;Account;date;reference;Receipt;Note\n\nusd;"1,284.50";0771;;;\'+1;x\n'
  expect(readStatement(text)).toMatchObject({
    lines: [{ amount: 1_284_50, currency: 'USD', receipt: '+1', reference: '' }],
  })
})

test.each([
  ['18,00', 18_00],
  ['18,5', 18_50],
  ['1 284,50', 1_284_50],
  ['1\u00a0284,50', 1_284_50],
  ['1.284,50', 1_284_50],
  ['1,284', 1_284_00],
])('takes %s, as spreadsheets with semicolons write it', (amount, minor) => {
  const text = `${head.replaceAll(',', ';')}\nMP1;TX-10;;077;${amount};USD`
  expect(readStatement(text)).toMatchObject({ lines: [{ amount: minor }] })
})

test.each([
  ['', 'This file is empty.'],
  ['PK\u0003\u0004\0\0', 'This isn’t a text file. Choose a CSV file.'],
  [
    'Dear Sir,\nplease find attached',
    'This isn’t a statement. Choose a CSV file with column names in the first line.',
  ],
  ['Receipt,Reference,Date,Account,Amount\n', 'The first line is missing the column Currency.'],
  [head, 'The statement has no payments.'],
  [
    `${head}\n${good}\nMP2,,,077,eighteen,USD`,
    'Line 3: the amount “eighteen” must be a number, such as 18.00.',
  ],
  [`${head}\nMP2,,,077,-5,USD`, 'Line 2: the amount “-5” must be a number, such as 18.00.'],
  [`${head}\nMP2,,,077,5,EUR`, 'Line 2: the currency “EUR” must be USD or ZWL.'],
  [`${head}\nMP2`, 'Line 2: the amount “” must be a number, such as 18.00.'],
  [
    [head, ...Array.from({ length: 5_001 }, () => good)].join('\n'),
    'A statement can have up to 5,000 lines.',
  ],
])('says what is wrong with a file: %#', (text, error) => {
  expect(readStatement(text)).toEqual({ error })
})
