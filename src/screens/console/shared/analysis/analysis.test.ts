import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { expect, test } from 'vitest'
import { tally, type Tally } from '#db/payments/tally-figures.ts'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import { type AnalysisQuestion, spanOf } from '#db/reports/analysis-span.ts'
import type { PathId } from '#routes/paths.ts'
import { readAddress } from '#src/ui/list/address.ts'
import { consoleAddress } from '../../transactions/console-rows.ts'
import {
  countColumn,
  daysInWords,
  mostOf,
  changeInSentence,
  movement,
  percentColumn,
  pointsOf,
  stepLabels,
  stepsInFile,
  textColumn,
  usdColumn,
} from './analysis-figures.ts'
import { rowsLink } from './rank-rows.tsx'

const now = new Date(2026, 10, 21, 12)
const period = { from: 0, before: 0 }
const none = await tally(ledgerOf(), period, [0, 0])

function analysisOf(over: Partial<AnalysisQuestion> = {}, before: Tally | null = none): Analysis {
  const question: AnalysisQuestion = {
    range: 'last30days',
    against: 'before',
    from: '',
    to: '',
    ...over,
  }
  const since = new Date(2026, 4, 26).getTime()
  return { question, span: spanOf(question, now), now: none, before, merchants: [], since }
}

test.each([
  [120, 100, {}, '+20% vs previous 30 days', 'up'],
  [80, 100, {}, '−20% vs previous 30 days', 'down'],
  [120, 100, { moreIsWorse: true }, '+20% vs previous 30 days', 'down'],
  [80, 100, { moreIsWorse: true }, '−20% vs previous 30 days', 'up'],
  [100, 100, {}, 'no change vs previous 30 days', 'same'],
  [5, 0, {}, 'no previous data', 'same'],
  [null, 5, { isRate: true }, 'no previous data', 'same'],
  [95.5, 94.8, { isRate: true }, '+0.7 points vs previous 30 days', 'up'],
] as const)('%s after %s is %s', (value, was, kind, words, direction) => {
  expect(changeInSentence(analysisOf(), value, was, kind)).toBe(words)
  expect(movement(analysisOf(), value, was, kind).direction).toBe(direction)
})

test('what the records don’t reach is held against nothing, and it is said since when they are', () => {
  expect(changeInSentence(analysisOf({ against: 'year' }, null), 5, null)).toBe(
    'records start May 26',
  )
  expect(changeInSentence(analysisOf({ against: 'year' }), 110, 100)).toBe(
    '+10% vs same days last year',
  )
})

test('days and steps in words', () => {
  const { span } = analysisOf()
  expect(daysInWords(span.period)).toBe('Oct 23 to Nov 21, 2026')
  expect(daysInWords(analysisOf({ range: 'last12months' }).span.period)).toBe(
    'Nov 22, 2025 to Nov 21, 2026',
  )
  expect(stepLabels(span).at(-1)).toBe('Nov 21, 2026')
  expect(stepLabels(analysisOf({ range: 'last90days' }).span)[0]).toBe(
    'Aug 24 to Aug 29, 2026 (6 of 7 days)',
  )
  expect(stepsInFile(span).at(-1)).toBe('2026-11-21')
  expect(stepsInFile(analysisOf({ range: 'last90days' }).span).slice(0, 2)).toEqual([
    '2026-08-24 to 2026-08-29 (6 of 7 days)',
    '2026-08-30 to 2026-09-05',
  ])
})

test('the way to the rows asks the console’s list for the same days, merchant and method', () => {
  const link = rowsLink(() => true, analysisOf(), { merchant: 'M-002', method: 'ecocash' })
  const [path, query] = (link ?? '').split('?')
  expect(path).toBe('/super-admin/payments/transactions')
  expect(readAddress(consoleAddress, query ?? '')).toMatchObject({
    date: 'custom',
    from: '2026-10-23',
    to: '2026-11-21',
    merchant: 'M-002',
    method: 'ecocash',
    tab: 'completed',
    type: ['payment'],
  })
  const attempts = rowsLink(() => true, analysisOf(), { tab: 'all', type: ['payment', 'refund'] })
  expect(readAddress(consoleAddress, (attempts ?? '').split('?')[1] ?? '')).toMatchObject({
    tab: 'all',
    type: ['payment', 'refund'],
  })
})

test('a person who may not open the transactions has no way to them', () => {
  const mayOpen = (screen: PathId) => screen !== 'console-transactions'
  expect(rowsLink(mayOpen, analysisOf())).toBeUndefined()
})

test('a chart’s points are its rows, and a row without a figure is none', () => {
  const data = {
    columns: [
      textColumn('Day'),
      percentColumn('Success rate', 'completed'),
      countColumn('Payments', 'payment'),
      usdColumn('Volume', 'paid'),
    ],
    rows: [
      ['Nov 20', 95.5, 1, 1284_50],
      ['Nov 21', '', 0, 0],
    ],
  } as const
  expect(pointsOf(data)).toEqual([
    { label: 'Nov 20', value: 95.5, text: '95.5% completed, 1 payment, $1,284.50 paid' },
  ])
  expect(mostOf(data)?.[0]).toBe('Nov 20')
  expect(mostOf({ ...data, rows: [] })).toBeUndefined()
})
