import fc from 'fast-check'
import { describe, expect, test, afterEach } from 'vitest'
import { currencies, localCurrencyNames, maxAmount, setLocalCurrencyName } from '../money.ts'
import {
  amountText,
  hundredths,
  parseAmount,
  parsePercent,
  parsePrice,
  parseQuantity,
  parseWhole,
  stepped,
  aboutMoney,
  inclInWords,
} from './amount.ts'
import { formatMoney, formatPercent, setFigureStyle, setDisplayCurrency } from './format.ts'
import { displayCurrencies } from '../people/schemas.ts'

const digits = 'Use digits and a point, such as 100.00'
const aboveZero = 'Enter an amount greater than 0'
const decimals = 'Use at most 2 decimals'

describe('an amount (R48)', () => {
  test.each([
    ['100', 10_000],
    ['100.5', 10_050],
    [' 0.01 ', 1],
    ['.50', 50],
    [',50', 50],
    ['7.', 700],
    ['7,', 700],
    ['12,50', 12_50],
    ['1,2', 1_20],
    ['14,5', 14_50],
    ['0,2', 20],
    ['1234,5', 1_234_50],
    ['12500.750', 12_500_75],
    ['1,250', 1_250_00],
    ['1,250.75', 125_075],
    ['1.250,75', 125_075],
    ['1,000,000.00', 100_000_000],
    ['1.000.000', 100_000_000],
    ['3 240.50', 3_240_50],
    ['3\u00a0240,50', 3_240_50],
    ['3\u202f240', 3_240_00],
    ["3'240.50", 3_240_50],
    ['3’240', 3_240_00],
    ['19.99', 1999],
    ['1.15', 115],
    ['007', 7_00],
    ['+5', 5_00],
    ['$0.68', 68],
    ['$3 240.50', 3_240_50],
    ['$3\u00a0240.50', 3_240_50],
    ['US$20', 20_00],
    ['US$ 20', 20_00],
    ['USD 5', 500],
    ['usd5', 500],
    ['20 USD', 20_00],
    ['20$', 20_00],
    ['\u202a$20\u202c', 20_00],
    ['2\u200b0', 20_00],
    ['\ufeff20\t', 20_00],
    ['＄２０．５０', 20_50],
    ['٢٠', 20_00],
    ['۲۰٫۵', 20_50],
  ])('%j is read', (text, minor) => {
    expect(parseAmount(text, 'USD')).toEqual({ minor })
  })

  test.each([
    ['', 'Enter an amount, such as 100.00'],
    ['   ', 'Enter an amount, such as 100.00'],
    ['\u200b', 'Enter an amount, such as 100.00'],
    ['abc', digits],
    ['1e5', digits],
    ['5k', digits],
    ['.', digits],
    [',', digits],
    ['$', digits],
    ['1.2.3', digits],
    ['1,2,3', digits],
    ['1,28.5', digits],
    ['1,25,000', digits],
    ['12 50', digits],
    ['1 250 00', digits],
    ['1,000.000.00', digits],
    ['20 or 30', digits],
    ['20-30', digits],
    ['5²', digits],
    ['½', digits],
    ['Infinity', digits],
    ['10.005', decimals],
    ['0,125', decimals],
    ['1250.755', decimals],
    ['1,000.555', decimals],
    ['0', aboveZero],
    ['0.00', aboveZero],
    ['-5', aboveZero],
    ['−5', aboveZero],
    ['–5', aboveZero],
    ['5-', aboveZero],
    ['(5)', aboveZero],
    ['-$5', aboveZero],
    ['$-5', aboveZero],
    ['15%', 'Enter an amount, not a percentage'],
    ['1000000.01', 'At most $1,000,000.00'],
    ['99999999999999999999', 'At most $1,000,000.00'],
  ])('%j is refused with its reason', (text, error) => {
    expect(parseAmount(text, 'USD')).toEqual({ error })
  })

  test.each([
    ['1.250', 'Did you mean 1.25 or 1,250? Enter 1.25 or 1250'],
    ['12.000', 'Did you mean 12 or 12,000? Enter 12 or 12000'],
    ['$999.900', 'Did you mean 999.9 or 999,900? Enter 999.9 or 999900'],
  ])('%j is asked', (text, error) => {
    expect(parseAmount(text, 'USD')).toEqual({ error })
  })

  test.each([
    ['ZWL 20', 'USD', 'Enter the amount in USD, not ZWL'],
    ['20 zwl', 'USD', 'Enter the amount in USD, not zwl'],
    ['ZW$20', 'USD', 'Enter the amount in USD, not ZW$'],
    ['€5', 'USD', 'Enter the amount in USD, not €'],
    ['R50', 'USD', 'Enter the amount in USD, not R'],
    ['A$5', 'USD', 'Enter the amount in USD, not A$'],
    ['50 ZAR', 'USD', 'Enter the amount in USD, not ZAR'],
    ['$20', 'ZWL', 'Enter the amount in ZWL, not $'],
    ['US$20', 'ZWL', 'Enter the amount in ZWL, not US$'],
    ['20 USD', 'ZWL', 'Enter the amount in ZWL, not USD'],
  ] as const)('%j in a field of %s: %s', (text, currency, error) => {
    expect(parseAmount(text, currency)).toEqual({ error })
  })

  test.each(['ZWL 1,750.00', 'ZWL\u00a01 750,00', '1750 ZWL', 'ZWL$1750', 'ZW$ 1750', '1750'])(
    '%j is read in ZWL',
    (text) => {
      expect(parseAmount(text, 'ZWL')).toEqual({ minor: 1_750_00 })
    },
  )

  test('a price may be 0, and no less', () => {
    expect(parsePrice('0,00', 'USD')).toEqual({ minor: 0 })
    expect(parsePrice('-0.01', 'USD')).toEqual({ error: 'At least 0.00' })
  })

  test('goes back into its field as it is written', () => {
    expect(amountText(10_050)).toBe('100.50')
  })
})

