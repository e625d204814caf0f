// Proves R50.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOrderOf, decimalSignOf, readAmount, readDate } from './statement-cells.ts'

const nov = (day: number, ...time: number[]) =>
  new Date(2026, 10, day, time[0] ?? 0, time[1] ?? 0, time[2] ?? 0).getTime()

describe('a date', () => {
  test.each([
    ['10/11/2026 10:00', nov(10, 10)],
    ['10/11/2026', nov(10)],
    ['1.11.26 7:05', nov(1, 7, 5)],
    ['21-11-2026 14:14:05', nov(21, 14, 14, 5)],
    ['2026-11-21 14:14', nov(21, 14, 14)],
    ['2026-11-21T14:14', nov(21, 14, 14)],
    ['2026/11/21, 2:14 PM', nov(21, 14, 14)],
    ['2026-11-21T14:14:00Z', Date.UTC(2026, 10, 21, 14, 14)],
    ['2026-11-21T16:14:00+0200', Date.UTC(2026, 10, 21, 14, 14)],
    ['20261112100000', nov(12, 10)],
    ['20261112', nov(12)],
    ['46337', nov(11)],
    ['46337.5', nov(11, 12)],
    ['46337,25', nov(11, 6)],
    ['21 Nov 2026 2:14 pm', nov(21, 14, 14)],
    ['Saturday, 21-Nov-26', nov(21)],
    ['Nov 21, 2026, 2:14\u202fPM', nov(21, 14, 14)],
    ['21\u201111\u20112026', nov(21)],
  ])('written %s is read', (text, expected) => {
    expect(readDate(text, 'day').date).toBe(expected)
  })

  test.each([
    '',
    'yesterday',
    '31/02/2026',
    '2026-02-31',
    '11/21/2026',
    '21/11/2026 25:00',
    '21/11/2026 14:14 PM',
    '10:00',
    '2026',
    '21/11',
    '202611121000001',
    '21/11/1926',
  ])('written %j is no date', (text) => {
    expect(readDate(text, 'day').date).toBeNaN()
  })

  test('has the day first, unless the file has one that can only have the month first', () => {
    expect(dateOrderOf(['10/11/2026', '11/10/2026', 'x', ''])).toBe('day')
    expect(dateOrderOf(['10/11/2026', '11/21/2026'])).toBe('month')
    expect(dateOrderOf(['21/11/2026', '11/21/2026'])).toBe('mixed')
    expect(readDate('11/10/2026', 'month').date).toBe(nov(10))
  })

  test('is left open where a file has both orders and it may be either', () => {
    expect(readDate('10/11/2026', 'mixed').date).toBeNaN()
    expect(readDate('11/11/2026', 'mixed').date).toBe(nov(11))
    expect(readDate('21/11/2026', 'mixed').date).toBe(nov(21))
    expect(readDate('11/21/2026', 'mixed').date).toBe(nov(21))
  })

  test('is the same in every spelling', () => {
    const instant = fc.date({
      min: new Date(2001, 0, 1),
      max: new Date(2099, 0, 1),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, (at) => {
        at.setSeconds(0, 0)
        const two = (part: number) => String(part).padStart(2, '0')
        const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
        const time = `${two(at.getHours())}:${two(at.getMinutes())}`
        const name = at.toLocaleDateString('en-US', { month: 'short' })
        for (const text of [
          `${day}/${month}/${year} ${time}`,
          `${year}-${two(month)}-${two(day)} ${time}`,
          `${year}${two(month)}${two(day)}${time.replace(':', '')}`,
          `${day} ${name} ${year} ${time}`,
          at.toISOString(),
        ])
          expect([text, readDate(text, 'day').date]).toEqual([text, at.getTime()])
      }),
    )
  })
})

describe('an amount', () => {
  test.each([
    ['18.00', 18_00],
    ['+18', 18_00],
    ['18,00', 18_00],
    ['18,5', 18_50],
    ['1 284,50', 1_284_50],
    ['1\u00a0284,50', 1_284_50],
    ['1\u202f284.50', 1_284_50],
    ['1.284,50', 1_284_50],
    ['1,284.50', 1_284_50],
    ['1’284.50', 1_284_50],
    ['1,284', 1_284_00],
    ['1,284,000', 1_284_000_00],
    ['18.5000', 18_50],
    ['18.00 USD', 18_00],
    ['US$ 18.00', 18_00],
    ['ZiG 18.00', 18_00],
    ['18.00 ZWG', 18_00],
    ['ZWL$18.00', 18_00],
    ['18.00 CR', 18_00],
    ['-18.00', -18_00],
    ['\u221218.00', -18_00],
    ['-$18.00', -18_00],
    ['$-18.00', -18_00],
    ['18.00-', -18_00],
    ['18.00 - ', -18_00],
    ['(18.00)', -18_00],
    ['($18.00)', -18_00],
    ['(18.00) USD', -18_00],
    ['18.00 DR', -18_00],
    ['-0.00', 0],
  ])('written %s is read', (text, minor) => {
    expect(readAmount(text, 'open')).toMatchObject({ minor })
  })

  test.each([
    'eighteen',
    '1.8E+01',
    '--18',
    '(-18)',
    '18-00',
    '1-000',
    '0,125',
    '12.34.56',
    '1,28,400',
    '5 EUR',
    'USD 18 ZWL',
    '18.00 USD DR CR',
    '1e400',
    '99999999999999999999',
    '$',
    '-',
  ])('written %s is refused', (text) => {
    expect(readAmount(text, 'open')).toEqual({ error: 'wrong' })
  })

  test.each([
    ['1.284', ['18.00'], undefined],
    ['1.284', ['18,00'], 1_284_00],
    ['1.284', ['x'], undefined],
    ['1,284', ['18.00'], 1_284_00],
    ['1,284', ['18,00'], undefined],
    ['1,284', ['18,00', '18.00'], undefined],
  ])(
    'of three digits after a sign, %s beside %j, is thousands or left open',
    (text, others, minor) => {
      expect(readAmount(text, decimalSignOf([text, ...others]))).toEqual(
        minor === undefined ? { error: 'unclear' } : { minor, unit: undefined },
      )
    },
  )

  test('is the same in every spelling, with either sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_99 }), (minor) => {
        const point = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(
          minor / 100,
        )
        const comma = point.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
        const spaced = point.replaceAll(',', '\u00a0')
        for (const text of [point, comma, spaced, point.replaceAll(',', '')])
          for (const [written, signed] of [
            [text, minor],
            [`$${text}`, minor],
            [`-${text}`, -minor],
            [`${text}-`, -minor],
            [`(${text})`, -minor],
          ] as const)
            expect([written, readAmount(written, 'open')]).toEqual([
              written,
              expect.objectContaining({ minor: signed }),
            ])
      }),
    )
  })
})
