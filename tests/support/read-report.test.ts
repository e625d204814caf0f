import { expect, test } from 'vitest'
import { readReport } from './read-report.mjs'

const tested = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
})

const file = (name: string, status: string, ...assertionResults: ReturnType<typeof tested>[]) => ({
  name: `/home/paid/${name}`,
  status,
  message: assertionResults.length === 0 ? 'Cannot find module\nat line 1' : '',
  assertionResults,
})

test('of vitest’s report, the files with a failed test and those that did not load are repeated', () => {
  const read = readReport(
    {
      testResults: [
        file('db/days.test.ts', 'passed', tested('passed', 'days'), tested('skipped', 'weeks')),
        file(
          'db/fees.test.ts',
          'failed',
          tested('failed', 'a fee', 'Expected 2\nat line 3'),
          tested('passed', 'no fee'),
        ),
        file('seed/rows.test.ts', 'failed'),
      ],
    },
    '/home/paid',
  )
  expect(read.repeat).toEqual(['db/fees.test.ts', 'seed/rows.test.ts'])
  expect(read.named).toEqual([
    'a fee: Expected 2',
    '/home/paid/seed/rows.test.ts: Cannot find module',
  ])
  expect(read).toMatchObject({ passed: 2, failed: 2, skipped: 1 })
})

const journey = (status: string, title: string, message?: string) => ({
  file: 'pitch.spec.ts',
  line: 7,
  title,
  tests: [{ status, projectName: 'phone', results: message ? [{ error: { message } }] : [{}] }],
})

const journeys = (errors: string[], ...specs: ReturnType<typeof journey>[]) => {
  const count = (status: string) =>
    specs.filter(({ tests }) => tests.some((each) => each.status === status)).length
  return {
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      skipped: count('skipped'),
    },
    errors: errors.map((message) => ({ message })),
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  }
}

test('of Playwright’s report, it repeats those that failed', () => {
  const read = readReport(
    journeys(
      [],
      journey('expected', 'pays'),
      journey('unexpected', 'refunds', 'Timed out\nat line 3'),
    ),
    '/home/paid',
  )
  expect(read.repeat).toEqual(['--last-failed'])
  expect(read.named).toEqual(['[phone] pitch.spec.ts:7 refunds: Timed out'])
  expect(read).toMatchObject({ passed: 1, failed: 1, skipped: 0 })
})

test('nothing is selected where all passed, or where no single test is to blame', () => {
  expect(readReport(journeys([], journey('expected', 'pays')), '/').repeat).toEqual([])
  const crashed = readReport(
    journeys(['No tests found\nat line 1'], journey('unexpected', 'refunds')),
    '/',
  )
  expect(crashed.repeat).toEqual([])
  expect(crashed.failed).toBe(2)
  expect(readReport({ testResults: [] }, '/').repeat).toEqual([])
})
