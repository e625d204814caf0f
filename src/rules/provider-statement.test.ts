// Proves R50.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStatement, statementText } from './provider-statement.ts'

const head = 'Receipt,Reference,Date,Account,Amount,Currency'
const good = 'MP1,TX-10,2026-11-21 14:14,077 *** 5555,18.00,USD'
const read = (...lines: string[]) => readStatement(lines.join('\r\n'))

test('reads the lines, in minor units', () => {
  expect(read(head, good)).toEqual({
    lines: [
      {
        number: 2,
        receipt: 'MP1',
        reference: 'TX-10',
        date: new Date(2026, 10, 21, 14, 14).getTime(),
        dateText: '2026-11-21 14:14',
        isDay: false,
        account: '077 *** 5555',
        amount: 18_00,
        currency: 'USD',
      },
    ],
    unread: [],
    ignored: [],
  })
})

test('takes the columns in any order and capitals, semicolons, a mark at the start, quotes and empty lines', () => {
  const text =
    '\ufeffcurrency;AMOUNT;Account;date;reference;Receipt;Note\n\nusd;"1,284.50";0771;;;\'+1;x\n'
  expect(readStatement(text)).toMatchObject({
    lines: [{ number: 3, amount: 1_284_50, currency: 'USD', receipt: '+1', reference: '' }],
  })
})

test('what is no payment is listed with its line and why, and the payments around it are read', () => {
  expect(
    read(
      'EcoCash merchant statement',
      '',
      'Period,"1 Nov',
      'to 21 Nov"',
      head,
      good,
      'MP2,,21/11/2026,0771111111,0.00,USD',
      'MP3,,21/11/2026,0771111111,eighteen,USD',
      'MP4,,21/11/2026,0771111111,18.00 ZWL,USD',
      'MP5,,21/11/2026,0771111111,18.00,EUR',
      'MP6,,21/11/2026,0771111111,18.00,',
      'MP7,,21/11/2026,0771111111,,USD',
      'MP8,,21/11/2026,0771111111,1.284,USD',
      'MP9,TX-11,21/11/2026,0771111111,US$18.00,',
      head,
      'Total,,,,180.00,USD',
      'Page 1 of 1',
    ),
  ).toEqual({
    lines: [
      expect.objectContaining({ number: 6, receipt: 'MP1' }),
      expect.objectContaining({ number: 14, receipt: 'MP9', amount: 18_00, currency: 'USD' }),
    ],
    unread: [
      [1, false, 'Above the column names.'],
      [3, false, 'Above the column names.'],
      [7, false, 'The amount is 0.00: no money moved.'],
      [8, true, 'The amount “eighteen” must be a number, such as 18.00.'],
      [9, true, 'The amount “18.00 ZWL” is in another currency than USD.'],
      [10, true, 'The currency “EUR” must be USD or ZWL.'],
      [11, true, 'No currency. Write USD or ZWL.'],
      [12, true, 'No amount.'],
      [13, true, 'The amount “1.284” may have decimals or thousands. Write it as 1234.50.'],
      [15, false, 'Column names.'],
      [16, false, 'A total, not a payment.'],
      [17, false, 'No amount.'],
    ].map(([number, mayBePayment, why]) => expect.objectContaining({ number, mayBePayment, why })),
    ignored: [],
  })
})

test.each([',', ';', '\t', '|'])('columns may be separated by %j', (separator) => {
  const text = [head, good].join('\n').replaceAll(',', separator)
  expect(readStatement(text)).toMatchObject({ lines: [{ receipt: 'MP1', amount: 18_00 }] })
})

test('a file may be in UTF-8, UTF-16 with or without a mark, or Windows’ letters', () => {
  const text = `${head}\nMPé,TX-10,2026-11-21 14:14,077 *** 5555,18.00,USD`
  const utf16 = Buffer.from(text, 'utf16le')
  const mark = Buffer.from([0xff, 0xfe])
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text, 'latin1'),
    utf16,
    Buffer.concat([mark, utf16]),
    Buffer.from(utf16).swap16(),
    Buffer.from(Buffer.concat([mark, utf16])).swap16(),
  ])
    expect(readStatement(statementText(bytes))).toMatchObject({ lines: [{ receipt: 'MPé' }] })
})

test.each([
  ['', 'This file is empty.'],
  ['PK\u0003\u0004\0\0', 'This is an Excel workbook. Save it as CSV, and choose that file.'],
  ['%PDF\0\0', 'This isn’t a text file. Choose a CSV file.'],
  [
    'Dear Sir,\nplease find attached',
    'This isn’t a statement. Choose a CSV file with column names.',
  ],
  [
    'Receipt,Reference,Account,Amount,Currency\n',
    'Line 1 is missing the column Date. Found: Receipt, Reference, Account, Amount, Currency.',
  ],
  [head, 'The statement has no payments.'],
  ['Receipt,Reference,Date,Account,Amount\n', 'The statement has no payments.'],
  [`${head}\nTotal,,,,180.00,USD`, 'The statement has no payments.'],
  [
    `${head}\nMP2,,,077,eighteen,USD`,
    'Line 2: The amount “eighteen” must be a number, such as 18.00.',
  ],
  [
    [head, ...Array.from({ length: 5_001 }, () => good)].join('\n'),
    'A statement can have up to 5,000 lines.',
  ],
])('says what is wrong with a file: %#', (text, error) => {
  expect(readStatement(text)).toEqual({ error })
})