describe('an amount in the local currency (R48, DEMO-30)', () => {
  afterEach(() => setLocalCurrencyName('ZWL'))

  test.each([
    'ZWL 20',
    'zwl20',
    '20 ZWL',
    'ZWL$20',
    'ZW$ 20',
    'Z$20',
    'ZiG 20',
    'zig20',
    '20 ZIG',
    'ZiG\u00a020.00',
    'ZWG 20',
    '20zwg',
    '20',
  ])('%j is read, whatever it is called', (text) => {
    for (const name of localCurrencyNames) {
      setLocalCurrencyName(name)
      expect(parseAmount(text, 'ZWL')).toEqual({ minor: 20_00 })
    }
  })

  test('is no amount in dollars, and the refusal has its name', () => {
    expect(parseAmount('ZiG 20', 'USD')).toEqual({ error: 'Enter the amount in USD, not ZiG' })
    setLocalCurrencyName('ZiG')
    expect(parseAmount('$20', 'ZWL')).toEqual({ error: 'Enter the amount in ZiG, not $' })
    expect(parseAmount('2000000', 'ZWL')).toEqual({ error: 'At most ZiG\u00a01,000,000.00' })
  })

  test('what is formatted is read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxAmount }),
        fc.constantFrom(...localCurrencyNames),
        (minor, name) => {
          setLocalCurrencyName(name)
          expect(parseAmount(formatMoney(minor, 'ZWL'), 'ZWL')).toEqual({ minor })
        },
      ),
    )
  })
})

describe('a quantity (R48)', () => {
  test.each([
    ['1', 1_000],
    ['1.5', 1_500],
    ['1,5', 1_500],
    ['1.125', 1_125],
    ['1.250', 1_250],
    ['0,125', 125],
    ['2 x', 2_000],
    ['x2', 2_000],
    ['2×', 2_000],
    ['1250', 1_250_000],
    ['1 250', 1_250_000],
    ['1,250.5', 1_250_500],
    ['1,250,000', 1_250_000_000],
    ['1.2500', 1_250],
    ['4 kg', 4_000],
    ['1.5 hrs.', 1_500],
    ['12pcs', 12_000],
  ])('%j is %d thousandths', (text, thousandths) => {
    expect(parseQuantity(text)).toEqual({ thousandths })
  })

  test.each([
    ['1,250', 'Did you mean 1.25 or 1,250? Enter 1.25 or 1250'],
    ['12,345', 'Did you mean 12.345 or 12,345? Enter 12.345 or 12345'],
    ['2,000 x', 'Did you mean 2 or 2,000? Enter 2 or 2000'],
    ['0.1255', 'Use at most 3 decimals'],
    ['', 'Enter a quantity, such as 1.5'],
    ['$2', 'Use digits and a point, such as 1.5'],
    ['4 big bags', 'Use digits and a point, such as 1.5'],
    ['two', 'Use digits and a point, such as 1.5'],
  ])('%j is not read: %s', (text, error) => {
    expect(parseQuantity(text)).toEqual({ error })
  })

  test.each([
    ['30', 30],
    [' 1 000 ', 1_000],
    ['1,000', 1_000],
    ['1,240,000', 1_240_000],
    ['1,50', null],
    ['٣٠', 30],
    ['2.0', 2],
    ['2.5', null],
    ['2,5', null],
    ['ten', null],
    ['', null],
  ])('%j as a whole number is %s', (text, number) => {
    expect(parseWhole(text)).toBe(number)
  })
})

