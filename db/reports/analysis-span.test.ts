import { expect, test } from 'vitest'
import { type AnalysisQuestion, spanOf } from './analysis-span.ts'

/** Uses the device's clock so that the test passes in any time zone. */
const now = new Date(2026, 10, 21, 12, 14)
const at = (month: number, day: number, year = 2026) => new Date(year, month - 1, day).getTime()
const then = (month: number, day: number, year = 2026) =>
  new Date(year, month - 1, day, 12, 14).getTime() + 1

const ask = (over: Partial<AnalysisQuestion>) =>
  spanOf({ range: 'last30days', against: 'before', from: '', to: '', ...over }, now)

test.each([
  ['last7days', at(11, 15), at(11, 8), then(11, 14)],
  ['last30days', at(10, 23), at(9, 23), then(10, 22)],
  ['last90days', at(8, 24), at(5, 26), then(8, 23)],
  ['thisMonth', at(11, 1), at(10, 1), then(10, 21)],
  ['last12months', at(11, 22, 2025), at(11, 22, 2024), then(11, 21, 2025)],
] as const)('%s ends now and is held against as much time before', (range, from, first, last) => {
  const { period, compared } = ask({ range })
  expect(period).toEqual({ from, before: now.getTime() + 1 })
  expect(compared).toEqual({ from: first, before: last })
})

test('last month is whole, and so is the month before it', () => {
  expect(ask({ range: 'lastMonth' })).toMatchObject({
    period: { from: at(10, 1), before: at(11, 1) },
    compared: { from: at(9, 1), before: at(10, 1) },
  })
})

test('the same days a year earlier', () => {
  expect(ask({ against: 'year' }).compared).toEqual({
    from: at(10, 23, 2025),
    before: then(11, 21, 2025),
  })
})

test('days of one’s own: whole, up to now, and the right way round', () => {
  expect(ask({ range: 'custom', from: '2026-11-01', to: '2026-11-10' })).toMatchObject({
    period: { from: at(11, 1), before: at(11, 11) },
    compared: { from: at(10, 22), before: at(11, 1) },
  })
  expect(ask({ range: 'custom', from: '2026-11-20', to: '2027-01-01' }).period).toEqual({
    from: at(11, 20),
    before: now.getTime() + 1,
  })
  const reversed = ask({ range: 'custom', from: '2026-11-20', to: '2026-11-02' }).period
  expect(reversed).toEqual({ from: at(11, 2), before: at(11, 3) })
  expect(ask({ range: 'custom' }).period).toEqual(ask({}).period)
})

test('the steps are days, weeks or months, and leave nothing out', () => {
  const lengths = (['last7days', 'last30days', 'last90days', 'last12months'] as const).map(
    (range) => {
      const { steps, unit, period } = ask({ range })
      expect(steps[0]).toBe(period.from)
      expect(steps.at(-1)).toBe(at(11, 22))
      expect(steps.toSorted((a, b) => a - b)).toEqual(steps)
      return [steps.length - 1, unit]
    },
  )
  expect(lengths).toEqual([
    [7, 'day'],
    [30, 'day'],
    [13, 'week'],
    [12, 'month'],
  ])
})

test('the steps of what it is held against: as many, and one that a shorter month lacks has no time', () => {
  const { steps, comparedSteps, compared } = ask({ range: 'lastMonth' })
  expect(comparedSteps).toHaveLength(steps.length)
  expect(comparedSteps[0]).toBe(compared.from)
  expect(comparedSteps.slice(-3)).toEqual([at(9, 30), at(9, 30), at(10, 1)])
  const month = ask({})
  expect(month.comparedSteps).toEqual(month.steps.map((start) => start - 30 * 86_400_000))
})