test('whatever stands in it, each line is read, or listed with its number', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '18.00', '-1', '10/11/2026', 'USD', '077***1111', 'Total', 'TX-10', "'+1"),
    fc.stringMatching(/^[^",;|\t\r\n"]{0,12}$/),
  )
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { maxLength: 12 }),
      (rows) => {
        const result = read(head, good, ...rows.map((cells) => cells.join(',')))
        if (result.error !== undefined) throw new Error(result.error)
        const numbers = [...result.lines, ...result.unread].map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
        const filled = rows.flatMap((cells, at) =>
          /[\p{L}\p{N}]/u.test(cells.join('')) ? [at + 3] : [],
        )
        expect(numbers).toEqual(expect.arrayContaining([2, ...filled]))
        for (const { amount } of result.lines) expect(Number.isSafeInteger(amount)).toBe(true)
      },
    ),
  )
})

describe('a file that was damaged', () => {
  const payment = (number: number) =>
    `MP${number},"TX-${number}",21/11/2026 14:14,"0771111111",18.00,USD`
  const twenty = Array.from({ length: 20 }, (_, at) => payment(at + 1))
  const why = 'A quote (") isn’t closed. Add or remove it in the file.'

  test.each([
    ['opened', 'MP3,"TX-3,21/11/2026 14:14,0771111111,18.00,USD'],
    ['at the line’s beginning', '"MP3,TX-3,21/11/2026 14:14,0771111111,18.00,USD'],
    ['at its end', 'MP3,TX-3,21/11/2026 14:14,0771111111,18.00,"USD'],
    ['whose other was lost', 'MP3,"TX-3,21/11/2026 14:14,"0771111111",18.00,USD'],
  ])('a quote %s costs its own line alone, which is named', (_, line) => {
    const lines = twenty.with(2, line)
    const result = read(head, ...lines)
    expect(result).toMatchObject({ unread: [{ number: 4, why, mayBePayment: true }] })
    expect(result.error === undefined && result.lines.map(({ number }) => number)).toEqual(
      twenty.map((__, at) => at + 2).filter((number) => number !== 4),
    )
  })

  test('two quotes that lost their others don’t swallow the lines between them', () => {
    const lines = twenty
      .with(2, 'MP3,"TX-3,21/11/2026 14:14,0771111111,18.00,USD')
      .with(6, 'MP7,TX-7",21/11/2026 14:14,0771111111,18.00,USD')
      .map((line, at) => (at > 2 && at < 6 ? line.replaceAll('"', '') : line))
    expect(read(head, ...lines)).toMatchObject({
      lines: { length: 19 },
      unread: [{ number: 4, why }],
    })
  })

  test('an address over several lines stays one cell', () => {
    expect(
      read(
        `${head},Note`,
        'MP1,TX-1,21/11/2026,0771111111,18.00,USD,"Shop 4, Main Street',
        'Harare, ""CBD""',
        'Zimbabwe"',
        'MP2,TX-2,21/11/2026,0771111111,18.00,USD,',
      ),
    ).toMatchObject({ lines: [{ number: 2 }, { number: 5 }], unread: [] })
  })

  const whole = [head, ...twenty].join('\r\n')

  test('cut at each tenth, or with one sign changed, no line is lost without its number', () => {
    const lineAt = (at: number) => whole.slice(0, at).split('\r\n').length
    const numbersOf = (text: string) => {
      const result = readStatement(text)
      if (result.error !== undefined) throw new Error(result.error)
      return [result.lines, result.unread].map((some) => some.map(({ number }) => number))
    }
    for (let tenth = 1; tenth <= 10; tenth++) {
      const text = whole.slice(0, Math.floor((whole.length * tenth) / 10))
      const filled = text.split('\r\n').flatMap((line, at) => (at > 0 && line ? [at + 1] : []))
      expect(
        numbersOf(text)
          .flat()
          .sort((a, b) => a - b),
      ).toEqual(filled)
    }
    fc.assert(
      fc.property(
        fc.integer({ min: head.length + 2, max: whole.length - 1 }),
        fc.constantFrom('"', ',', ';', "'", '\t', '-', 'x', '0', '\ufeff', '='),
        (at, sign) => {
          const changed = lineAt(at)
          const [read = [], unread = []] = numbersOf(
            whole.slice(0, at) + sign + whole.slice(at + 1),
          )
          // A line's own end may be what was changed: then the next one is part of it.
          const others = twenty
            .map((_, each) => each + 2)
            .filter((n) => n < changed || n > changed + 1)
          expect(read).toEqual(expect.arrayContaining(others))
          expect([...read, ...unread]).toContain(changed)
        },
      ),
    )
  })

  test.each([
    ['a mark at its beginning', `\ufeff${whole}`],
    ['the line ends of Unix', whole.replaceAll('\r\n', '\n')],
    ['the line ends of old Macs', whole.replaceAll('\r\n', '\r')],
    ['an end of line after its last', `${whole}\r\n`],
  ])('with %s it is read whole', (_, text) => {
    expect(readStatement(text)).toMatchObject({ lines: { length: 20 }, unread: [] })
  })
})