describe('a percentage (R48)', () => {
  test.each([
    ['14.5', 14.5],
    ['14,5', 14.5],
    ['0,2', 0.2],
    ['1,250', 1.25],
    ['15%', 15],
    ['15 %', 15],
    ['2.75', 2.75],
    ['-5', -5],
  ])('%j is %d', (text, percent) => {
    expect(parsePercent(text)).toEqual({ percent })
  })

  test.each(['', 'x', '1.2.3', '1,255', '$5', '1e3', '12%5'])('%j is not read', (text) => {
    expect(parsePercent(text).error).toMatch(/^(Enter|Use)/)
  })

  test.each([
    ['2.5', '0.1', 1, '2.6'],
    ['0.2', '0.1', 1, '0.3'],
    ['2.6', '0.1', -1, '2.5'],
    ['0.50', '0.01', -1, '0.49'],
    ['1.2.3', '0.1', 1, '1.2.3'],
    ['', '0.1', 1, ''],
  ] as const)('%j moves by %s: %s', (text, step, way, moved) => {
    expect(stepped(text, step, way)).toBe(moved)
  })
})

/** A decimal as its digits, so that no binary fraction loses any of them. */
const decimalDigits = fc.record({
  whole: fc.nat({ max: 9_999_999 }),
  fraction: fc.stringMatching(/^\d{0,8}$/),
})

/** Writes an amount the way another keyboard, spreadsheet or country does. */
const styles: readonly ((whole: string[], cents: string) => string)[] = [
  (whole, cents) => `${whole.join('')}.${cents}`,
  (whole, cents) => `${whole.join('')},${cents}`,
  (whole, cents) => `${whole.join(',')}.${cents}`,
  (whole, cents) => `${whole.join('.')},${cents}`,
  (whole, cents) => `${whole.join(' ')}.${cents}`,
  (whole, cents) => `${whole.join('\u00a0')},${cents} USD`,
  (whole, cents) => `US$ ${whole.join('\u202f')}.${cents}`,
  (whole, cents) => `\u2066$${whole.join('’')}.${cents}\u2069`,
]