describe('the columns of EcoCash, OneMoney and banks', () => {
  const taken = {
    date: new Date(2026, 10, 21, 14, 14).getTime(),
    account: '0771115555',
    amount: 18_00,
    currency: 'USD',
  }
  test.each([
    ['Txn ID,MSISDN,Transaction Date,Amount,Currency', 'MP1,0771115555,2026-11-21 14:14,18.00,USD'],
    ['TXN_ID;Mobile Number;DATE & TIME;Txn Amount (USD)', 'MP1;0771115555;2026-11-21 14:14;18.00'],
    ['Date,Time,Phone,Ref,Amount US$', '21/11/2026,14:14,0771115555,TX-10,18.00'],
    ['Date,Phone,Reference,Amount,Currency', '2026-11-21 14:14,="0771115555",,="18.00",="USD"'],
    ['Date,Phone No.,Narration,Debit,Credit,CCY', '2026-11-21 14:14,0771115555,TX-10,,18.00,USD'],
    [
      'Value Date,Transaction Date,Sender,Paid In (USD),Paid Out (USD)',
      ',2026-11-21 14:14,0771115555,18.00,0.00',
    ],
    [
      'Completion Time,Customer MSISDN,Status,Amount (USD),Agent',
      '2026-11-21 14:14,0771115555,SUCCESSFUL,18.00,Harare',
    ],
  ])('%s', (titles, line) => {
    expect(read(titles, line)).toMatchObject({ lines: [taken], unread: [] })
  })

  test('a file that names its currency nowhere asks for it; one that names it in a line doesn’t', () => {
    const text = 'Txn ID,MSISDN,Date,Amount\nMP1,0771115555,2026-11-21 14:14,18.00'
    expect(readStatement(text)).toEqual({
      error: 'The file doesn’t name its currency. Choose it.',
      asksCurrency: true,
    })
    expect(readStatement(text, 'ZWL')).toMatchObject({ lines: [{ ...taken, currency: 'ZWL' }] })
    expect(
      readStatement(`${text}\nMP2,0771115555,2026-11-21 14:14,18.00 ZiG`, 'USD'),
    ).toMatchObject({
      lines: [{ number: 3, currency: 'ZWL' }],
      unread: [{ number: 2, why: 'No currency. Write USD or ZWL.' }],
    })
  })

  test.each(['ZWL', 'ZWG', 'ZiG', 'ZW$', 'Z$', 'ZWL$'])(
    'a heading names the local currency as %s',
    (name) => {
      expect(
        read(`Date,Phone,Amount (${name})`, '2026-11-21 14:14,0771115555,18.00'),
      ).toMatchObject({ lines: [{ ...taken, currency: 'ZWL' }], unread: [] })
    },
  )

  test('money out is a reversal, in a column of its own or marked beside the amount', () => {
    expect(
      read('Date,Phone,Debit,Credit,Currency', '2026-11-21 14:14,0771115555,18.00,0.00,USD'),
    ).toMatchObject({ lines: [{ amount: -18_00 }] })
    expect(
      read('Date,Phone,Amount,DR/CR,Currency', '2026-11-21 14:14,0771115555,18.00,DR,USD'),
    ).toMatchObject({ lines: [{ amount: -18_00 }] })
  })

  test('a payment that the provider did not take is none, and one of another status is listed', () => {
    const line = (status: string) => `2026-11-21 14:14,0771115555,${status},18.00,USD`
    expect(
      read('Date,Phone,Status,Amount,Currency', line('Completed'), line('FAILED'), line('Odd')),
    ).toMatchObject({
      lines: [taken],
      unread: [
        { number: 3, mayBePayment: false, why: 'The status is “FAILED”: no money moved.' },
        { number: 4, mayBePayment: true, why: 'The status “Odd” isn’t known.' },
      ],
    })
  })

  test('what is not read is named, and what is missing beside what was found', () => {
    expect(
      read('Date,Phone,Amount,Currency,Agent,Till', '2026-11-21,0771115555,18.00,USD,A,1'),
    ).toMatchObject({ ignored: ['Agent', 'Till'] })
    expect(read('Txn ID,When,Phone,Total paid', 'MP1,2026-11-21,0771115555,18.00')).toEqual({
      error:
        'Line 1 is missing the columns Date, Amount, Currency. Found: Txn ID, When, Phone, Total paid.',
    })
  })
})