describe('what is typed (R48)', () => {
  test('any amount in any style is the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxAmount }),
        fc.constantFrom(...styles),
        (minor, style) => {
          const whole = Math.floor(minor / 100)
            .toLocaleString('en-US')
            .split(',')
          const text = style(whole, String(minor % 100).padStart(2, '0'))
          expect(parseAmount(text, 'USD')).toEqual({ minor })
        },
      ),
    )
  })

  test.each(['comma', 'space', 'plain'] as const)(
    'what is shown in the style %s comes back, and never in the other currency',
    (style) => {
      setFigureStyle(style)
      try {
        fc.assert(
          fc.property(fc.integer({ min: 1, max: maxAmount }), (minor) => {
            expect(parseAmount(amountText(minor), 'USD')).toEqual({ minor })
            expect(parseAmount(formatMoney(minor, 'USD'), 'USD')).toEqual({ minor })
            expect(parseAmount(formatMoney(minor, 'ZWL'), 'ZWL')).toEqual({ minor })
            expect(parseAmount(formatMoney(minor, 'ZWL'), 'USD').error).toMatch(
              /^Enter the amount in/,
            )
            expect(parseAmount(formatMoney(minor, 'USD'), 'ZWL').error).toMatch(
              /^Enter the amount in/,
            )
          }),
        )
      } finally {
        setFigureStyle('comma')
      }
    },
  )

  test('any quantity and percentage comes back from its text, with a point or one or two decimals after a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (thousandths) => {
        expect(parseQuantity(String(thousandths / 1_000))).toEqual({ thousandths })
      }),
    )
    fc.assert(
      fc.property(fc.nat({ max: 100_00 }), (parts) => {
        const percent = parts / 100
        expect(parsePercent(`${formatPercent(percent)}%`)).toEqual({ percent })
        expect(parsePercent(formatPercent(percent).replace('.', ','))).toEqual({ percent })
      }),
    )
  })

  test('any text is an amount in whole minor units within the bounds, or gets words', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,e$% ]{0,12}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const typed = parseAmount(text, 'USD')
        const isRight =
          typed.error === undefined
            ? Number.isSafeInteger(typed.minor) && typed.minor > 0 && typed.minor <= maxAmount
            : typed.error !== ''
        expect(isRight).toBe(true)
      }),
    )
  })

  test('hundredths are rounded half up by the digits as written', () => {
    fc.assert(
      fc.property(decimalDigits, ({ whole, fraction }) => {
        const [kept, next] = [fraction.padEnd(2, '0').slice(0, 2), fraction[2] ?? '0']
        const expected = whole * 100 + Number(kept) + (next >= '5' ? 1 : 0)
        expect(hundredths(`${whole}.${fraction}`)).toBe(expected)
      }),
    )
  })

  test.each([
    ['1.005', 101],
    ['1.004999', 100],
    ['0.285', 29],
    ['-0.004', 0],
    ['-1.25', -125],
    ['2e1', 2000],
    ['1e-7', 0],
  ])('%s is %d hundredths', (text, expected) => {
    expect(hundredths(text)).toBe(expected)
  })
})

afterEach(() => {
  setDisplayCurrency('none')
  setFigureStyle('comma')
})

test('every currency can be chosen, and none', () => {
  expect(displayCurrencies).toEqual(['none', ...currencies])
})

test.each(currencies)('a total of %s stands alone until another currency is chosen', (currency) => {
  expect(aboutMoney(1_234_50, currency)).toBe('')
  setDisplayCurrency(currency)
  expect(aboutMoney(1_234_50, currency)).toBe('')
})

describe('in ZWL', () => {
  test.each([
    [1_234_50, 'about ZWL\u00a021,603.75'],
    [0, 'about ZWL\u00a00.00'],
    // 17.5, 52.5 and -17.5 cents: halves round up.
    [1, 'about ZWL\u00a00.18'],
    [3, 'about ZWL\u00a00.53'],
    [-1, 'about \u2212ZWL\u00a00.17'],
    [-1_234_50, 'about \u2212ZWL\u00a021,603.75'],
  ])('%d cents are %s', (amount, text) => {
    setDisplayCurrency('ZWL')
    expect(aboutMoney(amount, 'USD')).toBe(text)
  })
})

describe('in USD', () => {
  test.each([
    [21_603_75, 'about $1,234.50'],
    [0, 'about $0.00'],
    // 0.46 and 0.51 of a cent.
    [8, 'about $0.00'],
    [9, 'about $0.01'],
    [-8, 'about $0.00'],
    [-9, 'about \u2212$0.01'],
    [-21_603_75, 'about \u2212$1,234.50'],
  ])('%d cents are %s', (amount, text) => {
    setDisplayCurrency('USD')
    expect(aboutMoney(amount, 'ZWL')).toBe(text)
  })
})

test.each([
  [18_570_40, 'ZWL', 'incl. ZWL\u00a018,570 at 17.5'],
  [99_99, 'ZWL', 'incl. ZWL\u00a099.99 at 17.5'],
  [-1_750_00, 'ZWL', 'incl. \u2212ZWL\u00a01,750 at 17.5'],
  [25_00, 'USD', 'incl. $25.00 at 17.5'],
] as const)('a total that includes %d of %s says so: %s', (amount, currency, text) => {
  expect(inclInWords(amount, currency)).toBe(text)
})

test('figures stand as the person reads them', () => {
  setDisplayCurrency('ZWL')
  setFigureStyle('space')
  expect(aboutMoney(1_234_50, 'USD')).toBe('about ZWL\u00a021\u00a0603.75')
})
